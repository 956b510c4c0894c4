import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Point } from './geometry.ts';

interface Wishes {
  onPoint?(point: Point): void;
  onHover?(point: Point | null): void;
  onHold?(point: Point): void;
}

interface Handlers {
  onClick(event: MouseEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerLeave(): void;
}

const HOLD_MS = 450;
const STILL = 6;

/** Point, hover, long press, told in map units; a press that became a drag is none of them. */
export function useFinger(pointOf: (event: { clientX: number; clientY: number }) => Point, wishes: Wishes): Handlers {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isHeld = useRef(false);
  const hovering = useRef(0);
  const release = (): void => {
    if (pressed.current) clearTimeout(pressed.current.timer);
    pressed.current = null;
  };
  return {
    onClick: (event) => {
      if (!isHeld.current) wishes.onPoint?.(pointOf(event));
      isHeld.current = false;
    },
    onPointerDown: (event) => {
      const { clientX, clientY } = event;
      isHeld.current = false;
      release();
      const timer = setTimeout(() => {
        if (!wishes.onHold) return;
        isHeld.current = true;
        wishes.onHold(pointOf({ clientX, clientY }));
      }, HOLD_MS);
      pressed.current = { x: clientX, y: clientY, timer };
    },
    onPointerMove: ({ clientX, clientY, pointerType, buttons }) => {
      const from = pressed.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) release();
      if (!wishes.onHover || pointerType !== 'mouse' || buttons !== 0) return;
      cancelAnimationFrame(hovering.current);
      hovering.current = requestAnimationFrame(() => wishes.onHover?.(pointOf({ clientX, clientY })));
    },
    onPointerUp: release,
    onPointerLeave: () => {
      release();
      cancelAnimationFrame(hovering.current);
      wishes.onHover?.(null);
    },
  };
}
