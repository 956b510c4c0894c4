import type { Game } from '../../src/core/index.ts';
import { sequence } from './sequence.ts';
import type { ParleyPlay, ParleyState, ParleyTypes } from './state.ts';
import { discard, handOf, islandsOf, MOTIONS, NEUTRAL, seatsIn, weightOf } from './state.ts';
import { tally, type Voice } from './votes.ts';

export const steps: Game<ParleyTypes>['steps'] = {
  campaign: (play, frame) => {
    if (frame.at++ === 0) return play.call('shuffle', {});
    if (play.g.round < play.g.rounds) return play.call('round', {});
    return finish(play);
  },

  // P-1: the deck is shuffled face down; nobody knows its order
  shuffle: (play) => {
    const { deck } = play.g;
    for (let i = deck.length - 1; i > 0; i--) {
      const j = play.roll(i + 1, 'P-1', []) - 1;
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    play.done();
  },

  // P-2: the sequence of play
  round: sequence<ParleyTypes>('income', 'plots', 'raiders', 'council'),

  // P-3: each seat draws a card and takes one gold and one more for each island
  income: (play) => {
    const { g } = play;
    g.round++;
    for (const seat of seatsIn(g)) {
      const card = g.deck.pop();
      if (card !== undefined) {
        g.holder[card] = seat;
        play.markRevealed();
        play.emit('P-3', 'draw', { card }, [seat]);
      }
      fromBank(g, seat, 1 + islandsOf(g, seat).length);
    }
    play.done();
  },

  // P-4: plots are written in secret and opened together, then carried out in seat order
  plots: (play, frame) => {
    const { g } = play;
    if (frame.at++ === 0) {
      frame.my = { plots: g.isOut.map(() => []) };
      if (g.isTruce) return;
      for (const seat of seatsIn(g)) play.ask(seat, 'plot', 'P-4', null, true);
      return;
    }
    const { plots = [] } = frame.my;
    const by = plots.findIndex((plot) => plot.length > 0);
    const voyage = plots[by]?.shift();
    if (voyage) return play.call('voyage', { ...voyage, by });
    g.isTruce = false;
    play.done();
  },

  // P-4.1: a voyage to an own island does nothing, to another's or a neutral one it is a battle
  voyage: (play, frame) => {
    const { by, island, ships } = frame.my;
    const sailing = Math.min(ships, play.g.ships[by]!);
    const isIdle = play.g.isOut[by] === 1 || play.g.owner[island] === by || sailing === 0;
    if (frame.at++ > 0 || isIdle) return play.done();
    return play.call('battle', { attacker: by, island, ships: sailing });
  },

  // P-6: the defender may parry with a card in the middle of the attack; the attacker may press on after each assault
  battle: (play, frame) => {
    const { g } = play;
    const { attacker, island } = frame.my;
    const defender = g.owner[island]!;
    switch (frame.at++) {
      case 0:
        play.emit('P-6', 'battle', { attacker, island, ships: frame.my.ships });
        if (defender !== NEUTRAL) play.ask(defender, 'parry', 'P-6.1', { island, attacker });
        return;
      case 1: {
        const { card } = (frame.back ?? { card: null }) as ParleyTypes['choices']['parry']['answer'];
        if (card !== null) discard(g, card);
        return play.call('assault', { attacker, island, parry: card === null ? 0 : play.data.cards[card]! });
      }
      case 2:
        if (frame.back === 'lost') frame.my.ships--;
        if (frame.back === 'won' || frame.my.ships === 0 || g.isOut[attacker] === 1) return play.done();
        return play.ask(attacker, 'pressOn', 'P-6.3', { island });
      default:
        if (frame.back !== true) return play.done();
        frame.at = 0;
        frame.back = null;
        return;
    }
  },

  // P-6.2: both sides roll a die, the defender adds parry and garrison; a tie costs nobody anything
  assault: (play, frame) => {
    const { g } = play;
    const { attacker, island, parry } = frame.my;
    const attack = play.roll(6, 'P-6.2') + 1;
    const defence = play.roll(6, 'P-6.2') + parry + g.garrison[island]!;
    if (attack === defence) return play.done('tied');
    if (attack > defence) {
      g.owner[island] = attacker;
      g.garrison[island] = 0;
      return play.done('won');
    }
    g.ships[attacker]!--;
    g.sunk++;
    return play.done('lost');
  },

  // P-7: raiders rob the richest seat of one gold; the die decides among equals
  raiders: (play) => {
    const { g } = play;
    if (g.withRaiders) {
      const richest = Math.max(...seatsIn(g).map((seat) => g.gold[seat]!));
      const victim = play.pick(
        seatsIn(g).filter((seat) => g.gold[seat] === richest),
        'P-7',
      );
      toBank(g, victim, 1);
      play.emit('P-7', 'raid', { victim });
    }
    play.done();
  },

  // P-5: seats vote by weight, in parts if they like; the chair breaks a tie
  council: (play, frame) => {
    const { g } = play;
    switch (frame.at++) {
      case 0:
        for (const seat of seatsIn(g)) play.ask(seat, 'vote', 'P-5', { weight: weightOf(g, seat) }, g.sealedCouncil);
        return;
      case 1: {
        const { leaders } = tally(g.votes.map((weight, at) => voiceOf(at, weight)));
        frame.back = leaders[0] ?? null;
        if (leaders.length > 1) play.ask(chairOf(g), 'castingVote', 'P-5.2', { motions: leaders.sort() });
        return;
      }
      default:
        if (typeof frame.back === 'number') carry(play, MOTIONS[frame.back]!);
        return play.done();
    }
  },
};

function voiceOf(at: number, weight: number): Voice<number> {
  return { seat: Math.floor(at / MOTIONS.length), answer: at % MOTIONS.length, weight };
}

function chairOf(g: ParleyState): number {
  const seats = seatsIn(g);
  return seats[g.round % seats.length]!;
}

function carry(play: ParleyPlay, motion: (typeof MOTIONS)[number]): void {
  const { g } = play;
  play.emit('P-5', 'carried', { motion });
  switch (motion) {
    case 'tax':
      for (const seat of seatsIn(g)) toBank(g, seat, 1);
      break;
    case 'truce':
      g.isTruce = true;
      break;
    case 'levy':
      for (const seat of seatsIn(g)) fromBank(g, seat, 1);
      break;
  }
}

function fromBank(g: ParleyState, seat: number, wanted: number): void {
  const gold = Math.min(wanted, g.bank);
  g.bank -= gold;
  g.gold[seat]! += gold;
}

function toBank(g: ParleyState, seat: number, owed: number): void {
  const gold = Math.min(owed, g.gold[seat]!);
  g.gold[seat]! -= gold;
  g.bank += gold;
}

/** P-8: three points an island, one a gold piece, one a card. */
function finish(play: ParleyPlay): void {
  const { g } = play;
  const score = (seat: number): number =>
    g.isOut[seat] ? -1 : 3 * islandsOf(g, seat).length + g.gold[seat]! + handOf(g, seat).length;
  const scores = g.gold.map((_, seat) => score(seat));
  const places = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  play.finish({ places, rule: 'P-8', why: `scores ${scores.join(', ')}` });
}
