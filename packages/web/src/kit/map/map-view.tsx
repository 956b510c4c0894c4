import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../use-latest.ts';
import { NearContext } from './drawn.ts';
import { FocusContext } from './focus.ts';
import { type Area, areaOf, around, type Heading, type Point } from './geometry.ts';
import { Brackets } from './layers/brackets.tsx';
import { LevelContext } from './level.ts';
import { MapTools } from './map-tools.tsx';
import styles from './map-view.module.css';
import { MiniMap } from './mini-map.tsx';
import type { MapControls } from './mover.ts';
import { TrayContext } from './tray.ts';
import { useFinger } from './use-finger.ts';
import { usePanZoom } from './use-pan-zoom.ts';

/** Where the keyboard is, and what stands there in words. */
export interface MapCursor {
  at: Point;
  words: string;
}

export interface MapViewProps {
  /** the whole map, in map units */
  world: Area;
  /** what is shown first, and by Fit */
  home: Area;
  /** radius of a hex (or of a node's surroundings) in map units */
  unit: number;
  label: string;
  /** SVG in map units, in drawing order */
  children: ReactNode;
  /** the same, for the small map */
  minimap?: ReactNode;
  /** HTML over the map: sheet name, notes */
  overlay?: ReactNode;
  /** HTML at the bottom left, in a paper frame */
  legend?: ReactNode;
  /** where the selection is: kept in sight, and `0` goes there */
  spot?: Point | null;
  /** what matters now, the widest first: the map keeps the first that can be read in sight until the reader moves it */
  focus?: readonly Area[];
  /** what is one's own: the map by itself does not leave it under tools or legend */
  own?: readonly Point[];
  /** the map cursor: drawn with brackets, kept in sight, announced */
  cursor?: MapCursor | null;
  onPoint?(point: Point): void;
  /** the mouse rests here; null: it left */
  onHover?(point: Point | null): void;
  /** a long press: inspect, why not */
  onHold?(point: Point): void;
  /** arrow keys; left out, they pan */
  onStep?(heading: Heading): void;
  /** space, or Enter on the cursor */
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
  const { world, home, unit, label, children, minimap, overlay, legend, spot, cursor, ref } = props;
  const acted = useContext(FocusContext);
  const frame = useRef<HTMLDivElement>(null);
  const wrapper = useRef<HTMLDivElement>(null);
  const sightRect = useRef<SVGRectElement>(null);
  const [tray, setTray] = useState<SVGGElement | null>(null);
  const drawSight = (sight: Area): void => {
    for (const [name, value] of Object.entries(sight)) sightRect.current?.setAttribute(name, String(value));
  };
  const { drawn, controls } = usePanZoom(frame, wrapper, {
    world,
    home,
    unit,
    spot: spot ?? null,
    focus: acted,
    own: props.own ?? [],
    onSight: drawSight,
  });
  useImperativeHandle(ref, () => controls, [controls]);
  useKeepInSight(controls, cursor?.at ?? null);
  useKeepInSight(controls, spot ?? null);
  const isPassing = acted.length > 0;
  useFollowing(controls, isPassing ? [areaOf(acted, unit * 2.5)] : (props.focus ?? []), isPassing);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = wrapper.current?.getBoundingClientRect();
    const scale = (box?.width ?? 1) / world.width;
    return { x: world.x + (clientX - (box?.left ?? 0)) / scale, y: world.y + (clientY - (box?.top ?? 0)) / scale };
  };
  const finger = useFinger(pointOf, props);

  const viewBox = `${world.x} ${world.y} ${world.width} ${world.height}`;
  return (
    <div className={styles['map']} data-level={drawn?.level}>
      <div
        ref={frame}
        className={styles['frame']}
        role="application"
        aria-label={label}
        tabIndex={0}
        {...finger}
        onKeyDown={(event) => press(event, props, controls)}
      >
        <div ref={wrapper} className={styles['wrapper']} style={{ width: world.width, height: world.height }}>
          <svg width={world.width} height={world.height} viewBox={viewBox} aria-hidden focusable={false}>
            {drawn && (
              <LevelContext value={drawn.level}>
                <NearContext value={drawn.near}>
                  <TrayContext value={tray}>{children}</TrayContext>
                </NearContext>
              </LevelContext>
            )}
            {cursor && <Brackets at={cursor.at} size={unit * 1.9} look="cursor" />}
            <g ref={setTray} />
          </svg>
        </div>
      </div>
      <p className="unseen" aria-live="polite">
        {cursor?.words}
      </p>
      <MapTools zoomBy={(factor) => controls.zoomBy(factor)} fit={() => controls.fit(home)} />
      {overlay}
      {legend && (
        <div className={styles['legend']} data-over-map>
          {legend}
        </div>
      )}
      {minimap && (
        <MiniMap world={world} sight={sightRect} onPick={(point) => controls.centre(point)}>
          {minimap}
        </MiniMap>
      )}
    </div>
  );
}

/** Pans when a place of interest changes and lies outside. */
function useKeepInSight(controls: MapControls, place: Point | null): void {
  const isFirst = useRef(true);
  const { x, y } = place ?? { x: null, y: null };
  useEffect(() => {
    const isStart = isFirst.current;
    isFirst.current = false;
    if (!isStart && x !== null && y !== null) controls.reveal({ x, y });
  }, [controls, x, y]);
}

/** Follows what matters as it changes. */
function useFollowing(controls: MapControls, wishes: readonly Area[], isPassing: boolean): void {
  const key = JSON.stringify(wishes);
  const latest = useLatest(wishes);
  useEffect(() => {
    if (key !== '[]') controls.follow(latest.current, isPassing);
  }, [controls, key, latest, isPassing]);
}

function press(event: KeyboardEvent, props: MapViewProps, controls: MapControls): void {
  const { onStep, onOpen, home, spot, unit } = props;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const heading = arrows[event.key];
  if (heading && onStep) onStep(heading);
  else if (heading) controls.panBy(...panOf(heading));
  else if (event.key === '+' || event.key === '=') controls.zoomBy(1.4);
  else if (event.key === '-') controls.zoomBy(1 / 1.4);
  else if (event.key === '0') controls.fit(spot ? around(spot, unit * 8) : home);
  else if ((event.key === ' ' || (event.key === 'Enter' && props.cursor)) && onOpen) onOpen();
  else return;
  event.preventDefault();
}

function panOf(heading: Heading): [number, number] {
  if (heading === 'up') return [0, PAN];
  if (heading === 'down') return [0, -PAN];
  return heading === 'left' ? [PAN, 0] : [-PAN, 0];
}
