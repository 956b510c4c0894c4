import { type DvView, type Meeting, threatsTo, type UnitView } from '@admiralty/engine/deltavee';
import type { Hex } from '@admiralty/engine/hex';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { HEX, hexAt, hexCentre, type Point, stepHex } from '../../kit/map/geometry.ts';
import { MapView } from '../../kit/map/map-view.tsx';
import type { MapControls } from '../../kit/map/mover.ts';
import { sideFill } from '../../kit/side.ts';
import { useBoardParts, useBoardStore } from '../../shell/board-store.ts';
import type { BoardProps } from '../types.ts';
import { isSameHex } from './course.ts';
import { unitId } from './names.ts';
import { CoursesLayer, SceneCourses, ThreatLayer, WarningLayer } from './plane/courses-layer.tsx';
import { Legend } from './plane/legend.tsx';
import styles from './plane/plane.module.css';
import { Clock, SceneFire, SceneGround } from './plane/scene-layer.tsx';
import { hexName, worldOf } from './plane/sheets.ts';
import { focusOf, homeOf, useSettled, useSetUpSight, useWorld } from './plane/sight.ts';
import { hexPairs, MiniSheets, Terrain } from './plane/terrain.tsx';
import { UnitsLayer } from './plane/units-layer.tsx';
import { type Scene, useScene } from './scene.ts';
import { mapTitle, sideOf, spokenName, unitsInPlay } from './situation.ts';
import { words } from './words.ts';

export function MapPanel(props: BoardProps<DvView>): ReactNode {
  const { view, isPast } = props;
  const selected = useBoardStore((store) => store.selected);
  const open = useScene((store) => store.scene);
  const scene = isPast ? null : open;
  const units = useMemo(() => unitsInPlay(view), [view]);
  const unit = units.find(({ unit: one }) => unitId(one) === selected);
  const [cursor, setCursor] = useState<Hex | null>(null);
  const pick = usePicking(units);
  const threats = typeof view.viewer === 'number' && view.turn > 0 ? threatsTo(view, view.viewer) : [];
  const isSettled = useSettled();
  const map = useRef<MapControls>(null);
  useSetUpSight(map, view, units, scene);
  return (
    <MapView
      ref={map}
      world={useWorld(view)}
      home={homeOf(units, worldOf(view.sheets, 0))}
      unit={HEX}
      label={words.map}
      focus={isSettled && view.turn > 0 ? focusOf(view, units, unit ?? lostOf(view, selected), threats) : []}
      own={units.filter(({ seat }) => seat === view.viewer).map(({ q, r }) => hexCentre(q, r))}
      spot={isSettled && unit ? hexCentre(unit.q, unit.r) : null}
      cursor={
        cursor && {
          at: hexCentre(cursor.q, cursor.r),
          words: `${hexWords(view, units, cursor)}${wishWords(view, scene, cursor)}`,
        }
      }
      onStep={(heading) => setCursor(stepHex(cursor ?? unit ?? hexAt(middleOf(units)), heading))}
      onOpen={() => cursor && pick.hex(cursor)}
      onPoint={(point) => {
        setCursor(null);
        pick.hex(hexAt(point));
      }}
      minimap={<MiniUnits view={view} units={units} />}
      overlay={<MapTitle view={view} />}
      legend={<Legend scene={scene} hasThreat={threats.length > 0} />}
    >
      <Layers {...{ view, units, unit, scene, threats, cursor }} onPick={pick.unit} />
    </MapView>
  );
}

/** The selected ship that was lost: where that was is still looked at. */
function lostOf({ units }: DvView, selected: string | null): UnitView | undefined {
  return units.find(({ unit, status }) => unitId(unit) === selected && status === 'destroyed');
}

interface LayersProps {
  view: DvView;
  units: readonly UnitView[];
  /** the selected one */
  unit: UnitView | undefined;
  scene: Scene | null;
  threats: readonly Meeting[];
  cursor: Hex | null;
  onPick(unit: number): void;
}

/** In drawing order. */
function Layers({ view, units, unit, scene, threats, cursor, onPick }: LayersProps): ReactNode {
  const selected = unit ? unitId(unit.unit) : null;
  const marks = scene?.marks ?? [];
  return (
    <>
      <Terrain {...useGround(view)} />
      {scene && <SceneGround scene={scene} />}
      <CoursesLayer view={view} units={units} selected={selected} hides={scene?.hides ?? []} />
      {scene?.courses && <SceneCourses view={view} courses={scene.courses} />}
      <ThreatLayer threats={threats} />
      <Clock scene={scene} unit={unit} />
      <UnitsLayer view={view} units={units} selected={selected} marks={marks} cursor={cursor} onPick={onPick} />
      <WarningLayer view={view} threats={threats} />
      {scene && <SceneFire view={view} scene={scene} />}
    </>
  );
}

