import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { pickFrom, type Random, randomFrom } from '#core/random';
import { randomAction } from '#core/random-game';
import { keyAt } from '../data/coordinates.ts';
import type { UnitTypeId } from '../data/names.ts';
import { B_OVER, type ImperialState, IN_PLAY } from '../state.ts';
import type { GivenUnit } from './given.ts';
import { givenBattle } from './given-battle.ts';

const SHIPS: readonly UnitTypeId[] = ['BB', 'BC', 'CA', 'CL', 'DD', 'CV', 'Cg', 'T', 'F'];

/** Forces of three players, of neutrals and of a bystander in A1 or in deep space. */
function forces(random: Random, isDeep: boolean): Record<string, GivenUnit> {
  const units: Record<string, GivenUnit> = {};
  const place = isDeep ? { xy: [4, 4] as [number, number] } : { system: 'A1' };
  for (const owner of [0, 1, 2, 3, 'neutral'] as const) {
    if (owner === 'neutral' && isDeep) continue;
    const count = 1 + random.below(5);
    for (let n = 0; n < count; n++) {
      const id = `u${owner}-${n}`;
      const type = pickFrom(SHIPS, random);
      units[id] = { type, owner, ...place, arrived: random.below(9) };
      if (type === 'CV') units[`${id}-f`] = { type: 'F', owner, aboard: id };
      if (type === 'T') units[`${id}-i`] = { type: 'Inf', owner, aboard: id, boarded: random.below(2) };
    }
    if (isDeep || random.below(2) === 0) continue;
    units[`b${owner}`] = { type: 'B', owner, system: 'A1', where: 'orbit:habitable' };
    units[`s${owner}`] = { type: 'DD', owner, aboard: `b${owner}` };
    units[`p${owner}`] = { type: 'F', owner, aboard: `b${owner}`, steps: 1, project: true };
    units[`site${owner}`] = { type: 'SS', owner, system: 'A1', where: 'orbit:rocky', steps: 1, project: true };
    units[`cg${owner}`] = { type: 'Cg', owner, system: 'A1', where: 'orbit:rocky', feeds: `site${owner}` };
  }
  if (!isDeep) units['pdb'] = { type: 'PDB', owner: 0, system: 'A1', where: 'surface' };
  return units;
}

/** Carried units stand where their host stands; nobody has more than three deployed in a hex at set-up. */
function breaches(g: ImperialState): string[] {
  const { units } = g;
  return g.battle.units.flatMap((unit) => {
    const host = units.host[unit]!;
    if (host < 0 || units.status[unit] !== IN_PLAY) return [];
    const columns = ['hex', 'taskForce', 'outside', 'battle', 'q', 'r', 'facing', 'owner'] as const;
    return columns.flatMap((column) =>
      units[column][unit] === units[column][host] ? [] : [`${g.names[unit]}: ${column}`],
    );
  });
}

function playOut(seed: number): { actions: number; winner: number } {
  const random = randomFrom(seed);
  const isDeep = seed % 4 === 0;
  const attacks: [number, number][] = [[1, 0], ...(seed % 3 === 0 ? [[2, 0] as [number, number]] : [])];
  if (seed % 5 === 0) attacks.push([1, 2]);
  if (seed % 7 === 0 && !isDeep) attacks.push([1, -1]);
  const pace = Array.from({ length: 4 }, () => ({
    joinBattle: random.below(2) === 0 ? ('ask' as const) : ('standAside' as const),
    skipForced: random.below(4) > 0,
  }));
  const table = givenBattle({
    units: forces(random, isDeep),
    hex: isDeep ? keyAt(4, 4) : keyAt(7, 8),
    attacks,
    pace,
    seats: 4,
    order: [3, 1, 0, 2],
  });
  const play = new Play(table.play().game, table.table, seededDice);
  let actions = 0;
  for (; table.table.result === null; actions++) {
    expect(actions).toBeLessThan(20_000);
    expect(breaches(table.g), `seed ${seed}, action ${actions}`).toEqual([]);
    const action = randomAction(play, pickFrom(table.table.pending, random), random);
    const refusal = play.act(action);
    if (refusal) throw new Error(`seed ${seed}: ${action.kind} ${refusal.rule} ${refusal.why}`);
  }
  expect([table.g.battle.phase, table.g.assault.on]).toEqual([B_OVER, 0]);
  return { actions, winner: table.g.battle.winner };
}

test('IA-end-4 random battles of two to four sides, with neutrals and bystanders, come to an end', () => {
  const winners = new Set<number>();
  for (let seed = 0; seed < 24; seed++) winners.add(playOut(seed).winner);
  expect(winners.size).toBeGreaterThan(2);
}, 60_000);
