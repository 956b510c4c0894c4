import type { GameTypes, Session } from '@admiralty/engine';

const STRIDE = 64;

/** Past positions of a session: a copy now and then, the rest is played again when asked for. */
export class History {
  private readonly copies = new Map<number, Session<GameTypes>>();

  /** To be told at the start, after every action and every undo; the first `same` actions are what they were. */
  note(session: Session<GameTypes>, same: number): void {
    const { length } = session.log;
    for (const at of this.copies.keys()) if (at > same) this.copies.delete(at);
    if (this.copies.size === 0 || length % STRIDE === 0) this.copies.set(length, session.fork());
  }

  /** The session as it was after so many actions. */
  at(session: Session<GameTypes>, action: number): Session<GameTypes> {
    const from = Math.max(...[...this.copies.keys()].filter((at) => at <= action));
    return this.replay(session, from, action);
  }

  /** Plays the whole past once; `visit` sees it at its start and after each action. */
  walk(session: Session<GameTypes>, visit: (then: Session<GameTypes>) => void): void {
    this.replay(session, Math.min(...this.copies.keys()), session.log.length, visit);
  }

  private replay(
    session: Session<GameTypes>,
    from: number,
    to: number,
    visit: (then: Session<GameTypes>) => void = () => {},
  ): Session<GameTypes> {
    const twin = this.copies.get(from)?.fork();
    if (!twin) throw new Error(`there is no position before action ${to}`);
    visit(twin);
    for (const entry of session.log.slice(from, to)) {
      const wrong = twin.replay(entry);
      if (wrong) throw new Error(`action ${twin.log.length + 1} cannot be played again: ${wrong}`);
      visit(twin);
    }
    return twin;
  }
}
