import type { Random, Viewer } from '../../src/core/index.ts';
import { shuffle } from '../../src/core/index.ts';
import type { ParleyState } from './state.ts';
import { DISCARDED, handOf, IN_DECK, knows } from './state.ts';

export interface ParleyView {
  round: number;
  rounds: number;
  isTruce: boolean;
  gold: number[];
  ships: number[];
  isOut: number[];
  bank: number;
  sunk: number;
  votes: number[];
  owner: number[];
  garrison: number[];
  handSizes: number[];
  deckSize: number;
  discards: number[];
  /** cards whose holder the viewer knows: card → seat */
  known: [card: number, seat: number][];
  /** for the referee only */
  deck: number[] | null;
}

export function view(g: ParleyState, viewer: Viewer): ParleyView {
  const isReferee = viewer === 'referee';
  const sees = (card: number): boolean => isReferee || (typeof viewer === 'number' && knows(g, viewer, card));
  return {
    round: g.round,
    rounds: g.rounds,
    isTruce: g.isTruce,
    gold: [...g.gold],
    ships: [...g.ships],
    isOut: [...g.isOut],
    bank: g.bank,
    sunk: g.sunk,
    votes: [...g.votes],
    owner: [...g.owner],
    garrison: [...g.garrison],
    handSizes: g.gold.map((_, seat) => handOf(g, seat).length),
    deckSize: g.deck.length,
    discards: [...g.holder.keys()].filter((card) => g.holder[card] === DISCARDED),
    known: [...g.holder.entries()].filter(([card, seat]) => seat >= 0 && sees(card)),
    deck: isReferee ? [...g.deck] : null,
  };
}

export function clone(g: ParleyState): ParleyState {
  return {
    rounds: g.rounds,
    withRaiders: g.withRaiders,
    sealedCouncil: g.sealedCouncil,
    round: g.round,
    isTruce: g.isTruce,
    gold: g.gold.slice(),
    ships: g.ships.slice(),
    isOut: g.isOut.slice(),
    bank: g.bank,
    sunk: g.sunk,
    votes: g.votes.slice(),
    owner: g.owner.slice(),
    garrison: g.garrison.slice(),
    holder: g.holder.slice(),
    spied: g.spied.slice(),
    deck: g.deck.slice(),
  };
}

/** Cards that the seat does not know are dealt anew to the places they can lie in; who has spied which place stays. */
export function resample(g: ParleyState, seat: number, random: Random): ParleyState {
  const next = clone(g);
  const hidden = [...g.holder.keys()].filter((card) => !knows(g, seat, card));
  const places = hidden
    .map((card) => ({ holder: g.holder[card]!, spied: g.spied[card]! }))
    .sort((a, b) => a.holder - b.holder || a.spied - b.spied);
  const drawn = shuffle(hidden, random);
  for (const [i, { holder, spied }] of places.entries()) {
    next.holder[drawn[i]!] = holder;
    next.spied[drawn[i]!] = spied;
  }
  next.deck = drawn.filter((card) => next.holder[card] === IN_DECK);
  return next;
}
