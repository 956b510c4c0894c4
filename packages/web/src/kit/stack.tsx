import { type MouseEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from './map/geometry.ts';
import { useTrayLayer } from './map/tray.ts';
import { type SideNumber, sideFill } from './side.ts';
import styles from './stack.module.css';

export interface StackItem {
  id: string;
  side: SideNumber;
  /** a `Counter` */
  counter: ReactNode;
}

export interface StackProps {
  at: Point;
  /** the best defender first: it lies on top */
  items: readonly StackItem[];
  /** as that of the counters, map units */
  size?: number;
  /** fanned out by somebody else: the map cursor is here */
  isFanned?: boolean;
  /** where their count stands, in sizes of a counter */
  tally?: Point | undefined;
  onPick?(id: string): void;
}

const CORNER: Point = { x: 0.6, y: 0.46 };
const HOLD_MS = 450;

/** Counters on one place: edges and a count. Pointing, a long press, a tap or the cursor fans them into a tray. */
export function Stack({ at, items, size = 40, isFanned = false, tally = CORNER, onPick }: StackProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const hold = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [top] = items;
  if (!top) return null;
  const place = `translate(${at.x} ${at.y})`;
  if (items.length === 1) return <g transform={place}>{top.counter}</g>;
  const isShown = isOpen || isFanned;
  const tap = (event: MouseEvent): void => {
    if (isShown || !isTouch(event.nativeEvent)) return;
    event.stopPropagation();
    setOpen(true);
  };
  const pointing = {
    onPointerEnter: (event: PointerEvent) => setOpen(isOpen || event.pointerType === 'mouse'),
    onPointerLeave: (event: PointerEvent) => setOpen(isOpen && (event.pointerType !== 'mouse' || leadsToTray(event))),
    onPointerDown: () => {
      hold.current = setTimeout(() => setOpen(true), HOLD_MS);
    },
    onPointerUp: () => clearTimeout(hold.current),
    onClick: tap,
  };
  return (
    <g transform={place} {...pointing}>
      {items.slice(1, 3).map(({ id, side }, behind, { length }) => (
        <Edge key={id} side={side} size={size} depth={length - behind} />
      ))}
      {top.counter}
      <g transform={`translate(${size * tally.x} ${size * tally.y})`}>
        <g className={styles['tally']}>
          <circle className={styles['disc']} r={7} />
          <text className={styles['count']} y={3.7}>
            {items.length}
          </text>
        </g>
      </g>
      {isShown && <Tray at={at} items={items} size={size} onPick={onPick} close={() => setOpen(false)} />}
    </g>
  );
}

function isTouch(event: Event): boolean {
  return event instanceof window.PointerEvent && event.pointerType !== 'mouse';
}

/** Leaving the stack for its own tray keeps the tray open. */
function leadsToTray(event: PointerEvent): boolean {
  return event.relatedTarget instanceof Element && event.relatedTarget.closest('[data-tray]') !== null;
}

function Edge({ side, size, depth }: { side: SideNumber; size: number; depth: number }): ReactNode {
  const scale = size / 56;
  return (
    <rect
      className={styles['edge']}
      fill={sideFill(side)}
      x={-size / 2 + 4 * depth * scale}
      y={-size / 2 - 3.5 * depth * scale}
      width={size}
      height={size}
      rx={2}
    />
  );
}

interface TrayProps {
  at: Point;
  items: readonly StackItem[];
  size: number;
  onPick: ((id: string) => void) | undefined;
  close(): void;
}

const MOST_IN_ROW = 6;

/** The stack side by side, over all other counters. */
function Tray({ at, items, size, onPick, close }: TrayProps): ReactNode {
  const layer = useTrayLayer();
  const step = size + 6;
  const columns = Math.min(items.length, MOST_IN_ROW);
  const rows = Math.ceil(items.length / MOST_IN_ROW);
  const width = columns * step + 6;
  const height = rows * step + 6;
  const tray = (
    <g data-tray transform={`translate(${at.x - width / 2} ${at.y - size / 2 - 9 - height})`} onPointerLeave={close}>
      <rect className={styles['ground']} width={width} height={height} rx={2} />
      <rect width={width} height={height + 14} fill="transparent" />
      {items.map(({ id, counter }, index) => {
        const x = 6 + (index % MOST_IN_ROW) * step + size / 2;
        const y = 6 + Math.floor(index / MOST_IN_ROW) * step + size / 2;
        const pointing = {
          onClick: (event: MouseEvent): void => {
            event.stopPropagation();
            onPick?.(id);
            close();
          },
        };
        return (
          <g key={id} className={styles['item']} transform={`translate(${x} ${y})`} {...pointing}>
            {counter}
          </g>
        );
      })}
    </g>
  );
  return layer ? createPortal(tray, layer) : tray;
}
