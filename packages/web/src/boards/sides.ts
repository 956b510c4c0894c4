import type { SideNumber } from '../kit/side.ts';
import type { Box } from './box.ts';

/** The sides of the seats by their names: those `kept` keep their colour from scenario to scenario, others take what is left. */
export function sidesOf(names: readonly string[], kept: Box['sides'] = {}): SideNumber[] {
  const taken = new Set(names.map((name) => kept[name]));
  const free = ([1, 2, 3, 4, 5, 6] as const).filter((side) => !taken.has(side));
  let next = 0;
  return names.map((name) => kept[name] ?? free[next++] ?? 0);
}
