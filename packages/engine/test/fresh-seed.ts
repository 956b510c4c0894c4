/**
 * A seed that nobody chose. `npm test` takes it from the commit, so that a run can be repeated and each commit tries
 * other games; alone it is another one each time. A failure prints it.
 */
export const freshSeed: number = Number(process.env['ADMIRALTY_SEED'] ?? Math.trunc(Math.random() * 0x7fffffff));
