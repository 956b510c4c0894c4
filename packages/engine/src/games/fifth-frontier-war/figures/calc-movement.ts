/** Distances, reach, fuel and plots. */

import { choice, integer, listOf, parts, YES_NO } from '#core/calc-forms';
import type { Given, Worked } from '#core/calc-inputs';
import { calculation, has, listIn, numberIn, oneOf, readYesNo, rejectInput } from '#core/calc-inputs';
import type { Calculation } from '#core/module';
import { listed } from '#core/text';
import { fillsAtOnce, fillsInTime, sourcesAt } from '../board/fuel.ts';
import { enemyOf } from '../board/sides.ts';
import { distanceBetween } from '../data/places.ts';
import { type FifthFrontierWarData, SIDES } from '../data/types.ts';
import { tankersNeeded, unspentTankers } from '../rules/03-movement/plot-fuel.ts';
import { follow, nextPlaces, startWalk } from '../rules/03-movement/plot-rules.ts';
import { sheetFault } from '../rules/03-movement/plots.ts';
import { placeName } from '../text/show-words.ts';
import type { PlotOrder, Position } from '../types.ts';
import { placeForm, placeIn, worldForm, worldIn } from './calc-inputs.ts';
import { admiralForm, type NamedSquadron, squadronsForm, squadronsIn, standing, tableOf } from './calc-table.ts';
import { plotHelp } from './plot-help.ts';

export function movementCalculations(data: FifthFrontierWarData): Calculation[] {
  const place = placeForm(data);
  const squadrons = squadronsForm(data);
  const ids = data.squadrons.map(({ id }) => id);
  const order = parts(
    {
      name: 'order',
      form: choice([
        { value: 'J', label: 'jump to' },
        { value: 'R', label: 'stay in' },
      ]),
    },
    { name: 'place', form: place },
    { name: 'detach', before: ' D{', after: '}', form: listOf(choice(ids), '+'), usual: '' },
  );
  return [
    calculation({
      id: 'distance',
      about: 'hexes that a jump from one place to the other counts',
      rule: 'FFW-3.1a',
      example: 'distance from=2110 to=IR',
      inputs: [
        { name: 'from', about: 'where it is', form: place },
        { name: 'to', about: 'where it jumps', form: place },
      ],
      work: (given) => distance(data, given),
    }),
    calculation({
      id: 'reach',
      about: 'systems that a fleet can be plotted to reach in so many turns',
      rule: 'FFW-3.3h',
      example: 'reach squadrons=I-BR-190,I-CR-470 from=2110 turns=2',
      inputs: [
        { name: 'squadrons', about: 'squadrons of the fleet', form: squadrons },
        { name: 'from', about: 'where it is', form: place },
        { name: 'turns', about: 'turns of travel', form: integer(1, 5), default: 1 },
      ],
      work: (given) => reach(data, given),
    }),
    calculation({
      id: 'refuelling',
      about: 'what a fleet needs to fill up at a world',
      rule: 'FFW-3.9a',
      example: 'refuelling squadrons=I-BR-190,I-TR-10 at=2314',
      inputs: [
        { name: 'squadrons', about: 'squadrons, all dry', form: squadrons },
        { name: 'at', about: 'where they are', form: place },
        { name: 'control', about: 'their side controls the world', form: YES_NO, default: 'yes' },
      ],
      work: (given) => refuelling(data, given),
    }),
    calculation({
      id: 'plot',
      about: 'is this plot legal, and where could the fleet go next?',
      rule: 'FFW-3.3c',
      example: 'plot fleet=43F squadrons=I-BR-190,I-CR-470 at=2314 turn=6 orders=J2316,R2316',
      inputs: [
        { name: 'fleet', about: 'its marker', form: choice(data.fleets.map(({ code }) => code)) },
        { name: 'squadrons', about: 'squadrons of the fleet', form: squadrons },
        { name: 'at', about: 'where it is', form: place },
        { name: 'turn', about: 'turn in which it is plotted', form: integer(1, 999), default: 1 },
        { name: 'commander', about: 'its admiral', form: admiralForm(data), default: '' },
        { name: 'dry', about: 'squadrons without fuel', form: listOf(choice(ids)), default: '' },
        { name: 'orders', about: 'orders for the turns after it', form: listOf(order) },
      ],
      work: (given) => plot(data, given),
    }),
    calculation({
      id: 'starport',
      about: 'what a world offers squadrons of a side',
      rule: 'FFW-3.9i',
      example: 'starport world=2314 side=zhodani control=no',
      inputs: [
        { name: 'world', about: 'the world', form: worldForm(data) },
        { name: 'side', about: 'the side', form: choice(SIDES) },
        { name: 'control', about: 'the side controls it', form: YES_NO, default: 'yes' },
      ],
      work: (given) => starport(data, given),
    }),
  ];
}

