import type { Seat, Viewer } from '@admiralty/engine';
import { seatNamesOf } from '@admiralty/engine';
import type { Place, ViewerMessage } from './feed/messages.ts';
import { type FeedSource, type Outline, ViewerFeed } from './feed/viewer-feed.ts';
import type { GameLog } from './log/game-log.ts';
import type { OpenGame } from './open-game.ts';
import type { NowThinking } from './types.ts';

/** How a subscriber gets its messages. */
export interface Hearing {
  /** the messages of one moment, in their order */
  hear(messages: readonly ViewerMessage[]): void;
  /** the last message that he has; left out: none yet */
  since?: Place | null;
  /** when to send; what happens until then comes in one message. Left out: at once */
  pace?(tell: () => void): void;
}

/** The way out of a table: sends every subscriber what he may know. */
export class Broadcaster {
  private readonly game: OpenGame;
  private log: GameLog;
  private readonly id: string;
  private readonly feeds = new Map<Viewer | null, ViewerFeed>();
  private readonly subscriptions = new Set<Subscription>();
  private nowThinking: NowThinking | null = null;
  private isHeld = false;

  /** `id`: of this run of the host; whoever comes with a place of another run gets everything. */
  constructor(game: OpenGame, log: GameLog, id: string) {
    this.game = game;
    this.log = log;
    this.id = id;
  }

  /** The same game, with more of its past. */
  use(log: GameLog): void {
    this.log = log;
  }

  /** Sends at once what the subscriber has missed, and from then on what is new. `viewer` null: somebody who may see nothing now. */
  subscribe(viewer: Viewer | null, hearing: Hearing): Subscription {
    const subscription = new Subscription(this.feed(viewer), hearing, this);
    this.subscriptions.add(subscription);
    subscription.think(this.nowThinking);
    subscription.flush();
    return subscription;
  }

  remove(subscription: Subscription): void {
    this.subscriptions.delete(subscription);
  }

  /** Something was done that is not stored yet: until the next `tell` nothing is sent. */
  hold(): void {
    this.isHeld = true;
  }

  /** What brings it back to how it is now: what was held is sent to nobody. */
  mark(): () => void {
    const feeds = [...this.feeds.values()].map((feed) => feed.mark());
    return () => {
      for (const goBack of feeds) goBack();
      this.isHeld = false;
    };
  }

  get isHolding(): boolean {
    return this.isHeld;
  }

  /** How many entries of these viewers' logs are unchanged. */
  changed(standing: ReadonlyMap<Viewer, number>): void {
    for (const [viewer, entries] of standing) this.feeds.get(viewer)?.keep(entries);
  }

  /** Sends everybody what is new to him. */
  tell(): void {
    this.isHeld = false;
    for (const subscription of this.subscriptions) subscription.tell();
  }

  get thinking(): NowThinking | null {
    return this.nowThinking;
  }

  set thinking(thinking: NowThinking | null) {
    if (thinking === this.nowThinking) return;
    this.nowThinking = thinking;
    for (const subscription of this.subscriptions) {
      subscription.think(thinking);
      subscription.tell();
    }
  }

  private feed(viewer: Viewer | null): ViewerFeed {
    const known = this.feeds.get(viewer);
    if (known) return known;
    const feed = new ViewerFeed(this.id, this.sourceOf(viewer));
    this.feeds.set(viewer, feed);
    return feed;
  }

  private sourceOf(viewer: Viewer | null): FeedSource {
    const { game } = this;
    return {
      outline: () => this.outlineFor(viewer),
      view: (position) => (viewer === null ? null : this.log.access(viewer).viewOf(position)),
      position: () => game.session.table,
      log: () => (viewer === null ? { first: 0, entries: [] } : this.log.pageFor(viewer)),
    };
  }

  private outlineFor(viewer: Viewer | null): Outline {
    const { session, players, module } = this.game;
    const { scenario, options } = session.setting;
    const names = seatNamesOf(module.game, session.setting);
    return {
      scenario,
      title: module.game.scenarios.find(({ id }) => id === scenario)?.title ?? scenario,
      seats: players.map((player, seat) => ({ seat, name: names[seat] ?? '', player })),
      options,
      viewer,
      observation: viewer === null ? null : this.log.access(viewer).observeOpen(),
      length: this.log.access(viewer ?? 'public').length,
      undo: isSeat(viewer) ? this.log.access(viewer).undoOffer() : { steps: 0, refusal: null },
      dice: session.diceMode,
      commitment: session.commitment,
      seed: this.log.access('public').seed,
    };
  }
}

/** A subscriber, and what he was sent last. */
export class Subscription {
  private readonly feed: ViewerFeed;
  private readonly hearing: Hearing;
  private readonly from: Broadcaster;
  /** the last that he has got */
  place: Place | null;
  /** left out: he knows */
  private thinking: NowThinking | null | undefined;
  private isWaiting = false;
  private isStopped = false;

  constructor(feed: ViewerFeed, hearing: Hearing, from: Broadcaster) {
    this.feed = feed;
    this.hearing = hearing;
    this.from = from;
    this.place = hearing.since ?? null;
  }

  think(thinking: NowThinking | null): void {
    this.thinking = thinking;
  }

  tell(): void {
    if (!this.hearing.pace) this.flush();
    else if (!this.isWaiting) {
      this.isWaiting = true;
      this.hearing.pace(() => this.flush());
    }
  }

  /** Tells now what waits. */
  flush(): void {
    this.isWaiting = false;
    if (this.isStopped || this.from.isHolding) return;
    const messages: ViewerMessage[] = this.feed.since(this.place);
    this.place = this.feed.place;
    if (this.thinking !== undefined) messages.push({ thinking: this.thinking });
    this.thinking = undefined;
    if (messages.length > 0) this.hearing.hear(messages);
  }

  stop(): void {
    this.isStopped = true;
    this.from.remove(this);
  }
}

function isSeat(viewer: Viewer | null): viewer is Seat {
  return typeof viewer === 'number';
}
