import { type DeltaVeeData, LOWEST_CIV, MISSILE_TYPES, POD_BOX, type Tables } from '@admiralty/engine/deltavee';
import type { Chart } from '../../../table/types.ts';
import { chartWords as words } from './chart-words.ts';

const parts = ['bridge', 'engine', 'force field'];

export function chartsOf(data: object): Chart[] {
  if (!isDeltaVee(data)) return [];
  const { tables } = data;
  return [
    fire(tables),
    velocity(tables),
    hits(tables),
    interception(tables),
    fields(tables),
    ships(data),
    pods(data),
    missiles(data),
  ];
}

function isDeltaVee(data: object): data is DeltaVeeData {
  return 'missileRatings' in data;
}

function fire({ fireTypes, fireResults }: Tables): Chart {
  const rows = fireTypes.map(({ id, index }) => ({
    label: named(id),
    cells: (fireResults[index] ?? []).map((chance) => figure(chance)),
  }));
  return { ...words.fire, rule: 'DV-8.6', columns: count(rows[0]?.cells), rows, isReconstructed: true };
}

function velocity({ relativeVelocity }: Tables): Chart {
  const rows = relativeVelocity.map((cells, at) => ({ label: String(at), cells: cells.map(String) }));
  return { ...words.velocity, rule: 'DV-8.3a', columns: count(rows[0]?.cells), rows };
}

function hits({ hitTable }: Tables): Chart {
  const { title, corner, parts: column, choose } = words.hits;
  const rows = hitTable.map((named, at) => ({ label: String(at + 1), cells: [named.map(partName).join(' or ')] }));
  return { title, corner, rule: 'DV-8.7', note: choose, columns: [column], rows };
}

function partName(part: number): string {
  if (part < 0) return 'critical hit';
  return parts[part] ?? `pod ${part - POD_BOX}`;
}

function interception({ interception: chances, automatic }: Tables): Chart {
  const { civ, ...head } = words.interception;
  const rows = chances.map((cells, level) => ({
    label: civ(LOWEST_CIV + level),
    cells: cells.map((chance, at) => (automatic[level]?.[at] ? 'A' : figure(chance))),
  }));
  return { ...head, rule: 'DV-9.6c', columns: count(rows[0]?.cells), rows, isReconstructed: true };
}

function fields({ fieldProtection }: Tables): Chart {
  const rows = fieldProtection
    .map(({ emergency, hits: taken }, at) => ({ label: String(at), cells: [`${emergency} or less`, String(taken)] }))
    .slice(1);
  return { ...words.fields, rule: 'DV-9.8b', rows, isReconstructed: true };
}

function ships({ classes }: DeltaVeeData): Chart {
  const rows = classes.map((ship) => ({
    label: ship.name,
    cells: [
      ship.pods,
      ship.velocity,
      ship.maneuver,
      ship.unlimitedEnergy ? '∞' : ship.energy,
      ship.burn,
      ship.burster,
      ship.armor,
      ship.forceField,
      ship.civ,
      ship.target,
      price(ship.cost),
    ].map(figure),
  }));
  return { ...words.ships, rule: 'DV-4.1', rows };
}

function pods({ pods: all }: DeltaVeeData): Chart {
  const rows = all.map((pod) => ({
    label: pod.name,
    cells: [...pod.missiles, pod.battleCommands, pod.fires, pod.target ?? '', pod.civ, price(pod.cost)].map(figure),
  }));
  return { ...words.pods, rule: 'DV-5.1c', rows };
}

function missiles({ missileRatings }: DeltaVeeData): Chart {
  const rows = missileRatings.flatMap((levels, type) =>
    levels.map(({ velocity: speed, maneuver, energy }, level) => ({
      label: `${named(MISSILE_TYPES[type] ?? '')} ${LOWEST_CIV + level}`,
      cells: [speed, maneuver, energy].map(figure),
    })),
  );
  return { ...words.missiles, rule: 'DV-9.5a', rows };
}

function price(cost: number | null): string {
  return cost === null ? '' : cost.toLocaleString('en');
}

function figure(value: number | string): string {
  return value === 0 ? '–' : String(value).replace('-', '−');
}

function count(cells: readonly string[] = []): string[] {
  return cells.map((_, at) => String(at));
}

function named(id: string): string {
  const text = id.replace(/-/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
