/**
 * What speaks for and against a motion, Empire by Empire. Only public facts are read (markers, points, votes): no ballot, no
 * chit and no plan, so that the words of a seat tell nothing that its rivals could not work out.
 */
import type { Motion, SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import { say } from '../orders/words.ts';
import { nodeName, ownerName, ownerSeat, shortName } from '../situation.ts';
import { hall, type Parties } from './hall-words.ts';

export interface Argument {
  seat: number;
  /** 0 for one who does not vote */
  votes: number;
  /** what it speaks for, by its place on the ballot; -1 takes no side */
  choice: number;
  words: string;
}

interface Floor {
  view: SsView;
  motion: Motion;
  who: string;
}
/** For which choice ('' none), and why. */
type Speech = readonly [choice: string, words: string];

const speeches: Readonly<Record<Motion['cause'], (floor: Floor, seat: number) => Speech>> = {
  ladau: onLadau,
  treaty: onTreaty,
  diplomaticSuccess: onContest,
  diplomaticConquest: onContest,
  breach: onBreach,
  hiveTreaty: (floor, seat) => onExpulsion(floor, seat, 'letGo', 'expel'),
  violation: onViolation,
  readmission: onReadmission,
};

/** Those whose case it is first, then the other voters in the order of turns. */
export function argumentsOn(view: SsView, motion: Motion): Argument[] {
  const { concerned, taker, voters, choices, cause } = motion;
  const floor = { view, motion, who: nameOf(view, concerned) };
  const speakers = new Set([concerned, taker, ...voters].filter((seat) => ownerSeat(seat) !== null));
  return [...speakers].map((seat) => {
    const [choice, words] = speeches[cause](floor, seat);
    return { seat, votes: voters.includes(seat) ? votesOf(view, seat) : 0, choice: choices.indexOf(choice), words };
  });
}

/** Votes whose side is plain by interest: those of the parties. How all others vote nobody knows before the count. */
export function sureFor({ choices, concerned, taker }: Motion, spoken: readonly Argument[]): number[] {
  const parties = spoken.filter(({ seat }) => seat === concerned || seat === taker);
  return choices.map((_, at) => parties.reduce((sum, { choice, votes }) => sum + (choice === at ? votes : 0), 0));
}

export function consequenceOf(view: SsView, motion: Motion): string {
  return hall.consequences[motion.cause](partiesOf(view, motion));
}

/** A choice of the ballot by the names of those who gain by it. */
export function choiceWords(view: SsView, motion: Motion, choice: string): string {
  return hall.choices[choice]?.(partiesOf(view, motion)) ?? say.choices[choice] ?? choice;
}

function partiesOf(view: SsView, { concerned, taker, system, agreement }: Motion): Parties {
  return {
    who: nameOf(view, concerned),
    taker: nameOf(view, taker),
    where: nodeName(view, system),
    printed: view.printed,
    promise: view.agreements.find(({ id }) => id === agreement)?.text ?? '',
  };
}

function onContest({ view, motion: { concerned, taker, system: at }, who }: Floor, seat: number): Speech {
  const system = view.systems[at];
  if (!system) return ['', ''];
  const ballots = system.votes;
  const treaty = system.treaty.includes(seat) ? view.printed.treaty : 0;
  if (seat === concerned) {
    const worth = (isGoverned(system) ? system.governedWorth : 0) + treaty;
    const isLast = view.systems.filter(({ owner, isConfederate }) => owner === seat && isConfederate).length === 1;
    const loss = hall.loses(system.name, worth, pointsOf(view, seat), ballots, isLast);
    return ['owner', system.seatOf === seat ? `${loss} ${hall.losesSeat}` : loss];
  }
  if (seat === taker) return ['taker', hall.wins(system.name, system.governedWorth + treaty, ballots)];
  const [kept, taken] = [pointsOf(view, concerned), pointsOf(view, taker)];
  const other = nameOf(view, taker);
  if (kept === taken) return ['', hall.level(who, other, kept)];
  return kept > taken
    ? ['taker', hall.better(other, who, kept, taken)]
    : ['owner', hall.better(who, other, taken, kept)];
}

function onTreaty({ view, motion: { concerned, system }, who }: Floor, seat: number): Speech {
  if (seat === concerned) return ['grant', hall.treaty(nodeName(view, system), view.printed.treaty)];
  const against = hall.noTreaty(who, view.printed.treaty, pointsOf(view, concerned), pointsOf(view, seat));
  return ['refuse', view.systems[system]?.treaty.includes(seat) ? `${against} ${hall.keepsTreaty}` : against];
}

function onBreach(floor: Floor, seat: number): Speech {
  const { view, motion, who } = floor;
  if (seat !== motion.concerned && !view.players[motion.concerned]?.isMember) return ['', hall.notMember(who)];
  const [choice, words] = onExpulsion(floor, seat, 'kept', 'broken');
  return [choice, seat === motion.by ? `${hall.harmed(who)} ${words}` : words];
}

function onViolation(floor: Floor, seat: number): Speech {
  const { view, motion, who } = floor;
  const speech = onExpulsion(floor, seat, 'letGo', 'expel');
  if (seat === motion.concerned) return speech;
  const theirs = pointsOf(view, motion.concerned);
  const isLeader = view.players.every((player) => player.seat === seat || player.victoryPoints <= theirs);
  return isLeader ? ['expelAndWar', hall.war(who, theirs)] : ['expel', `${speech[1]} ${hall.noWar}`];
}

function onReadmission(floor: Floor, seat: number): Speech {
  const { view, motion } = floor;
  return seat === motion.concerned
    ? ['readmit', hall.readmit(votesOf(view, seat), view.players[seat]?.systems ?? 0)]
    : ['refuse', weightOf(floor, seat, false)];
}

function onExpulsion(floor: Floor, seat: number, pardon: string, punish: string): Speech {
  const { view, motion } = floor;
  return seat === motion.concerned
    ? [pardon, hall.accused(votesOf(view, seat), view.players[seat]?.systems ?? 0)]
    : [punish, weightOf(floor, seat, true)];
}

function onLadau({ view, motion: { system } }: Floor, seat: number): Speech {
  const owner = ownerSeat(view.systems[system]?.owner ?? -1);
  const more = view.printed.systemVotes;
  if (view.confederation !== 'normal') return ['', hall.noVotes];
  if (owner === null) return onFreeLadau(view, system, seat);
  if (seat !== owner) return ['out', hall.ladauOther(nameOf(view, owner), more)];
  const own = votesOf(view, seat);
  if (view.isLadauMember) return ['in', hall.ladauStays(own, own - more)];
  return ['in', view.players[seat]?.isMember ? hall.ladauOwn(own, own + more) : hall.ladauJoins(own + more)];
}

/** While nobody owns it, its vote is for whoever is nearest. */
function onFreeLadau(view: SsView, system: number, seat: number): Speech {
  const { seats, links } = nearestTo(view, system);
  if (seats.includes(seat)) return ['in', hall.ladauNear(links)];
  return [
    'out',
    hall.ladauFar(
      seats.map((one) => nameOf(view, one)),
      links,
    ),
  ];
}

/** The Empires with Systems fewest links away. */
function nearestTo({ nodes, systems }: SsView, from: number): { seats: number[]; links: number } {
  const met = new Set([from]);
  let ring = [from];
  for (let links = 1; ring.length > 0; links++) {
    ring = [...new Set(ring.flatMap((node) => nodes[node]?.neighbours ?? []))].filter((node) => !met.has(node));
    for (const node of ring) met.add(node);
    const seats = new Set(ring.flatMap((node) => ownerSeat(systems[node]?.owner ?? -1) ?? []));
    if (seats.size > 0) return { seats: [...seats], links };
  }
  return { seats: [], links: 0 };
}

/** What a seat's votes weigh in the hall without those of the one concerned, or with them. */
function weightOf({ view, motion: { concerned, voters }, who }: Floor, seat: number, isWithout: boolean): string {
  const theirs = votesOf(view, concerned);
  const now = voters.reduce((sum, voter) => sum + votesOf(view, voter), 0);
  return hall.weight(who, theirs, votesOf(view, seat), now, now + (isWithout ? -theirs : theirs), isWithout);
}

const nameOf = (view: SsView, seat: number): string => shortName(ownerName(view, seat));
const votesOf = ({ players }: SsView, seat: number): number => players[seat]?.votes ?? 0;
const pointsOf = ({ players }: SsView, seat: number): number => players[seat]?.victoryPoints ?? 0;
const isGoverned = ({ govern }: SystemView): boolean => govern !== null && govern >= 0;
