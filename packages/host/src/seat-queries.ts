import {
  type Access,
  type Answers,
  type Offered,
  type Preview,
  type Questions,
  type Random,
  type Refusal,
  randomFrom,
} from '@admiralty/engine';

/** What a seat may ask about its decisions; nothing here changes the table. */
export type SeatQuery =
  | { ask: 'check'; act: unknown }
  | { ask: 'answers' | 'sample' | 'proposal'; decision: number }
  | { ask: 'describe' | 'preview' | 'figures'; decision: number; answers: readonly unknown[] }
  | { ask: 'openings'; decision: number; partial: unknown }
  | { ask: 'outOfTurn' }
  | { ask: 'text'; topic: string };

/** What each question is answered with. */
export interface SeatReplies {
  /** why not; null: it would be accepted */
  check: Refusal | null;
  /** null, here and in the next: the decision is not open any more */
  answers: Answers | null;
  sample: Offered | null;
  /** what would be answered for somebody absent: harmless, legal, a place to begin */
  proposal: Offered | null;
  /** legal answers only; nothing once the decision is closed */
  describe: Offered[];
  preview: Preview;
  /** odds or prices of each answer, in a shape of the decision's own; null where the rules have no figure */
  figures: unknown[];
  /** what may come next in an answer composed so far; null: not in this one */
  openings: unknown;
  outOfTurn: Offered[];
  text: string;
}
export type SeatReply<Query extends SeatQuery> = SeatReplies[Query['ask']];

/** A reply on its way back, or why there is none. */
export type Settled = { value: SeatReplies[keyof SeatReplies] } | { fault: string };

/** Questions of one seat, answered by what it may know. Many at once are answered about one and the same table. */
export class SeatQueries {
  private readonly access: Access;
  private readonly draw: () => number;

  /** `draw`: another number each time, so that samples differ */
  constructor(access: Access, draw: () => number) {
    this.access = access;
    this.draw = draw;
  }

  ask<const Query extends SeatQuery>(query: Query): SeatReply<Query>;
  ask(query: SeatQuery): SeatReplies[keyof SeatReplies] {
    if (query.ask === 'check') return this.access.check(query.act);
    if (query.ask === 'text') return this.access.show(query.topic);
    const { questions } = this.access;
    switch (query.ask) {
      case 'answers':
        return questions.answers(query.decision, this.random());
      case 'sample':
        return questions.sample(query.decision, this.random());
      case 'proposal':
        return questions.defaultAnswer(query.decision);
      case 'describe':
        return described(questions, query.decision, query.answers);
      case 'preview':
        return questions.preview(query.decision, query.answers);
      case 'figures':
        return questions.figures(query.decision, query.answers);
      case 'openings':
        return openings(questions, query.decision, query.partial);
      case 'outOfTurn':
        return questions.outOfTurn();
    }
  }

  /** One reply a question, in their order; a question that fails does not harm the others. */
  batch(queries: readonly SeatQuery[]): Settled[] {
    return queries.map((query) => {
      try {
        return { value: this.ask(query) };
      } catch (error) {
        return { fault: error instanceof Error ? error.message : String(error) };
      }
    });
  }

  private random(): Random {
    return randomFrom(this.access.length * 1009 + this.draw());
  }
}

function described(questions: Questions, decision: number, answers: readonly unknown[]): Offered[] {
  return answers.flatMap((answer) => {
    const found = questions.describe(decision, answer);
    return found.ok ? [found.offered] : [];
  });
}

function openings(questions: Questions, decision: number, partial: unknown): unknown {
  const found = questions.openings(decision, partial);
  return found.ok ? found.next : null;
}
