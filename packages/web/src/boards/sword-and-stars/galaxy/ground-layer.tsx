import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import type { Point } from '../../../kit/map/geometry.ts';
import { TerritoryDiscs } from '../../../kit/map/layers/territory.tsx';
import { useMapLevel } from '../../../kit/map/level.ts';
import { ownerSide, pointOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './galaxy.module.css';

const GROUND = 46;
const GAP = 6;

/** Territories, the Confederation's boundary, the links and the Systems without inhabited planets. */
export function GroundLayer({ view }: { view: SsView }): ReactNode {
  const owners = [...new Set(view.systems.map(({ owner }) => owner))].filter((owner) => owner >= 0);
  return (
    <>
      {owners.map((owner) => (
        <Ground key={owner} view={view} owner={owner} />
      ))}
      <Boundary view={view} />
      <path className={styles['links']} d={linksOf(view)} />
      {view.nodes.slice(view.systems.length).map(({ name, x, y }) => (
        <path
          key={name}
          className={styles['gap']}
          d={`M${x} ${y - GAP}l${GAP} ${GAP}l${-GAP} ${GAP}l${-GAP} ${-GAP}z`}
        />
      ))}
    </>
  );
}

function Ground({ view, owner }: { view: SsView; owner: number }): ReactNode {
  const own = view.systems.filter((one) => one.owner === owner).map(({ system }) => system);
  const links = own.flatMap((from) =>
    (view.nodes[from]?.neighbours ?? [])
      .filter((to) => to > from && own.includes(to))
      .map((to): readonly [Point, Point] => [pointOf(view, from), pointOf(view, to)]),
  );
  return (
    <TerritoryDiscs
      side={ownerSide(view, owner) ?? 0}
      centres={own.map((system) => pointOf(view, system))}
      links={links}
      radius={GROUND}
    />
  );
}

function Boundary({ view }: { view: SsView }): ReactNode {
  const level = useMapLevel();
  const [first, ...rest] = view.boundary;
  if (!first) return null;
  const at = nameSpot(view.boundary);
  return (
    <g>
      <path className={styles['boundary']} d={`M${first.join(' ')}L${rest.map((one) => one.join(' ')).join('L')}z`} />
      {level >= 1 && (
        <text className={styles['boundaryName']} x={at.x} y={at.y - 8}>
          {words.confederation}
        </text>
      )}
    </g>
  );
}

/** Over the longest side that lies level. */
function nameSpot(corners: readonly (readonly number[])[]): Point {
  let best = { x: 0, y: 0, long: -1 };
  for (const [at, [x = 0, y = 0]] of corners.entries()) {
    const [toX = 0, toY = 0] = corners[(at + 1) % corners.length] ?? [];
    const long = Math.abs(toX - x) - 3 * Math.abs(toY - y);
    if (long > best.long) best = { x: (x + toX) / 2, y: (y + toY) / 2, long };
  }
  return best;
}

export function linksOf({ nodes }: SsView): string {
  return nodes
    .flatMap(({ x, y, neighbours }, from) =>
      neighbours.filter((to) => to > from).map((to) => `M${x} ${y}L${nodes[to]?.x} ${nodes[to]?.y}`),
    )
    .join('');
}
