import type { SideNumber } from '../kit/side.ts';

const byName: Readonly<Record<string, SideNumber>> = {
  'Nelldon Empire': 1,
  'VeReen Empire': 2,
  'The Hospodar League': 3,
  'Avian Republic': 4,
  'The Hive': 5,
};

/** The sides of the seats by their names: Empires keep their colour from scenario to scenario, others take what is left. */
export function sidesOf(names: readonly string[]): SideNumber[] {
  const taken = new Set(names.map((name) => byName[name]));
  const free = ([1, 2, 3, 4, 5] as const).filter((side) => !taken.has(side));
  let next = 0;
  return names.map((name) => byName[name] ?? free[next++] ?? 0);
}
