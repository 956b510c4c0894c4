import type { Store, TableRow } from './store/index.ts';

/** What was read is believed for so long, alone or beside other nodes; what this server changes itself is known at once. */
const LASTS_MS = { alone: 60_000, shared: 10_000 };
const MOST = 10_000;

type Login = NonNullable<Awaited<ReturnType<Store['findPerson']>>>;

/**
 * Who asks, and at which table: read for every request, and seldom another than a moment ago. Only what lets somebody in
 * is remembered; who would be refused is looked up anew.
 */
export class RecentReads {
  /** the store through which everything is written, so that nothing changed here is remembered */
  readonly store: Store;
  readonly #now: () => number;
  readonly #logins: Memory<Login>;
  readonly #tables: Memory<TableRow>;
  #onLogins = (_account: string): void => {};

  constructor(store: Store, now: () => number, kind: keyof typeof LASTS_MS) {
    this.#now = now;
    this.#logins = new Memory(LASTS_MS[kind]);
    this.#tables = new Memory(LASTS_MS[kind]);
    const { renewSession, setDue, markSeen, hear } = store;
    const ofToken = (hash: string): void => this.#logins.forget(hash);
    const ofAccount = (id: string): void => {
      this.#logins.forgetAll(({ account }) => account.id === id);
      this.#onLogins(id);
    };
    const ofTable = (id: string): void => this.#tables.forget(id);
    this.store = {
      ...store,
      renewSession: forgetting(renewSession, ([hash]) => ofToken(hash)),
      setDue: forgetting(setDue, ([table]) => ofTable(table)),
      markSeen: forgetting(markSeen, ([table]) => ofTable(table)),
    };
    hear(({ table, of }) => {
      if (of === 'seat') ofTable(table);
      else if (of === 'login') ofAccount(table);
    });
  }

  /** Whoever listens hears of every person of whom a login may have ended, on whatever node. */
  hearLogins(listen: (account: string) => void): void {
    this.#onLogins = listen;
  }

  /** Whose login it is, if it was good a moment ago. */
  ownerOf(tokenHash: string): string | null {
    return this.#logins.known(tokenHash, this.#now())?.account.id ?? null;
  }

  async login(tokenHash: string): Promise<Login | null> {
    const at = this.#now();
    const found = await this.#logins.read(tokenHash, at, () => this.store.findPerson(tokenHash, at));
    return found && found.session.expires_at > at ? found : null;
  }

  /** Who made it and who sits there; all else may be of a moment ago. */
  table(id: string): Promise<TableRow | null> {
    return this.#tables.read(id, this.#now(), () => this.store.findTable(id));
  }
}

/** What was found, for a while; oldest first. */
class Memory<T> {
  readonly #found = new Map<string, { value: T; until: number }>();
  /** the last look at each that is under way: if something changes meanwhile, what it finds may be of before */
  readonly #looks = new Map<string, object>();
  readonly #lasts: number;

  constructor(lasts: number) {
    this.#lasts = lasts;
  }

  async read(key: string, now: number, look: () => Promise<T | null>): Promise<T | null> {
    const known = this.known(key, now);
    if (known !== null) return known;
    const own = {};
    this.#looks.set(key, own);
    const value = await look();
    if (this.#looks.get(key) !== own) return value;
    this.#looks.delete(key);
    this.#found.delete(key);
    if (value !== null) this.#found.set(key, { value, until: now + this.#lasts });
    const [oldest] = this.#found.keys();
    if (this.#found.size > MOST && oldest !== undefined) this.#found.delete(oldest);
    return value;
  }

  known(key: string, now: number): T | null {
    const known = this.#found.get(key);
    return known && known.until > now && known.until <= now + this.#lasts ? known.value : null;
  }

  forget(key: string): void {
    this.#looks.delete(key);
    this.#found.delete(key);
  }

  forgetAll(isGone: (value: T) => boolean): void {
    this.#looks.clear(); // nobody knows yet what they find
    for (const [key, { value }] of this.#found) if (isGone(value)) this.#found.delete(key);
  }
}

function forgetting<A extends unknown[], R>(work: (...args: A) => Promise<R>, forget: (args: A) => void) {
  return async (...args: A): Promise<R> => {
    try {
      return await work(...args);
    } finally {
      forget(args);
    }
  };
}
