/** A sentence for each event of event-readers.ts. */

import type { Sentences } from '#core/kernel-lines';
import { enumerated, joined, type Part, type Phrase, placePart, say, seatPart, unitPart } from '#core/line';
import { counted } from '#core/text';
import { SHEET_NAMES } from '../data/names.ts';
import type { IaView } from '../secrets/view-types.ts';
import { describeAnswer } from './describe-answers.ts';
import type { Events } from './event-readers.ts';
import { settingsWords } from './settings-words.ts';
import {
  facingName,
  findUnit,
  hexLabel,
  hexName,
  mapLabel,
  oddsName,
  ownerName,
  planetName,
  systemName,
  tally,
  unitName,
} from './show-words.ts';

type Xy = [number, number];

function sideOf(view: IaView, owner: number): Part {
  return seatPart(owner, ownerName(view, owner));
}

function unitOf(view: IaView, unit: number): Part {
  const { owner = null } = findUnit(view, unit) ?? view.gone.find((one) => one.unit === unit) ?? {};
  return unitPart(unit, unitName(view, unit), owner);
}

function systemOf(view: IaView, system: number): Part {
  return system < 0 ? systemName(view, system) : placePart(system, systemName(view, system));
}

function hexOf(view: IaView, xy: Xy): Part {
  return placePart(hexLabel(view, xy), hexName(view, xy));
}

/** A hex of the battle map. */
function mapHexOf(xy: Xy): Part {
  return placePart(mapLabel(xy), mapLabel(xy));
}

function unitsOf(view: IaView, units: readonly number[], none = ''): Part[] {
  return enumerated(
    units.map((unit) => unitOf(view, unit)),
    none,
  );
}

function sidesOf(view: IaView, owners: readonly number[]): Part[] {
  return enumerated(owners.map((owner) => sideOf(view, owner)));
}

function holderOf(view: IaView, owner: number): Part {
  return owner < 0 ? 'nobody' : sideOf(view, owner);
}

function heldBy(view: IaView, owner: number): Phrase {
  return owner < 0 ? 'neutral' : say`held by ${sideOf(view, owner)}`;
}

function row(told: { attack: number; defence: number; row: number }): Part[] {
  return say`${told.attack} against ${told.defence}, ${oddsName(told.row)}`;
}

/** R134: the log speaks of a standing order only where the seat has given one */
const WHY: Readonly<Record<Events['standing']['why'], string>> = {
  order: 'by standing order',
  default: 'as usual',
  forced: 'without a choice',
};

const PHASES = ['Set-up', 'Income', 'Building', 'Movement', 'Trade', 'Combat', 'The end of the turn'];
const KINDS = ['habitable', 'gasGiant', 'rocky'];

