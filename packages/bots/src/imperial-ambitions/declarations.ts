/** Whom to attack where: only with the better fleet, and every planet that the troops at hand can take. */
import {
  type Choices,
  declarationFor,
  hexAt,
  type ImperialTypes,
  mayLandFrom,
  NEUTRAL,
  systemOf,
  xyOf,
} from '@admiralty/engine/imperial-ambitions';
import type { Candidate, Question } from '../knowledge.ts';
import { powerAt } from './massing.ts';
import { armyStrength, type Theatre, theatreOf } from './theatre.ts';
import { say } from './words.ts';

type Answer = Choices['declare']['answer'];

/** Power over the other side at which a battle is sought, and strength of troops over the garrison. */
const BATTLE = 1.1;
const LANDING = 1.1;
/** What bombarding ships add to a landing. */
const BOMBARDMENT = 0.02;

export function declareAdvice(question: Question<ImperialTypes, Choices['declare']['about']>): Candidate<Answer>[] {
  const { play, seat } = question;
  const theatre = theatreOf(question);
  const { hexes, planets } = declarationFor(play, seat);
  const attacks: Answer['attacks'] = [];
  const wanted = planets.filter((system) => isTakable(theatre, system));
  for (const { at, others } of hexes) {
    const hex = hexAt(at);
    const mine = powerAt(theatre, hex);
    const isLanding = wanted.some((system) => systemOf(play, system).hex === hex);
    for (const on of others) {
      if (on === NEUTRAL && !isLanding) continue;
      const theirs = (on === NEUTRAL ? theatre.neutrals : theatre.enemies).get(hex) ?? 0;
      if (mine >= BATTLE * theirs && mine > 0) attacks.push({ at, on });
    }
  }
  // a planet whose holder has ships beside it falls only after them
  const isOpen = (system: number): boolean => {
    const [x, y] = xyOf(systemOf(play, system).hex);
    const there = hexes.find(({ at }) => at[0] === x && at[1] === y);
    const owner = theatre.owners[system]!;
    return !there?.others.includes(owner) || attacks.some(({ at, on }) => on === owner && at[0] === x && at[1] === y);
  };
  const assaults = wanted.filter(isOpen);
  const answer = { attacks, assaults };
  const quiet: Candidate<Answer> = {
    answer: { attacks: [], assaults: [] },
    value: 0,
    words: say.declarations.seeksNoBattle,
  };
  if (attacks.length + assaults.length === 0) return [quiet];
  return [
    { answer, value: 0.2, words: say.declarations.strikes(attacks.length, assaults.length) },
    {
      answer: { attacks, assaults: [] },
      value: 0.1,
      words: say.declarations.strikes(attacks.length, 0) || say.declarations.seeksNoBattle,
    },
    quiet,
  ];
}

function isTakable({ at, seat, armies }: Theatre, system: number): boolean {
  const troops = mayLandFrom(at, seat, system);
  return armyStrength(at, troops) * (1 + BOMBARDMENT) > LANDING * armies[system]!;
}
