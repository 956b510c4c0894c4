/** Small matters: the place in the Round, StarGates, checks that may be ignored, planets won back. */
import { type Choices, LEVELS, levelOf, nameOf, type SwordTypes } from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { Outlook } from './outlook.ts';

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
    words: position === 1 ? 'strikes before the others' : 'lets others spend their cards first',
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
      words: `the StarGate of ${name} is worth its keep`,
    },
    { answer: { pay: false }, value: outlook.value(0), words: `the StarGate of ${name} has served its purpose` },
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
    { answer: { make: true }, value: outlook.value(gain), words: 'a check can only help there' },
    {
      answer: { make: false },
      value: outlook.value(0),
      words: level === LEVELS.at(-1) ? 'power is not put to the test' : 'things stay as they are',
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
    words: `frees a planet of ${nameOf(play, play.g.partials.target[row]!)}`,
  }));
  return [
    { answer: { score: true }, value: outlook.value(1), words: 'counts the planet: it is worth more than freeing one' },
    ...removals,
  ];
}
