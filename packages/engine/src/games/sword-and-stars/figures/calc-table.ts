/** The table that a calculator works on: a scenario's start, changed as the user says. */

import { type Given, listIn, oneOf, readInteger, rejectInput } from '#core/calc-inputs';
import type { Scenario, SwordData } from '../data/types.ts';
import { SECTORS } from '../data/types.ts';
import { setUpState } from '../positions/setting.ts';
import type { SwordState } from '../state.ts';
import type { Position } from '../types.ts';

/** More that a calculator puts into the position. */
export interface Extra {
  outworlders?: { seat: string; draka: boolean }[];
}

type Json = Record<string, unknown>;

/** The state of the scenario with the changes of `with`, read like any position. */
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
    const [, thing = '', field, value = ''] = /^([^.:]+)(?:\.([^:]+))?:(.+)$/.exec(item) ?? [];
    if (field === undefined) Object.assign(rest, globalChange(thing, value));
    else if (data.systems.some(({ id }) => id === thing))
      systems[thing] = { ...systems[thing], ...systemChange(field, value) };
    else if (field !== 'exile') players[thing] = playerChange(scenario, thing, players[thing] ?? {}, field, value);
  }
  return { systems, players, ...rest };
}

function globalChange(thing: string, value: string): Json {
  return thing === 'ladau' ? { ladau: value === 'yes' } : { turned: value.split('+').map(Number) };
}

function systemChange(field: string, value: string): Json {
  switch (field) {
    case 'tech':
    case 'web':
      return { [field]: Number(value) };
    case 'unrest':
    case 'gate':
    case 'dead':
      return { [field]: value === 'yes' };
    case 'trade':
    case 'waived':
    case 'treaty':
      return { [field]: value.split('+') };
    case 'ideology':
      return { ideology: /^\d+$/.test(value) ? Number(value) : value };
    case 'partials':
      return { partials: value.split('+').map(partialOf) };
    default:
      return { [field]: value };
  }
}

/** `vereen@veree*2`: attacker, Base, and how many. */
function partialOf(text: string): Json {
  const [, by, base, count] = /^([a-z0-9-]+)@([a-z0-9-]+)(?:\*(\d))?$/.exec(text) ?? [];
  return { by, base, count: Number(count ?? 1) };
}

function playerChange({ empires }: Scenario, name: string, before: Json, field: string, value: string): Json {
  const sector = (SECTORS as readonly string[]).indexOf(field);
  if (sector >= 0) {
    const printed = empires.find(({ id }) => id === name)?.sectors ?? [1, 1, 1];
    const sectors = [...((before['sectors'] as number[] | undefined) ?? printed)];
    sectors[sector] = Number(value);
    return { ...before, sectors };
  }
  switch (field) {
    case 'points':
    case 'cards':
    case 'conversions':
    case 'colonizations':
      return { ...before, [field]: Number(value) };
    case 'expelled':
      return { ...before, expelled: value === 'yes' };
    default:
      return { ...before, [field]: value };
  }
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
