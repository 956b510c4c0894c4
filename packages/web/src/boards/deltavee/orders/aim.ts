/** Odds of fire before it is declared, worked by the rules' own arithmetic from what the reader knows. */
import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { type Hex, rowOfR } from '@admiralty/engine/hex';
import type { TableClient } from '../../../table/types.ts';
import { worked } from './worked.ts';

export interface Aim {
  target: number;
  range: number;
  relativeVelocity: number;
  program: number;
  targetValue: number;
  /** in 10, by fire type */
  chances: number[];
  /** Energy Units, by fire type */
  energy: number[];
  lines: string[];
  /** of ten hits so many do something */
  harm: number;
  /** what each roll on the Hit Table names */
  parts: HitCell[];
  isMissile: boolean;
}

export interface HitCell {
  die: number;
  result: 'critical' | 'choice' | 'hit' | 'none';
  parts: string[];
}

interface HitChance {
  range: number;
  relativeVelocity: number;
  program: number;
  targetValue: number;
  chances: { chance: number; energy: number }[];
}

/** Fire of one source at one target; null where a secret would shape the figure. */
export async function aimAt(
  client: TableClient,
  view: DvView,
  { unit, source, target }: { unit: UnitView; source: number; target: UnitView },
): Promise<Aim | null> {
  const { vessel, log } = unit;
  if (!vessel || !log || target.direction === null) return null;
  const [chance, hits] = await Promise.all([
    worked<HitChance>(client, 'hit-chance', {
      firing: `${unit.direction ?? 12}@${unit.velocity}`,
      target: `${target.direction}@${target.velocity}`,
      ...hexesOf(unit, target),
      class: vessel.class,
      pods: log.pods.map(({ pod, state }) => (pod === null ? '-' : state === 'ok' ? pod : `${pod}:${state}`)).join(','),
      source: String(source),
      jams: isJamming(target) ? 'yes' : 'no',
    }),
    hitCells(client, view, target),
  ]);
  if (!chance) return null;
  return {
    ...chance.value,
    target: target.unit,
    chances: chance.value.chances.map((one) => one.chance),
    energy: chance.value.chances.map((one) => one.energy),
    lines: chance.lines.filter((line) => !line.startsWith('laser-') && !line.startsWith('particle-')),
    harm: hits.filter(({ result }) => result !== 'none').length,
    parts: hits,
    isMissile: target.vessel === null,
  };
}

function isJamming({ vessel }: UnitView): boolean {
  if (!vessel) return false;
  const isKnown = vessel.boxes.some(({ pod, hits }) => pod === JAMMER && hits === 0);
  return isKnown || (vessel.podsAboard?.some(({ pod }) => pod === JAMMER) ?? false);
}
const JAMMER = 'electronics-warfare';

async function hitCells(client: TableClient, view: DvView, target: UnitView): Promise<HitCell[]> {
  const { vessel, isRevealed } = target;
  const found = await worked<{ outcomes: { dice: string; result: HitCell['result']; parts: string[] }[] }>(
    client,
    'hit-location',
    {
      class: vessel?.class ?? 'missile',
      ...(vessel && vessel.kind !== 'craft' ? { pods: String(podsOf(target)) } : {}),
      revealed: isRevealed ? 'yes' : 'no',
      table: view.options['extendedHitTable'] === true ? 'extended' : 'standard',
    },
  );
  const cells = new Map<number, HitCell>();
  for (const { dice, result, parts } of found?.value.outcomes ?? []) {
    const die = Number.parseInt(dice, 10);
    const before = cells.get(die);
    cells.set(die, before ? { ...before, parts: [...new Set([...before.parts, ...parts])] } : { die, result, parts });
  }
  return [...cells.values()];
}

function podsOf({ vessel }: UnitView): number {
  if (!vessel) return 0;
  return (
    vessel.podsAboard?.reduce((sum, { count }) => sum + count, 0) ??
    vessel.boxes.filter(({ pod }) => pod !== 'empty').length
  );
}

const COLUMNS = 16;
const ROWS = 18;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The calculators want printed numbers: the two hexes on a layout of lettered sheets that holds both. */
export function hexesOf(one: Hex, other: Hex): Record<string, string> {
  const places = [one, other].map(({ q, r }) => ({ q, row: rowOfR(q, r, 'odd-q') }));
  const left = Math.min(...places.map(({ q }) => Math.floor(q / COLUMNS)));
  const top = Math.min(...places.map(({ row }) => Math.floor(row / ROWS)));
  const wide = Math.max(...places.map(({ q }) => Math.floor(q / COLUMNS))) - left + 1;
  const high = Math.max(...places.map(({ row }) => Math.floor(row / ROWS))) - top + 1;
  if (wide * high > LETTERS.length) return {};
  const named = places.map(({ q, row }) => {
    const [mx, my] = [Math.floor(q / COLUMNS), Math.floor(row / ROWS)];
    const letter = LETTERS[(my - top) * wide + mx - left] ?? 'A';
    return `${letter}${two(q - mx * COLUMNS + 1)}${two(row - my * ROWS + 1)}`;
  });
  const layout = Array.from({ length: high }, (_, at) => LETTERS.slice(at * wide, (at + 1) * wide)).join('/');
  return { 'firing-hex': named[0] ?? '', 'target-hex': named[1] ?? '', layout };
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}

/** The best of the fire types for this target: most harm, then least energy. */
export function bestType({ chances, energy }: Aim, types: readonly number[]): number | null {
  const sorted = types.toSorted(
    (one, other) => (chances[other] ?? 0) - (chances[one] ?? 0) || (energy[one] ?? 0) - (energy[other] ?? 0),
  );
  return sorted[0] ?? null;
}

/** Chance to harm the target with this type of fire. */
export function harmOf({ chances, harm }: Aim, type: number): number {
  return ((chances[type] ?? 0) / 10) * (harm / 10);
}
