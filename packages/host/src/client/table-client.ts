/** A table elsewhere, in a worker or behind a socket. All questions are answered for the seat that looks. */
import type { Answers, Observation, Offered, Preview, Refusal, SeatAction, Viewer } from '@admiralty/engine';
import type { Advice } from '../practice.ts';
import type { SeatQuery, Settled } from '../seat-queries.ts';
import type { Motive } from '../types.ts';
import { QueryBatcher } from './query-batcher.ts';
import type { MirroredState, TableMirror } from './table-mirror.ts';

export type Worked = { ok: true; value: unknown; lines: string[] } | { ok: false; refusal: Refusal };

/** The calls to the host of a table. */
export interface TableService {
  /** null: done. Rolls only at a table with real dice. */
  act(act: SeatAction, rolls?: readonly number[]): Promise<Refusal | null>;
  undo(): Promise<Refusal | null>;
  /** Back past rolls and reveals; only where one person plays against computers on this device. */
  takeBack?(): Promise<Refusal | null>;
  /** What a captain would do here, and why; null: nothing is asked. Under the same condition as `takeBack`. */
  advice?(): Promise<Advice | null>;
  ask(queries: readonly SeatQuery[]): Promise<readonly Settled[]>;
  calc(id: string, given: Readonly<Record<string, string>>): Promise<Worked>;
  /** Names and figures of what views name by number, of the data that this table plays with; null: views contain them. */
  printed(): Promise<unknown>;
  /** The view as text: `situation`, `map`, a unit. */
  text(topic: string): Promise<string>;
  /** The table after so many actions; as another viewer only in a replay. */
  at(action: number, viewer?: Viewer): Promise<Observation>;
  /** Why the computer did it, in its words. */
  reason(action: number): Promise<Motive | null>;
  /** The person named by the curtain is there. */
  openCurtain(): Promise<void>;
  /** Ends the computer's thinking. */
  moveNow(): Promise<void>;
  /** The game as a file. */
  file(): Promise<string>;
  close(): Promise<void>;
}

/** One open table. */
export interface TableClient<About extends object = object> extends Omit<TableService, 'ask' | 'close'> {
  state(): MirroredState & About;
  subscribe(listener: () => void): () => void;
  /** Why not? null: it would be accepted. */
  check(act: SeatAction): Promise<Refusal | null>;
  /** null, here and in the next: the decision is not open any more; a new state is on its way. */
  answers(decision: number): Promise<Answers | null>;
  /** Another legal answer, different from call to call. */
  sample(decision: number): Promise<Offered | null>;
  /** what would be answered for somebody absent: harmless, legal, a place to begin */
  proposal(decision: number): Promise<Offered | null>;
  /** Legal answers only; nothing once the decision is closed. */
  describe(decision: number, answers: readonly unknown[]): Promise<Offered[]>;
  preview(decision: number, answers: readonly unknown[]): Promise<Preview>;
  /** Odds or prices of each answer; null where the rules have no figure. `typedQueries` knows its shape. */
  figures(decision: number, answers: readonly unknown[]): Promise<unknown[]>;
  /** What may come next in an answer composed so far; null: nothing in this one. */
  openings(decision: number, partial: unknown): Promise<unknown>;
  /** What may be done out of turn now. */
  outOfTurn(): Promise<Offered[]>;
  close(): void;
}

/** A client over anything that carries the calls; the mirror gets the messages. */
export function tableClient<About extends object>(
  service: TableService,
  mirror: Pick<TableMirror<About>, 'state' | 'subscribe' | 'close'>,
): TableClient<About> {
  const batcher = new QueryBatcher((queries) => service.ask(queries));
  const ask: QueryBatcher['ask'] = (query) => batcher.ask(query);
  return {
    state: () => mirror.state,
    subscribe: (listener) => mirror.subscribe(listener),
    check: (act) => ask({ ask: 'check', act }),
    answers: (decision) => ask({ ask: 'answers', decision }),
    sample: (decision) => ask({ ask: 'sample', decision }),
    proposal: (decision) => ask({ ask: 'proposal', decision }),
    describe: (decision, answers) => ask({ ask: 'describe', decision, answers }),
    preview: (decision, answers) => ask({ ask: 'preview', decision, answers }),
    figures: (decision, answers) => ask({ ask: 'figures', decision, answers }),
    openings: (decision, partial) => ask({ ask: 'openings', decision, partial }),
    outOfTurn: () => ask({ ask: 'outOfTurn' }),
    act: (act, rolls) => service.act(act, rolls),
    undo: () => service.undo(),
    ...(service.takeBack && { takeBack: () => service.takeBack!() }),
    ...(service.advice && { advice: () => service.advice!() }),
    calc: (id, given) => service.calc(id, given),
    printed: () => service.printed(),
    text: (topic) => service.text(topic),
    at: (action, viewer) => service.at(action, viewer),
    reason: (action) => service.reason(action),
    openCurtain: () => service.openCurtain(),
    moveNow: () => service.moveNow(),
    file: () => service.file(),
    close: () => {
      mirror.close();
      void service.close();
    },
  };
}
