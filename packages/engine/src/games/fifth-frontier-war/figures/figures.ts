/** What stands behind an answer, as data: odds, expected losses, prices, places in reach, from what the seat knows. */
import { oneByOne } from '#core/figures';
import { isOn } from '../board/options.ts';
import { enemyOf, sideOfSeat } from '../board/sides.ts';
import { attackFactor, defenseStrength, sdbStrength } from '../board/strength.ts';
import { squadronsAt, worldIn } from '../board/units.ts';
import { attacksOf, resultOf } from '../data/lookup.ts';
import { reachOfScouts, reachOfWellLed } from '../rules/03-movement/discretionary.ts';
import { travellersOf } from '../rules/03-movement/xboat.ts';
import { otherLosses, stepsTaken } from '../rules/04-combat/default-losses.ts';
import { attackOn, type SurfaceAttack } from '../rules/04-combat/fire.ts';
import { spaceRoundOf, tacticalsIn } from '../rules/04-combat/round.ts';
import { sdbRoundOf } from '../rules/04-combat/sdb-round.ts';
import { unitLoss, unitTech } from '../rules/04-combat/targets.ts';
import { offersOf, squadronCost, troopCost } from '../rules/06-reinforcements/replacements.ts';
import { completed } from '../rules/07-set-up/edits.ts';
import { armisticeShift, type Ending, endingAt } from '../rules/08-victory/victory.ts';
import { hitsByDie } from '../rules/09-optional-rules/quality.ts';
import { SPACE } from '../state.ts';
import type { Bomb, Choices, Deployment, Position, Shot, WarTypes } from '../types.ts';
import { type Chance, cappedAt, chancesOf, meanOf } from './odds.ts';

/** Results with the ways that lead to them, and their mean to one decimal. */
export interface Expected {
  chances: Chance[];
  mean: number;
}

/** Per cent that one target loses, never more than it has left; a troop unit, or DEFENSE. */
export interface SurfaceFigure extends Expected {
  target: number;
  attack: SurfaceAttack;
  /** names of the columns before and after the shift: "3:1" */
  odds: string;
  column: string;
  /** per cent that it has left: to lose them is to be destroyed */
  left: number;
}

/** One round between squadrons and SDBs: per cent of the SDBs, defense factors of the squadrons. */
export interface SdbFigures {
  sdbs: Expected;
  squadrons: Expected;
}

/** Factors that are given up. */
interface Given {
  defense: number;
  attack: number;
}

/** By kind of decision. */
export interface FfwFigures {
  fire: { targets: SurfaceFigure[] };
  firstFire: { targets: SurfaceFigure[] };
  bomb: { targets: (Expected & { target: number; points: number; left: number })[] };
  /** if the SDBs are active */
  attackSdb: SdbFigures;
  activateSdb: SdbFigures;
  /** if the others go on */
  breakOff: SdbFigures;
  /** defense factors given up for those owed, and the attack factors that go with them; `next`: those left, and what they do in another round of space combat; `others`: what else would do */
  losses: Given & {
    owed: number;
    next: (Expected & { attack: number }) | null;
    others: (Given & { steps: number[] })[];
  };
  /** factors of the world */
  invade: { sdb: number; defense: number; garrison: number };
  /** defense factors that the next round costs, if nobody leaves */
  disengage: { enemy: Expected; own: Expected };
  /** points spent and at hand, and what could be had */
  replace: {
    squadronCost: number;
    squadronPoints: number;
    troopCost: number;
    troopPoints: number;
    offers: ReturnType<typeof offersOf>;
  };
  xboats: { travellers: { admiral: number; reach: number[] }[] };
  scouts: { reach: ReturnType<typeof reachOfScouts> };
  wellLed: { reach: ReturnType<typeof reachOfWellLed> };
  /** with what the automatic deployment adds */
  deploy: { whole: Deployment };
  /** the attacks of the round if this one is shifted */
  shiftAttack: Expected & { attacks: { factors: number; column: number }[] };
  /** how the war ends, if it is declared */
  declareArmistice: Ending;
}

const DICE = [1, 2, 3, 4, 5, 6] as const;

export const figures = oneByOne<WarTypes>({
  fire: (at, { shots }, { about }) => fireFigures(at, about.hex, shots),
  firstFire: (at, { shots }, { about }) => fireFigures(at, about.hex, shots),
  bomb: (at, { bombs }, { about }) => bombFigures(at, about.hex, bombs),
  attackSdb: (at, { attack }, { about }) => (attack ? sdbFigures(at, about.hex, false) : null),
  // the squadrons may be hidden from whoever runs the SDBs
  activateSdb: (at, { active }, { about }) =>
    isOn(at.g, 'fogOfWar') || at.g.combat.attack === 0 ? null : sdbFigures(at, about.hex, !active), // R42, R102: else nobody fires
  breakOff: (at, { breakOff }, { about }) =>
    breakOff || (about.who === 'sdbs' && isOn(at.g, 'fogOfWar')) ? null : sdbFigures(at, about.hex, false),
  losses: (at, { steps }, { by, about }) => lossFigures(at, sideOfSeat(at.g, by), about, steps),
  invade: (at, { invade }, { about }) => (invade ? worldFigures(at, about.hex) : null),
  disengage: (at, { leave }, { by, about }) => (leave ? null : spaceFigures(at, sideOfSeat(at.g, by), about.hex)),
  replace: (at, answer, { by }) => replaceFigures(at, sideOfSeat(at.g, by), answer),
  xboats: (at, _answer, { by }) => ({ travellers: travellersOf(at, by) }),
  scouts: (at, _answer, { by }) => ({ reach: reachOfScouts(at, by) }),
  wellLed: (at, _answer, { by }) => ({ reach: reachOfWellLed(at, by) }),
  deploy: (at, answer, { by }) => ({ whole: completed(at, by, answer) }),
  shiftAttack: (at, { attack }, { by, about }) => shiftFigures(at, sideOfSeat(at.g, by), about.hex, attack),
  declareArmistice: (at, { declare }) => (declare ? endingAt(at, armisticeShift(at)) : null), // FFW-8.4c
});

