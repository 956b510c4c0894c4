/**
 * A seed that nobody chose. `npm test` takes it from the commit, so that a run can be repeated and each commit tries
 * other games; alone it is another one each time. A failure prints it.
 */
export const freshSeed: number = Number(process.env['ADMIRALTY_SEED'] ?? Math.trunc(Math.random() * 0x7fffffff));

/** How much of what is drawn at random a run tries: a quick one of each push, or `npm test -- --deep`. */
export const volume = <T>({ quick, deep }: { quick: T; deep: T }): T =>
  process.env['ADMIRALTY_DEEP'] === '1' ? deep : quick;
