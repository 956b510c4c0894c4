import { TableHost } from '@admiralty/host';
import { newId } from '../../people/tokens.ts';
import type { Entry, Opened } from '../../store/index.ts';
import type { ActBody } from '../records.ts';
import { restore } from './replaying.ts';
import type { TableStore } from './table-record.ts';

/** A table as it stood a while ago, for spectators who must not be of use to those who play. */
export class Delayed {
  readonly table: string;
  /** null: then the game had not begun */
  host: TableHost | null = null;
  readonly #store: TableStore;
  readonly #delayMs: number;
  #seq = 0;
  #refreshing: Promise<unknown> = Promise.resolve();

  constructor(table: string, delayMs: number, store: TableStore) {
    this.table = table;
    this.#delayMs = delayMs;
    this.#store = store;
  }

  /** Goes on to what is old enough now; true: those who watch have to begin anew. */
  refresh(now: number): Promise<boolean> {
    const refreshed = this.#refreshing.then(() => this.#refresh(now - this.#delayMs));
    this.#refreshing = refreshed.catch(() => {});
    return refreshed;
  }

  async #refresh(until: number): Promise<boolean> {
    if (!this.host) return this.#open(until);
    const opened = await this.#store.openTable(this.table, this.#seq);
    const news = oldEnough(opened!.tail, until);
    if (news.length === 0) return false;
    for (const entry of news) if (!(await this.#follow(entry))) return this.#open(until);
    this.#seq = news.at(-1)!.seq;
    return false;
  }

  /** False: it cannot be followed, as another player at a seat. */
  async #follow({ kind, by, body }: Entry): Promise<boolean> {
    const host = this.host!;
    if (kind === 'pause') return true;
    if (kind === 'undo') return (await host.followUndo(by)) !== null;
    if (kind === 'seat' || kind === 'upgrade') return false;
    return host.follow(host.game.session.log.length, [(JSON.parse(body) as ActBody).entry]);
  }

  async #open(until: number): Promise<boolean> {
    const opened: Opened | null = await this.#store.openTable(this.table, 0);
    if (!opened) return false;
    const tail = oldEnough(opened.tail, until);
    const { play, seq } = await restore({ ...opened, tail });
    this.host?.stop();
    this.#seq = seq;
    this.host = play && new TableHost(play.game, { feed: newId() }, play.log);
    return true;
  }
}

function oldEnough(entries: readonly Entry[], until: number): Entry[] {
  const young = entries.findIndex(({ at }) => at > until);
  return young < 0 ? [...entries] : entries.slice(0, young);
}
