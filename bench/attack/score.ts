/** What an attack on one game came to. */
export interface Score {
  game: string;
  /** forged actions, those that were legal after all, exceptions, and bytes changed by a refusal */
  forged: number;
  accepted: number;
  exceptions: number;
  changed: number;
  /** milliseconds of CPU of the slowest one, at its fastest of three */
  worst: number;
  /** comparisons of look-alike tables, and what they showed */
  pairs: number;
  breaches: string[];
  /** rolls that cannot be, and how many told something */
  dice: number;
  told: number;
  /** altered saves, and those that were taken for good */
  saves: number;
  savesTaken: number;
}

export function scoreTable(scores: readonly Score[], seed: string): string {
  const rows = scores.map((one) =>
    [
      one.game,
      one.forged,
      one.accepted,
      one.exceptions,
      one.changed,
      one.worst.toFixed(1),
      one.pairs,
      one.breaches.length,
      one.dice,
      one.told,
      one.saves,
      one.savesTaken,
    ].join(' | '),
  );
  return `# Attack

\`npm run attack -- --write\`, seed ${seed}. Slowest: CPU to check one action, the fastest of three tries.

| game | forged | legal after all | exceptions | bytes changed | slowest, ms | look-alike comparisons | differences | false rolls | told something | altered saves | taken |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
${scores.flatMap(({ breaches }) => breaches.map((line) => `\n- ${line}`)).join('')}`;
}
