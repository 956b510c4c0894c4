import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isMotionOff } from '../settings/settings.ts';
import styles from './glide.module.css';
import type { Point } from './map/geometry.ts';
import { useLatest } from './use-latest.ts';

const MOVE_MS = 240;
const MARK_MS = 1000;

/**
 * Holds its children at a place; when the place changes they glide there, along `via` where the way is known.
 * Without motion they are there at once and an outline marks for a second what changed.
 */
export function Glide(props: { at: Point; via?: readonly Point[]; children: ReactNode }): ReactNode {
  const { at, via = [], children } = props;
  const group = useRef<SVGGElement>(null);
  const mark = useRef<SVGRectElement>(null);
  const before = useRef(at);
  const { x, y } = at;
  const way = useLatest(via);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { x, y };
    if ((from.x === x && from.y === y) || !group.current) return;
    if (isMotionOff()) {
      mark.current?.animate([{ opacity: 1 }, { opacity: 1 }], MARK_MS);
      return;
    }
    const stops = [from, ...way.current, { x, y }];
    group.current.animate(
      stops.map((stop) => ({ transform: `translate(${stop.x}px, ${stop.y}px)` })),
      { duration: MOVE_MS * Math.min(Math.max(1, stops.length / 3), 4), easing: 'ease-out' },
    );
  }, [x, y, way]);
  return (
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
      <rect ref={mark} className={styles['mark']} x={-25} y={-25} width={50} height={50} rx={3} />
    </g>
  );
}
