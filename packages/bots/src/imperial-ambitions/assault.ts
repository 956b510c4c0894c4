/** Planets taken by force: whether to land, what goes down, what the guns fire at, and when to come back. */
import {
  type Attack,
  aboardOf,
  boardingOf,
  bombardVolley,
  type Choices,
  defendersOf,
  finalVolley,
  type ImperialTypes,
  isCargo,
  isPdb,
  isTransport,
  isTroops,
  landedOf,
  mayEnterOrbit,
  mayLandFrom,
  type Position,
  strengthOf,
  systemOf,
  typeOf,
  unitsWhere,
  type Volley,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { baseValue, raised } from './evaluate.ts';
import { rankedAttacks } from './fire-concentration.ts';
import { armyOdds } from './ground-odds.ts';
import { worthOf } from './unit-values.ts';
import { type Guns, volleysOf } from './volleys.ts';
import { say } from './words.ts';

/** Odds on the ground at which a landing is ventured, and below which it is given up. */
const VENTURE = 1.05;
const GIVE_UP = 0.45;
/** What a point of ground strength is worth in an assault. */
const GROUND = 6;

type Declaration = Choices['declareAssault']['answer'];

export function declareAssaultAdvice({
  play,
  seat,
  decision: { about },
}: Question<ImperialTypes, Choices['declareAssault']['about']>): Candidate<Declaration>[] {
  const { system } = about;
  const land = mayLandFrom(play, seat, system);
  const ships = orbiters(play, seat, system, land);
  const odds = armyOdds(play, land, defendersOf(play), ships.length);
  const base = baseValue(play, seat);
  const isDue = isLostWithout(play, seat);
  return [
    {
      answer: { ships, land },
      value: raised(base, isDue ? 200 : 150 * (odds - VENTURE)),
      words: say.assault.landsAt(systemOf(play, system).name),
    },
    { answer: { ships: [], land: [] }, value: base, words: say.assault.tooStrong },
  ];
}

/** Transports that land troops, and every warship: each one bombards. Empty hulls stay out of the way of planetary guns. */
function orbiters(at: Position, seat: number, system: number, land: readonly number[]): number[] {
  const { g } = at;
  const hosts = new Set(land.map((unit) => g.units.host[unit]!));
  const isUseful = (unit: number): boolean =>
    hosts.has(unit) || (!isTransport(g, unit) && !isCargo(g, unit) && strengthOf(at, unit).as > 1);
  return unitsWhere(g, (unit) => mayEnterOrbit(at, seat, system, unit) && isUseful(unit));
}

/** A battle scenario about this planet: without a landing it is lost. */
function isLostWithout({ g, data }: Position, seat: number): boolean {
  const { victory } = data.scenarioFor(g);
  return victory.type === 'controlPlanet' && victory.seat === seat;
}

export function finalFireAdvice({ play, seat }: Question<ImperialTypes>): Candidate<Attack>[] {
  return volleyAdvice(play, seat, finalVolley(play), (target, hits) => {
    const { steps } = play.g.units;
    const lost = Math.min(hits, steps[target]!);
    const troops = aboardOf(play.g, target).filter((unit) => isTroops(play.g, unit));
    const aboard = troops.reduce((sum, unit) => sum + 2 * worthOf(play, unit), 0);
    return (
      typeOf(play, target).buildCost * (lost + (lost === steps[target] ? 1 : 0)) + (aboard * lost) / steps[target]!
    );
  });
}

export function bombardAdvice({ play, seat }: Question<ImperialTypes>): Candidate<Attack>[] {
  return volleyAdvice(play, seat, bombardVolley(play), (target, hits) => {
    const { strengths } = typeOf(play, target);
    const left = play.g.units.steps[target]!;
    const lost = Math.min(hits, left);
    if (isPdb(play.g, target)) return GROUND * 2 * lost;
    const [now, then] = [strengths[left]!, strengths[left - lost]!];
    return GROUND * (now.as + now.ds - then.as - then.ds);
  });
}

function volleyAdvice(at: Position, seat: number, volley: Volley, prize: Guns['prize']): Candidate<Attack>[] {
  const guns: Guns = {
    shots: () => volley.shooters.map((unit) => ({ unit, strength: volley.strength(unit), isEndOn: false })),
    defence: (target) => strengthOf(at, target).ds,
    prize,
  };
  const base = baseValue(at, seat);
  const done: Candidate<Attack> = { answer: { do: 'done' }, value: base, words: say.assault.nothingMoreToHit };
  return [...rankedAttacks(at, volleysOf(at, volley.targets, guns), base), done];
}

export function pressOnAdvice({ play, seat }: Question<ImperialTypes>): Candidate<Choices['pressOn']['answer']>[] {
  const landed = landedOf(play.g);
  const odds = armyOdds(play, landed, defendersOf(play));
  const base = baseValue(play, seat);
  const isDue = isLostWithout(play, seat);
  return [
    {
      answer: { do: 'continue' },
      value: raised(base, isDue ? 100 : 100 * (odds - GIVE_UP)),
      words: say.assault.fightsOn,
    },
    {
      answer: { do: 'withdraw', aboard: boardingOf(play, landed) },
      value: base,
      words: say.assault.savesTroops,
    },
  ];
}
