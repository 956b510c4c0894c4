/** T4.yield: each side in the order of fire scuttles and offers, then its opponents call (IA-sur-1 to IA-sur-8). */
import { z } from 'zod';
import type { Random } from '#core/random';
import type { Choice, Refusal } from '#core/types';
import { areHostile } from '../../board/sides.ts';
import { isUnit } from '../../board/units.ts';
import { NEUTRAL } from '../../data/names.ts';
import { bySetting, forced, ordered, put, type Standing, skipsForced } from '../../orders/pace.ts';
import { SCUTTLED, T_LAND } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, refuse, type Steps } from '../../types.ts';
import { ableSides, endPhaseOfTurn, sideOf } from '../battle/phases.ts';
import { captureUnit, destroyUnit } from './removal.ts';
import { isPressed, mayCall, mayOffer, mayScuttle } from './surrender.ts';

/** IA-sur-2: at the end of the combat of each owner */
export function yielding(play: IaPlay, { my }: IaFrame<'yielding'>): void {
  const { g } = play;
  const { battle } = g;
  if (battle.order.length === 0) battle.order = [...battle.sides]; // a position may begin here
  for (; battle.at < battle.order.length; battle.at++) {
    const owner = battle.order[battle.at]!;
    if (askOwner(play, owner, my) || askCallers(play, owner, my)) return;
    my.caller = 0;
    my.offers = [];
  }
  endPhaseOfTurn(g, T_LAND);
  play.done();
}

function askOwner(play: IaPlay, owner: number, my: Steps['yielding']): boolean {
  const { g } = play;
  const side = sideOf(g, owner);
  if (side < 0 || g.battle.done[side] !== 0) return false;
  g.battle.done[side] = 1;
  if (owner === NEUTRAL || !ableSides(g).includes(owner)) return false; // R124: they never scuttle or offer
  const isFree = (unit: number): boolean => !my.taken?.includes(unit);
  const offer = mayOffer(play, owner).filter(isFree);
  const isWished = g.pace[owner]!.yieldNext;
  g.pace[owner]!.yieldNext = false;
  if (!isWished && !offer.some((unit) => isPressed(play, unit))) return false; // IA-sur-9, R135
  const scuttle = mayScuttle(play, owner).filter(isFree);
  put(play, owner, 'yieldUnits', 'IA-sur-2', { scuttle, offer }, yieldStanding);
  return true;
}

/** IA-sur-8: nobody surrenders without being called or offered */
function askCallers(play: IaPlay, owner: number, my: Steps['yielding']): boolean {
  const { g } = play;
  const { order } = g.battle;
  for (let at = my.caller ?? 0; at < order.length; at++) {
    my.caller = at + 1;
    const caller = order[at]!;
    if (caller === NEUTRAL || !areHostile(g, caller, owner) || !ableSides(g).includes(caller)) continue; // R124
    const call = mayCall(play, caller, owner).filter((unit) => !my.taken?.includes(unit));
    const offered = offersTo(my, caller).filter((unit) => isUnit(g, unit) && g.units.owner[unit] === owner);
    if (call.length + offered.length === 0 && skipsForced(g, caller)) continue; // 5.1
    put(play, caller, 'callSurrender', 'IA-sur-4', { call, offered }, callStanding);
    return true;
  }
  return false;
}

function offersTo({ offers = [] }: Steps['yielding'], caller: number): number[] {
  return offers.filter((_, at) => at % 2 === 0 && offers[at + 1] === caller);
}

const yieldStanding: Standing<'yieldUnits'> = ({ g }, { by, about: { scuttle, offer } }) => {
  const { yield: order } = g.pace[by]!;
  if (order === 'never') return ordered({ scuttle: [], offer: [] });
  if (order === 'scuttle') return ordered({ scuttle, offer: [] });
  return offer.length === 0 && skipsForced(g, by) ? forced({ scuttle: [], offer: [] }) : null; // 5.1
};

const callStanding: Standing<'callSurrender'> = ({ g }, { by, about: { call, offered } }) => {
  const { callSurrender: order } = g.pace[by]!;
  if (order === 'ask' || offered.length > 0) return null; // an offer is looked at by hand
  return bySetting(g, by, 'callSurrender', { call: order === 'always' ? call : [], accept: [] });
};

