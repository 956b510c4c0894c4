/** A sentence for each word of events.ts. */

import { counted, listed } from '#core/text';
import { SHEET_NAMES } from '../data/names.ts';
import type { IaView } from '../secrets/view-types.ts';
import {
  facingName,
  hexName,
  mapLabel,
  oddsName,
  ownerName,
  planetName,
  settingsWords,
  systemName,
  tally,
  unitName,
  unitNames,
} from './show-words.ts';

type Answering = (view: IaView, kind: string, answer: unknown) => string;
type Xy = [number, number];

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
  unit(key = 'unit'): string {
    return unitName(this.view, this.number(key));
  }
  units(key = 'units'): string {
    return unitNames(this.view, this.list(key));
  }
  side(key = 'seat'): string {
    return ownerName(this.view, this.number(key));
  }
  sides(key: string): string {
    return listed(this.list(key).map((owner) => ownerName(this.view, owner)));
  }
  system(key = 'system'): string {
    return systemName(this.view, this.number(key));
  }
  hex(key = 'at'): string {
    const xy = this.list(key);
    return xy.length === 2 ? hexName(this.view, xy as Xy) : '?';
  }
  place(key = 'xy'): string {
    const xy = this.list(key);
    return xy.length === 2 ? mapLabel(xy as Xy) : '?';
  }
  settings(): string {
    return settingsWords(this.details);
  }
  answer(): string {
    return this.answering(this.view, this.text('kind'), this.details['answer']);
  }
}

export type Teller = (told: Told) => string;

const holder = (told: Told): string => (told.number('owner') < 0 ? 'nobody' : told.side('owner'));
const row = (told: Told): string =>
  `${told.number('attack')} against ${told.number('defence')}, ${oddsName(told.number('row'))}`;

/** R134: the log speaks of a standing order only where the seat has given one */
const WHY: Readonly<Record<string, string>> = {
  order: 'by standing order',
  default: 'as usual',
  forced: 'without a choice',
};

export const warTellers: Record<string, Teller> = {
  income: (told) => `${told.side()} receives ${told.number('money')}: treasury ${told.number('treasury')}.`,
  built: (told) =>
    `${counted(told.list('orders').length, 'building order')} done for ${told.number('paid')}: treasury ${told.number('treasury')}.`,
  finished: (told) => `${told.unit()} is finished.`,
  base: (told) => `${told.unit()} at ${told.system()} stands with ${counted(told.number('steps'), 'step')}.`,
  site: (told) => {
    const what = `${told.side('owner')}’s ${told.text('type')} beside the ${planetName(told.text('planet'))} of ${told.system()}`;
    const steps = told.number('steps');
    return steps > 0 ? `${what} is being built: ${counted(steps, 'step')}.` : `${what} is no longer being built.`;
  },
  gift: (told) => `${told.side('from')} gives ${told.number('amount')} to ${told.side('to')}.`,
  order: (told) => `Order of play: ${listed(told.list('seats').map((seat) => ownerName(told.view, seat)))}.`,
  jumped: (told) => {
    const number = told.number('taskForce');
    const what = number > 0 ? `task force ${number}` : tally(told.list<string>('ships')) || 'ships';
    const from = told.list('from').length > 0 ? `from ${told.hex('from')}` : 'from out of sight';
    const to = told.list('to').length > 0 ? `to ${told.hex('to')}` : 'out of sight';
    return `${told.side()} jumps with ${what} ${from} ${to}.`;
  },
  doneMoving: (told) => `${told.side()} has finished moving.`,
  marker: (told) =>
    `Task force ${told.number('taskForce')} of ${told.side()} ${told.is('isOnMap') ? 'stands' : 'is taken off'} at ${told.hex()}.`,
  tradeDeclared: (told) =>
    `${told.side()} trades at ${told.system()} with ${counted(told.number('ships'), 'cargo ship')}.`,
  consent: (told) =>
    `${told.side('owner')} ${told.is('isAllowed') ? 'admits' : 'turns away'} the traders of ${told.side('trader')} at ${told.system()}.`,
  trade: (told) =>
    `${told.side()} trades at ${told.system()}: rolled ${told.number('die')}, times ${told.number('factor')}: ${(told.number('die') - 1) * told.number('factor')}.`,
  planetOwner: (told) =>
    `The planet of ${told.system()} is ${told.number('owner') < 0 ? 'neutral' : `held by ${told.side('owner')}`} now.`,
  systemControl: (told) => `The space of ${told.system()} is controlled by ${holder(told)} now.`,
  blockade: (told) => `${told.system()} is ${told.is('isBlockaded') ? '' : 'no longer '}blockaded.`,
  declared: declaredWords,
  noAssault: (told) =>
    `${told.side('by')} cannot assault ${told.system()}: its holder has ships there, or no troops are left to land.`,
  converted: (told) => `The neutral forces of ${told.system()} go over to ${told.side('to')}.`,
  found: (told) =>
    `Deep space at ${told.hex()}: rolled ${told.number('die')}, the fleets ${told.is('isFound') ? 'find' : 'miss'} each other.`,
  eliminated: (told) => `${told.side()} is eliminated.`,
  pace: (told) => `${told.settings()}.`,
  score: (told) => `${told.side()} scores ${told.number('points')}.`,
};

