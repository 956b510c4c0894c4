import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { shell } from '../../words/shell.ts';
import type { Area, Point } from './geometry.ts';
import { LevelContext } from './level.ts';
import styles from './map-view.module.css';
import { type MapControls, usePanZoom } from './use-pan-zoom.ts';

export type Heading = 'up' | 'down' | 'left' | 'right';

export interface MapViewProps {
  /** the whole map, in map units */
  world: Area;
  /** what is shown first, and by Fit */
  home: Area;
  /** radius of a hex (or of a node's surroundings) in map units */
  unit: number;
  label: string;
  /** SVG in map units, in the drawing order of the house */
  children: ReactNode;
  /** the same, for the small map */
  minimap?: ReactNode;
  /** HTML over the map: legend, sheet name */
  overlay?: ReactNode;
  onPoint?(point: Point): void;
  /** arrow keys; left out, they pan */
  onStep?(heading: Heading): void;
  onOpen?(): void;
  ref?: Ref<MapControls>;
}

const arrows: Readonly<Record<string, Heading>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
const PAN = 80;

/** A map that pans and zooms: hexes or points, the children decide. */
export function MapView(props: MapViewProps): ReactNode {
  const { world, home, unit, label, children, minimap, overlay, onPoint, ref } = props;
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Area>(home);
  const { level, controls } = usePanZoom(frame, wrapper, { world, home, unit, onSettle: setSight });
  useImperativeHandle(ref, () => controls, [controls]);

  const point = (event: MouseEvent): void => {
    const box = wrapper.current?.getBoundingClientRect();
    if (!box || !onPoint) return;
    const scale = box.width / world.width;
    onPoint({ x: world.x + (event.clientX - box.left) / scale, y: world.y + (event.clientY - box.top) / scale });
  };

  const viewBox = `${world.x} ${world.y} ${world.width} ${world.height}`;
  return (
    <div className={styles['map']} data-level={level}>
      <div
        ref={frame}
        className={styles['frame']}
        role="application"
        aria-label={label}
        tabIndex={0}
        onClick={point}
        onKeyDown={(event) => press(event, props, controls)}
      >
        <div ref={wrapper} className={styles['wrapper']} style={{ width: world.width, height: world.height }}>
          <svg width={world.width} height={world.height} viewBox={viewBox} aria-hidden focusable={false}>
            <LevelContext value={level}>{children}</LevelContext>
          </svg>
        </div>
      </div>
      <div className={styles['zoom']}>
        <button type="button" onClick={() => controls.zoomBy(1.4)} aria-label={shell.zoomIn}>
          +
        </button>
        <button type="button" onClick={() => controls.zoomBy(1 / 1.4)} aria-label={shell.zoomOut}>
          −
        </button>
        <button type="button" onClick={() => controls.fit(home)}>
          {shell.fit}
        </button>
      </div>
      {overlay}
      {minimap && (
        <svg className={styles['minimap']} viewBox={viewBox} aria-hidden focusable={false}>
          {minimap}
          <rect className={styles['sight']} x={sight.x} y={sight.y} width={sight.width} height={sight.height} />
        </svg>
      )}
    </div>
  );
}

function press(event: KeyboardEvent, { onStep, onOpen, home }: MapViewProps, controls: MapControls): void {
  const heading = arrows[event.key];
  if (heading && onStep) onStep(heading);
  else if (heading) controls.panBy(...panOf(heading));
  else if (event.key === '+') controls.zoomBy(1.4);
  else if (event.key === '-') controls.zoomBy(1 / 1.4);
  else if (event.key === '0') controls.fit(home);
  else if (event.key === ' ' && onOpen) onOpen();
  else return;
  event.preventDefault();
}

function panOf(heading: Heading): [number, number] {
  if (heading === 'up') return [0, PAN];
  if (heading === 'down') return [0, -PAN];
  return heading === 'left' ? [PAN, 0] : [-PAN, 0];
}
