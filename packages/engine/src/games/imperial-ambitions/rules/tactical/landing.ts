/** T5: fighters land, ships dock, half squadrons merge, all sides at once (IA-land-4, IA-tac-seq-5, R94). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { isFighter, isProject, isUnit } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { forced, putSealed, type Standing, skipsForced } from '../../orders/pace.ts';
import { type ImperialState, IN_PLAY, ON_MAP, T_CHECK } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { endPhaseOfTurn, seatsOf, sideOf } from '../battle/phases.ts';
import { mergeFighters } from '../strategic/movement/shifts.ts';
import {
  autoLandings,
  hasRoomLeft,
  isHostType,
  type Landing,
  landingFault,
  mayBeLanded,
  nothingTaken,
  putAboard,
  take,
} from './aboard.ts';

type Answer = Choices['land']['answer'];
type Merge = Answer['merge'][number];

export function landingAndDocking(play: IaPlay, _frame: IaFrame<'landingAndDocking'>): void {
  const { g } = play;
  const { battle } = g;
  const seats = seatsOf(g).filter((seat) => battle.done[sideOf(g, seat)] === 0);
  if (seats.length > 0) return putSealed(play, seats, 'land', 'IA-tac-seq-5', () => null, nothingToLand);
  comeAboard(
    play,
    autoLandings(play, NEUTRAL, (host, unit) => isSameHex(g, host, unit)),
  ); // R124
  endPhaseOfTurn(g, T_CHECK);
  play.done();
}

const nothingToLand: Standing<'land'> = ({ g, data }, { by }) =>
  skipsForced(g, by) && landingsFor({ g, data }, by).length === 0 && halvesLanded(g, by).length === 0
    ? forced({ land: [], merge: [] })
    : null;

function isSameHex({ units }: ImperialState, a: number, b: number): boolean {
  return units.q[a] === units.q[b] && units.r[a] === units.r[b];
}

export function comeAboard(play: IaPlay, landings: readonly Landing[]): void {
  for (const landing of landings) {
    putAboard(play.g, landing);
    play.emit('IA-tac-seq-5', 'landed', { unit: landing.unit, host: landing.host });
  }
}

/** Every single landing or docking that is legal now. */
export function landingsFor(at: Position, owner: number): Landing[] {
  const { g } = at;
  const { units, battle } = g;
  const taken = nothingTaken();
  const found: Landing[] = [];
  for (const host of battle.units) {
    if (units.owner[host] !== owner || units.battle[host] !== ON_MAP || !isHostType(units.type[host]!)) continue;
    if (units.status[host] !== IN_PLAY) continue;
    for (const unit of battle.units)
      if (
        units.owner[unit] === owner &&
        unit !== host &&
        isSameHex(g, unit, host) &&
        mayBeLanded(g, unit) &&
        hasRoomLeft(at, { unit, host }, taken)
      )
        found.push({ unit, host });
  }
  return found;
}

/** Pairs of half squadrons aboard the same host. */
export function halvesLanded(g: ImperialState, owner: number): Merge[] {
  const halves = g.battle.units.filter((unit) => g.units.owner[unit] === owner && isHalf(g, unit));
  return halves.flatMap((unit, at) =>
    halves
      .slice(at + 1)
      .flatMap((other) => (g.units.host[unit] === g.units.host[other] ? [{ unit, with: other }] : [])),
  );
}

function isHalf(g: ImperialState, unit: number): boolean {
  return (
    g.units.steps[unit] === 1 &&
    isUnit(g, unit) &&
    isFighter(g, unit) &&
    !isProject(g, unit) &&
    g.units.host[unit]! >= 0 &&
    g.units.battle[unit] === ON_MAP
  );
}

/** IA-land-4, IA-land-12: two half squadrons on one host, each named once; those of this answer have landed then */
function mergeFault(g: ImperialState, owner: number, { land: landings, merge }: Answer): Refusal | null {
  const hosts = new Map(landings.map(({ unit, host }) => [unit, host]));
  const named = new Set<number>();
  for (const pair of merge) {
    const both = [pair.unit, pair.with];
    for (const unit of both) {
      const isMine = isUnit(g, unit) && g.units.owner[unit] === owner && g.units.steps[unit] === 1;
      if (!isMine || !isFighter(g, unit) || isProject(g, unit) || named.has(unit))
        return refuse('IA-land-4', `unit ${unit} is no half squadron to be merged`);
      named.add(unit);
    }
    const [first, second] = both.map((unit) => hosts.get(unit) ?? g.units.host[unit]!);
    if (first === -1 || first !== second)
      return refuse('IA-land-12', 'only half squadrons landed on the same host merge');
    if (g.units.battle[first!] !== ON_MAP) return refuse('IA-land-12', 'their host is not in this battle');
  }
  return null;
}

export const unitPair = z.strictObject({ unit: z.int().min(0).max(99_999), host: z.int().min(0).max(99_999) });

export const land: Choice<ImperialTypes, null, Answer> = {
  shape: z.strictObject({
    land: z.array(unitPair).max(500),
    merge: z.array(z.strictObject({ unit: z.int().min(0).max(99_999), with: z.int().min(0).max(99_999) })).max(250),
  }),
  check: (play, answer, { by }) => landingFault(play, by, answer.land, false) ?? mergeFault(play.g, by, answer),
  apply(play, answer, { by }) {
    comeAboard(play, answer.land);
    for (const pair of answer.merge) mergeFighters(play, pair.unit, pair.with);
    play.g.battle.done[sideOf(play.g, by)] = 1;
  },
  defaultAnswer: () => ({ land: [], merge: [] }), // 5.4
  sample(play, { by }, random) {
    const taken = nothingTaken();
    const landed = new Set<number>();
    const landings = landingsFor(play, by).filter((landing) => {
      if (random.below(2) === 0 || landed.has(landing.unit) || !hasRoomLeft(play, landing, taken)) return false;
      take(play.g, landing, taken);
      landed.add(landing.unit);
      return true;
    });
    const merge = halvesLanded(play.g, by).slice(0, random.below(2));
    return { land: landings, merge };
  },
};