const unitNumber = z.int().min(0).max(99_999);
const unitList = z.array(unitNumber).max(500);

export const yieldUnits: Choice<ImperialTypes, Choices['yieldUnits']['about'], Choices['yieldUnits']['answer']> = {
  shape: z.strictObject({
    scuttle: unitList,
    offer: z.array(z.strictObject({ unit: unitNumber, to: z.int().min(-1).max(7) })).max(500),
  }),
  check: ({ g }, answer, { by, about }) => {
    const offered = answer.offer.map(({ unit }) => unit);
    const fault =
      listFault(answer.scuttle, about.scuttle, 'IA-sur-3', 'may be scuttled') ??
      listFault(offered, about.offer, 'IA-sur-1', 'may be offered');
    if (fault) return fault;
    if (offered.some((unit) => answer.scuttle.includes(unit)))
      return refuse('IA-sur-1', 'a unit is scuttled or offered, not both');
    return answer.offer.every(({ to }) => to !== NEUTRAL && areHostile(g, by, to))
      ? null
      : refuse('IA-sur-1', 'a unit is offered to an opponent in this battle');
  },
  apply(play, answer) {
    for (const unit of answer.scuttle) {
      play.emit('IA-sur-3', 'scuttled', { unit });
      destroyUnit(play, unit, SCUTTLED, 'IA-sur-3');
    }
    for (const { unit, to } of answer.offer) play.emit('IA-sur-1', 'offered', { unit, to });
    (play.top.my as Steps['yielding']).offers = answer.offer.flatMap(({ unit, to }) => [unit, to]);
  },
  sample({ g }, { by, about }, random) {
    const opponents = g.battle.sides.filter((side) => side !== NEUTRAL && areHostile(g, by, side));
    const scuttle = some(about.scuttle, 8, random);
    const offer = opponents.length === 0 ? [] : some(about.offer, 8, random).filter((unit) => !scuttle.includes(unit));
    return { scuttle, offer: offer.map((unit) => ({ unit, to: opponents[random.below(opponents.length)]! })) };
  },
  defaultAnswer: () => ({ scuttle: [], offer: [] }), // 5.4
};

export const callSurrender: Choice<
  ImperialTypes,
  Choices['callSurrender']['about'],
  Choices['callSurrender']['answer']
> = {
  shape: z.strictObject({ call: unitList, accept: unitList }),
  check: (_play, answer, { about }) =>
    listFault(answer.call, about.call, 'IA-sur-4', 'must surrender to you') ??
    listFault(answer.accept, about.offered, 'IA-sur-8', 'was offered to you'),
  apply(play, answer, { by }) {
    const my = play.top.my as Steps['yielding'];
    const { units } = play.g;
    const isTheirs = (unit: number): boolean => isUnit(play.g, unit) && units.owner[unit] !== by;
    for (const unit of answer.call) if (isTheirs(unit)) captureUnit(play, unit, by, 'IA-sur-4'); // IA-sur-4: it must
    for (const unit of answer.accept) if (isTheirs(unit)) captureUnit(play, unit, by, 'IA-sur-7', false);
    my.taken = [...(my.taken ?? []), ...answer.call, ...answer.accept];
  },
  sample: (_play, { about }, random) => ({
    call: some(about.call, 2, random),
    accept: some(about.offered, 2, random).filter((unit) => !about.call.includes(unit)),
  }),
  defaultAnswer: () => ({ call: [], accept: [] }), // 5.4: nothing; offers refused
};

function listFault(named: readonly number[], legal: readonly number[], rule: string, what: string): Refusal | null {
  if (new Set(named).size < named.length) return refuse(rule, 'a unit is named twice');
  const wrong = named.find((unit) => !legal.includes(unit));
  return wrong === undefined ? null : refuse(rule, `unit ${wrong} is none that ${what}`);
}

/** About one in n of these. */
function some(units: readonly number[], n: number, random: Random): number[] {
  return units.filter(() => random.below(n) === 0);
}
