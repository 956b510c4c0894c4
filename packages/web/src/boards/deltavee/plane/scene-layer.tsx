import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import { HEX, hexCentre, hexPath, type Point } from '../../../kit/map/geometry.ts';
import { FireLine } from '../../../kit/map/layers/fire-line.tsx';
import { HeadingClock } from '../../../kit/map/layers/heading-clock.tsx';
import { Reach } from '../../../kit/map/layers/reach.tsx';
import { findUnit } from '../names.ts';
import type { Scene } from '../scene.ts';
import styles from './plane.module.css';
import { COUNTER } from './units-layer.tsx';

/** Under the counters: what can be reached, what is chosen. */
export function SceneGround({ scene }: { scene: Scene }): ReactNode {
  const { reach = [], chosen } = scene;
  return (
    <g>
      {reach.length > 0 && <Reach hexes={reach.map(({ q, r }) => ({ q, r }))} />}
      {reach.map(({ q, r, figure }) => (
        <text
          key={`${q} ${r}`}
          className={styles['figure']}
          x={hexCentre(q, r).x - HEX * 0.76}
          y={hexCentre(q, r).y + 3.6}
        >
          {figure}
        </text>
      ))}
      {chosen && <path className={styles['chosenHex']} d={hexPath(chosen.q, chosen.r, 2)} />}
    </g>
  );
}

/** Round what the composer turns, else round the selected unit: the same ticks, so that a change of hands redraws none. */
export function Clock({ scene, unit }: { scene: Scene | null; unit: UnitView | undefined }): ReactNode {
  const own = unit?.direction == null ? null : { at: unit, heading: unit.direction };
  const clock: Scene['clock'] = scene?.clock ?? own;
  if (!clock) return null;
  const { at, heading, legal, onPick } = clock;
  return (
    <HeadingClock
      at={hexCentre(at.q, at.r)}
      heading={heading}
      {...(legal ? { legal } : {})}
      {...(onPick ? { onPick } : {})}
    />
  );
}

/** Along lines that lie close beside each other tags stand in turn nearer and farther. */
const TAGS_AT = [0.62, 0.74, 0.86];

/** Over everything: lines of fire with their odds. */
export function SceneFire({ view, scene }: { view: DvView; scene: Scene }): ReactNode {
  const lines = (scene.fire ?? []).flatMap((line) => {
    const [start, end] = [pointOf(view, line.from), pointOf(view, line.to)];
    return start && end ? [{ ...line, start, end }] : [];
  });
  const turn = (line: (typeof lines)[number]): number =>
    Math.atan2(line.end.y - line.start.y, line.end.x - line.start.x);
  const round = lines.filter(({ isChosen }) => !isChosen).toSorted((one, other) => turn(one) - turn(other));
  const tagAt = (line: (typeof lines)[number]): number => TAGS_AT[round.indexOf(line) % TAGS_AT.length] ?? 0.5;
  return lines
    .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
    .map((line) => (
      <FireLine
        key={line.to}
        from={toward(line.start, line.end)}
        to={toward(line.end, line.start)}
        look={line.isChosen ? 'chosen' : 'possible'}
        tag={line.tag}
        tagAt={line.isChosen ? 0.5 : tagAt(line)}
      />
    ));
}

/** The line keeps off the counters. */
function toward(from: Point, to: Point): Point {
  const share = Math.min((COUNTER * 0.75) / (Math.hypot(to.x - from.x, to.y - from.y) || 1), 0.3);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function pointOf(view: DvView, unit: number): Point | null {
  const found = findUnit(view, unit);
  return found ? hexCentre(found.q, found.r) : null;
}