function expected(chances: Chance[]): Expected {
  return { chances, mean: meanOf(chances) };
}

/** Odds after the shift and loss of each target. */
function fireFigures(at: Position, hex: number, shots: readonly Shot[]): FfwFigures['fire'] {
  const targets = [...new Set(shots.map((shot) => shot.at))].map((target): SurfaceFigure => {
    const attack = attackOn(at, hex, target, shots);
    const chances = attack.distribution.map(({ percent, ways }) => ({ result: percent, ways }));
    const { names } = at.data.tables.troopCombat;
    const left = 100 - unitLoss(at, hex, target);
    const [odds = '', column = ''] = [names[attack.odds], names[attack.column]];
    return { target, attack, odds, column, left, ...expected(cappedAt(left, chances)) };
  });
  return { targets };
}

function bombFigures(at: Position, hex: number, bombs: readonly Bomb[]): FfwFigures['bomb'] {
  const { surfaceBombing, techModifiers } = at.data.tables;
  const targets = bombs.map(({ target, points }) => {
    const tech = techModifiers[unitTech(at, hex, target)]!;
    const dice = attacksOf(surfaceBombing, points).map((factors) =>
      DICE.map((die) => resultOf(surfaceBombing, factors, die + tech)),
    );
    const left = 100 - unitLoss(at, hex, target);
    return { target, points, left, ...expected(cappedAt(left, chancesOf(dice))) };
  });
  return { targets };
}

function sdbFigures(at: Position, hex: number, isPassive: boolean): SdbFigures {
  const { onSdb, onSquadrons } = sdbRoundOf(at, hex, isPassive);
  const left = 100 - at.g.worlds.sdbLoss[worldIn(at, hex)]!;
  return {
    sdbs: expected(cappedAt(left, chancesOf(onSdb.map(({ percents }) => percents)))),
    squadrons: expected(chancesOf(onSquadrons.map(({ hits }) => hits))),
  };
}

function spaceFigures(at: Position, side: number, hex: number): FfwFigures['disengage'] {
  const by = (one: number): Expected => expected(chancesOf(spaceRoundOf(at, one, hex).attacks.map(({ hits }) => hits)));
  return { enemy: by(side), own: by(enemyOf(side)) };
}

function shiftFigures(at: Position, side: number, hex: number, attack: number): FfwFigures['shiftAttack'] {
  const { attacks } = spaceRoundOf(at, side, hex, squadronsAt(at, side, hex), tacticalsIn(at, hex), attack);
  return {
    attacks: attacks.map(({ factors, column }) => ({ factors, column })),
    ...expected(chancesOf(attacks.map(({ hits }) => hits))),
  };
}

function lossFigures(
  at: Position,
  side: number,
  { hex, damage }: Choices['losses']['about'],
  steps: readonly number[],
): FfwFigures['losses'] {
  const given = givenUp(at, steps);
  const isSpace = at.g.combat.stage === SPACE && !isOn(at.g, 'squadronQuality'); // quality hangs on who is left on both sides
  return {
    ...given,
    owed: damage,
    next: isSpace ? nextRound(at, side, hex, given.attack) : null,
    others: otherLosses(at, side, hex, damage)
      .slice(0, MOST_OTHERS)
      .map((other) => ({ steps: other, ...givenUp(at, other) })),
  };
}
const MOST_OTHERS = 3;

function givenUp(at: Position, steps: readonly number[]): Given {
  const taken = stepsTaken(at, steps);
  return {
    defense: taken.reduce((sum, { value }) => sum + value, 0),
    attack: taken.reduce((sum, { attack }) => sum + attack, 0),
  };
}

/** What squadrons without so many attack factors do in another round, with the tactical factors of this one. */
function nextRound(at: Position, side: number, hex: number, lost: number): FfwFigures['losses']['next'] {
  const { spaceCombat } = at.data.tables;
  const attack = squadronsAt(at, side, hex).reduce((sum, one) => sum + attackFactor(at, one), 0) - lost;
  const { tactical } = at.g.combat;
  const modifier = Math.sign(tactical[side]! - tactical[enemyOf(side)]!); // FFW-4.5a
  const dice = attacksOf(spaceCombat, attack).map((factors) => hitsByDie(spaceCombat, factors, modifier));
  return { attack, ...expected(chancesOf(dice)) };
}

function worldFigures(at: Position, hex: number): FfwFigures['invade'] {
  const world = worldIn(at, hex);
  const { garrison } = at.data.worlds[world]!;
  return { sdb: sdbStrength(at, world), defense: defenseStrength(at, world), garrison };
}

function replaceFigures(
  at: Position,
  side: number,
  { squadrons, troops }: Choices['replace']['answer'],
): FfwFigures['replace'] {
  const sum = (costs: readonly (number | object)[]): number =>
    costs.reduce<number>((total, cost) => total + (typeof cost === 'number' ? cost : 0), 0);
  return {
    squadronCost: sum(squadrons.map((one) => squadronCost(at, side, one))),
    squadronPoints: at.g.squadronPoints[side]!,
    troopCost: sum(troops.map((one) => troopCost(at, side, one))),
    troopPoints: at.g.troopPoints[side]!,
    offers: offersOf(at, side),
  };
}
