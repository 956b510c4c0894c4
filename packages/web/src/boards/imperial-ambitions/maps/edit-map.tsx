import type { WarRecord, Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { HEX } from '../../../kit/map/geometry.ts';
import { ToolMap } from '../../../maps/editor/tool-map.tsx';
import type { EditorProps } from '../../../maps/types.ts';
import { axialOf, pointOf, xyOf } from '../ids.ts';
import { movedSystem, sectorAt, systemAt, withoutSector, withoutSystem, withSector, withSystem } from './edits.ts';
import { focusedSystem } from './places.ts';
import type { WarStock } from './rules.ts';
import { sheetAt, systemXy } from './sheets.ts';
import own from './war-map.module.css';
import { WarLayers, worldOf } from './war-map.tsx';
import { words } from './words.ts';

const TOOLS = ['select', 'add', 'move', 'sector', 'remove'] as const;
type Tool = (typeof TOOLS)[number];
const KEYS: Readonly<Record<string, Tool>> = { v: 'select', a: 'add', m: 'move', s: 'sector', delete: 'remove' };

type Props = EditorProps<WarRecord, WarStock>;

/** Draws the war; a tool says what a press on a hex does. */
export function EditMap(props: Props): ReactNode {
  const { record, stock, at, problems } = props;
  const [tool, setTool] = useState<Tool>('select');
  const free = tool === 'sector' ? freeSheets(record) : [];
  const world = worldOf([...record.sectors.map(({ sheet }) => sheet), ...free], stock);
  const selected = focusedSystem(record, at);
  const spot = selected >= 0 ? systemXy(record, record.systems[selected]!, stock) : null;
  return (
    <ToolMap<Tool>
      words={words}
      tools={TOOLS}
      keys={KEYS}
      tool={tool}
      setTool={setTool}
      world={world}
      spot={spot && axialOf(spot)}
      start={axialOf(firstXy(record, stock))}
      wordsOf={(hex) => hexWords(record, xyOf(hex), stock)}
      onHex={(hex) => apply(tool, xyOf(hex), props, selected)}
    >
      {free.map((sheet) => (
        <FreeSheet key={sheet.join()} sheet={sheet} stock={stock} />
      ))}
      <WarLayers record={record} sheet={stock} />
      {problems
        .map(({ path }) => focusedSystem(record, path))
        .filter((index, place, all) => index >= 0 && all.indexOf(index) === place)
        .map((index) => (
          <FaultMark key={index} xy={systemXy(record, record.systems[index]!, stock)} />
        ))}
    </ToolMap>
  );
}

function apply(tool: Tool, xy: Xy, { record, stock, change, go }: Props, selected: number): void {
  const system = systemAt(record, xy, stock);
  const sector = sectorAt(record, xy, stock);
  switch (tool) {
    case 'select':
      return go(system >= 0 ? ['systems', system] : sector >= 0 ? ['sectors', sector] : null);
    case 'add': {
      const next = system < 0 ? withSystem(record, xy, stock) : null;
      if (next) change(next);
      return go(['systems', next ? next.systems.length - 1 : system]);
    }
    case 'move': {
      if (system >= 0 || selected < 0) return go(system >= 0 ? ['systems', system] : null);
      const next = movedSystem(record, selected, xy, stock);
      return next ? change(next) : undefined;
    }
    case 'sector':
      if (sector < 0) change(withSector(record, xy, stock));
      return go(['sectors', sector < 0 ? record.sectors.length : sector]);
    case 'remove':
      if (system >= 0) change(withoutSystem(record, system));
      else if (sector >= 0 && !record.systems.some((one) => one.sector === record.sectors[sector]?.id))
        change(withoutSector(record, sector));
      return go(null);
  }
}

/** Sheets beside those that are there. */
function freeSheets({ sectors }: WarRecord): [number, number][] {
  const taken = new Set(sectors.map(({ sheet }) => sheet.join()));
  const beside = sectors.flatMap(({ sheet: [x, y] }): [number, number][] => [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ]);
  const found = new Map(beside.map((sheet) => [sheet.join(), sheet]));
  return [...found.values()].filter((sheet) => !taken.has(sheet.join()) && sheet[0] >= 0 && sheet[1] >= 0);
}

function FreeSheet({ sheet, stock }: { sheet: [number, number]; stock: WarStock }): ReactNode {
  const { x, y, width, height } = worldOf([sheet], stock);
  return (
    <g>
      <rect className={own['free']} x={x + HEX} y={y + HEX} width={width - 2 * HEX} height={height - 2 * HEX} />
      <text className={own['plus']} x={x + width / 2} y={y + height / 2 + 20}>
        +
      </text>
    </g>
  );
}

function FaultMark({ xy }: { xy: Xy | null }): ReactNode {
  if (!xy) return null;
  const { x, y } = pointOf(xy);
  return <path className={own['fault']} d={`M${x - 30} ${y - 6}l9 -16l9 16z`} />;
}

function firstXy(record: WarRecord, stock: WarStock): Xy {
  const [first] = record.systems;
  return (first && systemXy(record, first, stock)) ?? [1, 1];
}

function hexWords(record: WarRecord, xy: Xy, stock: WarStock): string {
  const system = record.systems[systemAt(record, xy, stock)];
  const sector = record.sectors[sectorAt(record, xy, stock)];
  const [across, down] = sheetAt(xy, stock);
  const hex = `${xy[0] - across * stock.columns}, ${xy[1] - down * stock.rows}`;
  return `${sector ? `${sector.name} ${hex}` : words.nowhere}${system ? `: ${system.name}` : ''}`;
}