function declaredWords(told: Told): string {
  const attacks = told
    .list<{ at: Xy; by: number; on: number }>('attacks')
    .map(
      ({ at, by, on }) =>
        `${ownerName(told.view, by)} attacks ${ownerName(told.view, on)} at ${hexName(told.view, at)}`,
    );
  const assaults = told
    .list<{ system: number; by: number }>('assaults')
    .map(({ system, by }) => `${ownerName(told.view, by)} assaults ${systemName(told.view, system)}`);
  const words = [...attacks, ...assaults];
  return words.length > 0 ? `${listed(words)}.` : 'Nobody attacks.';
}

export const battleTellers: Record<string, Teller> = {
  battle: (told) => `Battle at ${told.hex()}: ${told.sides('sides')}; ${told.side('defender')} defends.`,
  bystander: (told) => `${told.side()} may join the battle at ${told.hex()}.`,
  joined: (told) => `${told.side()} joins against ${told.sides('against')}.`,
  emptyForce: (told) => `Task force ${told.number('taskForce')} of ${told.side()} is empty and goes.`,
  planets: (told) => {
    const planets = told
      .list<{ kind: number; xy: Xy }>('planets')
      .map(({ kind, xy }) => `${planetName(KINDS[kind] ?? '')} in ${mapLabel(xy)}`);
    return `Planets of ${told.system()}: ${listed(planets)}.`;
  },
  sheet: (told) => `${told.side('owner')} comes from ${SHEET_NAMES[told.number('sheet')] ?? 'nowhere'}.`,
  deployed: (told) => {
    const units = told.list<{ unit: number; xy: Xy; facing: number }>('units');
    const words = units.map(
      ({ unit, xy, facing }) => `${unitName(told.view, unit)} ${mapLabel(xy)} ${facingName(facing)}`,
    );
    return `${told.side('owner')} sets up: ${words.join(', ') || 'nothing'}.`;
  },
  tacticalTurn: (told) => `Tactical turn ${told.number('turn')}.`,
  launched: (told) => {
    const units = told.list<{ unit: number; facing: number }>('units');
    return `Launched: ${listed(units.map(({ unit, facing }) => `${unitName(told.view, unit)} facing ${facingName(facing)}`))}.`;
  },
  superiority: (told) => `${told.side('owner')} has force superiority.`,
  activation: (told) =>
    `${told.side('owner')} rolls ${told.number('die')} and activates ${counted(told.number('stacks'), 'stack')}.`,
  moved: (told) => `${told.unit()} ${movedWords(told)} in ${told.place()}, facing ${facingName(told.number('to'))}.`,
  done: (told) => `${told.side('owner')} is done.`,
  jumpedOut: (told) => `${told.unit()} withdraws to hyperspace.`,
  crowdedOut: (told) => `${told.unit()} is crowded out and removed.`,
  fire: (told) =>
    `${told.units()} ${told.list('units').length > 1 ? 'fire' : 'fires'} at ${told.unit('target')}: ${row(told)}.`,
  hits: (told) => `${told.unit('target')} takes ${counted(told.number('hits'), 'hit')}.`,
  stepsLost: (told) => `${told.unit()} loses ${counted(told.number('steps'), 'step')}: ${told.number('left')} left.`,
  destroyed: (told) => `${told.unit()} is destroyed.`,
  castLoose: (told) => `${told.unit()} is cast loose in ${told.place()}, facing ${facingName(told.number('facing'))}.`,
  scuttled: (told) => `${told.unit()} is scuttled.`,
  surrendered: (told) =>
    `${told.unit()} ${told.is('isCalled') ? 'must surrender' : 'surrenders'}: from ${told.side('from')} to ${told.side('to')}.`,
  offered: (told) => `${told.unit()} offers to surrender to ${told.side('to')}.`,
  landed: (told) => `${told.unit()} goes aboard ${told.unit('host')}.`,
  merged: (told) => `${told.unit()} takes in ${told.unit('with')}.`,
  battleEnd: (told) => {
    const winner = told.number('winner');
    const end = told.is('isStandOff') ? 'The battle ends in a stand-off' : 'The battle is over';
    return `${end}${winner < -1 ? '' : `: ${told.side('winner')} holds the field`}.`;
  },
  occupied: (told) => `${told.side('owner')} occupies ${told.system()} with ${told.unit()}.`,
  assault: (told) =>
    `${told.side('attacker')} assaults ${told.system()}, held by ${told.side('defender')}: ${told.units('ships')} in orbit, ${told.units('land') || 'nobody'} to land.`,
  landing: (told) => `Landed: ${told.units() || 'nobody'}.`,
  groundAttack: (told) => `Round ${told.number('round')}: ${told.side('by')} attacks, ${row(told)}.`,
  withdrawal: (told) => `Withdrawn to the transports: ${told.units() || 'nobody'}.`,
  assaultEnd: (told) =>
    `The assault on ${told.system()} is over: the planet is ${told.number('owner') < 0 ? 'neutral' : `held by ${told.side('owner')}`}.`,
  standing: (told) => `${told.side()}, ${WHY[told.text('why')] ?? 'unasked'}: ${told.answer()}`,
};

const KINDS = ['habitable', 'gasGiant', 'rocky'];

function movedWords(told: Told): string {
  switch (told.text('do')) {
    case 'move':
      return `moves ${counted(told.number('hexes'), 'hex', 'hexes')} and stands`;
    case 'turn':
      return 'turns';
    default:
      return 'stays';
  }
}