export const sentences: Sentences<IaView, Events> = {
  phase: (_, told) => say`Turn ${told.turn}: ${PHASES[told.phase] ?? 'next phase'}.`,
  income: (view, told) => say`${sideOf(view, told.seat)} receives ${told.money}: treasury ${told.treasury}.`,
  built: (_, told) =>
    say`${counted(told.orders.length, 'building order')} done for ${told.paid}: treasury ${told.treasury}.`,
  finished: (view, told) => say`${unitOf(view, told.unit)} is finished.`,
  base: (view, told) =>
    say`${unitOf(view, told.unit)} at ${systemOf(view, told.system)} stands with ${counted(told.steps, 'step')}.`,
  site: (view, told) => {
    const what = say`${sideOf(view, told.owner)}’s ${told.type} beside the ${planetName(told.planet)} of ${systemOf(view, told.system)}`;
    return told.steps > 0
      ? say`${what} is being built: ${counted(told.steps, 'step')}.`
      : say`${what} is no longer being built.`;
  },
  gift: (view, told) => say`${sideOf(view, told.from)} gives ${told.amount} to ${sideOf(view, told.to)}.`,
  order: (view, told) => say`Order of play: ${sidesOf(view, told.seats)}.`,
  jumped: (view, told) => {
    const what = told.taskForce > 0 ? say`task force ${told.taskForce}` : tally(told.ships) || 'ships';
    const from = told.from ? say`from ${hexOf(view, told.from)}` : 'from out of sight';
    const to = told.to ? say`to ${hexOf(view, told.to)}` : 'out of sight';
    return say`${sideOf(view, told.seat)} jumps with ${what} ${from} ${to}.`;
  },
  doneMoving: (view, told) => say`${sideOf(view, told.seat)} has finished moving.`,
  marker: (view, told) =>
    say`Task force ${told.taskForce} of ${sideOf(view, told.seat)} ${told.isOnMap ? 'stands' : 'is taken off'} at ${hexOf(view, told.at)}.`,
  tradeDeclared: (view, told) =>
    say`${sideOf(view, told.seat)} trades at ${systemOf(view, told.system)} with ${counted(told.ships, 'cargo ship')}.`,
  consent: (view, told) =>
    say`${sideOf(view, told.owner)} ${told.isAllowed ? 'admits' : 'turns away'} the traders of ${sideOf(view, told.trader)} at ${systemOf(view, told.system)}.`,
  trade: (view, told) =>
    say`${sideOf(view, told.seat)} trades at ${systemOf(view, told.system)}: rolled ${told.die}, times ${told.factor}: ${(told.die - 1) * told.factor}.`,
  planetOwner: (view, told) => say`The planet of ${systemOf(view, told.system)} is ${heldBy(view, told.owner)} now.`,
  systemControl: (view, told) =>
    say`The space of ${systemOf(view, told.system)} is controlled by ${holderOf(view, told.owner)} now.`,
  blockade: (view, told) => say`${systemOf(view, told.system)} is ${told.isBlockaded ? '' : 'no longer '}blockaded.`,
  declared: declaredWords,
  noAssault: (view, told) =>
    say`${sideOf(view, told.by)} cannot assault ${systemOf(view, told.system)}: its holder has ships there, or no troops are left to land.`,
  converted: (view, told) =>
    say`The neutral forces of ${systemOf(view, told.system)} go over to ${sideOf(view, told.to)}.`,
  found: (view, told) =>
    say`Deep space at ${hexOf(view, told.at)}: rolled ${told.die}, the fleets ${told.isFound ? 'find' : 'miss'} each other.`,
  eliminated: (view, told) => say`${sideOf(view, told.seat)} is eliminated.`,
  pace: (_, told) => say`${settingsWords(told)}.`,
  score: (view, told) => say`${sideOf(view, told.seat)} scores ${told.points}.`,

  // battle
  battle: (view, told) =>
    say`Battle at ${hexOf(view, told.at)}: ${sidesOf(view, told.sides)}; ${sideOf(view, told.defender)} defends.`,
  bystander: (view, told) => say`${sideOf(view, told.seat)} may join the battle at ${hexOf(view, told.at)}.`,
  joined: (view, told) => say`${sideOf(view, told.seat)} joins against ${sidesOf(view, told.against)}.`,
  emptyForce: (view, told) => say`Task force ${told.taskForce} of ${sideOf(view, told.seat)} is empty and goes.`,
  planets: (view, told) => {
    const planets = told.planets.map(({ kind, xy }) => say`${planetName(KINDS[kind] ?? '')} in ${mapHexOf(xy)}`);
    return say`Planets of ${systemOf(view, told.system)}: ${enumerated(planets)}.`;
  },
  sheet: (view, told) => say`${sideOf(view, told.owner)} comes from ${SHEET_NAMES[told.sheet] ?? 'nowhere'}.`,
  deployed: (view, told) => {
    const words = told.units.map(
      ({ unit, xy, facing }) => say`${unitOf(view, unit)} ${mapHexOf(xy)} ${facingName(facing)}`,
    );
    return say`${sideOf(view, told.owner)} sets up: ${joined(words, ', ', 'nothing')}.`;
  },
  tacticalTurn: (_, told) => say`Tactical turn ${told.turn}.`,
  launched: (view, told) => {
    const words = told.units.map(({ unit, facing }) => say`${unitOf(view, unit)} facing ${facingName(facing)}`);
    return say`Launched: ${enumerated(words)}.`;
  },
  superiority: (view, told) => say`${sideOf(view, told.owner)} has force superiority.`,
  activation: (view, told) =>
    say`${sideOf(view, told.owner)} rolls ${told.die} and activates ${counted(told.stacks, 'stack')}.`,
  moved: (view, told) =>
    say`${unitOf(view, told.unit)} ${movedWords(told)} in ${mapHexOf(told.xy)}, facing ${facingName(told.to)}.`,
  done: (view, told) => say`${sideOf(view, told.owner)} is done.`,
  jumpedOut: (view, told) => say`${unitOf(view, told.unit)} withdraws to hyperspace.`,
  crowdedOut: (view, told) => say`${unitOf(view, told.unit)} is crowded out and removed.`,
  fire: (view, told) =>
    say`${unitsOf(view, told.units)} ${told.units.length > 1 ? 'fire' : 'fires'} at ${unitOf(view, told.target)}: ${row(told)}.`,
  hits: (view, told) => say`${unitOf(view, told.target)} takes ${counted(told.hits, 'hit')}.`,
  stepsLost: (view, told) => say`${unitOf(view, told.unit)} loses ${counted(told.steps, 'step')}: ${told.left} left.`,
  destroyed: (view, told) => say`${unitOf(view, told.unit)} is destroyed.`,
  castLoose: (view, told) =>
    say`${unitOf(view, told.unit)} is cast loose in ${mapHexOf(told.xy)}, facing ${facingName(told.facing)}.`,
  scuttled: (view, told) => say`${unitOf(view, told.unit)} is scuttled.`,
  surrendered: (view, told) =>
    say`${unitOf(view, told.unit)} ${told.isCalled ? 'must surrender' : 'surrenders'}: from ${sideOf(view, told.from)} to ${sideOf(view, told.to)}.`,
  offered: (view, told) => say`${unitOf(view, told.unit)} offers to surrender to ${sideOf(view, told.to)}.`,
  landed: (view, told) => say`${unitOf(view, told.unit)} goes aboard ${unitOf(view, told.host)}.`,
  merged: (view, told) => say`${unitOf(view, told.unit)} takes in ${unitOf(view, told.with)}.`,
  battleEnd: (view, told) => {
    const end = told.isStandOff ? 'The battle ends in a stand-off' : 'The battle is over';
    return say`${end}${told.winner < -1 ? '' : say`: ${sideOf(view, told.winner)} holds the field`}.`;
  },
  occupied: (view, told) =>
    say`${sideOf(view, told.owner)} occupies ${systemOf(view, told.system)} with ${unitOf(view, told.unit)}.`,
  assault: (view, told) =>
    say`${sideOf(view, told.attacker)} assaults ${systemOf(view, told.system)}, held by ${sideOf(view, told.defender)}: ${unitsOf(view, told.ships)} in orbit, ${unitsOf(view, told.land, 'nobody')} to land.`,
  landing: (view, told) => say`Landed: ${unitsOf(view, told.units, 'nobody')}.`,
  groundAttack: (view, told) => say`Round ${told.round}: ${sideOf(view, told.by)} attacks, ${row(told)}.`,
  groundHits: (view, told) => say`${sideOf(view, told.by)} scores ${counted(told.hits, 'hit')}.`,
  withdrawal: (view, told) => say`Withdrawn to the transports: ${unitsOf(view, told.units, 'nobody')}.`,
  assaultEnd: (view, told) =>
    say`The assault on ${systemOf(view, told.system)} is over: the planet is ${heldBy(view, told.owner)}.`,
  standing: (view, told) =>
    say`${sideOf(view, told.seat)}, ${WHY[told.why]}: ${describeAnswer(view, told.kind, told.answer)}`,
};

function declaredWords(view: IaView, told: Events['declared']): Phrase {
  const attacks = told.attacks.map(
    ({ at, by, on }) => say`${sideOf(view, by)} attacks ${sideOf(view, on)} at ${hexOf(view, at)}`,
  );
  const assaults = told.assaults.map(({ system, by }) => say`${sideOf(view, by)} assaults ${systemOf(view, system)}`);
  const words = [...attacks, ...assaults];
  return words.length > 0 ? say`${enumerated(words)}.` : 'Nobody attacks.';
}

function movedWords(told: Events['moved']): Phrase {
  switch (told.do) {
    case 'move':
      return say`moves ${counted(told.hexes, 'hex', 'hexes')} and stands`;
    case 'turn':
      return 'turns';
    default:
      return 'stays';
  }
}
