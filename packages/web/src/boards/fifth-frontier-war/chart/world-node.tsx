import type { World, WorldView } from '@admiralty/engine/fifth-frontier-war';
import { memo, type ReactNode } from 'react';
import { hexCentre } from '../../../kit/map/geometry.ts';
import { useMapLevel } from '../../../kit/map/level.ts';
import type { Shown } from '../shown.ts';
import styles from './chart.module.css';

/** Worlds as printed: more of it the nearer one looks. */
export const WorldsLayer = memo(function WorldsLayer({ shown }: { shown: Shown }): ReactNode {
  const { map, worlds } = shown.data;
  return shown.view.worlds.map((now) => {
    const counter = worlds[now.world];
    if (!counter) return null;
    const { x, y } = hexCentre(map.q[counter.hex] ?? 0, map.r[counter.hex] ?? 0);
    return (
      <g key={now.world} transform={`translate(${x} ${y})`}>
        <WorldMark world={counter} sdb={now.sdb} defense={now.defense} isOpened={now.isOpened} />
      </g>
    );
  });
});

interface MarkProps extends Pick<WorldView, 'sdb' | 'defense' | 'isOpened'> {
  world: World;
}

const WorldMark = memo(function WorldMark({ world, sdb, defense, isOpened }: MarkProps): ReactNode {
  const level = useMapLevel();
  const { zone } = world;
  const ring = zone === 'red' && isOpened ? 'green' : zone;
  return (
    <>
      <circle
        className={styles['disc']}
        data-air={world.atmosphere}
        data-dry={!world.ocean && world.atmosphere !== 'vacuum'}
        r={world.highPop ? 5.5 : 4.2}
      />
      {ring !== 'green' && <circle className={styles['zone']} data-zone={ring} r={9} />}
      {level >= 1 && world.gasGiant && <circle className={styles['giant']} cx={13} r={2.6} />}
      {level >= 1 && <Bases world={world} />}
      {(level >= 2 || (level === 1 && (world.capital || world.highPop))) && (
        <text className={styles['name']} data-high={world.highPop} y={17}>
          {world.name}
        </text>
      )}
      {level >= 2 && (
        <text className={styles['port']} y={-10}>
          {world.starport}
          {world.tech}
        </text>
      )}
      {level >= 2 && (sdb > 0 || defense > 0) && (
        <text className={styles['figures']} y={25}>
          {sdb} · {defense}
        </text>
      )}
    </>
  );
});

const STAR = 'M0-3.400L1 -1.100L3.400-1L1.500.600L2.100 3L0 1.600L-2.100 3L-1.500.600L-3.400-1L-1-1.100z';
const TRIANGLE = 'M0-3L2.800 2.400H-2.800z';
const SQUARE = 'M-2.400-2.400H2.400V2.400H-2.400z';

function Bases({ world: { naval, scout, military } }: { world: World }): ReactNode {
  const marks = [...(naval ? [STAR] : []), ...(scout ? [TRIANGLE] : []), ...(military ? [SQUARE] : [])];
  return marks.map((path, at) => (
    <path
      key={path}
      className={styles['base']}
      d={path}
      transform={`translate(-13 ${at * 7 - (marks.length - 1) * 3.5})`}
    />
  ));
}
