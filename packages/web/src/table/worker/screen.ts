import { type Access, accessFor, type Observation, type Seat, type Viewer } from '@admiralty/engine';
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
  /** the log when it was last looked at */
  private noted: readonly unknown[];
  /** null: behind the curtain */
  private viewer: Viewer | null;
  private sent: { viewer: Viewer | null; entries: number } = { viewer: null, entries: 0 };

  constructor(place: Place, history: History, send: (update: Update) => void) {
    this.place = place;
    this.history = history;
    this.noted = [...place.session.log];
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
    const same = this.stillSame();
    this.history.note(session, false, same);
    for (const [viewer, journal] of this.journals) journal.cut(this.access(viewer).entriesUpTo(same));
    for (const action of Object.keys(this.place.motives).map(Number))
      if (action > same && action <= this.noted.length) delete this.place.motives[action];
    this.noted = [...session.log];
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
    const { box, session } = this.place;
    return accessFor(box, this.history.at(session, this.access(this.eyes).actionsUpTo(action)), viewer).observe();
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
    const access = this.access(viewer);
    const hasReason = (number: number): boolean => motives[actionOf(access, number)] !== undefined;
    const known = this.journals.get(viewer);
    const journal = known ?? new Journal();
    if (!known) {
      this.journals.set(viewer, journal);
      for (let number = 0; number < access.length; number++) {
        const action = actionOf(access, number);
        if (action >= session.past.length)
          journal.note(accessFor(box, this.history.at(session, action), viewer), hasReason);
      }
    }
    journal.note(access, hasReason);
    return journal;
  }

  /** The table through the eyes of a viewer. */
  private access(viewer: Viewer): Access {
    return accessFor(this.place.box, this.place.session, viewer);
  }

  /** How many actions from the start are what they were when this was last noted. */
  private stillSame(): number {
    const { log } = this.place.session;
    const changed = this.noted.findIndex((entry, at) => entry !== log[at]);
    return changed < 0 ? Math.min(this.noted.length, log.length) : changed;
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
      observation: viewer === null ? null : this.access(viewer).observe(),
      curtain: viewer === null ? awaitedPerson(place) : null,
      thinking: this.thinking,
      length: this.access(viewer ?? 'public').length,
      undo: this.undo(),
      dice: session.diceMode,
      commitment: session.commitment,
      seed: this.access('public').seed,
      storage: place.storage,
      outside: place.outside,
    };
  }

  private undo(): TableState['undo'] {
    const { viewer } = this;
    if (typeof viewer !== 'number' || this.place.isReplay) return { steps: 0, refusal: null };
    return this.access(viewer).undoOffer();
  }
}

/** The number, in the whole game, of the action that an entry of a viewer's log tells of; 0 for the opening. */
export function actionOf(access: Access, number: number): number {
  return number === 0 ? 0 : access.actionsUpTo(number - 1) + 1;
}
