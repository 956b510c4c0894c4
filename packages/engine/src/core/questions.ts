/** Questions of one seat about its decisions. Nothing here changes the table, and nothing tells more than the seat knows. */

import { type Dice, seededDice } from './dice.ts';
import { figuresFor, openingsFor } from './figures.ts';
import type { Words } from './module.ts';
import { type Observation, observe } from './observe.ts';
import { outOfTurnActions, outOfTurnWords } from './out-of-turn.ts';
import { Play } from './play.ts';
import type { Random } from './random.ts';
import { randomFrom } from './random.ts';
import { readAction } from './read-action.ts';
import type { Session } from './session.ts';
import { fork } from './table.ts';
import type { Decision, GameTypes, Refusal, Rejected, Seat, Table } from './types.ts';

/** A legal answer in words, with odds or price where the rules can tell. */
export interface Offered {
  kind: string;
  answer: unknown;
  words: string;
  /** whom it is about, where the words name him first, and the words without him */
  subject: string | null;
  act: string;
  hint: string | null;
}

/** Every legal answer, or null where there are too many; `sample` is always one of them. */
export interface Answers {
  options: Offered[] | null;
  sample: Offered;
}

/** How the table would stand after some answers of the seat that show nobody anything new. */
export type Preview =
  | { ok: true; observation: Observation }
  /** the answer at this place is refused; refusal null: it rolls dice or uncovers something, nobody can tell */
  | { ok: false; at: number; refusal: Refusal | null };

const NOT_YOURS: Rejected = {
  ok: false,
  refusal: { rule: 'CORE-turn', why: 'that decision is not yours to make now' },
};

class Unforeseen extends Error {}
/** Stands for dice that must not be cast. */
const noDice: Dice = {
  roll: () => {
    throw new Unforeseen('a die');
  },
};

export class Questions<T extends GameTypes = GameTypes> {
  private readonly module: Words;
  private readonly session: Session<T>;
  private readonly seat: Seat;
  /** entries of the seat's own log: samples differ from one to the next */
  private readonly length: number;

  constructor(module: Words, session: Session<T>, seat: Seat, length: number) {
    this.module = module;
    this.session = session;
    this.seat = seat;
    this.length = length;
  }

  /** Checks shape and legality of an action of this seat; null: it would be accepted. */
  check(json: unknown): Refusal | null {
    const read = readAction(this.session.game, this.session.table, json);
    return read.ok ? this.play().check(read.action) : read.refusal;
  }

  /** What a decision of the seat asks, in words; empty if it is not open. */
  question(id: number): string {
    const decision = this.decision(id);
    const { view } = observe(this.session.game, this.session.table, this.seat);
    return decision ? this.module.describeQuestion(view, decision) : '';
  }

  /** null, here and in the next: the decision is not open, or not the seat's. */
  answers(id: number, random?: Random): Answers | null {
    const decision = this.decision(id);
    const sample = this.sample(id, random);
    if (!decision || !sample) return null;
    const play = this.play();
    const options = play.choiceOf(decision.kind).options?.(play, decision) ?? null;
    return { options: options && this.offered(decision, options), sample };
  }

  sample(id: number, random: Random = randomFrom(this.length * 1009 + id)): Offered | null {
    const decision = this.decision(id);
    if (!decision) return null;
    const play = this.play();
    return this.offered(decision, [play.choiceOf(decision.kind).sample(play, decision, random)])[0]!;
  }

  /** What is answered for an absent player. */
  defaultAnswer(id: number): Offered | null {
    const decision = this.decision(id);
    if (!decision) return null;
    const play = this.play();
    return this.offered(decision, [play.choiceOf(decision.kind).defaultAnswer(play, decision)])[0]!;
  }

  /** Words and odds of an answer; of one that is malformed or illegal only why it is refused. */
  describe(id: number, answer: unknown): { ok: true; offered: Offered } | Rejected {
    const legal = this.legal(id, answer);
    return legal.ok ? { ok: true, offered: this.offered(legal.decision, [answer])[0]! } : legal;
  }

