/** 23.0 Political Conversion (optional): a System takes the Ideology of its owner's Seat. */
import type { Refusal } from '#core/types';
import { hasTrade } from '../board/ownership.ts';
import type { SwordState } from '../state.ts';
import { type Operation, type Position, refuse, type SsPlay } from '../types.ts';
import { isIndependent, isVoid, nameOf, owns } from './03-systems.ts';
import { ideologyOf, seriesOf } from './06-seats/governments.ts';
import { isChit, kindOf } from './09-random-events/cup.ts';
import { type InterstellarAct, isWarChit } from './11-operations/build.ts';
import { isHive } from './19-treaties.ts';

/** SS-23.3: up to this differential independent Systems follow */
const CONTAGIOUS = 5;

/** May this Conquest of an own System be announced? Everything that Conversion adds to 12.0 (R70). */
export function checkConversion(at: Position, seat: number, act: InterstellarAct): Refusal | null {
  const { g, data } = at;
  const name = nameOf(at, act.target);
  if (!owns(g, seat, act.target)) return refuse('SS-23.0a', `${name} is not yours`); // SS-23.0a
  if (act.target === data.named.atjay) return refuse('SS-8.41c', `${name} cannot be Converted`); // SS-8.41c
  if (proselyticOf(at, seat) === 0) return refuse('SS-23.0c', 'your Ideology does not spread'); // SS-23.0c; R25: nor does that of an expelled Government
  if (g.systems.ideology[act.target] === g.players.ideology[seat])
    return refuse('SS-23.0a', `${name} has the Ideology of your Seat already`);
  const isUseful = (chit: number): boolean => isChit(at, chit) && (isFervor(at, chit) || isWarChit(at, chit));
  return act.chits.every(isUseful)
    ? null
    : refuse('SS-9.27', 'only Ideological Fervor, Weapons and Tactical Advance help a Conversion'); // R13, R71
}

function proselyticOf(at: Position, seat: number): number {
  return at.data.tables.proselytic[seriesOf(at, ideologyOf(at.g, seat))]!;
}

export function isFervor(at: Position, chit: number): boolean {
  return kindOf(at, chit).id === 'ideological-fervor';
}

/** SS-23.0a: conviction of the System less proselytic power of the Government, at least 1 (R70) */
export function conversionDifferential(at: Position, seat: number, system: number, fervor: boolean): number {
  const { g, data } = at;
  const conviction = data.tables.conviction[seriesOf(at, g.systems.ideology[system]!)]!;
  const isTrading = hasTrade(g, system, seat);
  const parts = (isTrading ? 2 : 1) * (fervor ? 2 : 1); // SS-23.2, SS-9.27: halved for each, quartered for both
  return Math.max(1, Math.floor((conviction - proselyticOf(at, seat)) / parts));
}

/** How many C the Conversion takes in all, with the chits of this Operation. SS-9.27: Fervor lies face up and is used again */
export function conversionNeeds(at: Position, { by, target, chits }: Operation): number {
  return conversionDifferential(
    at,
    by,
    target,
    chits.some((chit) => isFervor(at, chit)),
  );
}

export function conversionTally({ g }: Position, player: number, system: number): number {
  return g.conversion[player * g.systems.owner.length + system]!;
}

/** One C of a Conquest of an own System. SS-23.0d: one that regains a System is no such Operation and comes never here. */
export function scoreConversion(play: SsPlay, operation: Operation): void {
  const { by, target, converts } = operation;
  const { g } = play;
  if (!converts) return; // SS-23.0d
  const needed = conversionNeeds(play, operation);
  const tally = conversionTally(play, by, target) + 1;
  g.conversion[by * g.systems.owner.length + target] = tally;
  play.emit('SS-23.0a', 'conversion-tally', { player: by, system: target, tally, needed });
  if (tally < needed) return;
  const old = g.systems.ideology[target]!;
  convert(play, by, target);
  if (needed <= CONTAGIOUS) for (const system of followersOf(play, old)) convert(play, by, system); // SS-23.3
}

/** SS-23.3: independent Systems of that very Ideology, but neither Atjay nor the Hive (R72) */
function followersOf(at: Position, ideology: number): number[] {
  const { g, data } = at;
  const follows = (system: number): boolean =>
    g.systems.ideology[system] === ideology &&
    isIndependent(g, system) &&
    !isVoid(g, system) &&
    system !== data.named.atjay && // SS-8.41c
    !isHive(at, system);
  return data.systems.map(({ index }) => index).filter(follows);
}

/** SS-23.0e: nothing but another Conversion changes it again; SS-23.4: five points for good, counted at the end */
function convert(play: SsPlay, player: number, system: number): void {
  const { g } = play;
  const ideology = g.players.ideology[player]!;
  g.systems.ideology[system] = ideology;
  g.players.conversions[player]! += 1; // SS-23.4
  clearTally(g, system);
  play.emit('SS-23.0e', 'converted', { player, system, ideology });
}

/** Whoever wants to change the new Ideology starts from nothing. */
function clearTally(g: SwordState, system: number): void {
  const count = g.systems.owner.length;
  for (let tally = system; tally < g.conversion.length; tally += count) g.conversion[tally] = 0;
}
