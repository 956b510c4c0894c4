/** One contender: does a fixed amount of work and says how much that was. */
export interface Contender {
  name: string;
  unit: string;
  run(round: number): number;
}

export interface Measured {
  name: string;
  unit: string;
  /** work per second, median over the rounds */
  median: number;
  low: number;
  high: number;
}

/** Runs the contenders in turn, round after round, so that a slow spell of the machine hits all of them. */
export function interleaved(
  contenders: readonly Contender[],
  rounds: number,
  onRound: (round: number) => void,
): Measured[] {
  const rates = contenders.map((): number[] => []);
  for (const contender of contenders) contender.run(0); // warm
  for (let round = 1; round <= rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const start = process.hrtime.bigint();
      const work = contender.run(round);
      rates[index]!.push(work / (Number(process.hrtime.bigint() - start) / 1e9));
    }
    onRound(round);
  }
  return contenders.map(({ name, unit }, index) => {
    const sorted = rates[index]!.sort((a, b) => a - b);
    return { name, unit, median: sorted[sorted.length >> 1]!, low: sorted[0]!, high: sorted.at(-1)! };
  });
}
