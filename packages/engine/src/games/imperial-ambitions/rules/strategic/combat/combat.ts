/** S5: who attacks whom, neutrals, finding each other, one battle after the other, assaults without a battle. */
import { z } from 'zod';
import type { Choice } from '#core/types';
import { hexAt, systemAt, xyOf } from '../../../board/chart.ts';
import { groundOwners } from '../../../board/control.ts';
import { pairs, triples } from '../../../board/records.ts';
import { isLiving, livingSeats } from '../../../board/sides.ts';
import { NEUTRAL } from '../../../data/names.ts';
import { xy } from '../../../data/schema-parts.ts';
import { forced, put, putSealed, type Standing, skipsForced } from '../../../orders/pace.ts';
import { B_OVER, CONVERTING, DECLARING, FIGHTING, FINDING, type ImperialState } from '../../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../../types.ts';
import { closeBattle, startBattle } from '../../battle/battle.ts';
import { mayAssault, startAssault } from '../../ground/assault.ts';
import { convertNeutrals } from './neutrals.ts';

export { declare } from './declare.ts';

export function combatPhase(play: IaPlay, frame: IaFrame<'combatPhase'>): void {
  const { g } = play;
  switch (g.stage) {
    case DECLARING:
      if (frame.at++ === 0) return declareAll(play);
      tellDeclared(play);
      g.stage = CONVERTING;
      return;
    case CONVERTING:
      convertAttacked(play);
      g.stage = FINDING;
      return;
    case FINDING:
      findEachOther(play);
      g.stage = FIGHTING;
      return;
    default:
      return fightNext(play);
  }
}

/** IA-seq-6, R125: everybody is asked, so that nobody learns who shares a hex with whom; IA-hyp-3: not before movement is over */
function declareAll(play: IaPlay): void {
  const { g } = play;
  g.attacks = [];
  g.assaults = [];
  g.battles = [];
  putSealed(play, livingSeats(g), 'declare', 'IA-seq-6', () => null);
}

function tellDeclared(play: IaPlay): void {
  const { attacks, assaults } = play.g;
  if (attacks.length + assaults.length === 0) return; // IA-seq-9: all stay where they are
  play.markRevealed();
  play.emit('IA-set-1', 'declared', {
    attacks: triples(attacks).map(([hex, by, on]) => ({ at: xyOf(hex), by, on })),
    assaults: pairs(assaults).map(([system, by]) => ({ system, by })),
  });
}

/** S5b, trap 23: at the declaration, whatever comes of the attack */
function convertAttacked(play: IaPlay): void {
  const { attacks, assaults } = play.g;
  for (const [hex, by, on] of triples(attacks)) {
    const system = systemAt(play, hex);
    if (on === NEUTRAL && system >= 0) convertNeutrals(play, system, by);
  }
  for (const [system, by] of pairs(assaults))
    if (groundOwners(play, system).includes(NEUTRAL)) convertNeutrals(play, system, by);
}

/** S5c, R70: one die a hex without a system, however many want it there */
function findEachOther(play: IaPlay): void {
  const { g, data } = play;
  const found: number[] = [];
  // IA-hyp-6: only hexes where somebody wants a battle
  for (const hex of new Set(triples(g.attacks).map(([one]) => one))) {
    if (systemAt(play, hex) >= 0) {
      found.push(hex); // IA-hyp-5: in a system the sides always meet
      continue;
    }
    const die = play.roll(6, 'IA-hyp-4');
    const isFound = die === data.tables.findOn; // IA-hyp-4: on a 1
    play.emit('IA-hyp-4', 'found', { at: xyOf(hex), die, isFound });
    if (isFound) found.push(hex);
  }
  g.battles = inOrder(play, found);
}

/** By system, deep space last. */
function inOrder(at: Position, hexes: readonly number[]): number[] {
  const place = (hex: number): number => (systemAt(at, hex) < 0 ? 1_000_000 : systemAt(at, hex));
  return [...hexes].sort((a, b) => place(a) - place(b) || a - b);
}

/** IA-seq-7, IA-set-2, R71: one battle after the other, each to its end; then the assaults without one (R74) */
function fightNext(play: IaPlay): void {
  const { g } = play;
  if (g.battle.on === 1) {
    if (g.battle.phase === B_OVER) return closeBattle(play);
    return play.call('battle', {});
  }
  if (g.assault.on === 1) return play.call('assault', {});
  g.battles = g.battles.filter((hex) => triples(g.attacks).some(([one]) => one === hex)); // a side may have given up
  const picker = pickerOf(g);
  if (picker >= 0) return put(play, picker, 'pickBattle', 'IA-set-2', { at: g.battles.map(xyOf) }, onlyBattle);
  const next = nextAssault(g);
  if (!next) {
    g.attacks = [];
    return play.done();
  }
  const [system, attacker] = next;
  if (!isLiving(g, attacker)) return;
  // IA-gc-21, R74, R128: only the holder's ships inside the system bar it
  if (mayAssault(play, attacker, system)) startAssault(play, system, attacker);
  else play.emit('IA-gc-21', 'noAssault', { system, by: attacker });
}

/** R71: the first in strategic order who takes part in a battle that is still to be fought */
function pickerOf({ order, attacks, battles, players }: ImperialState): number {
  const open = triples(attacks).filter(([hex]) => battles.includes(hex));
  const seats = [...order, ...players.out.keys()]; // a position may have no order
  return seats.find((seat) => players.out[seat] === 0 && open.some(([, by, on]) => by === seat || on === seat)) ?? -1;
}

/** In strategic order, then by system. */
function nextAssault(g: ImperialState): [number, number] | null {
  const [next, ...rest] = pairs(g.assaults).sort(
    (a, b) => g.order.indexOf(a[1]) - g.order.indexOf(b[1]) || a[0] - b[0],
  );
  g.assaults = rest.flat();
  return next ?? null;
}

const onlyBattle: Standing<'pickBattle'> = ({ g }, { by }) =>
  g.battles.length === 1 && skipsForced(g, by) ? forced({ at: xyOf(g.battles[0]!) }) : null;

export const pickBattle: Choice<ImperialTypes, Choices['pickBattle']['about'], Choices['pickBattle']['answer']> = {
  shape: z.strictObject({ at: xy }),
  check: ({ g }, { at }) =>
    g.battles.includes(hexAt(at)) ? null : refuse('IA-set-2', 'no battle is to be fought there'),
  apply(play, { at }) {
    const { g } = play;
    const hex = hexAt(at);
    g.battles = g.battles.filter((one) => one !== hex);
    startBattle(
      play,
      hex,
      triples(g.attacks).flatMap(([one, by, on]) => (one === hex ? [[by, on] as const] : [])),
    );
  },
  options: ({ g }) => g.battles.map((hex) => ({ at: xyOf(hex) })),
  sample: ({ g }, _decision, random) => ({ at: xyOf(g.battles[random.below(g.battles.length)]!) }),
  defaultAnswer: ({ g }) => ({ at: xyOf(g.battles[0]!) }), // 5.4: lowest system, deep space last
};
