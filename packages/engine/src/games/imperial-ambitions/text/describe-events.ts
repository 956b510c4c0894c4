/** A sentence for each word of events.ts. */

import { enumerated, joined, type Part, type Phrase, placePart, say, seatPart, unitPart } from '#core/line';
import { counted } from '#core/text';
import { SHEET_NAMES } from '../data/names.ts';
import type { IaView } from '../secrets/view-types.ts';
import {
  facingName,
  findUnit,
  hexLabel,
  hexName,
  mapLabel,
  oddsName,
  ownerName,
  planetName,
  settingsWords,
  systemName,
  tally,
  unitName,
} from './show-words.ts';

type Answering = (view: IaView, kind: string, answer: unknown) => string;
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

/** The details of an event: figures, units and places by name. */
export class Told {
  readonly view: IaView;
  private readonly details: Readonly<Record<string, unknown>>;
  private readonly answering: Answering;

  constructor(view: IaView, details: unknown, answering: Answering) {
    this.view = view;
    this.details = typeof details === 'object' && details !== null ? (details as Record<string, unknown>) : {};
    this.answering = answering;
  }
  number(key: string): number {
    const value = this.details[key];
    return typeof value === 'number' ? value : -1;
  }
  text(key: string): string {
    return String(this.details[key] ?? '');
  }
  is(key: string): boolean {
    return this.details[key] === true;
  }
  list<Item = number>(key: string): Item[] {
    const value = this.details[key];
    return Array.isArray(value) ? (value as Item[]) : [];
  }
  unit(key = 'unit'): Part {
    return unitOf(this.view, this.number(key));
  }
  units(key = 'units', none = ''): Part[] {
    return enumerated(
      this.list(key).map((unit) => unitOf(this.view, unit)),
      none,
    );
  }
  side(key = 'seat'): Part {
    return sideOf(this.view, this.number(key));
  }
  sides(key: string): Part[] {
    return enumerated(this.list(key).map((owner) => sideOf(this.view, owner)));
  }
  system(key = 'system'): Part {
    return systemOf(this.view, this.number(key));
  }
  hex(key = 'at'): Part {
    const xy = this.list(key);
    return xy.length === 2 ? hexOf(this.view, xy as Xy) : '?';
  }
  place(key = 'xy'): Part {
    const xy = this.list(key);
    return xy.length === 2 ? mapHexOf(xy as Xy) : '?';
  }
  settings(): string {
    return settingsWords(this.details);
  }
  answer(): string {
    return this.answering(this.view, this.text('kind'), this.details['answer']);
  }
}

export type Teller = (told: Told) => Phrase;

const holder = (told: Told): Part => (told.number('owner') < 0 ? 'nobody' : told.side('owner'));
const row = (told: Told): Part[] =>
  say`${told.number('attack')} against ${told.number('defence')}, ${oddsName(told.number('row'))}`;

/** R134: the log speaks of a standing order only where the seat has given one */
const WHY: Readonly<Record<string, string>> = {
  order: 'by standing order',
  default: 'as usual',
  forced: 'without a choice',
};

const PHASES = ['Set-up', 'Income', 'Building', 'Movement', 'Trade', 'Combat', 'The end of the turn'];

