import { type PointerEvent, type ReactNode, useRef } from 'react';
import { shell } from '../../words/shell.ts';
import { type SheetStop, useBoardParts } from '../board-store.ts';
import styles from './sheet-handle.module.css';

const following: Record<SheetStop, SheetStop> = { peek: 'half', half: 'full', full: 'peek' };
/** Heights of the stops as shares of the window. */
const heights: readonly (readonly [SheetStop, number])[] = [
  ['peek', 0.15],
  ['half', 0.55],
  ['full', 0.94],
];
const STILL = 6;

/** The handle of the phone's sheet: drag it to one of three stops, or press it. */
export function SheetHandle(): ReactNode {
  const { sheet, setSheet } = useBoardParts('sheet', 'setSheet');
  const drag = useRef<{ from: number; height: number } | null>(null);
  const bodyOf = (event: PointerEvent): HTMLElement | null =>
    event.currentTarget.closest<HTMLElement>('[data-sheet-body]');
  const begin = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientY, height: bodyOf(event)?.offsetHeight ?? 0 };
  };
  const move = (event: PointerEvent): void => {
    if (!drag.current) return;
    const height = drag.current.height + drag.current.from - event.clientY;
    bodyOf(event)?.style.setProperty('height', `${height}px`);
  };
  const end = (event: PointerEvent): void => {
    const begun = drag.current;
    const body = bodyOf(event);
    drag.current = null;
    if (!begun || !body) return;
    const share = body.offsetHeight / innerHeight;
    body.style.removeProperty('height');
    if (Math.abs(event.clientY - begun.from) < STILL) setSheet(following[sheet]);
    else setSheet(nearest(share));
  };
  return (
    <button
      type="button"
      className={styles['handle']}
      aria-label={shell.sheet}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        setSheet(following[sheet]);
      }}
    />
  );
}

function nearest(share: number): SheetStop {
  const off = ([, height]: readonly [SheetStop, number]): number => Math.abs(height - share);
  return [...heights].sort((one, other) => off(one) - off(other))[0]?.[0] ?? 'half';
}
