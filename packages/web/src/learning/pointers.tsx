import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import styles from './coach.module.css';
import type { Point } from './use-points.ts';

/** Numbered discs on the controls, and a line from the card to the first. Only for the eye: the words name them too. */
export function Pointers({
  points,
  card,
}: {
  points: readonly Point[];
  card: RefObject<HTMLElement | null>;
}): ReactNode {
  const line = useLine(points.length === 1 ? points[0] : undefined, card);
  return (
    <div aria-hidden className={styles['pointers']}>
      {line && (
        <svg className={styles['line']} aria-hidden>
          <path d={`M${line.from.x} ${line.from.y}L${line.to.x} ${line.to.y}`} />
          <circle cx={line.to.x} cy={line.to.y} r={5} />
        </svg>
      )}
      {points.map(({ name, left, top, width, height }, at) => (
        <div key={name} className={styles['frame']} style={{ left, top, width, height }}>
          {points.length > 1 && <b>{at + 1}</b>}
        </div>
      ))}
    </div>
  );
}

interface Line {
  from: { x: number; y: number };
  to: { x: number; y: number };
}

/** From the nearest edge of the card to the nearest edge of the control. */
function useLine(point: Point | undefined, card: RefObject<HTMLElement | null>): Line | null {
  const [line, setLine] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const box = card.current?.getBoundingClientRect();
    if (!point || !box) return setLine(null);
    const to = {
      x: clamp(box.left + box.width / 2, point.left, point.left + point.width),
      y: clamp(box.top + box.height / 2, point.top, point.top + point.height),
    };
    const from = { x: clamp(to.x, box.left, box.right), y: clamp(to.y, box.top, box.bottom) };
    const isApart = from.x !== to.x || from.y !== to.y;
    setLine(isApart ? { from, to } : null);
  }, [point, card]);
  return line;
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
