import type { Play, Refusal, Seat } from '../../src/core/index.ts';
import type { ParleyView } from './view.ts';

/** Printed data: it stays outside the state. */
export interface ParleyData {
  /** value of each card in a parry */
  cards: readonly number[];
  /** garrison of each island at the start */
  islands: readonly number[];
  /** gold in the box */
  gold: number;
  /** ships of each seat at the start */
  ships: number;
}

export const NEUTRAL = -1;
/** places of a card that are not a seat's hand */
export const IN_DECK = -1;
export const DISCARDED = -2;

/** All of the game in columns of small ints. */
export interface ParleyState {
  rounds: number;
  withRaiders: boolean;
  sealedCouncil: boolean;
  round: number;
  isTruce: boolean;
  /** by seat */
  gold: number[];
  ships: number[];
  isOut: number[];
  bank: number;
  sunk: number;
  /** by seat and motion, seat by seat: the votes cast last */
  votes: number[];
  /** by island: seat, or NEUTRAL */
  owner: number[];
  garrison: number[];
  /** by card: seat, IN_DECK or DISCARDED */
  holder: number[];
  /** by card: bit of each seat that has spied it in another's hand */
  spied: number[];
  /** face down; the last is on top */
  deck: number[];
}

export const MOTIONS = ['tax', 'truce', 'levy'] as const;

/** One fleet of a plot. */
export interface Voyage {
  island: number;
  ships: number;
}
type Nothing = Record<never, never>;

export interface ParleyTypes {
  state: ParleyState;
  data: ParleyData;
  steps: {
    campaign: Nothing;
    shuffle: Nothing;
    round: Nothing;
    income: Nothing;
    /** filled when the plots are opened: by seat */
    plots: { plots?: Voyage[][] };
    voyage: Voyage & { by: Seat };
    battle: { attacker: Seat; island: number; ships: number };
    assault: { attacker: Seat; island: number; parry: number };
    raiders: Nothing;
    council: Nothing;
  };
  choices: {
    plot: { about: null; answer: { voyages: Voyage[] } };
    parry: { about: { island: number; attacker: Seat }; answer: { card: number | null } };
    pressOn: { about: { island: number }; answer: boolean };
    vote: { about: { weight: number }; answer: { votes: number[] } };
    castingVote: { about: { motions: number[] }; answer: number };
  };
  anytime: {
    gift: { to: Seat; gold: number };
    spy: { on: Seat };
  };
  offers: {
    trade: { gold: number; island: number };
  };
  events: {
    gift: { by: Seat; to: Seat; gold: number };
    spy: { by: Seat; on: Seat };
    spied: { on: Seat; card: number };
    trade: { by: Seat; to: Seat; gold: number; island: number };
    plot: { by: Seat; voyages: Voyage[] };
    vote: { seat: Seat; votes: number[] };
    draw: { card: number };
    battle: { attacker: Seat; island: number; ships: number };
    raid: { victim: Seat };
    carried: { motion: string };
    /** for a test of the laws: the card on top of the deck */
    top: { card: number | undefined };
  };
  view: ParleyView;
  figures: {
    /** garrisons met, voyage by voyage */
    plot: number[];
    parry: { worth: number; heldBy: number };
  };
  openings: {
    plot: { partial: { voyages: Voyage[] }; next: { islands: number[]; ships: number } };
  };
}
export type ParleyPlay = Play<ParleyTypes>;

export function seatsIn({ isOut }: ParleyState): Seat[] {
  return [...isOut.keys()].filter((seat) => isOut[seat] === 0);
}
export function handOf({ holder }: ParleyState, seat: Seat): number[] {
  return [...holder.keys()].filter((card) => holder[card] === seat);
}
export function islandsOf({ owner }: ParleyState, seat: Seat): number[] {
  return [...owner.keys()].filter((island) => owner[island] === seat);
}
/** P-5: every seat has one vote and one for each island. */
export function weightOf(g: ParleyState, seat: Seat): number {
  return 1 + islandsOf(g, seat).length;
}
export function knows({ holder, spied }: ParleyState, seat: Seat, card: number): boolean {
  return holder[card] === seat || holder[card] === DISCARDED || (spied[card]! & (1 << seat)) !== 0;
}
export function discard(g: ParleyState, card: number): void {
  g.holder[card] = DISCARDED;
  g.spied[card] = 0;
}
export function refuse(rule: string, why: string): Refusal {
  return { rule, why };
}
