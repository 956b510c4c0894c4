/** Where to rule from: the Seat decides whose kin the Empire is, and with that what it can Govern at all. */
import type { Choices, Position, SwordTypes } from '@admiralty/engine/sword-and-stars';
import {
  ADMINISTRATIVE,
  GOVERN,
  isSameRace,
  levelOf,
  nameOf,
  relationOf,
  systemsOf,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { say } from './words.ts';

/** Points that the Empire would count if it were ruled from there. */
export function seatWorth(at: Position, player: number, seat: number): number {
  const { race, ideology, tech, unrest } = at.g.systems;
  const { raceModifiers, ideologyModifiers, victory } = at.data.tables;
  const level = levelOf(at.g, player, ADMINISTRATIVE);
  let sum = Math.max(0, tech[seat]!) - (unrest[seat] ? 1 : 0);
  for (const system of systemsOf(at.g, player)) {
    const kin = isSameRace(race[seat]!, race[system]!) ? 0 : 1;
    const relation = relationOf(at, ideology[seat]!, ideology[system]!);
    const need = Math.abs(tech[system]!) + raceModifiers[kin]![GOVERN]! + ideologyModifiers[relation][GOVERN]!;
    sum += level >= need ? tech[system]! + victory.governable : 0;
  }
  return sum;
}

/** Moving costs something: what was built around the old Seat. */
const RELUCTANCE = 1.5;

export function moveSeatAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['moveSeat']['about']>): Candidate<{ system: number }>[] {
  const outlook = new Outlook(play, seat);
  const current = play.g.players.seat[seat]!;
  const isHeld = current >= 0 && play.g.systems.owner[current] === seat;
  const here = isHeld ? seatWorth(play, seat, current) : -RELUCTANCE;
  const moves = decision.about.systems.map((system) => ({
    answer: { system },
    value: outlook.value(seatWorth(play, seat, system) - here - RELUCTANCE),
    words: say.capital.rulesBetterFrom(nameOf(play, system)),
  }));
  return [...best(moves), { answer: { system: -1 }, value: outlook.value(0), words: say.capital.seatStays }];
}

export function newSeatAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['newSeat']['about']>): Candidate<{ system: number }>[] {
  const outlook = new Outlook(play, seat);
  const worths = decision.about.systems.map((system) => seatWorth(play, seat, system));
  const most = Math.max(...worths);
  return best(
    decision.about.systems.map((system, index) => ({
      answer: { system },
      value: outlook.value(worths[index]! - most),
      words: say.capital.hasMostKin(nameOf(play, system)),
    })),
  );
}

function best<Item extends { value: number }>(list: Item[]): Item[] {
  return list.sort((a, b) => b.value - a.value).slice(0, 6);
}

/** The Seat is checked last: as long as it stands, its kin hold together; the least valuable go first. */
export function toppledAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['toppledOrder']['about']>): Candidate<{ systems: number[] }>[] {
  const outlook = new Outlook(play, seat);
  const worth = (system: number): number => worthOf(play, outlook.own, system, holdingOf(play, seat, system));
  const systems = decision.about.systems.slice().sort((a, b) => worth(a) - worth(b));
  return [{ answer: { systems }, value: outlook.value(0), words: say.capital.seatComesLast }];
}
