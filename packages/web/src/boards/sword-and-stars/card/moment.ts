/** What the last act turned up: a Year Card, an Event chit or the ballots of a Session, with what came of it. */
import type { Line } from '@admiralty/engine';
import type { Ballot, Events, Motion, SsView } from '@admiralty/engine/sword-and-stars';
import type { LogEntry, LogEvent } from '../../../table/types.ts';
import { sessionsIn } from '../desks/sessions.ts';

export interface CardMoment {
  is: 'card';
  action: number;
  /** printed number */
  nr: number;
  by: number;
  rating: number;
  /** CONQUEST … STAR_GATE */
  operation: number;
  target: number;
  lines: Line[];
}
export interface ChitMoment {
  is: 'chit';
  action: number;
  by: number;
  chit: number;
  isRandom: boolean;
  lines: Line[];
}
export interface SessionMoment {
  is: 'session';
  action: number;
  /** who called it, -1 nobody */
  by: number;
  motion: Motion;
  ballots: readonly Ballot[];
  outcome: Events['decided'];
  lines: Line[];
}
export type Moment = CardMoment | ChitMoment | SessionMoment;

/** The moment that concerns the reader since his last act: his own, or one against a System of his. */
export function lastMoment(view: SsView, log: readonly LogEntry[]): Moment | null {
  const own = log.findLastIndex(({ by }) => by === view.viewer);
  for (let at = log.length - 1; at >= Math.max(0, own, log.length - LOOK_BACK); at--) {
    const moment = momentAt(log, at);
    if (moment && concerns(view, moment)) return moment;
  }
  return null;
}
const LOOK_BACK = 12;

function concerns({ viewer, systems }: SsView, moment: Moment): boolean {
  if (moment.by === viewer) return true;
  if (moment.is === 'session') return moment.ballots.some(({ by }) => by === viewer);
  return moment.is === 'card' && systems[moment.target]?.owner === viewer;
}

export function momentAt(log: readonly LogEntry[], at: number): Moment | null {
  const entry = log[at];
  if (!entry) return null;
  return cardIn(log, at, entry) ?? sessionIn(log.slice(0, at + 1), entry) ?? chitIn(entry);
}

function cardIn(log: readonly LogEntry[], at: number, { action, events }: LogEntry): CardMoment | null {
  const first = events.findIndex(({ what, with: told }) => what === 'revealed' && isOwn(told as Events['revealed']));
  const found = events[first];
  if (!found) return null;
  const { by, card, rating } = found.with as Events['revealed'];
  const announced = announcedBefore(
    [...log.slice(Math.max(0, at - LOOK_BACK), at), { events: events.slice(0, first) }],
    by,
  );
  if (!announced) return null;
  return {
    is: 'card',
    action,
    nr: card + 1,
    by,
    rating,
    operation: announced.operation,
    target: announced.target,
    lines: told(events.slice(first + 1)),
  };
}

/** An interceptor's card says nothing of its own. */
function isOwn({ entry }: Events['revealed']): boolean {
  return entry !== undefined;
}

/** The last announcement of this actor in these entries. */
function announcedBefore(
  entries: readonly Pick<LogEntry, 'events'>[],
  by: number,
): Events['announced']['operation'] | null {
  const told = entries.flatMap(({ events }) => events.filter(({ what }) => what === 'announced'));
  const operations = told.map((event) => (event.with as Events['announced']).operation);
  return operations.findLast((operation) => operation.by === by) ?? null;
}

/** Ballots that were opened together. */
function sessionIn(log: readonly LogEntry[], { action, events }: LogEntry): SessionMoment | null {
  const first = events.findIndex(({ what }) => what === 'decided');
  const session = first < 0 ? undefined : sessionsIn(log).at(-1);
  if (!session?.outcome) return null;
  const { motion, ballots, outcome } = session;
  return { is: 'session', action, by: motion.by, motion, ballots, outcome, lines: told(events.slice(first + 1)) };
}

function chitIn({ action, events }: LogEntry): ChitMoment | null {
  const first = events.findIndex(({ what }) => what === 'random-event' || what === 'chit-kept');
  const found = events[first];
  if (!found) return null;
  const { player, chit } = found.with as Events['random-event'];
  return {
    is: 'chit',
    action,
    by: player,
    chit,
    isRandom: found.what === 'random-event',
    lines: told(events.slice(first + 1)),
  };
}

/** What weighs most first: a small screen shows no more than four lines. */
export function gravestFirst(lines: readonly Line[]): Line[] {
  return lines.toSorted((one, other) => Number(other.weight === 'grave') - Number(one.weight === 'grave'));
}

const silent = ['announced', 'turn-end', 'turn-start', 'round', 'hold-window'];

/** What followed, up to the next part of the sequence. */
function told(events: readonly LogEvent[]): Line[] {
  const end = events.findIndex(({ what }) => silent.includes(what));
  const part = end < 0 ? events : events.slice(0, end);
  return part.filter(({ roll, line }) => roll === null && line.role !== 'detail').map(({ line }) => line);
}