export const warTellers: Record<string, Teller> = {
  phase: (told) => say`Turn ${told.number('turn')}: ${PHASES[told.number('phase')] ?? 'next phase'}.`,
  income: (told) => say`${told.side()} receives ${told.number('money')}: treasury ${told.number('treasury')}.`,
  built: (told) =>
    say`${counted(told.list('orders').length, 'building order')} done for ${told.number('paid')}: treasury ${told.number('treasury')}.`,
  finished: (told) => say`${told.unit()} is finished.`,
  base: (told) => say`${told.unit()} at ${told.system()} stands with ${counted(told.number('steps'), 'step')}.`,
  site: (told) => {
    const what = say`${told.side('owner')}’s ${told.text('type')} beside the ${planetName(told.text('planet'))} of ${told.system()}`;
    const steps = told.number('steps');
    return steps > 0 ? say`${what} is being built: ${counted(steps, 'step')}.` : say`${what} is no longer being built.`;
  },
  gift: (told) => say`${told.side('from')} gives ${told.number('amount')} to ${told.side('to')}.`,
  order: (told) => say`Order of play: ${told.sides('seats')}.`,
  jumped: (told) => {
    const number = told.number('taskForce');
    const what = number > 0 ? say`task force ${number}` : tally(told.list<string>('ships')) || 'ships';
    const from = told.list('from').length > 0 ? say`from ${told.hex('from')}` : 'from out of sight';
    const to = told.list('to').length > 0 ? say`to ${told.hex('to')}` : 'out of sight';
    return say`${told.side()} jumps with ${what} ${from} ${to}.`;
  },
  doneMoving: (told) => say`${told.side()} has finished moving.`,
  marker: (told) =>
    say`Task force ${told.number('taskForce')} of ${told.side()} ${told.is('isOnMap') ? 'stands' : 'is taken off'} at ${told.hex()}.`,
  tradeDeclared: (told) =>
    say`${told.side()} trades at ${told.system()} with ${counted(told.number('ships'), 'cargo ship')}.`,
  consent: (told) =>
    say`${told.side('owner')} ${told.is('isAllowed') ? 'admits' : 'turns away'} the traders of ${told.side('trader')} at ${told.system()}.`,
  trade: (told) =>
    say`${told.side()} trades at ${told.system()}: rolled ${told.number('die')}, times ${told.number('factor')}: ${(told.number('die') - 1) * told.number('factor')}.`,
  planetOwner: (told) =>
    say`The planet of ${told.system()} is ${told.number('owner') < 0 ? 'neutral' : say`held by ${told.side('owner')}`} now.`,
  systemControl: (told) => say`The space of ${told.system()} is controlled by ${holder(told)} now.`,
  blockade: (told) => say`${told.system()} is ${told.is('isBlockaded') ? '' : 'no longer '}blockaded.`,
  declared: declaredWords,
  noAssault: (told) =>
    say`${told.side('by')} cannot assault ${told.system()}: its holder has ships there, or no troops are left to land.`,
  converted: (told) => say`The neutral forces of ${told.system()} go over to ${told.side('to')}.`,
  found: (told) =>
    say`Deep space at ${told.hex()}: rolled ${told.number('die')}, the fleets ${told.is('isFound') ? 'find' : 'miss'} each other.`,
  eliminated: (told) => say`${told.side()} is eliminated.`,
  pace: (told) => say`${told.settings()}.`,
  score: (told) => say`${told.side()} scores ${told.number('points')}.`,
};

function declaredWords(told: Told): Phrase {
  const attacks = told
    .list<{ at: Xy; by: number; on: number }>('attacks')
    .map(({ at, by, on }) => say`${sideOf(told.view, by)} attacks ${sideOf(told.view, on)} at ${hexOf(told.view, at)}`);
  const assaults = told
    .list<{ system: number; by: number }>('assaults')
    .map(({ system, by }) => say`${sideOf(told.view, by)} assaults ${systemOf(told.view, system)}`);
  const words = [...attacks, ...assaults];
  return words.length > 0 ? say`${enumerated(words)}.` : 'Nobody attacks.';
}

