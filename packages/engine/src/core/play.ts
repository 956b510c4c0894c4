import { applyAnytime, checkAnytime } from './anytime.ts';
import { draft, seal } from './asking.ts';
import { copy } from './copy.ts';
import type { Dice, FaceOf } from './dice.ts';
import type {
  AboutOf,
  Action,
  Choice,
  Decision,
  Frame,
  Game,
  GameEvent,
  GameTypes,
  KernelEvents,
  Name,
  Refusal,
  Result,
  RuleId,
  Seat,
  Step,
  Table,
} from './types.ts';

/** More steps than any game runs between two questions. */
const STALL = 100_000;

/** Gets every event; whom it concerns is in `visibleTo`. */
export type Listener = (event: GameEvent) => void;

/**
 * The rules at work on a table: steps and choices act through it.
 * `act` is the only way in: it changes the table, or refuses and leaves every byte as it was.
 */
export class Play<T extends GameTypes> {
  readonly game: Game<T>;
  readonly table: Table<T['state']>;
  readonly g: T['state'];
  readonly data: T['data'];
  /** set by whatever an undo must not take back: a roll, something revealed */
  revealed = false;
  /** set when all agreed to take the game back to this entry of the log; the session does it */
  takeBack: number | null = null;

  private readonly dice: Dice;
  private readonly listener: Listener | null;

  constructor(game: Game<T>, table: Table<T['state']>, dice: Dice, listener: Listener | null = null) {
    this.game = game;
    this.table = table;
    this.dice = dice;
    this.listener = listener;
    this.g = table.g;
    this.data = game.data;
  }

  /** Puts a step on top: it runs next, and returns to the one below when done. */
  call<K extends Name<T['steps']>>(step: K, my: T['steps'][K]): void {
    this.table.stack.push({ step, at: 0, my, back: null });
  }

  /** Ends the step on top; `back` reaches the step that called it. */
  done(back: unknown = null): void {
    const { stack } = this.table;
    stack.pop();
    const below = stack.at(-1);
    if (below) below.back = back;
  }

  /** Asks a seat. The steps wait until every question is answered; sealed answers are opened together. */
  ask<K extends Name<T['choices']>>(by: Seat, kind: K, rule: RuleId, about: AboutOf<T, K>, sealed = false): void {
    this.table.pending.push(draft(this, by, kind, rule, about, sealed));
  }

  /** Takes a question back that somebody else has settled or changed. */
  withdraw(decision: Decision): void {
    const { pending } = this.table;
    const at = pending.indexOf(decision);
    if (at >= 0) pending.splice(at, 1);
  }

  /** `faceOf` names the card or chit of a side, from 1, that is left: people with real ones then say what they drew. */
  roll(sides: number, rule: RuleId, visibleTo: readonly Seat[] | 'all' = 'all', faceOf?: FaceOf): number {
    const value = this.dice.roll(this.table.rng, sides, rule, faceOf);
    this.revealed = true;
    if (this.hasListeners)
      this.emit(rule, 'roll', faceOf ? { sides, value, face: faceOf(value) } : { sides, value }, visibleTo);
    return value;
  }

  /** One of n equal candidates, by die: how automatic actors break ties. */
  pick<Item>(candidates: readonly Item[], rule: RuleId): Item {
    return candidates.length === 1 ? candidates[0]! : candidates[this.roll(candidates.length, rule) - 1]!;
  }

  /** Somebody learned something that cannot be unlearned. */
  markRevealed(): void {
    this.revealed = true;
  }

  /** Without listeners, events that are costly to make need not be made. */
  get hasListeners(): boolean {
    return this.listener !== null;
  }

  /** An event for those who may know it. Its data is copied, so that later changes do not alter it. */
  emit<K extends Name<KernelEvents>>(
    rule: RuleId,
    type: K,
    data: KernelEvents[K],
    visibleTo?: readonly Seat[] | 'all',
  ): void;
  emit<K extends Name<T['events']>>(
    rule: RuleId,
    type: K,
    data: T['events'][K],
    visibleTo?: readonly Seat[] | 'all',
  ): void;
  emit(rule: RuleId, type: string, data: unknown, visibleTo: readonly Seat[] | 'all' = 'all'): void {
    this.listener?.({ rule, type, data: copy(data), visibleTo });
  }

  /** Ends the game. The first result stands. */
  finish(result: Result): void {
    if (this.table.result) return;
    this.table.result = result;
    this.table.pending.length = 0;
    this.table.envelopes.length = 0;
    this.table.offers.length = 0;
    this.emit(result.rule, 'result', result);
  }

  /** The frame on top. */
  get top(): Frame {
    const frame = this.table.stack.at(-1);
    if (!frame) throw new Error('the steps have ended without a result');
    return frame;
  }

  /** Would this action be accepted? Changes nothing. */
  check(action: Action): Refusal | null {
    return this.refusalOf(action, this.find(action));
  }

  act(action: Action): Refusal | null {
    const at = this.find(action);
    const refusal = this.refusalOf(action, at);
    if (refusal) return refusal;
    if (action.decision === null) applyAnytime(this, action);
    else this.answer(at, action.with);
    this.advance();
    return null;
  }

  /** Does what `check` has accepted already. */
  carryOut(action: Action): void {
    if (action.decision === null) applyAnytime(this, action);
    else this.answer(this.find(action), action.with);
    this.advance();
  }

  /** Runs the steps until somebody owes an answer or the game is over. */
  advance(): void {
    const { table, game } = this;
    if (table.pending.length > 0 || table.result) return;
    if (table.envelopes.length > 0) this.openEnvelopes();
    for (let steps = 0; table.pending.length === 0 && table.result === null; steps++) {
      const frame = this.top;
      if (steps > STALL) throw new Error(`the steps run in circles at ${frame.step}`);
      const step = game.steps[frame.step as Name<T['steps']>] as Step<T, unknown>;
      step(this, frame);
    }
  }

  choiceOf(kind: string): Choice<T, unknown, unknown> {
    return this.game.choices[kind as Name<T['choices']>] as Choice<T, unknown, unknown>;
  }

  private find({ decision, by, kind }: Action): number {
    const { pending } = this.table;
    for (let at = 0; at < pending.length; at++) {
      const asked = pending[at]!;
      if (asked.id === decision && asked.by === by && asked.kind === kind) return at;
    }
    return -1;
  }

  private refusalOf(action: Action, at: number): Refusal | null {
    if (this.table.result) return { rule: 'CORE-over', why: 'the game is over' };
    if (action.decision === null) return checkAnytime(this, action);
    const decision = at < 0 ? undefined : this.table.pending[at];
    if (!decision) return { rule: 'CORE-turn', why: 'that decision is not yours to make now' };
    return this.choiceOf(decision.kind).check(this, action.with, decision);
  }

  private answer(at: number, answer: unknown): void {
    const { pending } = this.table;
    const decision = pending[at]!;
    if (at === pending.length - 1) pending.pop();
    else pending.splice(at, 1);
    if (decision.sealed) seal(this, decision, answer);
    else this.give(decision, answer);
  }

  /** Does what an answer says that `check` has accepted, or that is legal by itself. */
  give(decision: Decision, answer: unknown): void {
    const choice = this.choiceOf(decision.kind);
    if (choice.apply) choice.apply(this, answer, decision);
    else this.top.back = answer;
  }

  private openEnvelopes(): void {
    this.revealed = true;
    for (const { decision, answer } of this.table.envelopes.splice(0)) {
      if (this.table.result) return;
      this.give(decision, answer);
    }
  }
}
