import type { SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Brackets } from '../../../kit/map/layers/brackets.tsx';
import { FireLine } from '../../../kit/map/layers/fire-line.tsx';
import { PathLine } from '../../../kit/map/layers/path-line.tsx';
import { useMapLevel } from '../../../kit/map/level.ts';
import type { Scene } from '../scene.ts';
import { pointOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './galaxy.module.css';

/** The way of the Operation in hand: under the Systems. */
export function SceneWay({ view, scene }: { view: SsView; scene: Scene }): ReactNode {
  const { path = [], isGate, base, target } = scene;
  if (isGate && base !== null && base !== undefined && target !== null && target !== undefined)
    return <FireLine from={pointOf(view, base)} to={pointOf(view, target)} look="chosen" tag={words.gate} />;
  if (path.length < 2) return null;
  return (
    <PathLine
      points={path.map((node) => pointOf(view, node))}
      figures={path.slice(1).map((_, at) => String(at + 1))}
      gap={20}
    />
  );
}

/** Near by the node is smaller, and its name close under it. */
function useSize(): number {
  return useMapLevel() === 3 ? 50 : 66;
}

/** What can be picked, what is picked: over the Systems. */
export function SceneMarks({ view, scene }: { view: SsView; scene: Scene }): ReactNode {
  const size = useSize();
  const { marks = [], base, target } = scene;
  return (
    <>
      {marks
        .filter(({ system }) => system !== target && system !== base)
        .map(({ system, figure }) => {
          const at = pointOf(view, system);
          return (
            <g key={system}>
              <Brackets at={at} size={size - 12} look="possible" />
              {figure !== undefined && (
                <text
                  className={styles['figure']}
                  x={at.x}
                  y={at.y - ((view.systems[system]?.seatOf ?? -1) >= 0 ? 50 : 34)}
                >
                  {figure}
                </text>
              )}
            </g>
          );
        })}
      {base !== null && base !== undefined && <Brackets at={pointOf(view, base)} size={size} look="selected" />}
      {target !== null && target !== undefined && target !== base && (
        <Brackets at={pointOf(view, target)} size={size} look="chosen" />
      )}
    </>
  );
}
