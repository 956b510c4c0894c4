import type { GameTypes, Session } from '@admiralty/engine';

const STRIDE = 16;

/** Past positions of a session: a copy now and then, the rest is played again when asked for. */
export class History {
  private readonly copies = new Map<number, Session<GameTypes>>();

  constructor(session: Session<GameTypes>) {
    this.note(session, true);
  }

  /** To be told after every action and every undo; the first `same` actions are what they were. */
  note(session: Session<GameTypes>, isFirst = false, same = session.log.length): void {
    const { length } = session.log;
    for (const at of this.copies.keys()) if (at > same) this.copies.delete(at);
    if (isFirst || length % STRIDE === 0) this.copies.set(length, session.fork());
  }

  /** The session as it was after so many actions. */
  at(session: Session<GameTypes>, action: number): Session<GameTypes> {
    const from = Math.max(...[...this.copies.keys()].filter((at) => at <= action));
    const twin = this.copies.get(from)?.fork();
    if (!twin) throw new Error(`there is no position before action ${action}`);
    for (const entry of session.log.slice(from, action)) {
      const wrong = twin.replay(entry);
      if (wrong) throw new Error(`action ${twin.log.length + 1} cannot be played again: ${wrong}`);
    }
    return twin;
  }
}