function distance(data: FifthFrontierWarData, given: Given): Worked {
  const length = distanceBetween(data.map, placeIn(data, given, 'from'), placeIn(data, given, 'to'));
  if (!Number.isFinite(length)) return { value: null, lines: ['no jump leads from box to box'] };
  return { value: length, lines: [`${given['from']} to ${given['to']}: ${length}`] };
}

/** A table with one fleet of these squadrons; its marker is any of the side. */
function withFleet(
  data: FifthFrontierWarData,
  squadrons: readonly NamedSquadron[],
  at: string,
  extra: { turn?: number; code?: string; commander?: string; dry?: readonly string[] } = {},
): { at: Position; fleet: number } {
  const side = squadrons[0]?.counter.side ?? rejectInput('squadrons', 'name at least one squadron');
  const marker = data.fleets.find((one) => (extra.code === undefined ? one.side === side : one.code === extra.code));
  if (!marker) return rejectInput('fleet', `there is no fleet ${extra.code}`);
  const states = standing(squadrons, at);
  for (const id of extra.dry ?? []) {
    const state = states[id] ?? rejectInput('dry', `${id} is not in the fleet`);
    state.dry = true;
  }
  const fleets = {
    [marker.id]: {
      at,
      squadrons: squadrons.map(({ counter }) => counter.id),
      ...(extra.commander ? { commander: extra.commander } : {}),
    },
  };
  const position = { phase: 'plotting', turn: extra.turn ?? 1, squadrons: states, fleets } as const;
  return { at: tableOf(data, position, 'squadrons'), fleet: marker.index };
}

