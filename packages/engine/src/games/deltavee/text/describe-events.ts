/** A sentence for each event of events.ts. */
import type { Sentences } from '#core/kernel-lines';
import { diePart, type Part, type Phrase, placePart, say, seatPart, unitPart } from '#core/line';
import { signed } from '#core/text';
import type { Events } from '../events.ts';
import { PART_STATES } from '../positions/position-shape.ts';
import type { DvView } from '../secrets/view-types.ts';
import { MISSILE } from '../state.ts';
import { aMissile, counted, findUnit, fireWord, hexName, partOf, sideName, unitName } from './words.ts';

function unitOf(view: DvView, unit: number): Part {
  return unitPart(unit, unitName(view, unit), findUnit(view, unit)?.seat ?? null);
}

export function sideOf(view: DvView, seat: number): Part {
  return seatPart(seat, sideName(view, seat));
}

function hexOf(view: DvView, { q, r }: { q: number; r: number }): Part {
  const hex = hexName(view, q, r);
  return placePart(hex, hex);
}

function courseOf(view: DvView, course: { q: number; r: number; direction: number; velocity: number }): Part[] {
  return say`${hexOf(view, course)}, direction ${course.direction}, velocity ${course.velocity}`;
}

/** Before the roll. */
function needs({ chance }: { chance: number }): Part {
  return diePart({ sides: 10, value: null, needs: chance, text: `needs ${chance}` });
}

/** What a d10 must not pass, and what came up. */
function needsAndRolled({ chance, die }: { chance: number; die: number | null }): Part {
  return diePart({ sides: 10, value: die, needs: chance, text: `needs ${chance}, rolled ${die}` });
}

const PHASES = ['Movement', 'Command', 'Fire'] as const;
const STATE_WORDS = { ok: 'sound', vulnerable: 'vulnerable', damaged: 'damaged', destroyed: 'destroyed' } as const;
const MANEUVERS: Readonly<Record<Events['maneuver']['do'], string>> = {
  accelerate: 'accelerates',
  decelerate: 'decelerates',
  left: 'turns left',
  right: 'turns right',
  weave: 'weaves',
};
const JUMPS: Readonly<Record<Events['jump']['do'], string>> = {
  prepareJump: 'prepares to jump',
  abortJump: 'breaks off the jump',
  jump: 'is about to jump',
};
const REMOVED: Readonly<Record<string, string>> = {
  'off-map': 'leaves the map',
  planet: 'is lost on the planet',
  energy: 'has no energy left and is removed',
  exploded: 'explodes',
};

