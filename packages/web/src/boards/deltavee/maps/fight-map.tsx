import { type ParsedScenario, SHEET_COLUMNS, SHEET_ROWS } from '@admiralty/engine/deltavee';
import { toAxial } from '@admiralty/engine/hex';
import { type ReactNode, useState } from 'react';
import { areaOf, HEX, hexCentre } from '../../../kit/map/geometry.ts';
import { ToolMap } from '../../../maps/editor/tool-map.tsx';
import type { EditorProps } from '../../../maps/types.ts';
import {
  hexOfThing,
  isOnMap,
  moved,
  nameAt,
  pathTo,
  thingOf,
  thingsAt,
  withoutThing,
  withPlanet,
  withSheet,
  withUnit,
} from './edits.ts';
import { FightLayers, sheetHexes } from './fight-layers.tsx';
import own from './fight-map.module.css';
import type { FightStock } from './rules.ts';
import { words } from './words.ts';

const TOOLS = ['select', 'first', 'second', 'move', 'planet', 'asteroid', 'sheet', 'remove'] as const;
type Tool = (typeof TOOLS)[number];
const KEYS: Readonly<Record<string, Tool>> = {
  v: 'select',
  1: 'first',
  2: 'second',
  m: 'move',
  p: 'planet',
  a: 'asteroid',
  s: 'sheet',
  delete: 'remove',
};

type Props = EditorProps<ParsedScenario, FightStock>;
interface Hex {
  q: number;
  r: number;
}

/** Draws the scenario; a tool says what a press on a hex does. */
export function FightMap(props: Props): ReactNode {
  const { record, at, problems } = props;
  const [tool, setTool] = useState<Tool>('select');
  const free = tool === 'sheet' ? freeSheets(record) : [];
  const sheets = [...Object.values(record.sheets), ...free];
  const corners = sheets.flatMap((sheet) => cornersOf(sheet).map(({ q, r }) => hexCentre(q, r)));
  const world = areaOf(corners, HEX * 2);
  const selected = thingOf(record, at);
  const spot = selected && hexOfThing(record, selected);
  const faults = problems.flatMap(({ path }) => {
    const thing = thingOf(record, path);
    const hex = thing && hexOfThing(record, thing);
    return hex ? [hex] : [];
  });
  return (
    <ToolMap<Tool>
      words={words}
      tools={TOOLS}
      keys={KEYS}
      tool={tool}
      setTool={setTool}
      world={world}
      spot={spot}
      start={toAxial(7, 8, 'odd-q')}
      wordsOf={(hex) => hexWords(record, hex)}
      onHex={(hex) => apply(tool, hex, props)}
    >
      {free.map((sheet) => (
        <path
          key={sheet.join()}
          className={own['free']}
          d={sheetHexes('', sheet)
            .map(({ q, r }) => hexCentre(q, r))
            .map(({ x, y }) => `M${x} ${y}h1`)
            .join('')}
        />
      ))}
      <FightLayers record={record} />
      {faults.map(({ q, r }) => {
        const { x, y } = hexCentre(q, r);
        return <path key={`${q} ${r}`} className={own['fault']} d={`M${x - 28} ${y - 6}l9 -16l9 16z`} />;
      })}
    </ToolMap>
  );
}

function apply(tool: Tool, hex: Hex, { record, stock, change, go, at }: Props): void {
  const name = nameAt(record, hex);
  const [first] = thingsAt(record, hex);
  const selected = thingOf(record, at);
  const isHere = isOnMap(record, hex);
  if (tool === 'sheet') return change(withSheet(record, hex));
  if (!isHere) return go(null);
  switch (tool) {
    case 'select':
      return go(first ? pathTo(first) : null);
    case 'first':
    case 'second': {
      const side = tool === 'first' ? 0 : 1;
      change(withUnit(record, side, name, stock.classes[0]?.id ?? ''));
      return go(['sides', side, 'units', record.sides[side].units.length]);
    }
    case 'move':
      return selected ? change(moved(record, selected, name)) : go(first ? pathTo(first) : null);
    case 'planet':
      change(withPlanet(record, name));
      return go(['planets', record.planets.length]);
    case 'asteroid': {
      const there = thingsAt(record, hex).find(({ is }) => is === 'asteroid');
      return change(there ? withoutThing(record, there) : { ...record, asteroids: [...record.asteroids, name] });
    }
    case 'remove':
      if (first) change(withoutThing(record, first));
      return go(null);
  }
}

/** Sheets beside those that are there. */
function freeSheets({ sheets }: ParsedScenario): [number, number][] {
  const taken = new Set(Object.values(sheets).map(String));
  const beside = Object.values(sheets).flatMap(([x, y]): [number, number][] => [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]);
  return [...new Map(beside.map((sheet) => [String(sheet), sheet])).values()].filter((one) => !taken.has(String(one)));
}

function cornersOf([mx, my]: readonly [number, number]): Hex[] {
  const [x, y] = [mx * SHEET_COLUMNS, my * SHEET_ROWS];
  return [toAxial(x, y, 'odd-q'), toAxial(x + SHEET_COLUMNS - 1, y + SHEET_ROWS - 1, 'odd-q')];
}

function hexWords(record: ParsedScenario, hex: Hex): string {
  if (!isOnMap(record, hex)) return words.nowhere;
  const things = thingsAt(record, hex).map((thing) =>
    thing.is === 'unit'
      ? record.sides[thing.side]?.units[thing.at]?.id
      : thing.is === 'planet'
        ? record.planets[thing.at]?.name
        : words.asteroids,
  );
  return [nameAt(record, hex), ...things].join(', ');
}
