import type { WarRecord, Xy } from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { HEX, hexAt, stepHex } from '../../../kit/map/geometry.ts';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { MapView } from '../../../kit/map/map-view.tsx';
import { useToolKeys } from '../../../maps/editor/use-tool-keys.ts';
import styles from '../../../maps/maps.module.css';
import type { EditorProps } from '../../../maps/types.ts';
import { Segments } from '../../../ui/segments.tsx';
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
  const [cursor, setCursor] = useState<Xy | null>(null);
  const free = tool === 'sector' ? freeSheets(record) : [];
  const world = worldOf([...record.sectors.map(({ sheet }) => sheet), ...free], stock);
  const selected = focusedSystem(record, at);
  const spot = selected >= 0 ? systemXy(record, record.systems[selected]!, stock) : null;
  const from = cursor ?? spot ?? firstXy(record, stock);
  useToolKeys(KEYS, setTool);
  const use = (xy: Xy): void => apply(tool, xy, props, selected);
  return (
    <>
      <Segments<Tool>
        label={words.tools}
        value={tool}
        options={TOOLS.map((id) => ({ id, label: words.toolNames[id] }))}
        onPick={setTool}
        flow="row"
      />
      <div className={styles['map']}>
        <MapView
          key={JSON.stringify(world)}
          world={world}
          home={world}
          unit={HEX}
          label={words.map}
          spot={spot && pointOf(spot)}
          cursor={cursor && { at: pointOf(cursor), words: hexWords(record, cursor, stock) }}
          onStep={(heading) => setCursor(xyOf(stepHex(axialOf(from), heading)))}
          onOpen={() => use(from)}
          onPoint={(point) => {
            setCursor(null);
            use(xyOf(hexAt(point)));
          }}
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
          {spot && <Brackets at={pointOf(spot)} size={54} look="selected" />}
        </MapView>
      </div>
    </>
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
