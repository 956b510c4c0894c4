/** Small matters: the place in the Round, StarGates, checks that may be ignored, planets won back. */
import { type Choices, LEVELS, levelOf, nameOf, type SwordTypes } from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { Outlook } from './outlook.ts';
import { say } from './words.ts';

/** Whoever plays later meets rivals without cards to step in, and in the last Round has the last word. */
const LATER = 0.1;

export function positionAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['position']['about']>): Candidate<{ position: number }>[] {
  const outlook = new Outlook(play, seat);
  return decision.about.free.map((position) => ({
    answer: { position },
    value: outlook.value(LATER * (position - 1)),
    words: position === 1 ? say.smallDecisions.strikesFirst : say.smallDecisions.letsOthersSpend,
  }));
}

export function maintainAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['maintain']['about']>): Candidate<{ pay: boolean }>[] {
  const outlook = new Outlook(play, seat);
  const name = nameOf(play, decision.about.system);
  const isUseful = outlook.rounds > 1 && play.g.systems.tech[decision.about.system]! >= 1;
  return [
    {
      answer: { pay: true },
      value: outlook.value(isUseful ? 0.5 : -0.1),
      words: say.smallDecisions.gateWorthItsKeep(name),
    },
    { answer: { pay: false }, value: outlook.value(0), words: say.smallDecisions.gateServed(name) },
  ];
}

/** 34.3: a check is welcome only to the weak. */
export function checkAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['sectorCheck']['about']>): Candidate<{ make: boolean }>[] {
  const outlook = new Outlook(play, seat);
  const { sector } = decision.about;
  const gain = outlook.checkWorth(sector);
  const level = levelOf(play.g, seat, sector);
  return [
    { answer: { make: true }, value: outlook.value(gain), words: say.smallDecisions.checkHelps },
    {
      answer: { make: false },
      value: outlook.value(0),
      words: level === LEVELS.at(-1) ? say.smallDecisions.powerNotTested : say.smallDecisions.thingsStay,
    },
  ];
}

export function scoreAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['removeOrScore']['about']>): Candidate<Choices['removeOrScore']['answer']>[] {
  const outlook = new Outlook(play, seat);
  const removals = decision.about.rows.slice(0, 3).map((row) => ({
    answer: { remove: row },
    value: outlook.value(0.5),
    words: say.smallDecisions.freesPlanet(nameOf(play, play.g.partials.target[row]!)),
  }));
  return [{ answer: { score: true }, value: outlook.value(1), words: say.smallDecisions.countsPlanet }, ...removals];
}
