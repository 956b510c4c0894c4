/** Preparing for play, S1 to S9 (FFW-7.1a). */
import { z } from 'zod';
import { pickFrom } from '#core/random';
import { indexShape } from '../../board/answer-shapes.ts';
import { nextSeat, put, skip } from '../../board/asking.ts';
import { baseOption, isOn } from '../../board/options.ts';
import { seatsOf, speakerOf } from '../../board/sides.ts';
import { numbersWhere } from '../../board/units.ts';
import { IMPERIAL, type InitialForce, ZHODANI } from '../../data/types.ts';
import { addSquadron, addTroop } from '../../positions/forces.ts';
import {
  BASE,
  DEPLOY_IMPERIAL,
  DEPLOY_ZHODANI,
  DRAW_IMPERIAL,
  DRAW_ZHODANI,
  ELIMINATED,
  FIRST_PLOTS,
  GUERRILLA_PLACES,
  IN_PLAY,
  SURPRISE,
} from '../../state.ts';
import { type FfwChoice, type FfwFrame, type FfwPlay, type Position, refuse } from '../../types.ts';
import { endPhase } from '../02-sequence/sequence.ts';
import { openZones } from '../05-special-rules/zones.ts';
import { hasSurprise } from '../09-optional-rules/surprise.ts';
import { draw, nothingDrawn } from './draws.ts';
import { isEmptyHand } from './lines.ts';

/** FFW-7.1a: stage by stage. A question whose owner has gone is asked again of whoever speaks now. */
export function setUp(play: FfwPlay, frame: FfwFrame<'setUp'>): void {
  const { g } = play;
  const speaker = speakerOf(g, ZHODANI);
  switch (g.stage) {
    case BASE:
      if (baseOption(g) === 'chosen' && g.secretBase < 0) return put(play, speaker, 'secretBase', 'FFW-5.13a', null);
      if (baseOption(g) === 'fulacin') settleBase(play, homeOfBase(play)); // FFW-5.13f: everybody knows
      break;
    case GUERRILLA_PLACES:
      if (guerrillasOf(play).some((troop) => g.troops.status[troop] !== IN_PLAY))
        return put(play, speaker, 'placeGuerrillas', 'FFW-7.3a', null);
      break;
    case DRAW_IMPERIAL:
      drawForces(play, IMPERIAL);
      break;
    case DEPLOY_IMPERIAL:
      if (askToDeploy(play, IMPERIAL)) return;
      break;
    case DRAW_ZHODANI:
      drawForces(play, ZHODANI);
      break;
    case DEPLOY_ZHODANI:
      if (askToDeploy(play, ZHODANI)) return;
      break;
    case SURPRISE:
      if (isOn(g, 'surpriseAttack') && nextSeat(play, [speaker]) >= 0) {
        if (hasSurprise(play) || isOn(g, 'fogOfWar')) return put(play, speaker, 'surprise', 'FFW-9.1a', null);
        skip(play, speaker, 'surprise', 'FFW-9.1a');
      }
      break;
    case FIRST_PLOTS:
      if (frame.at++ > 0) return endPhase(play);
      openZones(play);
      return play.call('firstPlots', {});
  }
  g.stage++;
  g.asked = 0;
}

/** FFW-7.1b: draws line by line of the chart; whatever has only one place is put there. */
function drawForces(play: FfwPlay, side: number): void {
  const { g } = play;
  const drawn = nothingDrawn();
  for (const line of play.data.orderOfBattle.initial[side]!) {
    for (const unit of draw(play, line, line.rule, drawn)) {
      if (line.serves) {
        g.admirals.navy[unit] = line.serves.navy; // FFW-5.7a, FFW-5.7b, FFW-7.2i, FFW-7.3f
        g.admirals.precedence[unit] = line.serves.precedence;
      }
      settle(play, line, unit);
    }
  }
  play.emit('FFW-7.1b', 'drawn', { side, ...drawn });
}

/** FFW-7.2a, FFW-7.2b, FFW-7.3h: required places and homes; FFW-6.1b: reinforcements in their box from the start. */
function settle({ g, data }: Position, { what, place }: InitialForce, unit: number): void {
  if (place.kind === 'offMap' && baseOption(g) === 'none') g.troops.status[unit] = ELIMINATED; // FFW-5.13f
  if (what !== 'squadrons' && what !== 'troops') return;
  let at = -1;
  if (place.kind === 'home') at = data[what][unit]!.home;
  else if (place.kind === 'box') at = place.place;
  else if (place.kind === 'hexes' && place.hexes.length === 1) at = place.hexes[0]!;
  if (at < 0) return;
  if (what === 'squadrons') addSquadron(g, unit, at);
  else addTroop(g, unit, at, -1);
}

