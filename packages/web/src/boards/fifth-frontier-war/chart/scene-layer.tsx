import type { ReactNode } from 'react';
import { hexPath } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { sideLine } from '../../../kit/side.ts';
import type { Route, Scene } from '../scene.ts';
import type { Shown } from '../shown.ts';
import { pointOf, sideNumber } from '../situation.ts';
import styles from './chart.module.css';

/** Places that can be picked: under the counters. */
export function ReachLayer({ shown, scene }: { shown: Shown; scene: Scene }): ReactNode {
  const { map } = shown.data;
  const hexes = (scene.marks ?? []).filter(({ place }) => place < map.hexCount);
  return (
    <path
      d={hexes.map(({ place }) => hexPath(map.q[place] ?? 0, map.r[place] ?? 0, 2)).join('')}
      fill="var(--lamp-soft)"
      stroke="var(--lamp-line)"
      strokeDasharray="3 2"
      strokeWidth={1}
    />
  );
}

/** Routes, figures and brackets: over the counters. */
export function SceneLayer({ shown, scene }: { shown: Shown; scene: Scene }): ReactNode {
  const { routes = [], marks = [], from, target } = scene;
  return (
    <>
      {routes.map((route) => (
        <RouteLine key={route.fleet} shown={shown} route={route} />
      ))}
      {marks.map(({ place, figure }) => {
        if (figure === undefined) return null;
        const { x, y } = pointOf(shown, place);
        return (
          <text key={place} className={styles['figure']} x={x} y={y - 17}>
            {figure}
          </text>
        );
      })}
      {from !== null && from !== undefined && <Brackets at={pointOf(shown, from)} size={54} look="selected" />}
      {target !== null && target !== undefined && target !== from && (
        <Brackets at={pointOf(shown, target)} size={54} look="chosen" />
      )}
    </>
  );
}

function RouteLine({ shown, route }: { shown: Shown; route: Route }): ReactNode {
  const { stops, side, isChosen = false } = route;
  const points = stops.map(({ place }) => pointOf(shown, place));
  const colour = isChosen ? 'var(--lamp-line)' : sideLine(sideNumber(side));
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return (
    <g data-route={route.fleet}>
      <path className={styles['route']} data-chosen={isChosen} d={path} stroke={colour} />
      {stops.slice(1).map(({ turn }, at) => {
        const [from, to] = [points[at], points[at + 1]];
        if (!from || !to || (from.x === to.x && from.y === to.y)) return null;
        const spot = { x: from.x + (to.x - from.x) * 0.62, y: from.y + (to.y - from.y) * 0.62 };
        return (
          <g key={turn} transform={`translate(${spot.x} ${spot.y})`}>
            <circle className={styles['stop']} r={6} stroke={colour} />
            <text className={styles['stopTurn']} y={2.9}>
              {turn}
            </text>
          </g>
        );
      })}
    </g>
  );
}