export const sentences: Sentences<DvView, Events> = {
  phase: (view, told) =>
    say`Game-Turn ${told.turn}, ${PHASES[told.phase % 3] ?? ''} Phase of ${sideOf(view, told.seat)}.`,
  'set-up': (view, told) => say`${unitOf(view, told.unit)} is set up in ${courseOf(view, told)}.`,

  // movement
  moved: (view, told) => say`${unitOf(view, told.unit)} moves to ${hexOf(view, told)}.`,
  asteroids: (view, told) =>
    say`Asteroids: ${unitOf(view, told.unit)} at velocity ${told.velocity}, rolled ${told.die}: ${told.hit ? 'struck' : 'through'}.`,
  gravity: (view, told) =>
    say`${unitOf(view, told.unit)} uses the planet's gravity: direction ${told.direction}, velocity ${told.velocity}.`,
  jumped: (view, told) => say`${unitOf(view, told.unit)} jumps and is gone.`,
  landed: (view, told) => say`${unitOf(view, told.unit)} lands.`,
  removed: (view, told) => say`${unitOf(view, told.unit)} ${REMOVED[told.why] ?? 'is removed'}.`,
  sheet: (view, told) => say`A new sheet is laid out: ${unitOf(view, told.unit)} enters ${hexOf(view, told)}.`,
  gained: (view, told) => say`${unitOf(view, told.unit)} gains velocity: ${told.velocity}.`,
  'moon-moved': (view, told) => say`${view.planets[told.planet]?.name ?? 'The moon'} moves to ${hexOf(view, told)}.`,

  // commands
  maneuver: (view, told) => say`${unitOf(view, told.unit)} ${MANEUVERS[told.do]}: ${courseOf(view, told)}.`,
  jump: (view, told) => say`${unitOf(view, told.unit)} ${JUMPS[told.do]}.`,
  prepared: (view, told) => say`${unitOf(view, told.unit)} makes a missile or a craft ready; which one is hidden.`,
  'prepared-missile': (view, told) =>
    say`Prepared: ${aMissile(told.missile)} of pod ${told.box} of ${unitOf(view, told.unit)}.`,
  'prepared-craft': (view, told) => say`Prepared: the craft of pod ${told.box} of ${unitOf(view, told.unit)}.`,
  control: (view, told) => say`${unitOf(view, told.unit)} controls ${unitOf(view, told.missile)}.`,
  homing: (view, told) => say`${unitOf(view, told.unit)} homes on ${unitOf(view, told.target)}.`,
  search: (view, told) =>
    say`${unitOf(view, told.unit)} searches, ${counted(told.reach, 'hex').replace('hexs', 'hexes')} around.`,
  'craft-launched': (view, told) => say`${unitOf(view, told.unit)} launches ${unitOf(view, told.craft)}.`,
  'craft-home': (view, told) => say`${unitOf(view, told.craft)} is back in ${unitOf(view, told.unit)}.`,
  refuelled: (view, told) =>
    say`The craft of pod ${told.box} of ${unitOf(view, told.unit)} takes ${counted(told.units, 'Energy Unit')}.`,
  docked: (view, told) => say`${unitOf(view, told.unit)} docks with ${unitOf(view, told.with)}.`,
  undocked: (view, told) => say`${unitOf(view, told.unit)} undocks.`,
  captured: (view, told) => say`${unitOf(view, told.unit)} is boarded and taken by ${sideOf(view, told.seat)}.`,
  tractor: (view, told) => say`${unitOf(view, told.unit)} turns a tractor beam on ${unitOf(view, told.target)}.`,
  unmoved: (view, told) => say`${unitOf(view, told.unit)} does not move.`,
  'field-raised': (view, told) => say`${unitOf(view, told.unit)} raises its force field.`,
  'field-lowered': (view, told) => say`${unitOf(view, told.unit)} lowers its force field.`,
  jammed: (view, told) =>
    say`${unitOf(view, told.unit)} jams ${unitOf(view, told.target)} with ${counted(told.count, 'point')}.`,
  supplied: (view, told) => say`${unitOf(view, told.unit)} supplies ${unitOf(view, told.to)}.`,
  repair: repairWords,
  leak: (view, told) => say`An energy pod of ${unitOf(view, told.unit)} leaks ${counted(told.units, 'Energy Unit')}.`,

  // fire
  fire: (view, told) => {
    const source =
      told.source !== undefined ? say` from ${told.source === 0 ? 'the burster' : say`pod ${told.source}`}` : '';
    return say`${unitOf(view, told.unit)} fires a ${fireWord(told.type)}${source} at ${unitOf(view, told.target)}.`;
  },
  'fire-log': (view, told) => say`That was pod ${told.source} of ${unitOf(view, told.unit)}.`,
  aim: (_, told) =>
    say`Range ${told.range}, relative velocity ${told.relativeVelocity}, program ${signed(told.program)}: Target Value ${told.value}, ${needs(told)}.`,
  missed: (view, told) => say`${unitOf(view, told.unit)} misses ${unitOf(view, told.target)}.`,
  blocked: (view, told) => say`The planet is in the way of ${unitOf(view, told.unit)}: the fire is lost.`,
  glancing: (view, told) => say`A glancing blow on ${unitOf(view, told.unit)}, without effect.`,
  'log-read': (view, told) => say`${sideOf(view, told.by)} reads the log of ${unitOf(view, told.unit)}.`,
  hit: (view, told) => say`${unitOf(view, told.unit)} is hit: ${partOf(view, told.unit, told.part)}.`,
  damage: (view, told) =>
    say`${unitOf(view, told.unit)}, ${partOf(view, told.unit, told.part)}: now ${STATE_WORDS[PART_STATES[told.state] ?? 'ok']}.`,
  'area-destroyed': (view, told) =>
    say`${unitOf(view, told.unit)}: everything behind field ${told.field + 1} is destroyed.`,
  'field-lost': (view, told) => say`${unitOf(view, told.unit)} loses its force field.`,
  'jump-lost': (view, told) => say`${unitOf(view, told.unit)} can no longer jump: its marker is taken off.`,
  destroyed: (view, told) => say`${unitOf(view, told.unit)} is destroyed.`,
  launched: (view, told) => say`${unitOf(view, told.unit)} appears in ${courseOf(view, told)}.`,
  'launch-log': (view, told) => {
    const from = told.box === 0 ? 'the rails' : say`pod ${told.box}`;
    return say`It is ${aMissile(told.missile)} from ${from} of ${unitOf(view, told.ship)}.`;
  },
  revealed: revealedWords,
  scanned: (view, told) =>
    say`Scan of ${unitOf(view, told.unit)}: box ${told.box} is a ${told.pod.replaceAll('-', ' ')} pod, ${STATE_WORDS[PART_STATES[told.state] ?? 'ok']}.`,
  interception: interceptionWords,
  'emergency-field': (view, told) =>
    say`${unitOf(view, told.unit)} tries to raise its field in time: ${needsAndRolled(told)}: ${told.success ? 'it is up' : 'too late'}.`,

  // scenarios
  alerted: (view, told) => say`${unitOf(view, told.unit)} is alerted.`,
  arrived: (view, told) =>
    say`${unitOf(view, told.unit)} arrives in ${hexOf(view, told)}, direction ${told.direction}.`,
  entered: (view, told) => say`${unitOf(view, told.unit)} comes in at ${hexOf(view, told)}.`,
  'energy-pod': (view, told) =>
    say`${unitOf(view, told.unit)} takes over the energy pod of ${unitOf(view, told.from)}.`,
  delivered: (view, told) => say`${unitOf(view, told.unit)} has reached its orbit and leaves play.`,
  free: (view, told) => say`${unitOf(view, told.unit)} may leave its orbit.`,
  'sambu-moved': (view, told) => say`Sambu is now aboard ${unitOf(view, told.unit)}.`,
  'sambu-dead': (view, told) => say`Sambu is dead: he was aboard ${unitOf(view, told.unit)}.`,
  'sambu-captured': (view, told) => say`Sambu is taken: he was aboard ${unitOf(view, told.unit)}.`,
};

