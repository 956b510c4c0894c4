import {
  type Box,
  type Decision,
  type Dice,
  fork,
  type GameTypes,
  observe,
  Play,
  type Random,
  type Refusal,
  readAction,
  type Seat,
  type Session,
  seededDice,
  type Table,
  unaskedActions,
  unaskedWords,
} from '@admiralty/engine';
import type { Act, Answers, Offered, Preview } from '../types.ts';

class Unforeseen extends Error {}
/** Stands for dice that must not be cast. */
const noDice: Dice = {
  roll: () => {
    throw new Unforeseen('a die');
  },
};

/** Questions of one seat about its decisions: nothing here changes the table. */
export class Asker {
  private readonly box: Box;
  private readonly session: Session<GameTypes>;
  private readonly seat: Seat;

  constructor(box: Box, session: Session<GameTypes>, seat: Seat) {
    this.box = box;
    this.session = session;
    this.seat = seat;
  }

  check(act: Act): Refusal | null {
    const { table } = this.session;
    const read = readAction(this.box.game, table, { ...act, by: this.seat });
    return read.ok ? this.play().check(read.action) : read.refusal;
  }

  answers(id: number, random: Random): Answers | null {
    const decision = this.decision(id);
    const sample = this.sample(id, random);
    if (!decision || !sample) return null;
    const play = this.play();
    const choice = play.choiceOf(decision.kind);
    const options = choice.options?.(play, decision) ?? null;
    return { options: options && this.words(decision, options), sample };
  }

  sample(id: number, random: Random): Offered | null {
    const decision = this.decision(id);
    if (!decision) return null;
    const play = this.play();
    return this.words(decision, [play.choiceOf(decision.kind).sample(play, decision, random)])[0] ?? null;
  }

  describe(id: number, answers: readonly unknown[]): Offered[] {
    const decision = this.decision(id);
    return decision ? this.words(decision, answers) : [];
  }

  figures(id: number, answers: readonly unknown[]): unknown[] {
    const decision = this.decision(id);
    return decision ? answers.map((answer) => this.box.figures?.(this.session.table, decision, answer) ?? null) : [];
  }

  /** Plays answers of the seat one after the other on a copy, as far as they show nobody anything new. */
  preview(id: number, answers: readonly unknown[]): Preview {
    const { game } = this.box;
    const kind = this.decision(id)?.kind ?? '';
    const table = fork(game, this.session.table);
    for (const [at, answer] of answers.entries()) {
      const refusal = this.tryAnswer(table, kind, answer);
      if (refusal !== null) return { ok: false, at, refusal: refusal === 'unforeseen' ? null : refusal };
    }
    return { ok: true, observation: observe(game, table, this.seat) };
  }

  private tryAnswer(table: Table<object>, kind: string, answer: unknown): Refusal | 'unforeseen' | null {
    const { game } = this.box;
    const asked = table.pending.find((one) => one.by === this.seat && one.kind === kind);
    const read = readAction(game, table, { decision: asked?.id ?? -1, by: this.seat, kind, with: answer });
    if (!read.ok) return read.refusal;
    const play = new Play(game, table, noDice);
    try {
      return play.act(read.action) ?? (play.learned ? 'unforeseen' : null);
    } catch (error) {
      if (error instanceof Unforeseen) return 'unforeseen';
      throw error;
    }
  }

  /** What the seat may do unasked now. */
  unasked(): Offered[] {
    const { table } = this.session;
    const { view } = this.session.observe(this.seat);
    return unaskedActions(this.box.game, table, this.seat).map((action) => ({
      kind: action.kind,
      answer: action.with,
      words: unaskedWords(this.box, view, table, action),
      hint: null,
    }));
  }

  private words(decision: Decision, answers: readonly unknown[]): Offered[] {
    const { view } = this.session.observe(this.seat);
    return answers.map((answer) => ({
      kind: decision.kind,
      answer,
      words: this.box.describeAnswer(view, decision.kind, answer, decision.about),
      hint: this.box.hint(this.session.table, decision, answer),
    }));
  }

  /** The page may ask about a decision that was closed while it asked. */
  private decision(id: number): Decision | null {
    return this.session.table.pending.find((one) => one.id === id && one.by === this.seat) ?? null;
  }

  private play(): Play<GameTypes> {
    return new Play(this.box.game, this.session.table, seededDice);
  }
}
