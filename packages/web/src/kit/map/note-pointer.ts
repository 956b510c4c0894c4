import type { Point } from './geometry.ts';

/** Where the mouse is over the frame, in pixels; null: it left, or fingers point. Returns what ends it. */
export function notePointer(frame: HTMLElement, tell: (point: Point | null) => void): () => void {
  const note = ({ pointerType, clientX, clientY }: PointerEvent): void => {
    if (pointerType !== 'mouse') return tell(null);
    const { left, top } = frame.getBoundingClientRect();
    tell({ x: clientX - left, y: clientY - top });
  };
  const leave = (): void => tell(null);
  frame.addEventListener('pointerenter', note);
  frame.addEventListener('pointermove', note);
  frame.addEventListener('pointerleave', leave);
  return () => {
    frame.removeEventListener('pointerenter', note);
    frame.removeEventListener('pointermove', note);
    frame.removeEventListener('pointerleave', leave);
  };
}
