/** The table that a calculator works on: a scenario's start, changed as the user says. */

import { type Given, integerOf, listIn, oneOf, readInteger, rejectInput } from '#core/calc-inputs';
import type { CalcInput } from '#core/types';
import type { Scenario, SwordData } from '../data/types.ts';
import { SECTORS } from '../data/types.ts';
import { setUpState } from '../positions/setting.ts';
import type { SwordState } from '../state.ts';
import type { Position } from '../types.ts';

export const TABLE_INPUTS: readonly CalcInput[] = [
  { name: 'scenario', about: 'the scenario from whose start the figures come', default: 'empire-no-more' },
  { name: 'players', about: 'number of players; 0 = as many as it has Empires', default: 0 },
  {
    name: 'with',
    about:
      'what is different, such as barton.tech:1,barton.web:3,vereen.military:9,ladau:yes,turned:1+9 (Systems: owner tech unrest web gate dead race ideology trade waived treaty partials; Empires: military administrative diplomatic points seat expelled exile cards conversions colonizations)',
    default: '',
  },
];

/** More that a calculator puts into the position. */
export interface Extra {
  outworlders?: { seat: string; draka: boolean }[];
}

type Json = Record<string, unknown>;

/** The state of the scenario with the changes of `with`, read by the door through which positions enter. */
export function tableOf(data: SwordData, given: Given, extra: Extra = {}): Position {
  const scenario = data.scenarioById.get(
    oneOf(
      given,
      'scenario',
      data.scenarios.map(({ id }) => id),
    ),
  )!;
  const most = scenario.maxPlayers;
  const seats = readInteger(given, 'players', 0, most) || most;
  if (seats < scenario.minPlayers) rejectInput('players', `${scenario.title} takes ${scenario.minPlayers} to ${most}`);
  const position: Json = { scenario: scenario.id, ...extra, ...changesIn(data, scenario, given) };
  const made = setUpState(data, { scenario: scenario.id, options: {}, seats, position });
  if (!made.ok) rejectInput('with', made.refusal.why);
  const at: Position = { g: (made as { g: SwordState }).g, data };
  for (const seat of exilesIn(given)) sendIntoExile(at, scenario, seat);
  return at;
}

/** `a.b:value` items as a position. */
function changesIn(data: SwordData, scenario: Scenario, given: Given): Json {
  const systems: Record<string, Json> = {};
  const players: Record<string, Json> = {};
  const rest: Json = {};
  for (const item of listIn(given, 'with')) {
    const [, thing, field, value] = /^([a-z0-9-]+)(?:\.([a-zA-Z]+))?:(\S+)$/.exec(item) ?? [];
    if (thing === undefined || value === undefined)
      rejectInput('with', `${item || 'nothing'} does not read like barton.tech:1`);
    if (field === undefined) Object.assign(rest, globalChange(thing, value));
    else if (data.systems.some(({ id }) => id === thing))
      systems[thing] = { ...systems[thing], ...systemChange(field, value) };
    else if (field !== 'exile') players[thing] = playerChange(scenario, thing, players[thing] ?? {}, field, value);
  }
  return { systems, players, ...rest };
}

function globalChange(thing: string, value: string): Json {
  switch (thing) {
    case 'ladau':
      return { ladau: flag(value) };
    case 'turned':
      return { turned: value.split('+').map((nr) => integerOf(nr, 'with', 1, 200)) };
    default:
      return rejectInput('with', `unknown ${thing}; write System.field, Empire.field, ladau or turned`);
  }
}

function systemChange(field: string, value: string): Json {
  switch (field) {
    case 'tech':
    case 'web':
      return { [field]: integerOf(value, 'with', -3, 3) };
    case 'unrest':
    case 'gate':
    case 'dead':
      return { [field]: flag(value) };
    case 'trade':
    case 'waived':
    case 'treaty':
      return { [field]: value.split('+') };
    case 'ideology':
      return { ideology: /^\d+$/.test(value) ? Number(value) : value };
    case 'owner':
    case 'race':
      return { [field]: value };
    case 'partials':
      return { partials: value.split('+').map(partialOf) };
    default:
      return rejectInput('with', `a System has no ${field}`);
  }
}

/** `vereen@veree*2`: attacker, Base, and how many. */
function partialOf(text: string): Json {
  const [, by, base, count] = /^([a-z0-9-]+)@([a-z0-9-]+)(?:\*(\d))?$/.exec(text) ?? [];
  if (by === undefined) rejectInput('with', `${text} does not read like vereen@veree*2`);
  return { by, base, count: Number(count ?? 1) };
}

function playerChange({ empires }: Scenario, name: string, before: Json, field: string, value: string): Json {
  const sector = (SECTORS as readonly string[]).indexOf(field);
  if (sector >= 0) {
    const printed = empires.find(({ id }) => id === name)?.sectors ?? [1, 1, 1];
    const sectors = [...((before['sectors'] as number[] | undefined) ?? printed)];
    sectors[sector] = integerOf(value, 'with', 1, 9);
    return { ...before, sectors };
  }
  switch (field) {
    case 'points':
    case 'cards':
    case 'conversions':
    case 'colonizations':
      return { ...before, [field]: integerOf(value, 'with', 0, 999) };
    case 'expelled':
      return { ...before, expelled: flag(value) };
    case 'seat':
      return { ...before, seat: value };
    default:
      return rejectInput('with', `an Empire has no ${field}`);
  }
}

function flag(value: string): boolean {
  if (value !== 'yes' && value !== 'no') rejectInput('with', `${value} is neither yes nor no`);
  return value === 'yes';
}

function exilesIn(given: Given): string[] {
  return listIn(given, 'with').flatMap((item) => /^([a-z0-9-]+)\.exile:yes$/.exec(item)?.[1] ?? []);
}

/** An exile keeps Race and Ideology of the last Seat (6.5). */
function sendIntoExile(at: Position, scenario: Scenario, name: string): void {
  const seat = playerOf(at, scenario, name, 'with');
  at.g.players.exile[seat] = 1;
  at.g.players.seat[seat] = -1;
}

/** The seat of an Empire by its id. */
export function playerOf({ g }: Position, scenario: Scenario, name: string, input: string): number {
  const seat = g.players.empire.indexOf(scenario.empires.findIndex(({ id }) => id === name.toLowerCase()));
  if (seat < 0 || name === '')
    rejectInput(input, `unknown ${name || 'nothing'}; Empires: ${scenario.empires.map(({ id }) => id).join(', ')}`);
  return seat;
}

export function scenarioOf({ g, data }: Position): Scenario {
  return data.scenarioById.get(g.scenario)!;
}
