/** Sessions: every vote goes to what helps the seat most and the strongest rival least. */
import {
  type Choices,
  heldOfKind,
  isSeat,
  type Motion,
  membersOf,
  NORMAL,
  nameOf,
  type Position,
  rangeBetween,
  type SwordTypes,
  sessionVotes,
  systemsOf,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { Outlook } from './outlook.ts';
import { holdingOf, worthOf } from './values.ts';
import { say } from './words.ts';

type Ballot = Choices['ballot']['answer'];

/** Being expelled makes strangers of one's own people: so much for each System. */
const EXPULSION_A_SYSTEM = 2.2;
/** War binds everybody's cards, the seat's own too: only against one who is ahead of all. */
const WAR_AGAINST = 0.5;
/** What a vote more in every Session is worth. */
const LADAU_VOTE = 0.5;
/** Influence is spent where at least so much is at stake. */
const WORTH_INFLUENCE = 2;

export function ballotAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['ballot']['about']>): Candidate<Ballot>[] {
  const outlook = new Outlook(play, seat);
  const { motion, total } = decision.about;
  const stakes = motion.choices.map((choice) => stakeOf(outlook, motion, choice));
  const most = Math.max(...stakes);
  const least = Math.min(...stakes);
  const abstain: Candidate<Ballot> = {
    answer: { choice: -1, votes: 0, chits: [] },
    value: outlook.value((most + least) / 2 + (most > least ? -0.01 : 0.01)),
    words: say.votes.gainsNothing,
  };
  const candidates = stakes.map(
    (stake, choice): Candidate<Ballot> => ({
      answer: { choice, votes: total, chits: [] },
      value: outlook.value(stake),
      words: wordsFor(play, motion, motion.choices[choice]!),
    }),
  );
  const influence = influenceOf(play, seat, motion, most - least);
  if (influence.length > 0) {
    const choice = stakes.indexOf(most);
    candidates.push({
      answer: { choice, votes: sessionVotes(play, seat, influence.length), chits: influence },
      value: outlook.value(most + 0.02),
      words: say.votes.withInfluence(wordsFor(play, motion, motion.choices[choice]!)),
    });
  }
  return [...candidates, abstain];
}

/** Chits for what concerns the seat itself, if the own votes alone may not carry it. */
function influenceOf(at: Position, seat: number, motion: Motion, stake: number): number[] {
  if (at.g.confederation !== NORMAL || stake < WORTH_INFLUENCE) return [];
  if (motion.concerned !== seat && motion.taker !== seat) return [];
  const others = motion.voters
    .filter((voter) => voter !== seat)
    .reduce((sum, voter) => sum + sessionVotes(at, voter), 0);
  const missing = others + 1 - sessionVotes(at, seat);
  if (missing <= 0) return [];
  const each = at.data.tables.votes.perInfluence;
  return heldOfKind(at, seat, 'confederation-influence').slice(0, Math.ceil(missing / each));
}

/** What the seat gains if this choice is carried, in victory points. */
function stakeOf(outlook: Outlook, { cause, concerned, taker, system }: Motion, choice: string): number {
  const { at, seat } = outlook;
  const mine = (player: number): number => (player === seat ? 1 : player < 0 ? 0 : -outlook.rivalry(player));
  switch (cause) {
    case 'diplomaticSuccess':
    case 'diplomaticConquest':
      return choice === 'owner'
        ? 0
        : mine(taker) * prizeFor(outlook, taker, system) - mine(concerned) * prizeFor(outlook, concerned, system);
    case 'treaty':
      return choice === 'grant' ? mine(concerned) * at.data.tables.victory.treaty : 0;
    case 'readmission':
      return choice === 'readmit' ? mine(concerned) * expulsionOf(at, concerned) : 0;
    case 'ladau':
      return choice === 'in' ? LADAU_VOTE * mine(heirOf(outlook, system)) : 0;
    case 'violation':
      if (choice === 'letGo') return 0;
      return -mine(concerned) * expulsionOf(at, concerned) + (choice === 'expel' ? 0 : warStake(outlook, concerned));
    default:
      return choice === 'expel' || choice === 'broken' ? -mine(concerned) * expulsionOf(at, concerned) : 0;
  }
}