function repairWords(view: DvView, told: Events['repair']): Phrase {
  const item = told.item.replace('-', ' ');
  return told.turnsLeft > 0
    ? say`${unitOf(view, told.unit)} works on the ${item} (${told.work}): ${counted(told.turnsLeft, 'turn')} to go.`
    : say`${unitOf(view, told.unit)} has finished with the ${item} (${told.work}).`;
}

function revealedWords(view: DvView, told: Events['revealed']): Phrase {
  const what = told.kind === MISSILE ? say`${aMissile(told.type)} of civ level ${told.civ}` : unitOf(view, told.unit);
  const unit = findUnit(view, told.unit);
  if (unit && unit.seat === view.viewer && told.kind === MISSILE)
    return say`The enemy sees what ${unitOf(view, told.unit)} is: ${what}.`;
  return say`Contact ${told.unit} is revealed: ${what}.`;
}

function interceptionWords(view: DvView, told: Events['interception']): Phrase {
  const pair = say`${unitOf(view, told.missile)} meets ${unitOf(view, told.target)} at relative velocity ${told.relativeVelocity}`;
  if (told.automatic) return say`${pair}: intercepted without a roll.`;
  return say`${pair}: ${needsAndRolled(told)}: ${told.success ? 'intercepted' : 'missed'}.`;
}
