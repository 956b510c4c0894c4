import { isInCircle } from './anytime.ts';
import { copy } from './copy.ts';
import { seededDice } from './dice.ts';
import { Play } from './play.ts';
import type { Random } from './random.ts';
import { fork } from './table.ts';
import type { Decision, Game, GameTypes, Happening, Offer, Result, Seat, Table, Viewer } from './types.ts';

/** All that one viewer may know of a table. Bots, clients and text output get this, never the table. */
export interface Observation {
  viewer: Viewer;
  seats: number;
  view: unknown;
  /** questions open now; `about` only for those the viewer has to answer */
  decisions: { id: number; by: Seat; kind: string; rule: string; sealed: boolean; mine: boolean; about: unknown }[];
  offers: Offer[];
  result: Result | null;
}

export function observe<T extends GameTypes>(game: Game<T>, table: Table<T['state']>, viewer: Viewer): Observation {
  return {
    viewer,
    seats: table.seats,
    view: game.view(table.g, viewer),
    decisions: table.pending.map((decision) => showDecision(decision, viewer)),
    offers: copy(table.offers.filter((offer) => maySee(offer, viewer))),
    result: copy(table.result),
  };
}

/** The part of the news that a viewer hears. */
export function heardBy(viewer: Viewer, happenings: readonly Happening[]): Happening[] {
  if (viewer === 'referee') return [...happenings];
  return happenings.filter(({ seenBy }) => seenBy === 'all' || (typeof viewer === 'number' && seenBy.includes(viewer)));
}

/**
 * A table alike in all that the seat knows, with the rest redrawn: the hidden state, the sealed answers of the others,
 * their bargains and the dice to come. Bots search on this and never on the true table. It rests on secrets being in
 * `g` and in sealed answers only: locals of frames and `about` of decisions hold nothing that the seats do not share.
 */
export function resampleTable<T extends GameTypes>(
  game: Game<T>,
  table: Table<T['state']>,
  seat: Seat,
  random: Random,
): Table<T['state']> {
  const next = fork(game, table, game.resample(table.g, seat, random));
  next.offers = next.offers.filter((offer) => maySee(offer, seat));
  next.offersMade = Object.fromEntries(Object.entries(next.offersMade).filter(([circle]) => isInCircle(circle, seat)));
  next.rng = next.rng.map(() => random.below(4294967296) | 0);
  const play = new Play(game, next, seededDice);
  for (const envelope of next.envelopes) {
    const { decision } = envelope;
    if (decision.by !== seat) envelope.answer = play.choiceOf(decision.kind).sample(play, decision, random);
  }
  return next;
}

function maySee({ by, to }: Offer, viewer: Viewer): boolean {
  return viewer === 'referee' || by === viewer || to.some((seat) => seat === viewer);
}

function showDecision(
  { id, by, kind, rule, sealed, about }: Decision,
  viewer: Viewer,
): Observation['decisions'][number] {
  const mine = by === viewer;
  return { id, by, kind, rule, sealed, mine, about: mine || viewer === 'referee' ? copy(about) : null };
}