/** Whose vote it will be: its owner's; while it has none, the seat's own if nobody is nearer, else the nearest rival's. */
function heirOf({ at, seat }: Outlook, system: number): number {
  const owner = at.g.systems.owner[system]!;
  if (isSeat(owner)) return owner;
  const ranges = at.g.names.map((_, player) =>
    Math.min(...systemsOf(at.g, player).map((base) => rangeBetween(at, base, system))),
  );
  const nearest = Math.min(...ranges);
  if (ranges[seat] === nearest) return seat;
  return ranges.indexOf(nearest);
}

function warStake(outlook: Outlook, against: number): number {
  return against !== outlook.seat && outlook.rivalry(against) > WAR_AGAINST ? 1 : -1;
}

function prizeFor({ at, prospects }: Outlook, player: number, system: number): number {
  const held = { ...holdingOf(at, player, system), isSeat: at.g.players.seat[player] === system };
  return worthOf(at, prospects[player]!, system, held);
}

function expulsionOf(at: Position, player: number): number {
  return EXPULSION_A_SYSTEM * systemsOf(at.g, player).length;
}

function wordsFor(at: Position, { cause, concerned, taker, system }: Motion, choice: string): string {
  const whose = at.g.names[concerned] ?? say.votes.nobody;
  switch (cause) {
    case 'diplomaticSuccess':
    case 'diplomaticConquest':
      return say.votes.betterOffWith(nameOf(at, system), at.g.names[choice === 'owner' ? concerned : taker]!);
    case 'ladau':
      return choice === 'in' ? say.votes.ladauBelongs : say.votes.ladauStaysOutside;
    case 'treaty':
      return choice === 'grant' ? say.votes.deservesTreaty(whose) : say.votes.isStrongEnough(whose);
    default:
      return EXONERATING.has(choice) ? say.votes.hasDoneNoHarm(whose) : say.votes.hasGoneTooFar(whose);
  }
}
const EXONERATING: ReadonlySet<string> = new Set(['kept', 'letGo', 'readmit']);

/** A contest costs nothing but the asking. */
export function contestAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['contest']['about']>): Candidate<{ contest: boolean }>[] {
  const outlook = new Outlook(play, seat);
  const worth = prizeFor(outlook, seat, decision.about.system);
  return [
    { answer: { contest: true }, value: outlook.value(-worth / 2), words: say.votes.appeals },
    { answer: { contest: false }, value: outlook.value(-worth), words: say.votes.notWorthAnAppeal },
  ];
}

/** Yield, unless the System is worth more than a place in the Confederation. */
export function handOverAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['handOver']['about']>): Candidate<{ handOver: boolean }>[] {
  const outlook = new Outlook(play, seat);
  const { system, taker } = decision.about;
  const loss = prizeFor(outlook, seat, system) + outlook.rivalry(taker) * prizeFor(outlook, taker, system);
  const expulsion = play.g.confederation === NORMAL ? expulsionOf(play, seat) : 0;
  return [
    { answer: { handOver: true }, value: outlook.value(-loss), words: say.votes.membershipIsWorthMore },
    {
      answer: { handOver: false },
      value: outlook.value(-expulsion),
      words: say.votes.systemIsWorthMore,
    },
  ];
}

/** A Session against a rival costs nothing; the ballot decides. */
export function callAdvice({
  play,
  seat,
  decision,
}: Question<SwordTypes, Choices['call']['about']>): Candidate<{ call: boolean }>[] {
  const outlook = new Outlook(play, seat);
  const { accused } = decision.about;
  const gain = outlook.rivalry(accused) * expulsionOf(play, accused) * chanceToCarry(play, seat, accused);
  return [
    { answer: { call: true }, value: outlook.value(gain), words: say.votes.mustAnswer(play.g.names[accused]!) },
    { answer: { call: false }, value: outlook.value(0), words: say.votes.sessionBringsNothing },
  ];
}

function chanceToCarry(at: Position, seat: number, accused: number): number {
  const votes = membersOf(at).reduce((sum, member) => sum + (member === accused ? 0 : sessionVotes(at, member)), 0);
  return votes > sessionVotes(at, accused) ? 0.6 : sessionVotes(at, seat) > 0 ? 0.2 : 0;
}