export const battleTellers: Record<string, Teller> = {
  battle: (told) => say`Battle at ${told.hex()}: ${told.sides('sides')}; ${told.side('defender')} defends.`,
  bystander: (told) => say`${told.side()} may join the battle at ${told.hex()}.`,
  joined: (told) => say`${told.side()} joins against ${told.sides('against')}.`,
  emptyForce: (told) => say`Task force ${told.number('taskForce')} of ${told.side()} is empty and goes.`,
  planets: (told) => {
    const planets = told
      .list<{ kind: number; xy: Xy }>('planets')
      .map(({ kind, xy }) => say`${planetName(KINDS[kind] ?? '')} in ${mapHexOf(xy)}`);
    return say`Planets of ${told.system()}: ${enumerated(planets)}.`;
  },
  sheet: (told) => say`${told.side('owner')} comes from ${SHEET_NAMES[told.number('sheet')] ?? 'nowhere'}.`,
  deployed: (told) => {
    const units = told.list<{ unit: number; xy: Xy; facing: number }>('units');
    const words = units.map(
      ({ unit, xy, facing }) => say`${unitOf(told.view, unit)} ${mapHexOf(xy)} ${facingName(facing)}`,
    );
    return say`${told.side('owner')} sets up: ${joined(words, ', ', 'nothing')}.`;
  },
  tacticalTurn: (told) => say`Tactical turn ${told.number('turn')}.`,
  launched: (told) => {
    const units = told.list<{ unit: number; facing: number }>('units');
    return say`Launched: ${enumerated(units.map(({ unit, facing }) => say`${unitOf(told.view, unit)} facing ${facingName(facing)}`))}.`;
  },
  superiority: (told) => say`${told.side('owner')} has force superiority.`,
  activation: (told) =>
    say`${told.side('owner')} rolls ${told.number('die')} and activates ${counted(told.number('stacks'), 'stack')}.`,
  moved: (told) => say`${told.unit()} ${movedWords(told)} in ${told.place()}, facing ${facingName(told.number('to'))}.`,
  done: (told) => say`${told.side('owner')} is done.`,
  jumpedOut: (told) => say`${told.unit()} withdraws to hyperspace.`,
  crowdedOut: (told) => say`${told.unit()} is crowded out and removed.`,
  fire: (told) =>
    say`${told.units()} ${told.list('units').length > 1 ? 'fire' : 'fires'} at ${told.unit('target')}: ${row(told)}.`,
  hits: (told) => say`${told.unit('target')} takes ${counted(told.number('hits'), 'hit')}.`,
  stepsLost: (told) => say`${told.unit()} loses ${counted(told.number('steps'), 'step')}: ${told.number('left')} left.`,
  destroyed: (told) => say`${told.unit()} is destroyed.`,
  castLoose: (told) =>
    say`${told.unit()} is cast loose in ${told.place()}, facing ${facingName(told.number('facing'))}.`,
  scuttled: (told) => say`${told.unit()} is scuttled.`,
  surrendered: (told) =>
    say`${told.unit()} ${told.is('isCalled') ? 'must surrender' : 'surrenders'}: from ${told.side('from')} to ${told.side('to')}.`,
  offered: (told) => say`${told.unit()} offers to surrender to ${told.side('to')}.`,
  landed: (told) => say`${told.unit()} goes aboard ${told.unit('host')}.`,
  merged: (told) => say`${told.unit()} takes in ${told.unit('with')}.`,
  battleEnd: (told) => {
    const winner = told.number('winner');
    const end = told.is('isStandOff') ? 'The battle ends in a stand-off' : 'The battle is over';
    return say`${end}${winner < -1 ? '' : say`: ${told.side('winner')} holds the field`}.`;
  },
  occupied: (told) => say`${told.side('owner')} occupies ${told.system()} with ${told.unit()}.`,
  assault: (told) =>
    say`${told.side('attacker')} assaults ${told.system()}, held by ${told.side('defender')}: ${told.units('ships')} in orbit, ${told.units('land', 'nobody')} to land.`,
  landing: (told) => say`Landed: ${told.units('units', 'nobody')}.`,
  groundAttack: (told) => say`Round ${told.number('round')}: ${told.side('by')} attacks, ${row(told)}.`,
  withdrawal: (told) => say`Withdrawn to the transports: ${told.units('units', 'nobody')}.`,
  assaultEnd: (told) =>
    say`The assault on ${told.system()} is over: the planet is ${told.number('owner') < 0 ? 'neutral' : say`held by ${told.side('owner')}`}.`,
  standing: (told) => say`${told.side()}, ${WHY[told.text('why')] ?? 'unasked'}: ${told.answer()}`,
};

const KINDS = ['habitable', 'gasGiant', 'rocky'];

function movedWords(told: Told): Phrase {
  switch (told.text('do')) {
    case 'move':
      return say`moves ${counted(told.number('hexes'), 'hex', 'hexes')} and stands`;
    case 'turn':
      return 'turns';
    default:
      return 'stays';
  }
}
