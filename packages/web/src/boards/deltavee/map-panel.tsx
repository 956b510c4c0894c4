import type { DvView, UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useMemo } from 'react';
import { Counter } from '../../kit/counter.tsx';
import { areaOf, clockAngle, HEX, hexAt, hexCentre } from '../../kit/map/geometry.ts';
import { HexGrid } from '../../kit/map/hex-grid.tsx';
import { MapView } from '../../kit/map/map-view.tsx';
import { sideFill } from '../../kit/side.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import type { BoardProps } from '../types.ts';
import { Silhouette } from './art.ts';
import { hexesOf } from './plane.ts';
import { sideOf, unitId, unitsInPlay } from './situation.ts';
import { words } from './words.ts';

export function MapPanel({ view }: BoardProps<DvView>): ReactNode {
  const { selected, select } = useBoardStore();
  const hexes = useMemo(() => hexesOf(view.sheets), [view.sheets]);
  const world = useMemo(
    () =>
      areaOf(
        hexes.map(({ q, r }) => hexCentre(q, r)),
        HEX * 1.5,
      ),
    [hexes],
  );
  const units = unitsInPlay(view);
  const home =
    units.length === 0
      ? world
      : areaOf(
          units.map(({ q, r }) => hexCentre(q, r)),
          HEX * 5,
        );
  const pick = (q: number, r: number): void => {
    const here = units.filter((unit) => unit.q === q && unit.r === r);
    const at = here.findIndex(({ unit }) => unitId(unit) === selected);
    const next = here[(at + 1) % Math.max(here.length, 1)];
    select(next ? unitId(next.unit) : null);
  };
  return (
    <MapView
      world={world}
      home={home}
      unit={HEX}
      label={words.map}
      onPoint={(point) => {
        const { q, r } = hexAt(point);
        pick(q, r);
      }}
      minimap={units.map((unit) => (
        <circle key={unit.unit} {...circleAt(unit)} r={HEX * 0.7} fill={sideFill(sideOf(view, unit.seat))} />
      ))}
    >
      <HexGrid hexes={hexes} />
      {units.map((unit) => (
        <UnitCounter key={unit.unit} view={view} unit={unit} isSelected={unitId(unit.unit) === selected} />
      ))}
    </MapView>
  );
}

function circleAt({ q, r }: UnitView): { cx: number; cy: number } {
  const { x, y } = hexCentre(q, r);
  return { cx: x, cy: y };
}

function UnitCounter(props: { view: DvView; unit: UnitView; isSelected: boolean }): ReactNode {
  const { view, unit, isSelected } = props;
  const { x, y } = hexCentre(unit.q, unit.r);
  const drawing = unit.vessel?.class ?? (unit.missile ? `missile-${unit.missile.type}` : null);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Counter
        side={sideOf(view, unit.seat)}
        id={unit.label.split('-').slice(1).join('') || unit.label.slice(-2)}
        figure={String(unit.velocity)}
        label={`${unit.label}, ${words.course(unit.hex, unit.direction, unit.velocity)}`}
        turn={clockAngle(unit.direction ?? 12)}
        isSelected={isSelected}
        isBack={drawing === null}
      >
        {drawing && <Silhouette name={drawing} />}
      </Counter>
    </g>
  );
}
