import { type ReactNode, useState } from 'react';
import { type Area, HEX, hexAt, hexCentre, stepHex } from '../../kit/map/geometry.ts';
import { Brackets } from '../../kit/map/layers/brackets.tsx';
import { MapView } from '../../kit/map/map-view.tsx';
import { Segments } from '../../ui/segments.tsx';
import styles from '../maps.module.css';
import { useToolKeys } from './use-tool-keys.ts';

interface Hex {
  q: number;
  r: number;
}

interface Props<Tool extends string> {
  words: { tools: string; map: string; toolNames: Readonly<Record<Tool, string>> };
  tools: readonly Tool[];
  keys: Readonly<Record<string, Tool>>;
  tool: Tool;
  setTool(tool: Tool): void;
  world: Area;
  /** what is selected, and where the cursor starts without it */
  spot: Hex | null;
  start: Hex;
  wordsOf(hex: Hex): string;
  /** pressed, or opened at the cursor */
  onHex(hex: Hex): void;
  children: ReactNode;
}

/** A map of hexes under a row of tools: a tool says what a press on a hex does. */
export function ToolMap<Tool extends string>(props: Props<Tool>): ReactNode {
  const { words, tools, keys, tool, setTool, world, spot, start, wordsOf, onHex, children } = props;
  const [cursor, setCursor] = useState<Hex | null>(null);
  useToolKeys(keys, setTool);
  const from = cursor ?? spot ?? start;
  return (
    <>
      <Segments<Tool>
        label={words.tools}
        value={tool}
        options={tools.map((id) => ({ id, label: words.toolNames[id] }))}
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
          spot={spot && hexCentre(spot.q, spot.r)}
          cursor={cursor && { at: hexCentre(cursor.q, cursor.r), words: wordsOf(cursor) }}
          onStep={(heading) => setCursor(stepHex(from, heading))}
          onOpen={() => onHex(from)}
          onPoint={(point) => {
            setCursor(null);
            onHex(hexAt(point));
          }}
        >
          {children}
          {spot && <Brackets at={hexCentre(spot.q, spot.r)} size={54} look="selected" />}
        </MapView>
      </div>
    </>
  );
}
