/** Scenarios: from the file to indexes, every counter and hex held against the others. */
import type { Report } from '#core/problems';
import { levelsOf } from './load-levels.ts';
import { IMPERIAL, NAVIES, SIDES, ZHODANI } from './names.ts';
import { placeAt } from './places.ts';
import type { ParsedBattle, ParsedFleet, ParsedForces, ParsedFront, ParsedScenario } from './schema/scenarios.ts';
import type {
  BattleScenario,
  FifthFrontierWarData,
  Forces,
  FrontScenario,
  ReadyFleet,
  Scenario,
  StarMap,
} from './types.ts';

type Context = Pick<
  FifthFrontierWarData,
  | 'map'
  | 'boxes'
  | 'worlds'
  | 'tables'
  | 'squadrons'
  | 'troops'
  | 'squadronById'
  | 'troopById'
  | 'fleetById'
  | 'admiralById'
>;
type Kind = 'squadronById' | 'troopById' | 'fleetById' | 'admiralById';

/** Reads one scenario; faults are reported with its id. */
export function scenarioOf(record: ParsedScenario, index: number, context: Context, report: Report): Scenario {
  const { id, title, brief, minutes, options, source } = record;
  const general = { index, id, title, brief, minutes, teaches: record.teaches ?? [], options, source };
  switch (record.kind) {
    case 'campaign': {
      const { labels, hexCount, isOnDisplay } = context.map;
      const boxes = record.boxes.map((code) => {
        const box = context.boxes.find((one) => one.id === code);
        if (!box) report(id, 'boxes', `there is no box ${code}`);
        return box?.place;
      });
      const isOnMap = labels.map((_, place) => (place < hexCount ? isOnDisplay[place]! : boxes.includes(place)));
      return { ...general, kind: 'campaign', isOnMap, worlds: worldsOn(isOnMap, context) };
    }
    case 'front':
      return { ...general, ...new Reader(record.id, context, report).front(record) };
    case 'battle':
      return { ...general, ...new Reader(record.id, context, report).battle(record) };
  }
}

/**
 * The scenario as games of rules version 2 know it, under an id of its own: `jewell-gate@1`. One that was never changed
 * is the same.
 */
export function earlierOf(record: ParsedScenario, index: number, context: Context, report: Report): Scenario {
  const id = `${record.id}${EARLIER}`;
  if (record.kind !== 'front') {
    const levels = record.kind === 'battle' ? (record.earlier?.levels ?? record.levels) : null;
    return scenarioOf(
      levels && record.kind === 'battle' ? { ...record, id, levels } : { ...record, id },
      index,
      context,
      report,
    );
  }
  const { absent = [], reinforcements = record.reinforcements, levels = record.levels } = record.earlier ?? {};
  const placements = record.placements.map((forces) => withoutSquadrons(forces, absent));
  return scenarioOf({ ...record, id, placements, reinforcements, levels }, index, context, report);
}

/** Ends the ids of scenarios as games of rules version 2 know them. */
export const EARLIER = '@1';

function withoutSquadrons<F extends ParsedForces>(forces: F, absent: readonly string[]): F {
  const kept = (list: readonly string[]): string[] => list.filter((one) => !absent.includes(one));
  return {
    ...forces,
    orbit: forces.orbit && kept(forces.orbit),
    fleets: forces.fleets?.map((fleet) => ({ ...fleet, squadrons: kept(fleet.squadrons) })),
  };
}

/** Reads the forces of one scenario; remembers which counters are placed. */
class Reader {
  private readonly id: string;
  private readonly context: Context;
  private readonly report: Report;
  private readonly placed = new Set<string>();

  constructor(id: string, context: Context, report: Report) {
    this.id = id;
    this.context = context;
    this.report = report;
  }

  front(record: ParsedFront): Omit<FrontScenario, keyof ScenarioGeneral> {
    const { map, worlds, tables } = this.context;
    const isOnMap = rectangleOf(map, record.map);
    const inside = worldsOn(isOnMap, this.context);
    if (inside.length === 0) this.report(this.id, 'map', 'holds no world');
    const total = (side: 0 | 1): number => inside.reduce((sum, world) => sum + worlds[world]!.points[side], 0);
    return {
      kind: 'front',
      isOnMap,
      worlds: inside,
      turns: record.turns,
      plotting: NAVIES.map((navy, index) => record.plotting[navy] ?? tables.fleetDefaults[index]?.plotting ?? 0),
      placements: record.placements.map((forces, at) => this.forces(forces, `placements[${at}]`, isOnMap)),
      guerrillas: record.guerrillas.map(({ id, hex, mode }, at) => {
        const field = `guerrillas[${at}]`;
        const troop = this.counter('troopById', id, ZHODANI, field);
        if (troop >= 0 && !this.context.troops[troop]?.isGuerrilla)
          this.report(this.id, field, `${id} is no guerrilla`);
        return { troop, hex: this.hex(hex, field, isOnMap, true), isOvert: mode === 'overt' };
      }),
      reinforcements: record.reinforcements.map((forces, at) => {
        const field = `reinforcements[${at}]`;
        if (forces.turn > record.turns) this.report(this.id, `${field}.turn`, 'is after the last turn');
        return { ...this.forces(forces, field, isOnMap), turn: forces.turn };
      }),
      levels: levelsOf(record.levels, this.id, this.report),
      maxPoints: [total(IMPERIAL), total(ZHODANI)],
    };
  }