  /** What stands behind each answer, in a shape of the decision's own; null where the rules have no figure or refuse it. */
  figures(id: number, answers: readonly unknown[]): unknown[] {
    const decision = this.decision(id);
    if (!decision) return answers.map(() => null);
    const legal = answers.filter((answer) => this.legal(id, answer).ok);
    const found = figuresFor(this.session.game, this.play(), decision, legal);
    return answers.map((answer) => found[legal.indexOf(answer)] ?? null);
  }

  /** What may come next in an answer composed so far; next null: answers of this kind are given at once. */
  openings(id: number, partial: unknown): { ok: true; next: unknown } | Rejected {
    const decision = this.decision(id);
    return decision ? openingsFor(this.play(), decision, partial) : NOT_YOURS;
  }

  /** Plays answers of the seat one after the other on a copy, as far as they show nobody anything new. */
  preview(id: number, answers: readonly unknown[]): Preview {
    const { game } = this.session;
    const kind = this.decision(id)?.kind ?? '';
    const table = fork(game, this.session.table);
    for (const [at, answer] of answers.entries()) {
      const refusal = this.tryAnswer(table, kind, answer);
      if (refusal !== null) return { ok: false, at, refusal: refusal === 'unforeseen' ? null : refusal };
    }
    return { ok: true, observation: observe(game, table, this.seat) };
  }

  /** What the seat may do now without being asked. */
  outOfTurn(): Offered[] {
    const { table, game } = this.session;
    const { view } = observe(game, table, this.seat);
    return outOfTurnActions(game, table, this.seat).map((action) => {
      const words = outOfTurnWords(this.module, view, table, action);
      const hint = this.module.outOfTurnHint?.(table, this.seat, action.kind, action.with) ?? null;
      return { kind: action.kind, answer: action.with, words, subject: null, act: words, hint };
    });
  }

  private tryAnswer(table: Table<T['state']>, kind: string, answer: unknown): Refusal | 'unforeseen' | null {
    const { game } = this.session;
    const asked = table.pending.find((one) => one.by === this.seat && one.kind === kind);
    const read = readAction(game, table, { decision: asked?.id ?? -1, by: this.seat, kind, with: answer });
    if (!read.ok) return read.refusal;
    const play = new Play(game, table, noDice);
    try {
      return play.act(read.action) ?? (play.revealed ? 'unforeseen' : null);
    } catch (error) {
      if (error instanceof Unforeseen) return 'unforeseen';
      throw error;
    }
  }

  /** Figures of an answer that the rules refuse would tell of units that the seat cannot see. */
  private legal(id: number, answer: unknown): { ok: true; decision: Decision } | Rejected {
    const decision = this.decision(id);
    if (!decision) return NOT_YOURS;
    const refusal = this.check({ decision: id, by: this.seat, kind: decision.kind, with: answer });
    return refusal ? { ok: false, refusal } : { ok: true, decision };
  }

  private offered(decision: Decision, answers: readonly unknown[]): Offered[] {
    const { game, table } = this.session;
    const { view } = observe(game, table, this.seat);
    const figures = figuresFor(game, this.play(), decision, answers);
    return answers.map((answer, at) => {
      const words = this.module.describeAnswer(view, decision.kind, answer, decision.about);
      const subject = this.module.answerSubject?.(view, decision.kind, answer) ?? null;
      const act = subject === null ? words : words.slice(subject.length + ': '.length);
      const hint = this.module.hint(table, decision, answer, figures[at] ?? null);
      return { kind: decision.kind, answer, words, subject, act, hint };
    });
  }

  private decision(id: number): Decision | null {
    return this.session.table.pending.find((one) => one.id === id && one.by === this.seat) ?? null;
  }

  private play(): Play<T> {
    return new Play(this.session.game, this.session.table, seededDice);
  }
}
