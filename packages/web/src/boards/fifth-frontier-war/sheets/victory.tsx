import type { ScenarioSheet } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Facts, Part } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

/** Points of both sides, where the difference stands among the levels, and what the next level takes. */
export function Victory({ shown: { view, data } }: { shown: Shown }): ReactNode {
  const [imperial, zhodani] = view.points;
  const difference = zhodani - imperial;
  const levels = data.sheets[view.scenario]?.levels ?? [];
  return (
    <Part title={words.victory.title} note={words.victory.level(view.level)}>
      <Facts
        rows={[
          ...view.points.map((points, side) => [words.sides[side] ?? '', points] as const),
          [words.victory.difference, words.victory.signed(difference)] as const,
        ]}
      />
      <Meter levels={levels} difference={difference} />
      <p className={styles['note']}>{nextLevels(levels, difference)}</p>
    </Part>
  );
}

/** One field a level, as wide as it is; the outer ones have no end. */
function Meter({ levels, difference }: { levels: ScenarioSheet['levels']; difference: number }): ReactNode {
  const limits = levels.flatMap(({ max }) => (max === null ? [] : [max]));
  const [low = 0] = limits;
  const high = limits.at(-1) ?? 0;
  const margin = Math.max(4, (high - low) / 8);
  const share = (at: number): number =>
    Math.min(100, Math.max(0, (100 * (at - low + margin)) / (high - low + 2 * margin)));
  return (
    <div className={styles['meter']} aria-hidden="true">
      {levels.map(({ level, max }, at) => {
        const from = at === 0 ? 0 : share(levels[at - 1]?.max ?? low);
        const to = max === null ? 100 : share(max);
        return (
          <span
            key={level}
            data-level={level}
            title={words.victory.level(level)}
            style={{ left: `${from}%`, width: `${to - from}%` }}
          />
        );
      })}
      <i style={{ left: `${share(difference)}%` }} />
    </div>
  );
}

/** How far the level of either side is away. */
function nextLevels(levels: ScenarioSheet['levels'], difference: number): string {
  const now = levels.findIndex(({ max }) => max === null || difference <= max);
  const below = levels[now - 1];
  const above = levels[now + 1];
  const limit = levels[now]?.max;
  return [
    below?.max !== null && below ? words.victory.away(below.level, difference - below.max) : '',
    above && limit !== null && limit !== undefined
      ? words.victory.away(above.level, Math.floor(limit - difference) + 1)
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
