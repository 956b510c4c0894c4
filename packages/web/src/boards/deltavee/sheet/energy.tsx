import type { UnitView } from '@admiralty/engine/deltavee';
import type { CSSProperties, ReactNode } from 'react';
import { upTo } from '../lists.ts';
import { energyIn } from '../orders/handling.ts';
import { words } from '../words.ts';
import { Part } from './part.tsx';
import styles from './sheet.module.css';

const MAX_CELLS_SHOWN = 48;

/** Energy as on the log: a cell is one block. */
export function Energy({ unit }: { unit: UnitView }): ReactNode {
  const { vessel, log } = unit;
  if (!vessel || !log) return null;
  const block = vessel.kind === 'craft' ? 1 : Math.max(1, vessel.ratings.burn);
  const total = energyIn(unit);
  const blocks = words.energyLeft(total, block);
  const stores = [
    { place: words.hull, left: log.energy, most: log.energyMost },
    ...log.pods.flatMap(({ box, energy, energyMost }) =>
      energyMost > 0 ? [{ place: words.podPlace(box), left: energy, most: energyMost }] : [],
    ),
  ];
  return (
    <Part title={words.energy} value={vessel.ratings.isEndless ? words.endless : blocks}>
      {stores.map(({ place, left, most }) => (
        <div key={place} className={styles['store']}>
          <p>{words.energyOf(place, left, most)}</p>
          <Cells left={left} most={most} block={block} />
        </div>
      ))}
    </Part>
  );
}

export function Cells({ left, most, block }: { left: number; most: number; block: number }): ReactNode {
  const count = Math.ceil(most / block);
  if (count > MAX_CELLS_SHOWN)
    return (
      <div className={styles['bar']}>
        <i style={{ width: `${(left / most) * 100}%` }} />
      </div>
    );
  return (
    <div className={styles['cells']} aria-hidden>
      {upTo(count).map((n) => (
        <i key={n} style={fullness((left - (n - 1) * block) / block)} />
      ))}
    </div>
  );
}

function fullness(share: number): CSSProperties {
  return { '--full': Math.min(Math.max(share, 0), 1) } as CSSProperties;
}
