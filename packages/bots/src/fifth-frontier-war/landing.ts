/** Who goes ashore in a combat: enough to win, the smallest garrison where nobody resists. */
import {
  ASHORE,
  type Choices,
  controllerOf,
  enemyOf,
  garrisonStrength,
  type Position,
  sdbStrength,
  sideOfSeat,
  squadronsAt,
  type Transfer,
  troopsAboard,
  type WarTypes,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { evaluate, improved } from './evaluate.ts';
import { forceAt, type Ground, garrisonOf, groundAt, groundOf } from './forces.ts';
import { type GroundFight, groundFight } from './ground-odds.ts';
import { defendersOf, swingOf } from './objectives.ts';
import { say } from './words.ts';

type Answer = Choices['land']['answer'];

/** Part of the troops that a landing may cost, and turns that it may take. */
const ACCEPTABLE = 0.6;
const TURNS = 6;

export function landAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['land']['about']>): Candidate<Answer>[] {
  const { hex } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const value = evaluate(play, seat);
  const stay = { answer: { transfers: [] }, value, words: say.landing.landsNobody };
  const landed = landingParty(play, side, hex);
  if (landed.length === 0) return [stay];
  const swing = swingOf(play, side, worldIn(play, hex));
  const words = defendersOf(play, side, hex).length > 0 ? say.landing.landsByForce : say.landing.garrisons;
  return [{ answer: { transfers: landed.map(ashore) }, value: improved(play, seat, 0.5 + swing / 2), words }, stay];
}

const ashore = ({ unit }: Ground): Transfer => ({ troop: unit, to: ASHORE });

export function aboardAt(at: Position, side: number, hex: number): Ground[] {
  return squadronsAt(at, side, hex)
    .flatMap((squadron) => troopsAboard(at.g, squadron))
    .map((troop) => groundOf(at, troop))
    .filter(({ strength }) => strength > 0);
}

/** Units aboard that should go ashore now. */
export function landingParty(at: Position, side: number, hex: number): Ground[] {
  const world = worldIn(at, hex);
  const aboard = aboardAt(at, side, hex);
  if (world < 0 || aboard.length === 0) return [];
  const defenders = controllerOf(at, world) === side ? groundAt(at, enemyOf(side), hex) : defendersOf(at, side, hex);
  if (defenders.length > 0) return assault(at, side, hex, aboard, defenders);
  if (at.data.worlds[world]!.control === side && controllerOf(at, world) === side) return []; // home needs no garrison
  if (controllerOf(at, world) !== side && sdbStrength(at, world) > 0) return []; // boats in hiding deny it anyway
  const missing = at.data.worlds[world]!.garrison - garrisonStrength(at, side, hex);
  return missing > 0 ? garrisonOf(aboard, missing) : [];
}

/** The strongest first, until the fight looks won soon and cheaply; nobody if even all of them are too few. */
function assault(
  at: Position,
  side: number,
  hex: number,
  aboard: readonly Ground[],
  defenders: readonly Ground[],
): Ground[] {
  const world = at.data.worlds[worldIn(at, hex)]!;
  const air = at.data.tables.atmosphereModifiers[world.atmosphere];
  const { bombardment } = forceAt(at, side, hex);
  const here = groundAt(at, side, hex);
  const fightWith = (units: readonly Ground[]): GroundFight =>
    groundFight(at.data, [...units, ...here], defenders, bombardment, air, TURNS);
  const all = fightWith(aboard);
  const isWon = ({ turns, lost, left }: GroundFight): boolean =>
    turns <= TURNS && lost <= ACCEPTABLE && left >= world.garrison;
  if (!isWon(all)) return [];
  const falling = [...aboard].sort((a, b) => weight(b) - weight(a) || a.unit - b.unit);
  for (let count = 1; count < falling.length; count++) {
    const party = falling.slice(0, count);
    const fight = fightWith(party);
    if (isWon(fight) && fight.turns <= all.turns && fight.lost <= all.lost + 0.1) return party;
  }
  return falling;
}

const weight = ({ strength, multiplier, tech }: Ground): number => strength * multiplier * 1.5 ** (tech - 12);
