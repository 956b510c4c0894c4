/** B0 to B4: sides, planets, secret sheets, deployment (IA-set-3 to IA-set-16). */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { sectorAt, xyOf } from '../../board/chart.ts';
import { areEnemies } from '../../board/sides.ts';
import { NEUTRAL, OUTER_SHEETS, type OuterSheet, PLANET_KINDS, SHEET_NAMES } from '../../data/names.ts';
import { bySetting, put, putSealed, type Standing } from '../../orders/pace.ts';
import {
  B_ATTACKER,
  B_DEFENDER,
  B_OVER,
  B_PLANETS,
  B_SHEETS,
  B_SIDES,
  type ImperialState,
  T_LAUNCH,
} from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { standUnits } from './deploy.ts';
import { endPhaseOfTurn, enterPhase, seatsOf, sideOf } from './phases.ts';
import { defaultPlacing, mustPlace, policyPlacing } from './placing.ts';
import { policyPlanets, standPlanets, unplacedKinds } from './planets.ts';
import { addHostile, addSide, defenderOf, forcesIn, gatherUnits, removeEmptyForces, targetsIn } from './sides.ts';

export { deploy } from './deploy.ts';
export { placePlanets } from './planets.ts';

type ChoiceOf<K extends keyof Choices> = Choice<ImperialTypes, Choices[K]['about'], Choices[K]['answer']>;

export function battleSetUp(play: IaPlay, _frame: IaFrame<'battleSetUp'>): void {
  switch (play.g.battle.phase) {
    case B_SIDES:
      return fixSides(play);
    case B_PLANETS:
      return fixPlanets(play);
    case B_SHEETS:
      return chooseSheets(play);
    case B_DEFENDER:
    case B_ATTACKER:
      return setUpNext(play);
    default:
      return play.done();
  }
}

/** B0: bystanders join or stand aside (R81); then the sides and the defender are fixed (IA-set-3) */
function fixSides(play: IaPlay): void {
  const { g } = play;
  const { battle } = g;
  const asked = battle.bystanders.filter((seat) => !battle.order.includes(seat)); // `order` holds who has answered
  if (asked.length > 0) {
    const at = xyOf(battle.hex);
    for (const seat of asked) play.emit('IA-set-1', 'bystander', { seat, at });
    return putSealed(play, asked, 'join', 'IA-set-1', () => ({ at, sides: battle.sides.slice() }), standAside);
  }
  battle.defender = defenderOf(play, battle.hex, battle.sides);
  gatherUnits(play);
  play.emit('IA-set-3', 'battle', { at: xyOf(battle.hex), sides: battle.sides, defender: battle.defender });
  enterPhase(g, hasTwoForces(g) ? B_PLANETS : B_OVER);
}

function hasTwoForces(g: ImperialState): boolean {
  const { battle } = g;
  const forces = battle.sides.filter((owner) => targetsIn(g, battle.hex, owner).length > 0);
  return forces.length > 1;
}

const standAside: Standing<'join'> = ({ g }, { by }) =>
  g.pace[by]!.joinBattle === 'standAside' ? bySetting(g, by, 'joinBattle', { against: [] }) : null;

/** IA-set-20, R81: a bystander names whom he fights, or nobody */
export const join: ChoiceOf<'join'> = {
  shape: z.strictObject({ against: z.array(z.int().min(-1).max(7)).max(8) }),
  check(play, { against }, { by, about }) {
    const { g } = play;
    if (new Set(against).size < against.length) return refuse('IA-set-20', 'a side is named twice');
    for (const owner of against)
      if (!about.sides.includes(owner) || (owner !== NEUTRAL && !areEnemies(play, by, owner)))
        return refuse('IA-set-20', 'you join against sides that are your enemies');
    if (against.length > 0 && forcesIn(g, g.battle.hex, by).length === 0)
      return refuse('IA-tf-3', 'an empty task force does not fight');
    return null;
  },
  apply(play, { against }, { by }) {
    const { battle } = play.g;
    battle.order.push(by);
    if (against.length === 0) return;
    removeEmptyForces(play, battle.hex, by);
    addSide(battle, by);
    for (const owner of against) addHostile(battle, by, owner);
    play.emit('IA-set-1', 'joined', { seat: by, against });
  },
  defaultAnswer: () => ({ against: [] }), // 5.4
  sample(play, { by, about }, random) {
    if (forcesIn(play.g, play.g.battle.hex, by).length === 0) return { against: [] };
    const enemies = about.sides.filter((owner) => owner === NEUTRAL || areEnemies(play, by, owner));
    return { against: enemies.filter(() => random.below(3) === 0) };
  },
};

