import type { GameTypes, Observation, Session } from '@admiralty/engine';
import type { LogEntry, ViewerState } from '../types.ts';
import type { FullMessage, PatchMessage, Place } from './messages.ts';
import type { Patch } from './patch.ts';
import { patchBetween } from './patch-between.ts';

/** Messages kept for those who come back. */
const KEPT = 32;

/** A table as it was at one moment. */
type Position = Session<GameTypes>['table'];

/** What a feed tells of: a table as one viewer sees it. */
export interface FeedSource {
  /** all that the viewer may know except the view of the board, which is large */
  outline(): Outline;
  /** the view of a position; a position is never changed in place */
  view(position: Position): unknown;
  /** of the table now */
  position(): Position;
  /** the viewer's log, and the number of the first entry that is here */
  log(): { first: number; entries: readonly LogEntry[] };
}

/** A state with the view left out. */
export type Outline = Omit<ViewerState, 'observation'> & {
  observation: Omit<Observation, 'view'> | null;
};

/**
 * The messages to one viewer, numbered: each brings it from the one before to the table as it was when it was asked for.
 * Nothing new for the viewer: no message, so that the numbers tell nothing about what others do. The last view is not
 * kept but seen again from its position, which all viewers share.
 */
export class ViewerFeed {
  private readonly id: string;
  private readonly source: FeedSource;
  private n = 0;
  private told: { position: Position; outline: Outline } | null = null;
  /** entries of the log that were told and stand, by number */
  private sent = 0;
  private kept: PatchMessage[] = [];

  constructor(id: string, source: FeedSource) {
    this.id = id;
    this.source = source;
  }

  get place(): Place {
    return { feed: this.id, n: this.n };
  }

  /** Only so many entries of those told still stand. */
  keep(entries: number): void {
    this.sent = Math.min(this.sent, entries);
  }

  /** What brings it back to how it is now. */
  mark(): () => void {
    const { sent } = this;
    return () => {
      this.sent = sent;
    };
  }

  /** What brings somebody up to date who has got everything up to a place: patches, else the whole. */
  since(place: Place | null): (FullMessage | PatchMessage)[] {
    this.advance();
    const missed = place?.feed === this.id ? this.n - place.n : -1;
    if (missed < 0 || missed > this.kept.length) return [this.full()];
    return missed === 0 ? [] : this.kept.slice(-missed);
  }

  /** Numbers what is new. */
  private advance(): void {
    const now = { position: this.source.position(), outline: this.source.outline() };
    const before = this.told;
    this.told = now;
    const { first, entries } = this.source.log();
    const from = Math.max(Math.min(this.sent, first + entries.length), first);
    const news = entries.slice(from - first);
    const isShorter = this.sent > first + entries.length;
    this.sent = first + entries.length;
    if (!before) {
      this.n = 1;
      return;
    }
    const patch = this.patchFrom(before, now);
    if (!patch && news.length === 0 && !isShorter) return;
    this.n += 1;
    this.kept.push({ n: this.n, patch: patch ?? {}, from, entries: news });
    if (this.kept.length > KEPT) this.kept.shift();
  }

  private patchFrom(before: { position: Position; outline: Outline }, now: typeof before): Patch | null {
    if (before.position === now.position) return patchBetween(before.outline, now.outline);
    return patchBetween(this.stateAt(before), this.stateAt(now));
  }

  private full(): FullMessage {
    const { first, entries } = this.source.log();
    return { feed: this.id, n: this.n, full: this.stateAt(this.told!), from: first, entries: [...entries] };
  }

  private stateAt({ position, outline }: { position: Position; outline: Outline }): ViewerState {
    const { observation } = outline;
    return { ...outline, observation: observation && { ...observation, view: this.source.view(position) } };
  }
}
