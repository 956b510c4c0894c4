/** What is said in the Session hall: consequences of a motion, and what each Empire stands to win or lose by it. */
import type { PrintedView } from '@admiralty/engine/sword-and-stars';
import { plural } from '../orders/choice-words.ts';

const points = (n: number): string => plural(n, 'victory point');
const votes = (n: number): string => plural(n, 'vote');
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

export const hall = {
  /** what follows, by the cause of the motion */
  consequences: {
    ladau: ({ printed }: Parties) =>
      `Inside, it counts ${votes(printed.systemVotes)} for its owner. A tie changes nothing.`,
    treaty: ({ who, where, printed }: Parties) =>
      `If it is granted, ${who} has a Treaty with ${where}: ${points(printed.treaty)} while ${where} is its own. A tie changes nothing.`,
    diplomaticSuccess: ({ who, taker, where }: Parties) =>
      `${taker} played Diplomatic Success. If the vote goes to ${taker}, ${who} hands ${where} over or is expelled at once. A tie leaves it with ${who}.`,
    diplomaticConquest: ({ who, taker, where }: Parties) =>
      `${taker} won it by a Communicate. If the vote goes to ${taker}, ${who} hands ${where} over or is expelled at once. A tie leaves it with ${who}.`,
    breach: ({ who, promise }: Parties) =>
      `The promise: “${promise}” If it was broken, ${who} is expelled, if a member. A tie changes nothing.`,
    hiveTreaty: ({ who }: Parties) => `Expelled or not, ${who} keeps the Treaty. A tie changes nothing.`,
    violation: ({ who }: Parties) =>
      `Votes for war count for expulsion too. In a Total War every other member turns all its cards of one Player-Turn against ${who}.`,
    readmission: ({ who }: Parties) => `If it is let in, ${who} votes again. A tie changes nothing.`,
  },
  /** the choices on the ballot that name somebody */
  choices: {
    owner: ({ who }: Parties) => `${who} keeps it`,
    taker: ({ taker }: Parties) => `${taker} gets it`,
  } as Readonly<Record<string, (parties: Parties) => string>>,
  /** what can be put to the vote, by whom, and what comes of it */
  causes: [
    ['LA’DAU joins or leaves', 'a member, or its owner', 'once a Round', 'SS-7.1a'],
    ['A Treaty with an own System', 'its owner, with a Trade Connection there', 'once a Round and System', 'SS-7.1b'],
    ['A System lost to Diplomatic Success', 'its owner', 'at once', 'SS-7.1c'],
    ['A System lost to a Communicate', 'its owner', 'at once', 'SS-7.1g'],
    ['A broken agreement', 'the other party', 'once a Round and agreement', 'SS-7.1f'],
    ['A Treaty with the Hive', 'any other member', 'at once', 'SS-19.3a'],
    ['Violated Atjayan space', 'any other member', 'at once', 'SS-8.2b'],
    ['An expelled Empire comes back', 'it, or a member', 'once a Round', 'SS-7.22c'],
  ] as const,
  loses: (where: string, worth: number, of: number, ballots: number, isLastVote: boolean) =>
    `Loses ${where}: ${listed([
      `${worth} of ${points(of)}`,
      ...(ballots > 0 ? [isLastVote ? 'its place in the Confederation' : votes(ballots)] : []),
    ])}.`,
  losesSeat: 'It is the Seat of the Empire.',
  wins: (where: string, worth: number, ballots: number) =>
    `Wins ${where}: ${listed([`up to ${points(worth)}`, ...(ballots > 0 ? [votes(ballots)] : [])])}.`,
  better: (weak: string, strong: string, more: number, less: number) =>
    `${strong} has ${points(more)}, ${weak} ${less}: better with ${weak}.`,
  level: (one: string, other: string, both: number) => `${one} and ${other} have ${points(both)} each: no side taken.`,
  treaty: (where: string, worth: number) => `A Treaty with ${where} is worth ${points(worth)}.`,
  noTreaty: (who: string, worth: number, has: number, own: number) =>
    `${points(worth)} more for ${who}, which has ${has} to its ${own}.`,
  keepsTreaty: 'Its own Treaty there stays.',
  accused: (ballots: number, systems: number) =>
    `Expelled, it has no vote (now ${ballots}) and is a stranger in its ${plural(systems, 'System')}.`,
  notMember: (who: string) => `${who} is no member and cannot be expelled: nothing follows.`,
  harmed: (who: string) => `Says that ${who} broke the promise.`,
  weight: (who: string, theirs: number, own: number, now: number, then: number, isWithout: boolean) =>
    `${isWithout ? 'Without' : 'With'} the ${votes(theirs)} of ${who} its ${own} of ${now} become ${own} of ${then}.`,
  war: (who: string, has: number) => `${who} leads with ${points(has)}: worth a war that binds everybody’s cards.`,
  noWar: 'A war would bind its own cards too.',
  readmit: (ballots: number, systems: number) =>
    `Wants its ${votes(ballots)} back, and to be no stranger in its ${plural(systems, 'System')}.`,
  ladauOwn: (ballots: number, then: number) => `Owns LA’DAU: its ${votes(ballots)} become ${then}.`,
  ladauJoins: (ballots: number) => `Owns LA’DAU: it becomes a member with ${votes(ballots)}.`,
  ladauStays: (ballots: number, then: number) => `Owns LA’DAU: outside, its ${votes(ballots)} become ${then}.`,
  ladauOther: (who: string, more: number) => `${votes(more)} in every Session for ${who}, which owns it.`,
  ladauNear: (links: number) => `Nobody owns it, and nobody is nearer: ${plural(links, 'link')}.`,
  ladauFar: (names: readonly string[], links: number) =>
    `Nobody owns it. ${listed(names)} ${names.length > 1 ? 'are' : 'is'} nearest, ${plural(links, 'link')} away, to win that vote.`,
  noVotes: 'Systems bring no votes while Outworlders hold Atjay.',
} as const;

/** Who and what a motion is about, by name. */
export interface Parties {
  who: string;
  taker: string;
  where: string;
  promise: string;
  printed: PrintedView;
}