/** FFW-3.3h: turn by turn, with one way to each place for each state of the tanks and tankers. */
function reach(data: FifthFrontierWarData, given: Given): Worked {
  const from = placeIn(data, given, 'from');
  const { at, fleet } = withFleet(data, squadronsIn(data, given, 'squadrons'), data.map.labels[from]!);
  const turns = numberIn(given, 'turns');
  const found = new Map<number, number>();
  let ways: PlotOrder[][] = [[]];
  for (let turn = 1; turn <= turns; turn++) {
    const next = new Map<string, PlotOrder[]>();
    for (const orders of ways) {
      const here = orders.at(-1)?.to ?? from;
      const places = nextPlaces(at, fleet, orders);
      for (const to of places) if (!found.has(to) && to !== from) found.set(to, turn);
      for (const [to, jump] of [[here, false] as const, ...places.map((place) => [place, true] as const)]) {
        const way = [...orders, { to, jump, detach: [] }];
        next.set(`${jump ? 'J' : 'R'}${to} ${tankersAfter(at, fleet, way)}`, way);
      }
    }
    ways = [...next.values()];
  }
  const systems = [...found].filter(([place]) => place >= data.map.hexCount || data.map.worldAt[place]! >= 0);
  return {
    value: systems.map(([place, turn]) => ({ place: data.map.labels[place], turn })),
    lines: Array.from({ length: turns }, (_, n) => {
      const names = systems.filter(([, turn]) => turn === n + 1).map(([place]) => placeName({ data }, place));
      return `turn ${n + 1}: ${names.length} systems${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
    }),
  };
}

/** Tankers that a plot leaves unspent. */
function tankersAfter(at: Position, fleet: number, orders: readonly PlotOrder[]): string {
  const walk = startWalk(at, fleet);
  for (const order of orders) follow(at, walk, order);
  return walk.tankers.join();
}

function refuelling(data: FifthFrontierWarData, given: Given): Worked {
  const place = placeIn(data, given, 'at');
  const label = data.map.labels[place]!;
  const squadrons = squadronsIn(data, given, 'squadrons');
  const side = squadrons[0]?.counter.side ?? rejectInput('squadrons', 'name at least one squadron');
  const { at } = withFleet(data, squadrons, label);
  const isSure = readYesNo(given, 'control');
  const world = data.map.worldAt[place] ?? -1;
  if (!isSure && world >= 0) at.g.worlds.control[world] = enemyOf(side);
  const sources = sourcesAt(at, side, place, isSure);
  const members = squadrons.map(({ counter }) => counter.index);
  const atOnce = members.filter((one) => fillsAtOnce(at, one, sources));
  const needed = isSure ? tankersNeeded(at, side, place, members, unspentTankers(at, members)) : null;
  const id = (squadron: number): string => data.squadrons[squadron]!.id;
  const rest = members.length - atOnce.length;
  return {
    value: {
      sources,
      atOnce: atOnce.map(id),
      slotsNeeded: rest,
      isFilledInAPhase: fillsInTime(sources),
      tankers: needed?.map(id) ?? null,
    },
    lines: [
      `at once without a slot: ${listed(atOnce.map(id), 'nobody')}`,
      `left over: ${rest}, starport slots ${sources.slots}`,
      `after staying a whole phase: ${fillsInTime(sources) ? 'everybody' : 'nobody'}`,
      ...(isSure
        ? [
            needed === null
              ? 'the fleet cannot be filled at once'
              : `the fleet is filled at once with ${listed(needed.map(id), 'no tanker')}`,
          ]
        : []),
    ],
  };
}

function plot(data: FifthFrontierWarData, given: Given): Worked {
  const squadrons = squadronsIn(data, given, 'squadrons');
  const label = data.map.labels[placeIn(data, given, 'at')]!;
  const { at, fleet } = withFleet(data, squadrons, label, {
    turn: numberIn(given, 'turn'),
    code: given['fleet']!,
    dry: listIn(given, 'dry'),
    ...(has(given, 'commander') ? { commander: given['commander']! } : {}),
  });
  const seat = at.g.fleets.seat[fleet]!;
  const first = at.g.turn + 1;
  const lines = listIn(given, 'orders').map(
    (order, n) => `${first + n} ${given['fleet']}: ${order.replaceAll('+', ',')}`,
  );
  const sheet = { lines, abort: [], insert: [] };
  const fault = sheetFault(at, seat, sheet);
  if (fault) return { value: { fault }, lines: [`${fault.why} (${fault.rule})`] };
  const help = plotHelp(at, seat)[0];
  const turns = help ? `${help.first} to ${help.last}` : 'none';
  return { value: { fault: null, lines }, lines: [`legal; its plot covers turns ${turns}`, ...lines] };
}

function starport(data: FifthFrontierWarData, given: Given): Worked {
  const world = worldIn(data, given, 'world');
  const side = SIDES.indexOf(oneOf(given, 'side', SIDES));
  const control = readYesNo(given, 'control') ? SIDES[side]! : SIDES[enemyOf(side)]!;
  const at = tableOf(data, { worlds: { [world.label]: { control, opened: world.zone === 'red' } } }, 'world');
  const sources = sourcesAt(at, side, world.hex);
  const names = Object.entries(sources).filter(([name, value]) => value === true && name !== 'slots');
  return {
    value: sources,
    lines: [
      `${world.name}: ${listed(
        names.map(([name]) => name),
        'nothing',
      )}; ${sources.slots} squadrons at once from its starport`,
    ],
  };
}
