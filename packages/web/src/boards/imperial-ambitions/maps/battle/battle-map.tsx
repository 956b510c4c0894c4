import { type BattleRecord, PLANET_KINDS, type PlanetKind, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { areaOf, HEX, hexAt, stepHex } from '../../../../kit/map/geometry.ts';
import { Brackets } from '../../../../kit/map/layers/brackets.tsx';
import { Ghost } from '../../../../kit/map/layers/ghost.tsx';
import { MapView } from '../../../../kit/map/map-view.tsx';
import { useToolKeys } from '../../../../maps/editor/use-tool-keys.ts';
import styles from '../../../../maps/maps.module.css';
import type { EditorProps } from '../../../../maps/types.ts';
import { Segments } from '../../../../ui/segments.tsx';
import { Drawing } from '../../art.tsx';
import { axialOf, isSameXy, pointOf, xyOf } from '../../ids.ts';
import { SheetsLayer } from '../../tactical/sheets-layer.tsx';
import { Body } from '../../tactical/terrain-layer.tsx';
import type { WarStock } from '../rules.ts';
import { warSides } from '../war-map.tsx';
import { planetXy, unitAt, unitsIn, withoutUnit, withPlanet, withPlanetAt, withUnit } from './battle-edits.ts';
import { focusedSide } from './battle-places.ts';
import { battleWords as words } from './words.ts';

const TOOLS = ['select', ...PLANET_KINDS, 'unit', 'remove'] as const;
type Tool = (typeof TOOLS)[number];
const KEYS: Readonly<Record<string, Tool>> = {
  v: 'select',
  h: 'habitable',
  g: 'gasGiant',
  r: 'rocky',
  a: 'unit',
  delete: 'remove',
};

type Props = EditorProps<BattleRecord, WarStock>;

/** Draws the nine sheets; a tool says what a press on a hex does. */
export function BattleMap(props: Props): ReactNode {
  const { record, stock, at } = props;
  const [tool, setTool] = useState<Tool>('select');
  const [cursor, setCursor] = useState<Xy | null>(null);
  useToolKeys(KEYS, setTool);
  const { columns, rows, star } = stock;
  const sides = warSides(record);
  const spot = spotOf(record, at, stock);
  const from = cursor ?? spot ?? star;
  const use = (xy: Xy): void => apply(tool, xy, props);
  const offered = TOOLS.filter((one) => one !== 'unit' || record.setup === 'preset');
  return (
    <>
      <Segments<Tool>
        label={words.tools}
        value={tool}
        options={offered.map((id) => ({ id, label: words.toolNames[id] }))}
        onPick={setTool}
        flow="row"
      />
      <div className={styles['map']}>
        <MapView
          world={areaOf([pointOf([1, 1]), pointOf([3 * columns, 3 * rows])], HEX * 2)}
          home={areaOf([pointOf([columns, rows]), pointOf([2 * columns + 1, 2 * rows + 1])], HEX)}
          unit={HEX}
          label={words.map}
          spot={spot && pointOf(spot)}
          cursor={cursor && { at: pointOf(cursor), words: words.hex(labelOf(cursor)) }}
          onStep={(heading) => setCursor(xyOf(stepHex(axialOf(from), heading)))}
          onOpen={() => use(from)}
          onPoint={(point) => {
            setCursor(null);
            use(xyOf(hexAt(point)));
          }}
        >
          <SheetsLayer columns={columns} rows={rows} exitDepth={stock.exitDepth} />
          {record.site.type === 'system' && <Body kind="star" xy={star} />}
          {record.site.planets.map((planet) => {
            const xy = planetXy(planet, stock);
            return xy && <Body key={planet.type} kind={planet.type} xy={xy} />;
          })}
          {unitsIn(record).map(({ side, at: index, unit }) => (
            <Ghost
              key={`${side} ${index}`}
              at={pointOf(unit.xy)}
              side={sides(record.sides[side]?.seat ?? 0)}
              turn={unit.facing * 60}
              look="plain"
            >
              <Drawing name={unit.type.toLowerCase()} />
            </Ghost>
          ))}
          {spot && <Brackets at={pointOf(spot)} size={54} look="selected" />}
        </MapView>
      </div>
    </>
  );
}

function labelOf([x, y]: Xy): string {
  return String(x).padStart(2, '0') + String(y).padStart(2, '0');
}

function spotOf(record: BattleRecord, at: Props['at'], stock: WarStock): Xy | null {
  const [list, index, part, place] = at ?? [];
  const planet = list === 'site' && index === 'planets' ? record.site.planets[Number(part)] : undefined;
  if (planet) return planetXy(planet, stock);
  const side = focusedSide(record, at);
  const unit = part === 'placements' ? record.sides[side]?.placements?.[Number(place)] : undefined;
  return unit ? [unit.xy[0], unit.xy[1]] : null;
}

function planetAt(record: BattleRecord, xy: Xy, stock: WarStock): number {
  return record.site.planets.findIndex((planet) => {
    const there = planetXy(planet, stock);
    return there !== null && isSameXy(there, xy);
  });
}

function apply(tool: Tool, xy: Xy, { record, stock, change, at, go }: Props): void {
  const unit = unitAt(record, xy);
  const planet = planetAt(record, xy, stock);
  if (tool === 'select')
    return go(unit ? ['sides', unit.side, 'placements', unit.at] : planet >= 0 ? ['site', 'planets', planet] : null);
  if (tool === 'unit') {
    const side = Math.max(focusedSide(record, at), 0);
    change(withUnit(record, side, xy));
    return go(['sides', side, 'placements', record.sides[side]?.placements?.length ?? 0]);
  }
  if (tool === 'remove') {
    if (unit) change(withoutUnit(record, unit.side, unit.at));
    else if (planet >= 0) change(withPlanetAt(record, record.site.planets[planet]?.type ?? 'rocky', undefined));
    return go(null);
  }
  const next = withPlanet(record, tool satisfies PlanetKind, xy, stock);
  change(next);
  go(['site', 'planets', next.site.planets.findIndex(({ type }) => type === tool)]);
}
