/** G4 and G5: rounds of ground combat until one side is gone or the attacker withdraws (IA-gc-11 to IA-gc-17). */
import { z } from 'zod';
import type { Choice, Refusal } from '#core/types';
import { distributionOf, hitsOf, oddsRow } from '../../figures/odds.ts';
import { ordered, put, type Standing } from '../../orders/pace.ts';
import { G_ATTACKER, G_DEFENDER, G_OVER, G_ROUND, LOST, SPACE } from '../../state.ts';
import { type Choices, type IaFrame, type IaPlay, type ImperialTypes, type Position, refuse } from '../../types.ts';
import { destroyUnit } from '../tactical/removal.ts';
import { defendersOf, landedOf, settleDefender } from './forces.ts';
import { type Boarding, boardingOf, groundAttack, groundDefence, groundRow, roomInOrbit } from './strength.ts';

type Answer = Choices['pressOn']['answer'];

/** Dice roll by themselves (5.1); only the attacker is asked, at the end of a round. */
export function groundRound(play: IaPlay, _frame: IaFrame<'groundRound'>): void {
  const { assault: now } = play.g;
  settleDefender(play.g);
  const landed = landedOf(play.g);
  const defenders = defendersOf(play);
  if (landed.length === 0 || defenders.length === 0) now.phase = G_OVER; // IA-gc-14
  switch (now.phase) {
    case G_DEFENDER: // IA-gc-11: the defender attacks first
      now.phase = G_ATTACKER;
      return attack(play, now.defender, defenders, now.attacker, landed);
    case G_ATTACKER: // IA-gc-12
      now.phase = G_ROUND;
      return attack(play, now.attacker, landed, now.defender, defenders);
    case G_ROUND:
      if (now.round >= play.data.tables.groundRounds) return withdraw(play, boardingOf(play, landed)); // R106
      return put(play, now.attacker, 'pressOn', 'IA-gc-15', { round: now.round }, standing); // IA-gc-17: he alone
    default:
      return play.done();
  }
}

function attack(play: IaPlay, by: number, units: readonly number[], on: number, targets: number[]): void {
  const strength = groundAttack(play, units);
  const defence = groundDefence(play, targets);
  const row = oddsRow(strength, defence); // IA-gc-16
  play.emit('IA-gc-16', 'groundAttack', { by, attack: strength, defence, row, round: play.g.assault.round });
  const left = hitsOf(play, row, 'IA-gc-16');
  if (play.hasListeners)
    play.emit('IA-gc-16', 'groundHits', { by, hits: left, chances: distributionOf(play.data.tables, row) });
  if (left > 0) play.call('losses', { owner: on, units: targets, left, rule: 'IA-gc-13' }); // IA-gc-13
}

/** IA-gc-15, R107: all or nothing; what does not fit is lost */
function withdraw(play: IaPlay, aboard: readonly Boarding[]): void {
  const { g } = play;
  const { units } = g;
  const landed = landedOf(g);
  for (const { unit, host } of aboard) {
    units.host[unit] = host;
    units.place[unit] = SPACE;
    units.landing[unit] = 0;
    units.boarded[unit] = g.turn;
    for (const column of ['taskForce', 'outside', 'battle', 'q', 'r', 'facing'] as const)
      units[column][unit] = units[column][host]!;
  }
  for (const unit of landed) if (units.landing[unit] === 2) destroyUnit(play, unit, LOST, 'IA-gc-15');
  play.emit('IA-gc-15', 'withdrawal', { units: aboard.map(({ unit }) => unit) });
  g.assault.phase = G_OVER;
}

/** 5.2 `groundStand`: withdraw when the own attack or the own steps fall too low */
const standing: Standing<'pressOn'> = (play, { by }) => {
  const stand = play.g.pace[by]!.groundStand;
  return stand && ordered(answerFor(play, stand.leastRow, stand.leastSteps));
};

function answerFor(at: Position, leastRow: number, leastSteps: number): Answer {
  const landed = landedOf(at.g);
  const steps = landed.reduce((sum, unit) => sum + at.g.units.steps[unit]!, 0);
  const isWeak = groundRow(at, landed, defendersOf(at)) < leastRow || steps < leastSteps;
  return isWeak ? { do: 'withdraw', aboard: boardingOf(at, landed) } : { do: 'continue' };
}

const unitNumber = z.int().min(0).max(99_999);

export const pressOn: Choice<ImperialTypes, Choices['pressOn']['about'], Answer> = {
  shape: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('continue') }),
    z.strictObject({
      do: z.literal('withdraw'),
      aboard: z.array(z.strictObject({ unit: unitNumber, host: unitNumber })).max(500),
    }),
  ]),
  check: (play, answer) => (answer.do === 'continue' ? null : boardingFault(play, answer.aboard)),
  apply(play, answer) {
    const { assault: now } = play.g;
    if (answer.do === 'withdraw') return withdraw(play, answer.aboard);
    now.round++;
    now.phase = G_DEFENDER;
  },
  sample: (play, _decision, random) =>
    random.below(8) > 0 ? { do: 'continue' } : { do: 'withdraw', aboard: boardingOf(play, landedOf(play.g)) },
  defaultAnswer: (play) => answerFor(play, 1, 0), // 5.4: fights on at 1-2 or better
};

function boardingFault(at: Position, aboard: readonly Boarding[]): Refusal | null {
  const { steps } = at.g.units;
  const room = roomInOrbit(at);
  const left = new Set(landedOf(at.g));
  for (const { unit, host } of aboard) {
    if (!left.delete(unit)) return refuse('IA-gc-15', `unit ${unit} cannot withdraw`); // IA-pdb-10 too: no PDB lands
    const free = room.get(host);
    if (free === undefined) return refuse('IA-gc-15', `unit ${host} is no transport in orbit`);
    if (free < steps[unit]!) return refuse('IA-gc-15', `unit ${host} has no room for unit ${unit}`);
    room.set(host, free - steps[unit]!);
  }
  const isWasted = [...left].some((unit) => [...room.values()].some((free) => free >= steps[unit]!));
  return isWasted ? refuse('IA-gc-15', 'all that fits aboard withdraws') : null;
}
