/** Groups of guns and what they should bring: for each target and row of the table the smallest group that reaches it. */
import {
  aboardOf,
  attackOf,
  defenceOf,
  distributionOf,
  isEndOn,
  isRefusal,
  mayFire,
  oddsRow,
  type Position,
  shooters,
  typeOf,
} from '@admiralty/engine/imperial-ambitions';
import { worthOf } from './unit-values.ts';

/** An attack worked out, with the points that it should bring. */
export interface Volley {
  units: number[];
  target: number;
  gain: number;
}

/** One unit that can take part. */
interface Shot {
  unit: number;
  strength: number;
  isEndOn: boolean;
}

/** How strength, defence and prize are found: in space and from orbit alike. */
export interface Guns {
  shots(target: number): Shot[];
  defence(target: number, units: readonly number[]): number;
  /** points for so many hits */
  prize(target: number, hits: number): number;
}

/** What a point of the enemy's attack strength is worth, for good and in this very phase. */
const SILENCED = 1;
const SILENCED_NOW = 0.8;
/** What the targets that a scenario names count. */
const WANTED = 3;
/** For each target and each row of the table that can be reached, the smallest group that reaches it. */
export function volleysOf(at: Position, targets: readonly number[], guns: Guns): Volley[] {
  const found: Volley[] = [];
  for (const target of targets) {
    const shots = guns.shots(target).sort((a, b) => b.strength - a.strength || a.unit - b.unit);
    if (shots.length === 0) continue;
    const endOn = shots.filter((shot) => shot.isEndOn);
    found.push(...groupsAt(at, target, shots, guns));
    if (endOn.length > 0 && endOn.length < shots.length) found.push(...groupsAt(at, target, endOn, guns));
    for (const shot of shots) found.push(volleyOf(at, target, [shot], guns));
  }
  return found;
}

function groupsAt(at: Position, target: number, shots: readonly Shot[], guns: Guns): Volley[] {
  const found: Volley[] = [];
  let best = -1;
  const most = Math.min(shots.length, at.data.tables.fireGroup);
  for (let count = 2; count <= most; count++) {
    const group = shots.slice(0, count);
    const row = rowOf(target, group, guns);
    if (row <= best) continue;
    best = row;
    found.push(volleyOf(at, target, spared(target, group, row, guns), guns));
  }
  return found;
}

/** Without those whom the row does not need, the strongest first. */
function spared(target: number, group: readonly Shot[], row: number, guns: Guns): readonly Shot[] {
  let kept = group;
  for (const shot of group) {
    const fewer = kept.filter((one) => one !== shot);
    if (fewer.length > 0 && rowOf(target, fewer, guns) >= row) kept = fewer;
  }
  return kept;
}

function rowOf(target: number, group: readonly Shot[], guns: Guns): number {
  const units = group.map(({ unit }) => unit);
  return oddsRow(
    group.reduce((sum, { strength }) => sum + strength, 0),
    guns.defence(target, units),
  );
}

function volleyOf(at: Position, target: number, group: readonly Shot[], guns: Guns): Volley {
  const chances = distributionOf(at.data.tables, rowOf(target, group, guns));
  let gain = 0;
  for (let hits = 1; hits < chances.length; hits++)
    if (chances[hits]! > 0) gain += (chances[hits]! / 36) * guns.prize(target, hits);
  return { units: group.map(({ unit }) => unit), target, gain };
}

/** The guns of a side that have still to fire, planetary ones apart. */
export function gunsOf(at: Position, seat: number, isPdb: boolean): Guns {
  const able = shooters(at, seat, isPdb);
  return {
    shots: (target) =>
      able.flatMap((unit) => {
        const aim = attackOf(at, unit, target);
        return isRefusal(aim) ? [] : [{ unit, strength: aim.afterFacing, isEndOn: isEndOn(at, unit, target) }];
      }),
    defence: (target, units) => defenceOf(at, target, units).value,
    prize: (target, hits) => spacePrize(at, seat, target, hits),
  };
}

/** Steps lost, what is aboard, and guns that fall silent, those that have still to fire most of all. */
function spacePrize(at: Position, seat: number, target: number, hits: number): number {
  const { g } = at;
  const left = g.units.steps[target]!;
  const lost = Math.min(hits, left);
  const { buildCost, strengths } = typeOf(at, target);
  const aboard = aboardOf(g, target).reduce((sum, unit) => sum + worthOf(at, unit), 0);
  const guns = strengths[left]!.as - strengths[left - lost]!.as;
  const owner = g.units.owner[target]!;
  const silenced = guns * (SILENCED + (mayFire(g, owner, target) ? SILENCED_NOW : 0));
  const points = buildCost * (lost + (lost === left ? 1 : 0)) + (aboard * lost) / left + silenced;
  return points * (isWanted(at, seat, target) ? WANTED : 1);
}

function isWanted(at: Position, seat: number, target: number): boolean {
  const { victory } = at.data.scenarioFor(at.g);
  if (victory.type !== 'destroyUnits' || victory.seat !== seat) return false;
  return victory.targets.some(({ type }) => type === at.g.units.type[target]);
}