  battle(record: ParsedBattle): Omit<BattleScenario, keyof ScenarioGeneral> {
    const isOnMap = rectangleOf(this.context.map, record.disengage);
    return {
      kind: 'battle',
      hex: this.hex(record.hex, 'hex', isOnMap, false),
      fleets: SIDES.map((side, index) => record[side].map((fleet, at) => this.fleet(fleet, index, `${side}[${at}]`))),
      dry: record.dry.map((id) => {
        if (!this.placed.has(id)) this.report(this.id, 'dry', `${id} is not in the battle`);
        return this.context.squadronById.get(id)?.index ?? -1;
      }),
      isOnMap, // where disengaging squadrons may go
      worlds: worldsOn(isOnMap, this.context),
      aloneInHex: record.aloneInHex,
      levels: levelsOf(record.levels, this.id, this.report),
    };
  }

  private forces(record: ParsedForces, field: string, isOnMap: readonly boolean[]): Forces {
    const side = SIDES.indexOf(record.side);
    const surface = record.surface ?? [];
    const hex = this.hex(record.hex, `${field}.hex`, isOnMap, surface.length > 0);
    const fleets = (record.fleets ?? []).map((fleet, at) => this.fleet(fleet, side, `${field}.fleets[${at}]`));
    const orbit = this.counters('squadronById', record.orbit ?? [], side, `${field}.orbit`);
    const here = new Set([...orbit, ...fleets.flatMap(({ squadrons }) => squadrons)]);
    return {
      hex,
      side,
      orbit,
      surface: this.troops(surface, side, `${field}.surface`),
      fleets,
      cargo: Object.entries(record.cargo ?? {}).map(([id, units]) => {
        const squadron = this.context.squadronById.get(id);
        const at = `${field}.cargo.${id}`;
        if (!squadron || !here.has(squadron.index)) this.report(this.id, at, 'is no squadron here');
        const troops = this.troops(units, side, at);
        const load = troops.reduce((sum, troop) => sum + (this.context.troops[troop]?.factor ?? 0), 0);
        if (squadron && load > squadron.capacity[0])
          this.report(this.id, at, `carries ${squadron.capacity[0]}, not ${load}`);
        return { squadron: squadron?.index ?? -1, troops };
      }),
    };
  }

  private fleet({ id, admiral, squadrons }: ParsedFleet, side: number, field: string): ReadyFleet {
    return {
      fleet: this.counter('fleetById', id, side, field),
      admiral: admiral === null ? -1 : this.counter('admiralById', admiral, side, `${field}.admiral`),
      squadrons: this.counters('squadronById', squadrons, side, `${field}.squadrons`),
    };
  }

  private troops(ids: readonly string[], side: number, field: string): number[] {
    const troops = this.counters('troopById', ids, side, field);
    for (const troop of troops)
      if (this.context.troops[troop]?.isGuerrilla) this.report(this.id, field, 'guerrillas stand in their own list');
    return troops;
  }

  private counters(kind: Kind, ids: readonly string[], side: number, field: string): number[] {
    return ids.map((id) => this.counter(kind, id, side, field)).filter((index) => index >= 0);
  }

  /** Index of a counter that is of this side and not placed yet. */
  private counter(kind: Kind, id: string, side: number, field: string): number {
    const counter = this.context[kind].get(id);
    if (!counter) {
      this.report(this.id, field, `there is no ${kind.slice(0, -'ById'.length)} ${id}`);
      return -1;
    }
    if ((counter.navy === IMPERIAL ? IMPERIAL : ZHODANI) !== side)
      this.report(this.id, field, `${id} is not on the ${SIDES[side] ?? ''} side`);
    if (this.placed.has(id)) this.report(this.id, field, `${id} is placed twice`);
    this.placed.add(id);
    return counter.index;
  }

  private hex(label: string, field: string, isOnMap: readonly boolean[], needsWorld: boolean): number {
    const place = placeAt(this.context.map, label);
    if (!isOnMap[place]) this.report(this.id, field, `${label} is not on the map of the scenario`);
    else if (needsWorld && (this.context.map.worldAt[place] ?? -1) < 0)
      this.report(this.id, field, `there is no world at ${label}`);
    return place;
  }
}

type ScenarioGeneral = Pick<
  Scenario,
  'index' | 'id' | 'title' | 'brief' | 'minutes' | 'teaches' | 'options' | 'source'
>;

function worldsOn(isOnMap: readonly boolean[], { worlds }: Context): number[] {
  return worlds.filter(({ hex }) => isOnMap[hex]).map(({ index }) => index);
}

function rectangleOf(map: StarMap, { columns, rows }: ParsedFront['map']): boolean[] {
  return map.labels.map((label, place) => {
    if (!map.isOnDisplay[place]) return false;
    const column = Number(label.slice(0, 2));
    const row = Number(label.slice(2));
    return column >= columns[0] && column <= columns[1] && row >= rows[0] && row <= rows[1];
  });
}
