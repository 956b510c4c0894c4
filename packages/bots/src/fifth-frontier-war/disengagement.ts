/** When to leave a space combat, and where to. */
import {
  type Choices,
  controllerOf,
  defenseFactor,
  distanceBetween,
  enemyOf,
  fillsInTime,
  leaversOf,
  type Position,
  scenarioOf,
  sideOfSeat,
  sourcesAt,
  squadronsAt,
  type WarTypes,
  worldIn,
} from '@admiralty/engine/fifth-frontier-war';
import type { Candidate, Question } from '../knowledge.ts';
import { improved } from './evaluate.ts';
import { forceAt } from './forces.ts';
import { siegeOf, swingOf } from './objectives.ts';
import { PER_FACTOR } from './plotting.ts';
import { duel } from './space-odds.ts';
import { say } from './words.ts';

type Answer = Choices['disengage']['answer'];
type Leaver = ReturnType<typeof leaversOf>[number];

export function disengageAdvice({
  seat,
  play,
  decision,
}: Question<WarTypes, Choices['disengage']['about']>): Candidate<Answer>[] {
  const { hex } = decision.about;
  const side = sideOfSeat(play.g, seat);
  const leavers = leaversOf(play, side, hex);
  const gain = gainOfFighting(play, side, hex);
  const loss = lossOfLeaving(play, side, hex, leavers);
  const leave: Answer = { leave: true, fleets: [], squadrons: [], admirals: [] };
  for (const leaver of leavers) {
    const to = refugeFor(play, side, hex, leaver);
    if (leaver.fleet >= 0) leave.fleets.push({ fleet: leaver.fleet, to });
    else leave.squadrons.push({ squadron: leaver.squadrons[0]!, to });
  }
  const stay: Answer = { leave: false, fleets: [], squadrons: [], admirals: [] };
  return [
    {
      answer: stay,
      value: improved(play, seat, gain),
      words: gain > 0 ? say.disengagement.meansToWin : say.disengagement.stays,
    },
    { answer: leave, value: improved(play, seat, -loss), words: say.disengagement.savesWhatItCan },
  ];
}

/** Points that a fight to the end promises: what is destroyed and lost, and the world below. */
function gainOfFighting(at: Position, side: number, hex: number): number {
  const enemy = enemyOf(side);
  const [own, his] = [forceAt(at, side, hex), forceAt(at, enemy, hex)];
  const { chance, kept } = duel(at.data, own, his);
  const scenario = scenarioOf(at);
  if (scenario.kind === 'battle') {
    const factors = his.defense * (1 - kept[1]) - own.defense * (1 - kept[0]);
    return factors + scenario.aloneInHex * (2 * chance - 1);
  }
  const troops = own.troops.reduce((sum, { strength }) => sum + Math.min(1, strength / 20), 0);
  const factors = his.defense * (1 - kept[1]) - own.defense * (1 - kept[0]);
  return PER_FACTOR * factors - (1 - chance) * 0.3 * troops + chance * stakeOf(at, side, hex);
}

/** The world below: what it brings to whoever has the hex. */
function stakeOf(at: Position, side: number, hex: number): number {
  const world = worldIn(at, hex);
  if (world < 0) return 0;
  const enemy = enemyOf(side);
  const prize = swingOf(at, side, world) * siegeOf(at, side, hex, forceAt(at, side, hex)).chance;
  const risk = swingOf(at, enemy, world) * siegeOf(at, enemy, hex, forceAt(at, enemy, hex)).chance;
  return prize + risk;
}

/** Those who cannot come along are lost, sooner or later. */
function lossOfLeaving(at: Position, side: number, hex: number, leavers: readonly Leaver[]): number {
  const gone = new Set(leavers.flatMap(({ squadrons }) => squadrons));
  const left = squadronsAt(at, side, hex).filter((squadron) => !gone.has(squadron));
  const factors = left.reduce((sum, squadron) => sum + defenseFactor(at, squadron), 0);
  const scenario = scenarioOf(at);
  return scenario.kind === 'battle' ? factors + scenario.aloneInHex : PER_FACTOR * factors + 0.3;
}

/** An own world with fuel, far from enemy squadrons, not too far from here. */
export function refugeFor(at: Position, side: number, hex: number, { systems }: Leaver): number {
  const worth = (place: number): number => {
    const isOwn = controllerOf(at, worldIn(at, place)) === side;
    const fuel = fillsInTime(sourcesAt(at, side, place)) ? 2 : 0;
    const danger = forceAt(at, enemyOf(side), place).attack;
    return (isOwn ? 2 : 0) + fuel - danger / 2 - distanceBetween(at.data.map, hex, place) / 10;
  };
  return systems.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}
