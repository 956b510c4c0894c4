import { type ReactNode, useState } from 'react';
import { artFrom } from '../../src/kit/art.tsx';
import { Counter } from '../../src/kit/counter.tsx';
import { areaOf, clockAngle, HEX, hexAt, hexCentre, stepHex } from '../../src/kit/map/geometry.ts';
import { HexGrid } from '../../src/kit/map/hex-grid.tsx';
import { Arcs } from '../../src/kit/map/layers/arcs.tsx';
import { FireLine } from '../../src/kit/map/layers/fire-line.tsx';
import { Ghost } from '../../src/kit/map/layers/ghost.tsx';
import { HeadingClock } from '../../src/kit/map/layers/heading-clock.tsx';
import { PathLine } from '../../src/kit/map/layers/path-line.tsx';
import { Reach } from '../../src/kit/map/layers/reach.tsx';
import { Territory, TerritoryDiscs } from '../../src/kit/map/layers/territory.tsx';
import { ThreatBand, Warning } from '../../src/kit/map/layers/threat.tsx';
import { Vector } from '../../src/kit/map/layers/vector.tsx';
import { MapView } from '../../src/kit/map/map-view.tsx';
import { Stack } from '../../src/kit/stack.tsx';
import styles from './stories.module.css';

const Dv = artFrom(
  import.meta.glob<string>('../../src/boards/deltavee/art/*.svg', { query: '?raw', import: 'default', eager: true }),
);

const hexes = Array.from({ length: 16 * 12 }, (_, at) => {
  const q = at % 16;
  const r = Math.floor(at / 16) - Math.floor(q / 2);
  return { q, r, name: `${String(q + 1).padStart(2, '0')}${String(r + Math.floor(q / 2) + 1).padStart(2, '0')}` };
});
const world = areaOf(
  hexes.map(({ q, r }) => hexCentre(q, r)),
  HEX * 2,
);
const sword = hexCentre(4, 3);
const dagger = hexCentre(7, 3);
const contact = hexCentre(4, 6);

/** Everything that is drawn over a map, on one map. */
export function Layers(): ReactNode {
  const [cursor, setCursor] = useState({ q: 10, r: 2 });
  const ring = [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ] as const;
  return (
    <div className={styles['whole']}>
      <MapView
        world={world}
        home={world}
        unit={HEX}
        label="Layers"
        spot={sword}
        cursor={{ at: hexCentre(cursor.q, cursor.r), words: `Hex ${cursor.q} ${cursor.r}` }}
        onStep={(heading) => setCursor(stepHex(cursor, heading))}
        onPoint={(point) => setCursor(hexAt(point))}
        minimap={<circle cx={sword.x} cy={sword.y} r={20} fill="var(--side-1)" />}
        legend={<span>fire: dashed; course: arrow</span>}
      >
        <Territory side={2} hexes={ring.map(([q, r]) => ({ q: 13 + q, r: -1 + r }))} />
        <Territory side={5} hexes={ring.map(([q, r]) => ({ q: 13 + q, r: 2 + r }))} />
        <TerritoryDiscs
          side={3}
          radius={60}
          centres={[hexCentre(2, 8), hexCentre(5, 7)]}
          links={[[hexCentre(2, 8), hexCentre(5, 7)]]}
        />
        <HexGrid hexes={hexes} />
        <Reach hexes={ring.map(([q, r], at) => ({ q: 8 + q, r: r - 1, figure: String(at) }))} />
        <PathLine points={[hexCentre(9, 4), hexCentre(11, 3), hexCentre(12, 4)]} figures={['1', '2']} />
        <ThreatBand points={[contact, hexCentre(4, 5), sword]} />
        <Vector
          from={sword}
          to={hexCentre(6, 0)}
          path={[sword, hexCentre(5, 2), hexCentre(5, 1), hexCentre(6, 0)]}
          side={1}
          look="old"
        />
        <Vector from={sword} to={hexCentre(7, 1)} side={1} look="preview" />
        <Vector from={contact} to={hexCentre(4, 4)} side={2} />
        <Vector
          from={dagger}
          to={hexCentre(10, 3)}
          path={[dagger, hexCentre(8, 3), hexCentre(9, 3), hexCentre(10, 3)]}
          side={2}
          look="selected"
        />
        <Ghost at={hexCentre(6, 0)} side={1} turn={30} look="old">
          <Dv name="sword" />
        </Ghost>
        <Ghost at={hexCentre(7, 1)} side={1} turn={60} look="preview">
          <Dv name="sword" />
        </Ghost>
        <Arcs
          at={hexCentre(11, 6)}
          radius={80}
          arcs={[
            { from: -60, to: 60, label: '+1', tint: 'var(--good)' },
            { from: 120, to: 240, label: '−2', tint: 'var(--bad)' },
          ]}
        />
        <FireLine from={sword} to={dagger} look="chosen" tag="9 in 10" />
        <FireLine from={sword} to={contact} tag="6/10" />
        <HeadingClock at={sword} heading={1} legal={[12, 1, 2, 3]} />
        <g transform={`translate(${sword.x} ${sword.y})`}>
          <Counter side={1} id="A" label="Sword" figure="3" turn={clockAngle(1)} isSelected>
            <Dv name="sword" />
          </Counter>
        </g>
        <Warning at={{ x: sword.x - 24, y: sword.y + 20 }} label="An enemy will enter" />
        <Stack
          at={dagger}
          items={['A', 'B', 'C4'].map((id) => ({
            id,
            side: 2,
            counter: (
              <Counter side={2} id={id} label={id} figure="3" target="chosen">
                <Dv name="dagger" />
              </Counter>
            ),
          }))}
        />
        <g transform={`translate(${contact.x} ${contact.y})`}>
          <Counter side={2} id="C3" label="Contact" figure="4" isBack />
        </g>
      </MapView>
    </div>
  );
}
