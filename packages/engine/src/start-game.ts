/** A game for authors of bots and tools: a table to sit down at, typed by the game. */
import { Access, type SeatOutcome } from './core/access.ts';
import { copy } from './core/copy.ts';
import type { FiguresOf } from './core/figures.ts';
import type { DiceMode } from './core/log.ts';
import type { DataPack, GameModule } from './core/module.ts';
import { settingFor } from './core/options.ts';
import { randomFrom } from './core/random.ts';
import { Session } from './core/session.ts';
import type { AboutOf, AnswerOf, Decision, DecisionOf, GameTypes, Name, Options, Result, Seat } from './core/types.ts';
import { type GameId, type Games, loadGame } from './games/index.ts';

export interface GameSettings {
  /** left out: the first of the game */
  scenario?: string;
  /** decides every roll; a secret as long as people play */
  seed: string;
  options?: Options;
  /** how many play; left out: as many as the scenario's default */
  seats?: number;
  /** left out: `keyed`, the dice of real games */
  dice?: DiceMode;
  /** data files in place of the standard ones */
  pack?: DataPack;
  /** a position in place of the scenario's set-up */
  position?: unknown;
}

/** Starts a game. What cannot be started is a mistake of the caller and throws. */
export async function startGame<Id extends GameId>(id: Id, settings: GameSettings): Promise<StartedGame<Games[Id]>> {
  const { seed, options = {}, seats, dice = 'keyed', pack = null, position = null } = settings;
  const opened = await loadGame(id, pack, position);
  if (!opened.ok) throw new Error(opened.problems.join('\n'));
  const { game } = opened.module;
  const scenario = settings.scenario ?? game.scenarios[0]!.id;
  const wish = settingFor(game, { scenario, options, seats, position });
  if (!wish.ok) throw new Error(wish.refusal.why);
  const started = Session.start(game, wish.setting, seed, dice);
  if (!started.ok) throw new Error(started.refusal.why);
  return new StartedGame(opened.module, started.session);
}

/** A game in play with its seats. */
export class StartedGame<T extends GameTypes> {
  readonly module: GameModule<T>;
  readonly session: Session<T>;

  constructor(module: GameModule<T>, session: Session<T>) {
    this.module = module;
    this.session = session;
  }

  seat(seat: Seat): PlayerSeat<T> {
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.session.table.seats)
      throw new Error(`there is no seat ${seat}`);
    return new PlayerSeat(this.module, this.session, seat);
  }

  get seats(): PlayerSeat<T>[] {
    return Array.from({ length: this.session.table.seats }, (_, seat) => this.seat(seat));
  }

  /** null while the game goes on */
  get result(): Result | null {
    return this.session.table.result;
  }
}

/** One seat: what it sees, what it is asked, and how it answers. */
export class PlayerSeat<T extends GameTypes> {
  readonly seat: Seat;
  /** the border of the table for this seat: log, words, undo, out-of-turn actions */
  readonly access: Access<T>;
  private readonly session: Session<T>;

  constructor(module: GameModule<T>, session: Session<T>, seat: Seat) {
    this.seat = seat;
    this.session = session;
    this.access = new Access(module, session, seat);
  }

  /** All that the seat may know of the state. */
  get view(): T['view'] {
    return this.session.game.view(this.session.table.g, this.seat);
  }

  /** The questions that the seat owes an answer to, told apart by `kind`. */
  get questions(): Decision<T>[] {
    const open: DecisionOf[] = this.session.table.pending.filter(({ by }) => by === this.seat);
    return copy(open) as Decision<T>[];
  }

  /** Answers one of them; a refusal changes nothing. */
  answer<K extends Name<T['choices']>>(question: DecisionOf<AboutOf<T, K>, K>, answer: AnswerOf<T, K>): SeatOutcome {
    return this.access.act({ decision: question.id, kind: question.kind, with: answer });
  }

  /** Every legal answer where they are few, or null. */
  options<K extends Name<T['choices']>>(question: DecisionOf<AboutOf<T, K>, K>): AnswerOf<T, K>[] | null {
    const listed = this.access.questions.answers(question.id)?.options;
    return listed?.map(({ answer }) => answer as AnswerOf<T, K>) ?? null;
  }

  /** What stands behind each answer, as the rules work it out; null where there is no figure, or the answer is refused. */
  figures<K extends Name<T['figures']> & Name<T['choices']>>(
    question: DecisionOf<AboutOf<T, K>, K>,
    answers: readonly AnswerOf<T, K>[],
  ): (FiguresOf<T, K> | null)[] {
    return this.access.questions.figures(question.id, answers) as (FiguresOf<T, K> | null)[];
  }

  /** A legal answer at random; `random` 0, 1, … gives others. */
  sample<K extends Name<T['choices']>>(question: DecisionOf<AboutOf<T, K>, K>, random = 0): AnswerOf<T, K> {
    const drawn = this.access.questions.sample(question.id, randomFrom(question.id * 1009 + random));
    if (!drawn) throw new Error(`question ${question.id} is not open`);
    return drawn.answer as AnswerOf<T, K>;
  }

  /** Does something out of turn, as far as the game allows it now. */
  act<K extends Name<T['anytime']>>(kind: K, payload: T['anytime'][K]): SeatOutcome {
    return this.access.act({ decision: null, kind, with: payload });
  }
}
