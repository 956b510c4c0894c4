/** S5b: attacked neutrals go over to an enemy of the attacker, for good (IA-neu-2 to IA-neu-5, R109, R110). */
import { systemOf } from '../../../board/chart.ts';
import { pairs, triples } from '../../../board/records.ts';
import { areEnemies, livingSeats, rollOrder } from '../../../board/sides.ts';
import { nameFor } from '../../../board/unit-rows.ts';
import { unitsWhere } from '../../../board/units.ts';
import { stepsBetween } from '../../../data/coordinates.ts';
import { NEUTRAL } from '../../../data/names.ts';
import type { IaPlay, Position } from '../../../types.ts';
import { planetsOf } from '../../victory.ts';
import { settleControl } from '../movement/control.ts';

/** The planet and all neutral forces of one system pass to whom they fall; with nobody to take them they stay neutral. */
export function convertNeutrals(play: IaPlay, system: number, attacker: number): void {
  const { g } = play;
  const { hex } = systemOf(play, system);
  const garrison = unitsWhere(g, (unit) => g.units.owner[unit] === NEUTRAL && g.units.hex[unit] === hex);
  const to = garrison.length === 0 ? NEUTRAL : heirOf(play, system, attackersOf(play, system, attacker));
  if (to === NEUTRAL) return; // R110
  for (const unit of garrison) {
    const isTaken = g.names.some((name, other) => name === g.names[unit] && g.units.owner[other] === to);
    if (isTaken) g.names[unit] = nameFor(play, to, g.units.type[unit]!);
    g.units.owner[unit] = to;
    g.units.bound[unit] = 1; // IA-neu-2: they never leave their system, whoever commands them
  }
  if (g.systems.controller[system] === NEUTRAL) g.systems.controller[system] = to; // R73: the garrison counts as the controller
  g.attacks = triples(g.attacks).flatMap(([where, by, on]) => [where, by, where === hex && on === NEUTRAL ? to : on]);
  play.markRevealed();
  play.emit('IA-neu-4', 'converted', { system, to });
  settleControl(play);
}

/** All who have declared an attack on these neutrals or an assault on their planet. */
function attackersOf(at: Position, system: number, attacker: number): number[] {
  const { attacks, assaults } = at.g;
  const { hex } = systemOf(at, system);
  const found = new Set([attacker]);
  for (const [where, by, on] of triples(attacks)) if (where === hex && on === NEUTRAL) found.add(by);
  for (const [where, by] of pairs(assaults)) if (where === system) found.add(by);
  return [...found];
}

/** IA-neu-4: who controls the nearest planet, then who has fewer, then a die; IA-neu-3: never an attacker or his friend */
function heirOf(play: IaPlay, system: number, attackers: readonly number[]): number {
  const { g } = play;
  const others = livingSeats(g).filter((seat) => attackers.every((one) => areEnemies(play, one, seat)));
  if (g.seats === 2) return others[0] ?? NEUTRAL; // R109: simply the other one
  const { hex } = systemOf(play, system);
  const held = others.map((seat) => planetsOf(play, seat));
  const near = held.map((planets) =>
    planets.reduce(
      (least, one) => Math.min(least, stepsBetween(hex, systemOf(play, one).hex)),
      Number.POSITIVE_INFINITY,
    ),
  );
  const candidates = leastBy(
    leastBy(
      others.filter((_, at) => held[at]!.length > 0),
      (seat) => near[others.indexOf(seat)]!,
    ),
    (seat) => held[others.indexOf(seat)]!.length,
  );
  if (candidates.length < 2) return candidates[0] ?? NEUTRAL;
  return rollOrder(play, candidates, 'IA-neu-4')[0]!;
}

function leastBy(seats: readonly number[], value: (seat: number) => number): number[] {
  const least = Math.min(...seats.map(value));
  return seats.filter((seat) => value(seat) === least);
}
