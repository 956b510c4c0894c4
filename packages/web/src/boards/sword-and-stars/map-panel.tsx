import type { SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useContext, useMemo, useState } from 'react';
import { type Area, areaOf, type Point, stepPlace } from '../../kit/map/geometry.ts';
import { Brackets } from '../../kit/map/layers/brackets.tsx';
import { MapView } from '../../kit/map/map-view.tsx';
import { WholeContext } from '../../kit/map/whole.ts';
import { sideFill, sides } from '../../kit/side.ts';
import { useBoardStore } from '../../shell/board-store.ts';
import type { BoardProps } from '../types.ts';
import { MomentPanel } from './card/moment-panel.tsx';
import styles from './galaxy/galaxy.module.css';
import { GroundLayer, linksOf } from './galaxy/ground-layer.tsx';
import { Legend } from './galaxy/legend.tsx';
import { SceneMarks, SceneWay } from './galaxy/scene-layer.tsx';
import { SystemNode } from './galaxy/system-node.tsx';
import { type Scene, useScene } from './scene.ts';
import {
  nodeName,
  ownEmpire,
  ownerName,
  ownerSide,
  pointOf,
  selectedSystem,
  systemId,
  systemWords,
} from './situation.ts';
import { words } from './words.ts';

/** How near a click must be, in map units. */
const NEAR = 44;

export function MapPanel(props: BoardProps<SsView>): ReactNode {
  const { view, isPast } = props;
  const isWhole = useContext(WholeContext);
  const selected = useBoardStore((store) => store.selected);
  const open = useScene((store) => store.scene);
  const scene = isPast ? null : open;
  const picked = selectedSystem(view, selected)?.system ?? null;
  const [cursor, setCursor] = useState<number | null>(null);
  const places = useMemo(() => view.nodes.map(({ x, y }, node) => ({ x, y, node })), [view.nodes]);
  const world = useMemo(() => areaOf(places, NEAR * 2.2), [places]);
  const home = useMemo(() => withNames(areaOf(places, NEAR)), [places]);
  const pick = usePicking(view);
  const seat = ownEmpire(view)?.seatAt ?? -1;
  const spot = scene?.target ?? picked ?? (seat >= 0 ? seat : null);
  const from = cursor ?? spot ?? 0;
  return (
    <MapView
      world={world}
      home={home}
      unit={42}
      label={words.map}
      spot={spot === null ? null : pointOf(view, spot)}
      cursor={
        cursor === null
          ? null
          : { at: pointOf(view, cursor), words: `${nodeWords(view, cursor)}${wishWords(scene, cursor)}` }
      }
      onStep={(heading) => setCursor(stepPlace(pointOf(view, from), places, heading)?.node ?? from)}
      onOpen={() => cursor !== null && pick(cursor)}
      onPoint={(point) => {
        setCursor(null);
        pick(nearest(places, point));
      }}
      minimap={<MiniGalaxy view={view} />}
      legend={<Legend />}
      overlay={isWhole ? null : <MomentPanel {...props} />}
    >
      <GroundLayer view={view} />
      {scene && <SceneWay view={view} scene={scene} />}
      {view.systems.map((system) => (
        <SystemNode key={system.system} view={view} system={system} />
      ))}
      {scene && <SceneMarks view={view} scene={scene} />}
      {picked !== null && picked !== scene?.base && picked !== scene?.target && (
        <Brackets at={pointOf(view, picked)} size={66} look="selected" />
      )}
    </MapView>
  );
}

/** Names and figures stand below their Systems. */
function withNames(area: Area): Area {
  return { ...area, height: area.height + NAMES };
}
const NAMES = 26;

/** A pointed System goes to the open composer first; then it is selected. */
function usePicking(view: SsView): (node: number | null) => void {
  const select = useBoardStore((store) => store.select);
  const scene = useScene((store) => store.scene);
  return (node) => {
    const isSystem = node !== null && node < view.systems.length;
    if (isSystem) scene?.onSystem?.(node);
    select(isSystem ? systemId(node) : null);
  };
}

function nearest(places: readonly (Point & { node: number })[], { x, y }: Point): number | null {
  const far = (one: Point): number => Math.hypot(one.x - x, one.y - y);
  const best = places.reduce((least, one) => (far(one) < far(least) ? one : least));
  return far(best) > NEAR ? null : best.node;
}

/** What stands at a node, for those who hear the map. */
function nodeWords(view: SsView, node: number): string {
  const system = view.systems[node];
  if (!system) return `${nodeName(view, node)}: ${words.emptySystem}`;
  return `${system.name}, ${ownerName(view, system.owner)}: ${systemWords(view, system)}`;
}

/** What the open composer could do with it. */
function wishWords(scene: Scene | null, node: number): string {
  const mark = scene?.marks?.find(({ system }) => system === node);
  if (mark) return `; ${words.target(mark.figure)}`;
  return scene?.base === node ? `; ${words.base}` : '';
}

function MiniGalaxy({ view }: { view: SsView }): ReactNode {
  return (
    <>
      <path className={styles['miniLinks']} d={linksOf(view)} />
      {view.systems.map(({ system, owner }) => {
        const side = ownerSide(view, owner);
        const { x, y } = pointOf(view, system);
        return side === null ? null : (
          <path
            key={system}
            d={sides[side].path}
            fill={sideFill(side)}
            transform={`translate(${x - 22} ${y - 22}) scale(0.7)`}
          />
        );
      })}
    </>
  );
}
