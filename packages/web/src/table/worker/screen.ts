import type { Observation, Seat, Viewer } from '@admiralty/engine';
import type { LogEntry, TableState } from '../types.ts';
import type { History } from './history.ts';
import { Journal } from './journal.ts';
import { awaitedPerson, labelOf, type Place, peopleOf } from './place.ts';

/** What goes to the page: the log only from where it changed. */
export interface Update {
  state: Omit<TableState, 'log'>;
  from: number;
  entries: LogEntry[];
}

/** The border of the table: who looks, and what of the table leaves the worker. */
export class Screen {
  thinking: TableState['thinking'] = null;
  private readonly place: Place;
  private readonly send: (update: Update) => void;
  private readonly history: History;
  private readonly journals = new Map<Viewer, Journal>();
  /** null: behind the curtain */
  private viewer: Viewer | null;
  private sent: { viewer: Viewer | null; entries: number } = { viewer: null, entries: 0 };

  constructor(place: Place, history: History, send: (update: Update) => void) {
    this.place = place;
    this.history = history;
    this.send = send;
    const people = peopleOf(place);
    const alone = people.length === 0 ? 'public' : people.length === 1 ? people[0]! : null;
    this.viewer = place.isReplay ? (place.session.table.result ? 'referee' : (alone ?? 'public')) : alone;
  }

  /** The seat of the person who looks. */
  get seat(): Seat {
    if (typeof this.viewer !== 'number') throw new Error('nobody sits here now');
    return this.viewer;
  }

  get eyes(): Viewer {
    if (this.viewer === null) throw new Error('the curtain is closed');
    return this.viewer;
  }

  /** After every action and undo: notes what happened, and draws the curtain when another person is asked. */
  changed(): void {
    const { session, isReplay } = this.place;
    const { length } = session.log;
    this.history.note(session);
    for (const journal of this.journals.values()) journal.cut(length);
    const people = peopleOf(this.place);
    if (isReplay || people.length < 2) return;
    for (const seat of people) this.journal(seat);
    if (session.table.result) this.viewer ??= people[0]!;
    else if (awaitedPerson(this.place) !== null && !session.table.pending.some(({ by }) => by === this.viewer))
      this.viewer = null;
  }

  openCurtain(): void {
    this.viewer ??= awaitedPerson(this.place);
    this.tell();
  }

  at(action: number, viewer: Viewer = this.eyes): Observation {
    if (viewer !== this.viewer && this.viewer !== 'referee') throw new Error('only your own view can be shown');
    return this.history.at(this.place.session, action).observe(viewer);
  }

  /** Sends the page what its reader may know now. */
  tell(): void {
    const { viewer } = this;
    const entries = viewer === null ? [] : this.journal(viewer).entries;
    const from = viewer === this.sent.viewer ? Math.max(Math.min(this.sent.entries, entries.length) - 1, 0) : 0;
    this.sent = { viewer, entries: entries.length };
    this.send({ state: this.now(), from, entries: entries.slice(from) });
  }

  /** Written by walking through the past once, so that everything is told as it looked then. */
  private journal(viewer: Viewer): Journal {
    const { session, box, motives } = this.place;
    const hasReason = (action: number): boolean => motives[action] !== undefined;
    const known = this.journals.get(viewer);
    const journal = known ?? new Journal(box, viewer);
    if (!known) {
      this.journals.set(viewer, journal);
      for (let action = session.past.length; action < session.log.length; action++)
        journal.note(this.history.at(session, action), hasReason);
    }
    journal.note(session, hasReason);
    return journal;
  }

  private now(): Update['state'] {
    const { viewer, place } = this;
    const { session, players, isReplay } = place;
    const { id, game, scenario, title, names } = labelOf(place);
    return {
      id,
      game,
      scenario,
      title,
      seats: players.map((player, seat) => ({ seat, name: names[seat] ?? '', player })),
      options: session.setting.options,
      isReplay,
      viewer,
      observation: viewer === null ? null : session.observe(viewer),
      curtain: viewer === null ? awaitedPerson(place) : null,
      thinking: this.thinking,
      length: session.log.length,
      undo: this.undo(),
      dice: session.diceMode,
      commitment: session.commitment,
      seed: session.table.result ? session.seed : null,
      storage: place.storage,
      outside: place.outside,
    };
  }

  private undo(): TableState['undo'] {
    const { viewer } = this;
    const { session, isReplay } = this.place;
    if (typeof viewer !== 'number' || isReplay) return { steps: 0, refusal: null };
    const undoable = session.undoable(viewer);
    if (!undoable.ok) return { steps: 0, refusal: undoable.refusal };
    const mine = session.log.slice(0, undoable.entry).findLastIndex(({ by, barrier }) => by !== viewer || barrier);
    return { steps: undoable.entry - mine, refusal: null };
  }
}
