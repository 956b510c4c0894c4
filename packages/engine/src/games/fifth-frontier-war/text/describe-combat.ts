/** Sentences of combat. */

import { counted, modifier } from '#core/text';
import { bombList, moveList, shotList, squadronList, type Telling } from './describe-words.ts';
import { admiralName, fleetCode, placeName, sideName, troopId } from './show-words.ts';

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

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const combatTellers: Telling<Words> = {
  combat: (look, { hex }) => `Combat at ${placeName(look, hex)}.`,
  combatOver: (look, { hex }) => `The combat at ${placeName(look, hex)} is over.`,
  globe: (look, { fleet, do: what }) => `${fleetCode(look, fleet)} ${GLOBE[what]} behind its black globes.`,
  spaceRound: (look, { hex, round, attack, tactical }) =>
    `Space combat at ${placeName(look, hex)}, round ${round}: Imperial attack ${attack[0]}, tactical ${tactical[0]}; ` +
    `Zhodani attack ${attack[1]}, tactical ${tactical[1]}.`,
  spaceFire: (_look, { side, attacks }) => {
    const dice = attacks.map(
      ({ factors, die, modified, shift, hits }) =>
        `${dieText(factors, die, modified)}${shift === 0 ? '' : `, shifted ${modifier(shift)}`}: ${hits}`,
    );
    return `${sideName(side)} fires: ${dice.join('; ')}. Damage ${sum(attacks.map(({ hits }) => hits))}.`;
  },
  lost: (look, { side, reduced, eliminated }) => {
    const gone = eliminated.length > 0 ? ` loses ${squadronList(look, eliminated)}` : '';
    const flipped = reduced.length > 0 ? ` reduces ${squadronList(look, reduced)}` : '';
    return `${sideName(side)}${[gone, flipped].filter((part) => part !== '').join(' and')}.`;
  },
  cargoLost: (look, { troop, loss }) =>
    loss === 100 ? `${troopId(look, troop)} is lost with its squadron.` : `${troopId(look, troop)} has lost ${loss} %.`,
  admiralLost: (look, { admiral }) => `${admiralName(look, admiral)} is dead.`,
  standOff: (look, { hex }) => `Stand-off at ${placeName(look, hex)}.`,
  disengaged: (look, { side, fleets, squadrons }) =>
    `${sideName(side)} disengages: ${moveList(look, fleets, squadrons)}.`,
  leavesFirst: (_look, { side, dice }) =>
    `Imperial ${dice[0]}, Zhodani ${dice[1]}: ${sideName(side)} says first whether it leaves.`,
  stays: (_look, { side }) => `${sideName(side)} stays.`,
  sdb: (look, { hex, what }) => `At ${placeName(look, hex)} ${SDB[what]}.`,
  sdbFire: (look, { hex, attacks }) => {
    const dice = attacks.map(({ factors, die, modified, hits }) => `${dieText(factors, die, modified)}: ${hits}`);
    return `The SDBs of ${placeName(look, hex)} fire: ${dice.join('; ') || 'nothing'}. Damage ${sum(attacks.map(({ hits }) => hits))}.`;
  },
  sdbHit: (look, { hex, attacks, loss }) => {
    const dice = attacks.map(
      ({ factors, die, modified, percent }) => `${dieText(factors, die, modified)}: ${percent} %`,
    );
    const how = dice.length > 0 ? `: ${dice.join('; ')}` : '';
    return `Squadrons fire at the SDBs of ${placeName(look, hex)}${how}. They have lost ${loss} %.`;
  },
  invaded: (look, { hex, side }) => `${sideName(side)} invades ${placeName(look, hex)}.`,
  neutralAgain: (look, { hex }) => `${placeName(look, hex)} is neutral again.`,
  surrendered: (look, { hex, to }) => `${placeName(look, hex)} surrenders to ${sideName(to)}.`,
  bombed: (look, { hex, by, bombs }) => `${sideName(by)} bombs ${placeName(look, hex)}: ${bombList(look, bombs)}.`,
  bombHit: (look, { target, points, die, modified, percent, loss }) =>
    `${dieText(points, die, modified)}: ${troopId(look, target)} loses ${percent} %, ${loss} % in all.`,
  shots: (look, { hex, side, shots, isFirst }) =>
    `${isFirst ? 'First fire of' : 'Fire of'} ${sideName(side)} at ${placeName(look, hex)}: ${shotList(look, shots)}.`,
  surfaceHit: (look, { target, column, shift, dice, modified, percent }) => {
    const odds = look.data.tables.troopCombat.names[column] ?? '?';
    const rolled = modified === dice ? String(dice) : `${dice} as ${modified}`;
    return `At ${troopId(look, target)}: ${odds}${shift === 0 ? '' : ` after a shift of ${modifier(shift)}`}, rolled ${rolled}: ${percent} %.`;
  },
  groundLost: (look, { target, loss }) =>
    `${troopId(look, target)} ${loss === 100 ? 'is destroyed' : `has lost ${counted(loss, '%', '%')}`}.`,
};
