import type { PointerEvent, ReactNode, RefObject } from 'react';
import type { Area, Point } from './geometry.ts';
import styles from './map-view.module.css';

interface MiniMapProps {
  world: Area;
  /** the frame of what is in sight; moved by the map itself */
  sight: RefObject<SVGRectElement | null>;
  onPick(point: Point): void;
  children: ReactNode;
}

/** The whole map in a corner; pressing or dragging on it moves the large one. */
export function MiniMap({ world, sight, onPick, children }: MiniMapProps): ReactNode {
  const pick = (event: PointerEvent<SVGSVGElement>): void => {
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix || event.buttons === 0) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    onPick({ x, y });
  };
  return (
    <svg
      className={styles['minimap']}
      data-over-map
      viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
      onPointerDown={pick}
      onPointerMove={pick}
      aria-hidden
      focusable={false}
    >
      <rect className={styles['miniWorld']} {...world} />
      {children}
      <rect ref={sight} className={styles['sight']} />
    </svg>
  );
}