function MapTitle({ view }: { view: DvView }): ReactNode {
  const { sheets, apart } = mapTitle(view);
  return (
    <p className={styles['title']} data-over-map>
      <span>{sheets}</span>
      <span>{apart}</span>
    </p>
  );
}

/** The ground as the same objects until something on it changes. */
function useGround({ sheets, asteroids, planets }: DvView): Pick<DvView, 'sheets' | 'asteroids' | 'planets'> {
  const key = JSON.stringify([sheets, asteroids, planets]);
  const [kept, setKept] = useState(() => ({ key, ground: { sheets, asteroids, planets } }));
  if (kept.key === key) return kept.ground;
  const next = { key, ground: { sheets, asteroids, planets } };
  setKept(next);
  return next.ground;
}

/** A pointed hex goes to the open composer first; then it selects, through a stack one after the other. */
function usePicking(units: readonly UnitView[]): { hex(hex: Hex): void; unit(unit: number): void } {
  const { selected, select } = useBoardParts('selected', 'select');
  const scene = useScene((store) => store.scene);
  const pickUnit = (unit: number): void => {
    if (!scene?.onUnit?.(unit)) select(unitId(unit));
  };
  return {
    unit: pickUnit,
    hex: (hex) => {
      const here = units.filter((unit) => isSameHex(unit, hex));
      const marked = here.find(({ unit }) => scene?.marks?.some((mark) => mark.unit === unit));
      if (marked && scene?.onUnit?.(marked.unit)) return;
      if (scene?.onHex?.(hex)) return;
      const at = here.findIndex(({ unit }) => unitId(unit) === selected);
      const next = here[(at + 1) % Math.max(here.length, 1)];
      if (next) pickUnit(next.unit);
      else if (!scene?.reach) select(null); // a wish out of reach is answered, and loses nothing
    },
  };
}

function middleOf(units: readonly UnitView[]): Point {
  const area = homeOf(units, { x: 0, y: 0, width: 0, height: 0 });
  return { x: area.x + area.width / 2, y: area.y + area.height / 2 };
}

/** What stands in a hex, for those who hear the map. */
function hexWords(view: DvView, units: readonly UnitView[], hex: Hex): string {
  const here = units
    .filter((unit) => isSameHex(unit, hex))
    .map((unit) => `${spokenName(view, unit)}, ${words.courseSpoken(unit.hex, unit.direction, unit.velocity)}`);
  const planet = view.planets.find((one) => isSameHex(one, hex));
  const isRock = hexPairs(view.asteroids).some((rock) => isSameHex(rock, hex));
  const ground = [planet ? `${words.planet} ${planet.name}` : '', isRock ? words.asteroids : ''].filter(Boolean);
  const found = [...here, ...ground];
  return `${hexName(view.sheets, hex)}: ${found.length > 0 ? found.join('; ') : words.emptyHex}`;
}

/** What can be done with a hex now: reached, fired at. */
function wishWords(view: DvView, scene: Scene | null, hex: Hex): string {
  const aims = (scene?.fire ?? []).flatMap(({ to, tag }) => {
    const target = view.units.find(({ unit }) => unit === to);
    return target && isSameHex(target, hex) ? [words.aims(tag)] : [];
  });
  const end = scene?.reach?.find((one) => isSameHex(one, hex));
  const reach = scene?.reach?.length ? [end ? words.reachable(end.figure ?? '') : words.outOfReach] : [];
  return [...aims, ...reach].map((wish) => `; ${wish}`).join('');
}

function MiniUnits({ view, units }: { view: DvView; units: readonly UnitView[] }): ReactNode {
  const size = HEX * 2.4;
  return (
    <>
      <MiniSheets sheets={view.sheets} />
      {units.map((unit) => {
        const { x, y } = hexCentre(unit.q, unit.r);
        const side = sideOf(view, unit.seat);
        const small = unit.vessel ? size : size * 0.6;
        const d =
          side === 1
            ? `M${x} ${y - small / 2}l${small / 2} ${small}h${-small}z`
            : `M${x - small / 2} ${y - small / 2}h${small}v${small}h${-small}z`;
        return <path key={unit.unit} d={d} fill={sideFill(side)} />;
      })}
    </>
  );
}