/** S4, S6: seat after seat of the side, each its own counters; true while one is asked. */
function askToDeploy(play: FfwPlay, side: number): boolean {
  const seat = seatsOf(play.g, side).find((one) => !isEmptyHand(play, one));
  if (seat === undefined) return false;
  put(play, seat, 'deploy', side === IMPERIAL ? 'FFW-7.2h' : 'FFW-7.3d', null);
  return true;
}

/** FFW-5.13a: known to the Zhodani side only. */
export const secretBase: FfwChoice<'secretBase'> = {
  shape: z.strictObject({ hex: indexShape }),
  check: ({ data }, { hex }) =>
    data.orderOfBattle.secretBaseHexes.includes(hex)
      ? null
      : refuse('FFW-5.13a', 'the base is on an Imperial world without base, defense battalions or interdiction'),
  apply: (play, { hex }) => settleBase(play, hex),
  options: ({ data }) => data.orderOfBattle.secretBaseHexes.map((hex) => ({ hex })),
  sample: ({ data }, _decision, random) => ({ hex: pickFrom(data.orderOfBattle.secretBaseHexes, random) }),
  defaultAnswer: ({ data }) => ({ hex: data.orderOfBattle.secretBaseHexes[0]! }),
};

function settleBase(play: FfwPlay, hex: number): void {
  const isSecret = baseOption(play.g) === 'chosen';
  play.g.secretBase = hex;
  play.emit(isSecret ? 'FFW-5.13a' : 'FFW-5.13f', 'baseChosen', { hex }, isSecret ? seatsOf(play.g, ZHODANI) : 'all');
}

/** FFW-5.13f: the world after which the battalion of the base is named; without one, the first that may be a base. */
function homeOfBase({ data }: Position): number {
  const { name } = data.troops.find(({ group }) => group === 'fulacin') ?? { name: '' };
  const { secretBaseHexes } = data.orderOfBattle;
  const isHome = (hex: number): boolean => data.worlds[data.map.worldAt[hex]!]!.name === name;
  return secretBaseHexes.find(isHome) ?? secretBaseHexes[0]!;
}

function guerrillasOf({ data }: Position): number[] {
  return numbersWhere(data.troops.length, (troop) => data.troops[troop]!.isGuerrilla);
}

/** FFW-7.3a, R76: openly, before anything else is on the map; FFW-7.1c: all start covert. */
export const placeGuerrillas: FfwChoice<'placeGuerrillas'> = {
  shape: z.strictObject({ hexes: z.array(indexShape).max(100) }),
  check(play, { hexes }) {
    const { guerrillas } = play.data.orderOfBattle;
    const count = guerrillasOf(play).length;
    if (hexes.length !== count) return refuse(guerrillas.rule, `all ${count} guerrillas are placed`);
    const wrong = hexes.find((hex) => !guerrillas.hexes.includes(hex));
    if (wrong !== undefined)
      return refuse(
        guerrillas.rule,
        `${play.data.map.labels[wrong] ?? 'that'} is no Imperial world with a defense factor that is not interdicted`,
      );
    const short = guerrillas.atLeast.find((least) => hexes.filter((hex) => hex === least.hex).length < least.count);
    return short
      ? refuse(guerrillas.rule, `at least ${short.count} start in ${play.data.map.labels[short.hex]}`)
      : null;
  },
  apply(play, { hexes }) {
    guerrillasOf(play).forEach((troop, n) => {
      addTroop(play.g, troop, hexes[n]!, -1);
    });
    play.emit('FFW-7.3a', 'guerrillasPlaced', { hexes });
  },
  sample: (play, _decision, random) => spread(play, () => pickFrom(play.data.orderOfBattle.guerrillas.hexes, random)),
  defaultAnswer: (play) => {
    const best = [...play.data.orderOfBattle.guerrillas.hexes].sort((a, b) => worth(play, b) - worth(play, a) || a - b);
    return spread(play, (n) => best[n % best.length]!);
  },
};

/** The least that is asked, and the others where `free` says. */
function spread(at: Position, free: (n: number) => number): { hexes: number[] } {
  const least = at.data.orderOfBattle.guerrillas.atLeast.flatMap(({ hex, count }) =>
    new Array<number>(count).fill(hex),
  );
  const rest = Math.max(0, guerrillasOf(at).length - least.length);
  return { hexes: [...least, ...Array.from({ length: rest }, (_, n) => free(n))] };
}

function worth({ data }: Position, hex: number): number {
  return data.worlds[data.map.worldAt[hex]!]!.points[ZHODANI];
}
