/** Sentences of combat. */

import { joined, say } from '#core/line';
import { counted, modifier } from '#core/text';
import { bombList, moveList, shotList, sidesText, squadronList, type Telling } from './describe-words.ts';
import { admiralPart, fleetPart, hexPart, sidePart, troopPart } from './event-parts.ts';

type Words =
  | 'combat'
  | 'combatOver'
  | 'globe'
  | 'spaceRound'
  | 'spaceFire'
  | 'lost'
  | 'cargoLost'
  | 'admiralLost'
  | 'standOff'
  | 'disengaged'
  | 'leavesFirst'
  | 'stays'
  | 'sdb'
  | 'sdbFire'
  | 'sdbHit'
  | 'invaded'
  | 'neutralAgain'
  | 'surrendered'
  | 'bombed'
  | 'bombHit'
  | 'shots'
  | 'surfaceHit'
  | 'groundLost';

const GLOBE = { attack: 'strikes', bomb: 'bombs', land: 'lands troops' } as const;
const SDB = {
  attacked: 'the squadrons attack the SDBs',
  declined: 'the squadrons leave the SDBs alone',
  active: 'the SDBs are active',
  passive: 'the SDBs stay passive',
  squadronsBreakOff: 'the squadrons break off',
  sdbsBreakOff: 'the SDBs break off',
} as const;

/** 48 factors, 3 as 4; a die that nothing changes is said once. Factors 0 are hidden. */
function dieText(factors: number, die: number, modified: number): string {
  return `${factors === 0 ? 'hidden factors' : counted(factors, 'factor')}, ${die}${modified === die ? '' : ` as ${modified}`}`;
}

const sums = (side: string, attack = 0, tactical = 0): string => `${side} attack ${attack}, tactical ${tactical}`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const combatSentences: Telling<Words> = {
  combat: (look, { hex }) => say`Combat at ${hexPart(look, hex)}.`,
  combatOver: (look, { hex }) => say`The combat at ${hexPart(look, hex)} is over.`,
  globe: (look, { fleet, do: what }) => say`${fleetPart(look, fleet)} ${GLOBE[what]} behind its black globes.`,
  spaceRound: (look, { hex, round, attack, tactical }) =>
    say`Space combat at ${hexPart(look, hex)}, round ${round}: ${sums('Imperial', attack[0], tactical[0])}; ${sums('Zhodani', attack[1], tactical[1])}.`,
  spaceFire: (_look, { side, attacks }) => {
    const dice = attacks.map(
      ({ factors, die, modified, shift, hits }) =>
        say`${dieText(factors, die, modified)}${shift === 0 ? '' : say`, shifted ${modifier(shift)}`}: ${hits}`,
    );
    return say`${sidePart(side)} fires: ${joined(dice, '; ')}. Damage ${sum(attacks.map(({ hits }) => hits))}.`;
  },
  lost: (look, { side, reduced, eliminated }) => {
    const gone = eliminated.length > 0 ? say` loses ${squadronList(look, eliminated)}` : '';
    const flipped = reduced.length > 0 ? say` reduces ${squadronList(look, reduced)}` : '';
    return say`${sidePart(side)}${joined(
      [gone, flipped].filter((part) => part !== ''),
      ' and',
    )}.`;
  },
  cargoLost: (look, { troop, loss }) =>
    loss === 100
      ? say`${troopPart(look, troop)} is lost with its squadron.`
      : say`${troopPart(look, troop)} has lost ${loss} %.`,
  admiralLost: (look, { admiral }) => say`${admiralPart(look, admiral)} is dead.`,
  standOff: (look, { hex }) => say`Stand-off at ${hexPart(look, hex)}.`,
  disengaged: (look, { side, fleets, squadrons }) =>
    say`${sidePart(side)} disengages: ${moveList(look, fleets, squadrons)}.`,
  leavesFirst: (_look, { side, dice }) => say`${sidesText(dice)}: ${sidePart(side)} says first whether it leaves.`,
  stays: (_look, { side }) => say`${sidePart(side)} stays.`,
  sdb: (look, { hex, what }) => say`At ${hexPart(look, hex)} ${SDB[what]}.`,
  sdbFire: (look, { hex, attacks }) => {
    const dice = attacks.map(({ factors, die, modified, hits }) => say`${dieText(factors, die, modified)}: ${hits}`);
    return say`The SDBs of ${hexPart(look, hex)} fire: ${joined(dice, '; ', 'nothing')}. Damage ${sum(attacks.map(({ hits }) => hits))}.`;
  },
  sdbHit: (look, { hex, attacks, loss }) => {
    const dice = attacks.map(
      ({ factors, die, modified, percent }) => say`${dieText(factors, die, modified)}: ${percent} %`,
    );
    const how = dice.length > 0 ? say`: ${joined(dice, '; ')}` : '';
    return say`Squadrons fire at the SDBs of ${hexPart(look, hex)}${how}. They have lost ${loss} %.`;
  },
  invaded: (look, { hex, side }) => say`${sidePart(side)} invades ${hexPart(look, hex)}.`,
  neutralAgain: (look, { hex }) => say`${hexPart(look, hex)} is neutral again.`,
  surrendered: (look, { hex, to }) => say`${hexPart(look, hex)} surrenders to ${sidePart(to)}.`,
  bombed: (look, { hex, by, bombs }) => say`${sidePart(by)} bombs ${hexPart(look, hex)}: ${bombList(look, bombs)}.`,
  bombHit: (look, { target, points, die, modified, percent, loss }) =>
    say`${dieText(points, die, modified)}: ${troopPart(look, target)} loses ${percent} %, ${loss} % in all.`,
  shots: (look, { hex, side, shots, isFirst }) =>
    say`${isFirst ? 'First fire of' : 'Fire of'} ${sidePart(side)} at ${hexPart(look, hex)}: ${shotList(look, shots)}.`,
  surfaceHit: (look, { target, column, shift, dice, modified, percent }) => {
    const odds = look.data.tables.troopCombat.names[column] ?? '?';
    const rolled = modified === dice ? String(dice) : `${dice} as ${modified}`;
    return say`At ${troopPart(look, target)}: ${odds}${shift === 0 ? '' : say` after a shift of ${modifier(shift)}`}, rolled ${rolled}: ${percent} %.`;
  },
  groundLost: (look, { target, loss }) =>
    say`${troopPart(look, target)} ${loss === 100 ? 'is destroyed' : say`has lost ${counted(loss, '%', '%')}`}.`,
};
