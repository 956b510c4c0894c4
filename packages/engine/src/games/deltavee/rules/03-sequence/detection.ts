/** 3.0 Detection Segment (C2): what the Phasing player's ships see without a Command. */
import { POD_BOX } from '../../data/types.ts';
import { DIE } from '../../state.ts';
import type { DvPlay } from '../../types.ts';
import {
  enemyOf,
  isCaptured,
  isCraft,
  isInPlay,
  isInstallation,
  isMissile,
  isShip,
  rangeBetween,
  unitsOf,
} from '../04-spaceships.ts';
import { boxOf, podType, rowOf } from '../05-pods.ts';

/** Turns a counter face up, for all and for good. */
export function revealUnit(play: DvPlay, unit: number, rule: string): void {
  const { units } = play.g;
  if (units.revealed[unit]) return; // DV-3.0d: nothing ever covers it again
  units.revealed[unit] = 1; // DV-2.5e: it had been unrevealed since its launch
  play.markRevealed();
  play.emit(rule, 'revealed', { unit, kind: units.kind[unit]!, type: units.type[unit]!, civ: units.civ[unit]! });
}

/** C2: automatic, and before any Command of the phase (DV-3.0e). */
export function detectFor(play: DvPlay, seat: number): void {
  const { g } = play;
  let eyes: number[] | null = null;
  for (let unit = 0; unit < g.names.length; unit++) {
    if (!isInPlay(g, unit) || g.units.seat[unit] === seat) continue;
    if (g.units.revealed[unit] && !isInstallation(g, unit)) continue;
    eyes ??= eyesOf(play, seat);
    detect(play, unit, eyes);
  }
}

/** R9: spaceships, launched battlecraft and installations detect; missiles and captured ships do not. */
function eyesOf({ g }: DvPlay, seat: number): number[] {
  return unitsOf(g, seat).filter((unit) => !isMissile(g, unit) && !isCaptured(g, unit));
}

function detect(play: DvPlay, unit: number, eyes: readonly number[]): void {
  const { g, data } = play;
  const near = eyes.filter((eye) => rangeBetween(g, eye, unit) <= data.tables.search.detection);
  if (near.length > 0) revealUnit(play, unit, 'DV-3.0c'); // DV-3.0c: three hexes
  const hasVisitor = near.some((eye) => isShip(g, eye) || isCraft(g, eye));
  if (isInstallation(g, unit) && hasVisitor) scanInstallation(play, unit); // R69: once a phase
}

/** Rolls on the Hit Table for one look at an installation. */
const LOOKS = 3;

/** DV-FSB-PI4: three rolls on the Hit Table; each pod named is shown with type and state, not with what is in it */
export function scanInstallation(play: DvPlay, unit: number): void {
  const { g } = play;
  const seen: readonly number[] = [enemyOf(g.units.seat[unit]!), g.units.seat[unit]!];
  for (let look = 0; look < LOOKS; look++) {
    for (const part of lookUp(play)) {
      const box = part > POD_BOX ? rowOf(g, unit, part - POD_BOX) : -1; // the critical result shows nothing
      const row = box < 0 ? -1 : g.pods.partOf[box]!;
      const type = podType(play, row);
      if (!type) continue;
      g.pods.known[row] = 1;
      g.pods.readState[row] = g.pods.state[row]!;
      play.emit(
        'DV-FSB-PI4',
        'scanned',
        { unit, box: boxOf(g, unit, row), pod: type.id, state: g.pods.state[row]! },
        seen,
      );
    }
  }
}

/** The parts that one roll names. */
function lookUp(play: DvPlay): readonly number[] {
  const { hitTable, extendedHitTable } = play.data.tables;
  const die = play.roll(DIE, 'DV-FSB-PI4');
  if (play.g.options['extendedHitTable'] !== true) return hitTable[die - 1]!;
  return [extendedHitTable[die - 1]![(play.roll(DIE, 'DV-FSB-PI4') - 1) >> 1]!];
}
