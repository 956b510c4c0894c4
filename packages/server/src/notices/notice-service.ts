import type { ServerConfig } from '../config.ts';
import { timesIn } from '../people/settings.ts';
import { newId } from '../people/tokens.ts';
import type { Delivery, Store } from '../store/index.ts';
import { momentAfter } from '../tables/clocks/off-time.ts';
import { subjectOf, textOf, waitingFor } from './digest.ts';
import type { Guard } from './guarded-post.ts';
import { Gone, isOff, type Message, reasonOf, tryDelivery } from './posts.ts';

const SWEEP_MS = 2000;
const LEASE_MS = 60_000;
const AT_ONCE = 16;
const HOUR = 3_600_000;
/** Nobody gets more digests than one in so long, unless a clock runs out. */
const BETWEEN_DIGESTS = 4 * HOUR;
const MOST_TRIES = 8;
const FIRST_DELAY = 60_000;
const LONGEST_DELAY = 6 * HOUR;
const KEPT = 30 * 24 * HOUR;
const BETWEEN_FORGETTING = 60_000;

export interface NoticeParts {
  config: ServerConfig;
  store: Store;
  guard: Guard;
  now(): number;
  onFault(message: string): void;
}

/** Tells people who are not there that games wait for them: one digest, by the ways that they chose. */
export class NoticeService {
  readonly #parts: NoticeParts;
  #forgetAt = 0;
  #timer: NodeJS.Timeout | null = null;
  #sweeping: Promise<void> = Promise.resolve();

  constructor(parts: NoticeParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#sweeping = this.#sweeping.then(() => this.sweep()).catch((error) => this.#parts.onFault(String(error)));
    }, SWEEP_MS).unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#sweeping;
  }

  async sweep(): Promise<void> {
    const { store, now } = this.#parts;
    for (const account of await store.claimDigests(now(), LEASE_MS, AT_ONCE)) await this.#digest(account);
    const letters = await store.claimLetters(now(), LEASE_MS, AT_ONCE);
    await Promise.all(letters.map((letter) => this.#deliver(letter)));
    await this.#forget();
  }

  /** Now and then what is over goes: old letters, logins that ended by themselves, counts of tries. */
  async #forget(): Promise<void> {
    const { store, now } = this.#parts;
    if (now() < this.#forgetAt) return;
    this.#forgetAt = now() + BETWEEN_FORGETTING;
    await store.forgetLetters(now() - KEPT);
    await store.forgetSessions(now());
    await store.sweepTries(now());
  }

  async #digest(account: string): Promise<void> {
    const { store, now, config } = this.#parts;
    const looked = now();
    const waiting = await waitingFor(this.#parts, account);
    const later =
      waiting.length === 0
        ? null
        : await this.#later(
            account,
            waiting.some(({ isLate }) => isLate),
          );
    if (waiting.length > 0 && later === null) {
      const own = await store.channelsOf(account);
      const channels = own.filter((channel) => channel.confirmed && channel.kind !== 'feed' && !isOff(channel));
      const [subject, text] = [subjectOf(waiting), textOf(waiting, config.publicUrl)];
      await store.postLetters(
        channels.map(({ id: channel, kind }) => ({
          id: newId(),
          account,
          kind: kind as Delivery['kind'],
          body: JSON.stringify({ channel, subject, text, data: { waiting } } satisfies Message),
          due_at: now(),
        })),
      );
    }
    await store.settleDigest(account, looked, later);
  }

  /** When the digest may go out if not now: not at night, and not too often. */
  async #later(account: string, isUrgent: boolean): Promise<number | null> {
    const { store, now } = this.#parts;
    const [{ settings } = { settings: '{}' }] = await store.settingsOf([account]);
    const { quiet } = timesIn(settings);
    const [last] = await store.lettersOf(account, 1);
    const soonest = last && !isUrgent ? Math.max(now(), last.due_at + BETWEEN_DIGESTS) : now();
    const at = quiet ? momentAfter(soonest, 1, { quiet, away: [], down: [] }) - 1 : soonest;
    return at > now() ? at : null;
  }

  async #deliver({ id, body, attempts }: Delivery): Promise<void> {
    const { store, now } = this.#parts;
    const message = JSON.parse(body) as Message;
    const channel = await store.findChannel(message.channel);
    if (!channel) return store.endLetter(id, now(), 'this way was given up');
    if (isOff(channel)) return store.endLetter(id, now(), 'this webhook failed too often and is switched off');
    const error = await tryDelivery(this.#parts, channel, message);
    if (error?.cause) this.#parts.onFault(`${error.message}: ${String(error.cause)}`); // of the host's own mail server
    const isOver = !error || attempts >= MOST_TRIES || error instanceof Gone;
    if (isOver) return store.endLetter(id, now(), error && reasonOf(error));
    const delay = Math.min(FIRST_DELAY * 4 ** (attempts - 1), LONGEST_DELAY);
    await store.delayLetter(id, now() + delay, reasonOf(error));
  }
}
