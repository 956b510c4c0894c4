/** What the open composer draws on either map. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { areaOf, hexBorderPath, hexPath, middleOf } from '../../kit/map/geometry.ts';
import { Brackets } from '../../kit/map/layers/brackets.tsx';
import { FireLine } from '../../kit/map/layers/fire-line.tsx';
import { Ghost } from '../../kit/map/layers/ghost.tsx';
import { PathLine } from '../../kit/map/layers/path-line.tsx';
import { Reach } from '../../kit/map/layers/reach.tsx';
import { Drawing } from './art.tsx';
import { axialOf, pointOf } from './ids.ts';
import styles from './scene.module.css';
import type { Scene } from './scene.ts';
import { sideOf } from './situation.ts';
import { words } from './words.ts';

/** Under the counters: zones and what can be reached. */
export function SceneGround({ scene }: { scene: Scene }): ReactNode {
  const { reach = [], zone = [], arcs } = scene;
  return (
    <g>
      {arcs && <ArcHexes arcs={arcs} />}
      {zone.length > 0 && <path className={styles['zone']} d={hexBorderPath(zone.map(axialOf), 1)} />}
      {reach.length > 0 && (
        <Reach hexes={reach.map(({ xy, figure }) => ({ ...axialOf(xy), ...(figure ? { figure } : {}) }))} />
      )}
      {reach.flatMap(({ xy, facings = [] }) => {
        const { x, y } = pointOf(xy);
        return facings.map((facing) => (
          <path
            key={`${xy} ${facing}`}
            className={styles['facing']}
            d="M0 -24L3.500 -17.500H-3.500z"
            transform={`translate(${x} ${y}) rotate(${facing * 60})`}
          />
        ));
      })}
    </g>
  );
}

/** Hexes of an arc in its outermost ring. */
const FARTHEST = 7;

/** Both arcs, each with its name at the far end. */
function ArcHexes({ arcs }: { arcs: NonNullable<Scene['arcs']> }): ReactNode {
  return (['forward', 'rear'] as const).map((arc) => {
    const hexes = arcs[arc];
    if (hexes.length === 0) return null;
    const { x, y } = middleOf(areaOf(hexes.slice(-FARTHEST).map(pointOf)));
    return (
      <g key={arc}>
        <path className={styles['arc']} d={hexes.map((xy) => hexPath(axialOf(xy).q, axialOf(xy).r, 1.5)).join('')} />
        <text className={styles['arcName']} x={x} y={y}>
          {words.arcs[arc]}
          <tspan x={x} dy="1.1em">
            {arcs.label}
          </tspan>
        </text>
      </g>
    );
  });
}

/** Over the counters: the way, where units will stand, lines of fire, targets. */
export function SceneOver({ view, scene }: { view: IaView; scene: Scene }): ReactNode {
  const { path = [], ghosts = [], fires = [], marks = [], blocked = [] } = scene;
  return (
    <g>
      {path.length > 1 && <PathLine points={path.map(pointOf)} />}
      {ghosts.map(({ unit, xy, facing, isChosen }) => {
        const found = view.units.find((one) => one.unit === unit);
        return (
          found && (
            <Ghost
              key={unit}
              at={pointOf(xy)}
              side={sideOf(view, found.owner)}
              turn={(facing ?? 0) * 60}
              look={isChosen ? 'preview' : 'plain'}
            >
              <Drawing name={found.type.toLowerCase()} />
            </Ghost>
          )
        );
      })}
      {lastOf(fires, ({ from, to }) => `${from} ${to}`)
        .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
        .map(({ from, to, tag, isChosen }) => (
          <FireLine
            key={`${from} ${to}`}
            from={pointOf(from)}
            to={pointOf(to)}
            look={isChosen ? 'chosen' : 'possible'}
            {...(tag === undefined ? {} : { tag })}
          />
        ))}
      {blocked.map(({ from, at }) => {
        const [start, end] = [pointOf(from), pointOf(at)];
        return (
          <g key={String(from)} className={styles['blocked']}>
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <path d={`M${end.x - 7} ${end.y - 7}l14 14m0 -14l-14 14`} />
          </g>
        );
      })}
      {lastOf(marks, ({ xy }) => String(xy)).map(({ xy, isChosen }) => (
        <Brackets key={String(xy)} at={pointOf(xy)} size={50} look={isChosen ? 'chosen' : 'possible'} />
      ))}
    </g>
  );
}

/** One of each place; a chosen one hides those that are only possible. */
function lastOf<T extends { isChosen: boolean }>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) if (one.isChosen || !found.get(keyOf(one))?.isChosen) found.set(keyOf(one), one);
  return [...found.values()];
}