/** B1: IA-set-4, recorded places are used; IA-set-14: nothing to place in deep space */
function fixPlanets(play: IaPlay): void {
  const { g } = play;
  const { system, defender } = g.battle;
  const kinds = system < 0 ? [] : unplacedKinds(play, system);
  if (kinds.length === 0) return enterPhase(g, B_SHEETS);
  if (defender === NEUTRAL) return standPlanets(play, system, policyPlanets(play, system));
  const about = { system, kinds: kinds.map((kind) => PLANET_KINDS[kind]!) };
  put(play, defender, 'placePlanets', 'IA-star-3', about);
}

/** B2: IA-set-9, IA-set-16: written down in secret before the defender places anything */
function chooseSheets(play: IaPlay): void {
  const { g } = play;
  const { battle } = g;
  const isOpen = (owner: number): boolean => owner !== battle.defender && battle.sheet[sideOf(g, owner)]! < 0;
  const seats = seatsOf(g).filter(isOpen);
  if (sideOf(g, NEUTRAL) >= 0 && isOpen(NEUTRAL)) battle.sheet[sideOf(g, NEUTRAL)] = SHEET_NAMES.indexOf('N');
  if (seats.length > 0) return putSealed(play, seats, 'sheet', 'IA-set-9', () => null);
  enterPhase(g, B_DEFENDER);
}

/** Announced to nobody before the attacker places his units (IA-set-16). */
export const sheet: ChoiceOf<'sheet'> = {
  shape: z.strictObject({ sheet: z.enum(OUTER_SHEETS) }),
  check: () => null,
  apply({ g }, answer, { by }) {
    g.battle.sheet[sideOf(g, by)] = SHEET_NAMES.indexOf(answer.sheet);
  },
  defaultAnswer: (play, { by }) => ({ sheet: nearestSheet(play, by) }),
  options: () => OUTER_SHEETS.map((name) => ({ sheet: name })),
  sample: (_play, _decision, random) => ({ sheet: OUTER_SHEETS[random.below(OUTER_SHEETS.length)]! }),
};

const CLOCKWISE: readonly OuterSheet[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** 5.4: the sheet on the side of the seat's home sector; ties north, then clockwise */
function nearestSheet(at: Position, seat: number): OuterSheet {
  const { sectors } = at.data.scenarioFor(at.g);
  const home = sectors.find((sector) => sector.home === seat);
  const here = sectors[sectorAt(at.data.chartFor(at.g), at.g.battle.hex)];
  if (!home || !here) return 'N';
  const steps = (name: OuterSheet): number => {
    const index = SHEET_NAMES.indexOf(name);
    const across = here.sheet[0] + (index % 3) - 1 - home.sheet[0];
    const down = here.sheet[1] + Math.floor(index / 3) - 1 - home.sheet[1];
    return across * across + down * down;
  };
  return CLOCKWISE.reduce((best, name) => (steps(name) < steps(best) ? name : best));
}

/** B3 the defender, then B4 the others in strategic order (IA-set-16, R81) */
function setUpNext(play: IaPlay): void {
  const { g } = play;
  const { battle } = g;
  const isPlaced = (owner: number): boolean => battle.placed[sideOf(g, owner)] === 1;
  if (battle.phase === B_DEFENDER) {
    if (isPlaced(battle.defender)) return enterPhase(g, B_ATTACKER);
    if (battle.defender === NEUTRAL) return standUnits(play, NEUTRAL, policyPlacing(play, NEUTRAL));
    return put(play, battle.defender, 'deploy', 'IA-set-10', { units: mustPlace(g, battle.defender), sheet: null });
  }
  const next = inStrategicOrder(g).find((owner) => owner !== battle.defender && !isPlaced(owner));
  if (next === undefined) {
    battle.turn = 1;
    endPhaseOfTurn(g, T_LAUNCH);
    return play.done();
  }
  const chosen = battle.sheet[sideOf(g, next)]!;
  play.emit('IA-set-9', 'sheet', { owner: next, sheet: chosen });
  if (next === NEUTRAL) return standUnits(play, next, defaultPlacing(play, next, chosen));
  const about = { units: mustPlace(g, next), sheet: SHEET_NAMES[chosen] as OuterSheet };
  put(play, next, 'deploy', 'IA-set-12', about);
}

function inStrategicOrder({ order, battle }: ImperialState): number[] {
  const place = (owner: number): number => (order.includes(owner) ? order.indexOf(owner) : order.length);
  return [...battle.sides].sort((a, b) => place(a) - place(b));
}
