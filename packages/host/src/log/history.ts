import { type Earlier, type GameTypes, Session } from '@admiralty/engine';

const STRIDE = 64;

type Table = Session<GameTypes>['table'];

/** Past positions of a session: one now and then, the rest is played again when asked for. None of them holds a log. */
export class History {
  private readonly positions = new Map<number, { table: Table; earlier: Earlier }>();
  private start: Session<GameTypes> | null = null;

  /** To be told at the start, after every action and every undo; the first `same` actions are what they were. */
  note(session: Session<GameTypes>, same: number): void {
    const { length } = session.log;
    for (const at of this.positions.keys()) if (at > same) this.positions.delete(at);
    this.start ??= session.fork();
    const isBack = session.log[length - 1]?.kind === 'accept'; // it may have led back beyond any position kept
    if (this.positions.size === 0 || length % STRIDE === 0 || isBack)
      this.positions.set(length, { table: session.table, earlier: session.leftBehind() });
  }

  /** How many actions lie before the first position. */
  get first(): number {
    return Math.min(...this.positions.keys());
  }

  /** The table as it was after so many actions. */
  at(session: Session<GameTypes>, action: number): Table {
    const from = Math.max(...[...this.positions.keys()].filter((at) => at <= action));
    const position = this.positions.get(from);
    if (!position) throw new Error(`there is no position before action ${action + 1}`);
    const twin = new Session({ ...session, ...position, past: [] });
    replay(twin, session, from, action);
    return twin.table;
  }

  /** Plays the whole past once; `visit` sees it at its start and after each action. */
  walk(session: Session<GameTypes>, visit: (then: Session<GameTypes>) => void): void {
    if (!this.start) throw new Error('nothing has been noted yet');
    const twin = this.start.fork();
    visit(twin);
    replay(twin, session, twin.log.length, session.log.length, visit);
  }
}

function replay(
  twin: Session<GameTypes>,
  session: Session<GameTypes>,
  from: number,
  to: number,
  visit: (then: Session<GameTypes>) => void = () => {},
): void {
  for (const entry of session.log.slice(from, to)) {
    const wrong = twin.replay(entry);
    if (wrong) throw new Error(`action ${twin.log.length + 1} cannot be played again: ${wrong}`);
    visit(twin);
  }
}
