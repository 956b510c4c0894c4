/**
 * The order of things in a Player-Turn: chit; quiet at home where it raises the taxes; taxes before points are needed and
 * a Base is risked; then whatever pays best, card by card, until a card is worth more in hand than on the table.
 */
import {
  type Act,
  ADMINISTRATIVE,
  checkColonize,
  checkOwnSurge,
  colonizationPoints,
  dutyActs,
  hostsOf,
  isDutyMet,
  isSeat,
  isWithinRange,
  NOT_TAXED,
  nameOf,
  type Position,
  reachesColony,
  type SwordTypes,
  systemsOf,
  TURN_START,
} from '@admiralty/engine/sword-and-stars';
import type { Candidate, Question } from '../knowledge.ts';
import { type Proposal, proposalsOf, wordsFor } from './operations.ts';
import { Outlook } from './outlook.ts';
import { leviesOf } from './taxing.ts';
import { say } from './words.ts';

/** Proposals shown and searched. */
const BREADTH = 8;
/** What the last card is worth against somebody who has still to play, and the one before it. */
const LAST_CARD = 0.25;
const SECOND_CARD = 0.1;
/** Little more than nothing: keeps the order of equals. */
const NUDGE = 0.01;

export function actAdvice({ play, seat }: Question<SwordTypes>): Candidate<Act>[] {
  const outlook = new Outlook(play, seat);
  const taxGain = mayTax(play, seat) ? leviesOf(outlook).reduce((sum, { gain }) => sum + gain, 0) : 0;
  if (play.g.stage === TURN_START) return opening(outlook, taxGain);
  const proposals = proposalsOf(outlook);
  const keep = keepingGain(outlook);
  const best = proposals[0];
  const candidates = proposals.slice(0, BREADTH).map((proposal) => operationCandidate(outlook, proposal));
  const top = Math.max(best?.gain ?? keep, isDutyMet(play, seat) ? keep : -Infinity);
  const project = projectOf(outlook);
  if (project)
    candidates.push({
      answer: project,
      value: outlook.value(top + 1),
      words: say.turn.settles(nameOf(play, project.target)),
    });
  if (mayTax(play, seat) && taxGain > 0)
    candidates.push({
      answer: taxesOf(play, seat),
      value: outlook.value(top + (isTaxFirst(play, proposals, keep) ? NUDGE : -NUDGE)),
      words: say.turn.collects,
    });
  if (mayEnd(play, seat))
    candidates.push({ answer: { do: 'end' }, value: outlook.value(keep), words: endWords(play, seat) });
  if (candidates.length === 0)
    return [{ answer: flipOrEnd(play, seat), value: outlook.value(0), words: say.turn.nothingCanBeDone }];
  return candidates;
}

function opening(outlook: Outlook, taxGain: number): Candidate<Act>[] {
  const draw: Candidate<Act> = {
    answer: { do: 'draw' },
    value: outlook.value(0),
    words: say.turn.drawsFirst,
  };
  if (taxGain <= 0) return [draw];
  return [
    draw,
    {
      answer: taxesOf(outlook.at, outlook.seat),
      value: outlook.value(-NUDGE),
      words: say.turn.collectsFirst,
    },
  ];
}

function operationCandidate(outlook: Outlook, proposal: Proposal): Candidate<Act> {
  return { answer: proposal.act, value: outlook.value(proposal.gain), words: wordsFor(outlook.at, proposal) };
}

/** Hive Surge works in the taxes that it opens, or never. */
function taxesOf(at: Position, seat: number): Act {
  return checkOwnSurge(at, seat) === null ? { do: 'taxes', surge: true } : { do: 'taxes' };
}

function mayTax({ g }: Position, seat: number): boolean {
  return g.players.taxation[seat] === NOT_TAXED && g.players.exile[seat] === 0;
}

/** First of all, unless a restless System would pay after a Govern: points buy more than levels, and a Base may lose what it could have paid. */
function isTaxFirst({ g }: Position, proposals: readonly Proposal[], keep: number): boolean {
  const best = proposals[0];
  if (!best || best.gain <= keep || best.act.do !== 'govern' || g.players.cards[g.active]! <= 1) return true;
  return g.systems.unrest[best.act.target] === 0 || g.systems.tech[best.act.target]! < 1;
}

function mayEnd(at: Position, seat: number): boolean {
  return isDutyMet(at, seat) && (at.g.wars.violator.length === 0 || dutyActs(at, seat) === null);
}

function flipOrEnd(at: Position, seat: number): Act {
  const due = at.g.wars.violator.length === 0 ? null : dutyActs(at, seat);
  if (due?.[0]) return due[0];
  return isDutyMet(at, seat) ? { do: 'end' } : { do: 'flip' };
}

/** What the next card is worth unplayed: it is turned at the end of the Round, and may be needed before. */
function keepingGain(outlook: Outlook): number {
  const { at, seat } = outlook;
  const { cards, points } = at.g.players;
  if (cards[seat] === 0) return 0;
  const guard = points[seat]! > 0 && cards[seat]! <= 2 ? (cards[seat] === 1 ? LAST_CARD : SECOND_CARD) : 0;
  return outlook.checkWorth(ADMINISTRATIVE) + (guard > 0 && isThreatened(at, seat) ? guard : 0);
}

/** Can a rival who has still to play in this Round reach an own System? */
function isThreatened(at: Position, seat: number): boolean {
  const { g } = at;
  const later = g.names
    .map((_, player) => player)
    .filter((player) => player !== seat && !g.players.turnDone[player] && g.players.points[player]! > 1);
  if (later.length === 0) return false;
  const own = systemsOf(g, seat);
  return g.systems.owner.some(
    (owner, base) => isSeat(owner) && later.includes(owner) && own.some((target) => isWithinRange(at, base, target)),
  );
}

function endWords({ g }: Position, seat: number): string {
  if (g.players.exile[seat] && hostsOf(g, seat).length === 0) return say.turn.waitsInExile;
  return g.players.cards[seat]! > 0 ? say.turn.keepsCard : say.turn.cardsPlayed;
}

/** A Colonization that can still be completed; all Bases of one people work together. */
function projectOf({ at, seat, rounds }: Outlook): Extract<Act, { do: 'colonize' }> | null {
  const { g, data } = at;
  if (!g.options['colonization']) return null;
  const own = systemsOf(g, seat).filter((system) => !g.systems.unrest[system]);
  let best: { act: Extract<Act, { do: 'colonize' }>; pace: number } | null = null;
  for (const target of own)
    for (const base of own) {
      const { race, ideology } = g.systems;
      const bases = own.filter(
        (one) =>
          one !== target &&
          race[one] === race[base] &&
          ideology[one] === ideology[base] &&
          reachesColony(at, one, target),
      );
      const act = { do: 'colonize', target, bases } as const;
      if (bases[0] !== base || checkColonize(at, seat, { ...act, bases }) !== null) continue;
      const needed =
        data.tables.colonizationValue[data.systems[target]!.planets]! -
        g.colonization[seat * g.systems.owner.length + target]!;
      const pace = (colonizationPoints(at, { player: seat, target, bases }) * (rounds + 1)) / Math.max(1, needed);
      if (pace >= 1 && pace > (best?.pace ?? 0)) best = { act: { ...act, bases }, pace };
    }
  return best?.act ?? null;
}
