/** What the open composer draws on either map. */
import type { IaView } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { areaOf, hexBorderPath, hexPath, middleOf } from '../../kit/map/geometry.ts';
import { Brackets } from '../../kit/map/layers/brackets.tsx';
import { FireLine } from '../../kit/map/layers/fire-line.tsx';
import { Ghost } from '../../kit/map/layers/ghost.tsx';
import { PathLine } from '../../kit/map/layers/path-line.tsx';
import { Reach } from '../../kit/map/layers/reach.tsx';
import { Drawing } from './art.tsx';
import { axialOf, pointOf } from './ids.ts';
import styles from './scene.module.css';
import type { GhostUnit, Scene } from './scene.ts';
import { sideOf } from './situation.ts';
import { FacingDart } from './tactical/facing-dart.tsx';
import { words } from './words.ts';

/** Under the counters: zones and what can be reached. */
export function SceneGround({ scene }: { scene: Scene }): ReactNode {
  const { reach = [], zone = [], arcs } = scene;
  return (
    <g>
      {arcs && <ArcHexes arcs={arcs} isNamed={reach.length === 0} />}
      {zone.length > 0 && <path className={styles['zone']} d={hexBorderPath(zone.map(axialOf), 1)} />}
      {reach.length > 0 && (
        <Reach
          hexes={reach.map(({ xy, figure }) => ({ ...axialOf(xy), ...(figure ? { figure } : {}) }))}
          isInMiddle={reach.some(({ facings }) => facings)}
          isCalm={zone.length > 0}
        />
      )}
      {reach.flatMap(({ xy, facings = [] }) => {
        const { x, y } = pointOf(xy);
        return facings.map((facing) => (
          <FacingDart
            key={`${xy} ${facing}`}
            className={styles['facing']}
            at={{ x, y }}
            facing={facing}
            from={FACING}
          />
        ));
      })}
    </g>
  );
}

/** Inside the hexside, clear of the figure in the middle; clear of a ghost's corner. */
const FACING = 15;
const GHOST_FACING = 21;
/** Where the pointers of units are. */
const OVER_POINTER = 24;

/** Hexes of an arc in its outermost ring. */
const FARTHEST = 7;

interface ArcProps {
  arcs: NonNullable<Scene['arcs']>;
  isNamed: boolean;
}

/** Both arcs, each with its name at the far end where nothing else is written there. */
function ArcHexes({ arcs, isNamed }: ArcProps): ReactNode {
  return (['forward', 'rear'] as const).map((arc) => {
    const hexes = arcs[arc];
    if (hexes.length === 0) return null;
    const { x, y } = middleOf(areaOf(hexes.slice(-FARTHEST).map(pointOf)));
    return (
      <g key={arc}>
        <path className={styles['arc']} d={hexes.map((xy) => hexPath(axialOf(xy).q, axialOf(xy).r, 1.5)).join('')} />
        {isNamed && (
          <text className={styles['arcName']} x={x} y={y}>
            {words.arcs[arc]}
            <tspan x={x} dy="1.1em">
              {arcs.label}
            </tspan>
          </text>
        )}
      </g>
    );
  });
}

/** Over the counters: the way, where units will stand, lines of fire, targets. */
export function SceneOver({ view, scene }: { view: IaView; scene: Scene }): ReactNode {
  const { path = [], ghosts = [], darts = [], fires = [], marks = [], blocked = [] } = scene;
  return (
    <g>
      {path.length > 1 && <PathLine points={path.map(pointOf)} />}
      {besides(ghosts).map(({ ghost, aside }) => (
        <GhostMark key={ghost.unit} view={view} ghost={ghost} aside={aside} />
      ))}
      {darts.flatMap(({ xy, facings }) =>
        facings.map((facing) => (
          <FacingDart
            key={`${xy} ${facing}`}
            className={styles['facing']}
            at={pointOf(xy)}
            facing={facing}
            from={OVER_POINTER}
          />
        )),
      )}
      {lastOf(fires, ({ from, to }) => `${from} ${to}`)
        .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen))
        .map(({ from, to, tag, isChosen }) => (
          <FireLine
            key={`${from} ${to}`}
            from={pointOf(from)}
            to={pointOf(to)}
            look={isChosen ? 'chosen' : 'possible'}
            {...(tag === undefined ? {} : { tag })}
          />
        ))}
      {blocked.map(({ from, at }) => {
        const [start, end] = [pointOf(from), pointOf(at)];
        return (
          <g key={String(from)} className={styles['blocked']}>
            <line x1={start.x} y1={start.y} x2={end.x} y2={end.y} />
            <path d={`M${end.x - 7} ${end.y - 7}l14 14m0 -14l-14 14`} />
          </g>
        );
      })}
      {lastOf(marks, ({ xy }) => String(xy)).map(({ xy, isChosen }) => (
        <Brackets key={String(xy)} at={pointOf(xy)} size={50} look={isChosen ? 'chosen' : 'possible'} />
      ))}
    </g>
  );
}

/** Between the middles of those who would stand in one hex. */
const ASIDE = 11;

/** Who would share a hex stand side by side, the one in hand over the others. */
function besides(ghosts: readonly GhostUnit[]): { ghost: GhostUnit; aside: number }[] {
  return ghosts
    .map((ghost) => {
      const here = ghosts.filter(({ xy }) => String(xy) === String(ghost.xy));
      return { ghost, aside: (here.indexOf(ghost) - (here.length - 1) / 2) * ASIDE };
    })
    .toSorted((one, other) => Number(one.ghost.isChosen) - Number(other.ghost.isChosen));
}

function GhostMark({ view, ghost, aside }: { view: IaView; ghost: GhostUnit; aside: number }): ReactNode {
  const { unit, xy, facing, isChosen } = ghost;
  const found = view.units.find((one) => one.unit === unit);
  if (!found) return null;
  const { x, y } = pointOf(xy);
  return (
    <>
      <Ghost
        at={{ x: x + aside, y }}
        side={sideOf(view, found.owner)}
        turn={(facing ?? 0) * 60}
        look={isChosen ? 'preview' : 'plain'}
      >
        <Drawing name={found.type.toLowerCase()} />
      </Ghost>
      {facing !== null && <FacingDart className={styles['facing']} at={{ x, y }} facing={facing} from={GHOST_FACING} />}
    </>
  );
}

/** One of each place; a chosen one hides those that are only possible. */
function lastOf<T extends { isChosen: boolean }>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const found = new Map<string, T>();
  for (const one of all) if (one.isChosen || !found.get(keyOf(one))?.isChosen) found.set(keyOf(one), one);
  return [...found.values()];
}
