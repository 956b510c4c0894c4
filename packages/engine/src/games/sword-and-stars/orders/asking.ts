/** Questions: a seat that has left is answered for, a standing order answers by itself, everybody else is asked (A7, A12). */
import type { RuleId, Seat } from '#core/types';
import { LEFT } from '../state.ts';
import type { Choices, SsChoice, SsDecision, SsPlay } from '../types.ts';

type Kind = keyof Choices & string;
type Answer<K extends Kind> = Choices[K]['answer'];

/** Asks one seat. The step returns afterwards, as after `play.ask`. */
export function askSeat<K extends Kind>(
  play: SsPlay,
  by: Seat,
  kind: K,
  rule: RuleId,
  about: Choices[K]['about'],
): void {
  const { table } = play;
  const decision = { id: table.nextId++, by, kind, rule, sealed: false, about };
  const answer = answerInAdvance(play, kind, decision);
  play.markRevealed(); // whether a question was shown or answered in advance is not for undo to find out
  if (answer === null) table.pending.push(decision);
  else giveAnswer(play, kind, decision, answer);
}

/** Asks several seats at once; sealed answers are opened together. */
export function askAll<K extends Kind>(
  play: SsPlay,
  seats: readonly Seat[],
  kind: K,
  rule: RuleId,
  aboutOf: (seat: Seat) => Choices[K]['about'],
  sealed: boolean,
): void {
  const ready: { decision: SsDecision<K>; answer: Answer<K> }[] = [];
  for (const by of seats) {
    const about = aboutOf(by);
    const decision = { id: play.table.nextId, by, kind, rule, sealed, about };
    const answer = answerInAdvance(play, kind, decision);
    if (answer === null) {
      (play.ask as (by: Seat, kind: K, rule: RuleId, about: unknown, sealed: boolean) => void).call(
        play,
        by,
        kind,
        rule,
        about,
        sealed,
      );
    } else {
      play.table.nextId++;
      ready.push({ decision, answer });
    }
  }
  play.markRevealed(); // as above
  const isOpen = !sealed || play.table.pending.length === 0;
  for (const { decision, answer } of ready)
    if (isOpen) giveAnswer(play, kind, decision, answer);
    else play.table.envelopes.push({ decision, answer });
  play.table.envelopes.sort((a, b) => a.decision.by - b.decision.by || a.decision.id - b.decision.id);
}

/** What a seat's absence or its orders say; null: it must be asked. An order that would be illegal counts as ask. */
function answerInAdvance<K extends Kind>(play: SsPlay, kind: K, decision: SsDecision<K>): Answer<K> | null {
  const choice = choiceOf(play, kind);
  const { players } = play.g;
  if (players.leaving[decision.by] || players.status[decision.by] === LEFT) return choice.defaultAnswer(play, decision);
  const ordered = choice.ordered?.(play, decision) ?? null;
  return ordered !== null && choice.check(play, ordered, decision) === null ? ordered : null;
}

/** The answer that is always legal: for clocks, absent seats and leavers (A7, R124). */
export function caretakerAnswer<K extends Kind>(play: SsPlay, kind: K, decision: SsDecision<K>): Answer<K> {
  return choiceOf(play, kind).defaultAnswer(play, decision);
}

/** Lets the default answer whatever this seat owes: it has left in the middle of something (R83). */
export function answerFor(play: SsPlay, seat: Seat): void {
  const { pending, envelopes } = play.table;
  for (const decision of pending.filter(({ by }) => by === seat)) {
    pending.splice(pending.indexOf(decision), 1);
    const kind = decision.kind as Kind;
    const answer = caretakerAnswer(play, kind, decision as SsDecision<Kind>);
    if (decision.sealed) envelopes.push({ decision, answer });
    else giveAnswer(play, kind, decision as SsDecision<Kind>, answer);
  }
  envelopes.sort((a, b) => a.decision.by - b.decision.by || a.decision.id - b.decision.id);
}

/** Takes back questions that nobody needs to answer any more. */
export function withdraw(play: SsPlay, isObsolete: (kind: string, by: Seat) => boolean): void {
  const { pending } = play.table;
  for (let at = pending.length - 1; at >= 0; at--)
    if (isObsolete(pending[at]!.kind, pending[at]!.by)) pending.splice(at, 1);
}

function giveAnswer<K extends Kind>(play: SsPlay, kind: K, decision: SsDecision<K>, answer: Answer<K>): void {
  const choice = choiceOf(play, kind);
  if (choice.apply) choice.apply(play, answer, decision);
  else play.top.back = answer;
}

function choiceOf<K extends Kind>(play: SsPlay, kind: K): SsChoice<K> {
  // the game is assembled from choices of this shape; the kernel's type knows no standing orders
  return play.game.choices[kind] as unknown as SsChoice<K>;
}
