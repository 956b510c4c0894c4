import type { SsView, SystemView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useMemo } from 'react';
import { areaOf, type Point } from '../../kit/map/geometry.ts';
import { useMapLevel } from '../../kit/map/level.ts';
import { MapView } from '../../kit/map/map-view.tsx';
import { sideFill } from '../../kit/side.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import type { BoardProps } from '../types.ts';
import styles from './map-panel.module.css';
import { ownerSeat, sideOf, systemId } from './situation.ts';
import { words } from './words.ts';

/** How near a click must be, in map units. */
const NEAR = 40;

export function MapPanel({ view }: BoardProps<SsView>): ReactNode {
  const { selected, select } = useBoardStore();
  const points = useMemo(() => view.nodes.map(({ x, y }) => ({ x, y })), [view.nodes]);
  const world = useMemo(() => areaOf(points, NEAR * 2), [points]);
  return (
    <MapView
      world={world}
      home={world}
      unit={NEAR}
      label={words.map}
      onPoint={(point) => {
        const found = nearest(points.slice(0, view.systems.length), point);
        select(found === null ? null : systemId(found));
      }}
    >
      <path className={styles['links']} d={linksOf(view, points)} />
      {view.systems.map((system) => (
        <SystemNode
          key={system.system}
          view={view}
          system={system}
          at={points[system.system] ?? { x: 0, y: 0 }}
          isSelected={systemId(system.system) === selected}
        />
      ))}
    </MapView>
  );
}

function SystemNode(props: { view: SsView; system: SystemView; at: Point; isSelected: boolean }): ReactNode {
  const { view, system, at, isSelected } = props;
  const level = useMapLevel();
  const seat = ownerSeat(system.owner);
  const fill = seat === null ? 'var(--map)' : sideFill(sideOf(view, seat));
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={styles['node']} data-selected={isSelected}>
      <circle r={11} fill={fill} />
      {level >= 1 && <text y={24}>{system.name}</text>}
    </g>
  );
}

function linksOf({ nodes }: SsView, points: readonly Point[]): string {
  return nodes
    .flatMap(({ neighbours }, from) =>
      neighbours
        .filter((to) => to > from)
        .map((to) => `M${points[from]?.x} ${points[from]?.y}L${points[to]?.x} ${points[to]?.y}`),
    )
    .join('');
}

function nearest(points: readonly Point[], { x, y }: Point): number | null {
  const distances = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const least = Math.min(...distances);
  return least > NEAR ? null : distances.indexOf(least);
}
