/** 18.5 StarGate maintenance: a point for each gate, or it is lost. */
import { z } from 'zod';
import { askSeat } from '#core/asking';
import type { SsChoice, SsFrame, SsPlay } from '../../types.ts';
import { inTurnOrder } from '../03-systems.ts';
import { checkFunds, spend } from '../06-seats/governments.ts';

/** What each StarGate costs its owner at the end of a Game-Turn (18.5). */
export const GATE_UPKEEP = 1;

/** SS-5.0m, R122: player by player in the order of the last Round, gate by gate in map order. `frame.at` 1: he was asked. */
export function maintenance(play: SsPlay, frame: SsFrame<'maintenance'>): void {
  const { my } = frame;
  const player = inTurnOrder(play.g)[my.next];
  if (player === undefined) play.done();
  else if (frame.at === 1) {
    frame.at = 0;
    settle(play, player, my.system++, (frame.back as { pay: boolean }).pay);
  } else askNext(play, frame, player);
}

function askNext(play: SsPlay, frame: SsFrame<'maintenance'>, player: number): void {
  const { my } = frame;
  my.system = nextGate(play, player, my.system);
  if (my.system < 0) {
    my.next++;
    my.system = 0;
  } else if (checkFunds(play.g, player, GATE_UPKEEP))
    settle(play, player, my.system++, false); // A12: nothing to decide
  else {
    frame.at = 1;
    askSeat(play, player, 'maintain', 'SS-18.5', { system: my.system });
  }
}

/** The player's next StarGate from this System on, -1 none; those of nobody and of Outworlders cost nothing. */
function nextGate({ g: { systems } }: SsPlay, player: number, from: number): number {
  return systems.gate.findIndex((gate, system) => system >= from && gate === 1 && systems.owner[system] === player);
}

/** SS-18.5: one Resource Point, or the StarGate is removed */
function settle(play: SsPlay, player: number, system: number, pays: boolean): void {
  if (pays) spend(play.g, player, GATE_UPKEEP);
  else play.g.systems.gate[system] = 0;
  play.emit('SS-18.5', pays ? 'gate-paid' : 'gate-removed', { player, system });
}

export const maintain: SsChoice<'maintain'> = {
  shape: z.strictObject({ pay: z.boolean() }),
  check: (play, { pay }, { by }) => (pay ? checkFunds(play.g, by, GATE_UPKEEP, 'SS-18.5') : null),
  options: () => [{ pay: true }, { pay: false }],
  sample: (_play, _decision, random) => ({ pay: random.below(4) > 0 }),
  defaultAnswer: () => ({ pay: true }),
  ordered: (play, { by }) => (play.g.orders[by]!.maintenance === 'pay' ? { pay: true } : null),
};
