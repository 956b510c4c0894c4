import type { Goods, SsView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { Stepper } from '../../../ui/stepper.tsx';
import styles from './desks.module.css';
import { say } from './trade-words.ts';

interface GoodsProps {
  view: SsView;
  title: string;
  /** seats */
  from: number;
  to: number;
  goods: Goods;
  onChange(goods: Goods): void;
}

/** One side of a bargain: points, and what the giver has of the rest. */
export function GoodsFields({ view, title, from, to, goods, onChange }: GoodsProps): ReactNode {
  const treaties = view.systems.filter(({ treaty }) => treaty.includes(from) && !treaty.includes(to));
  const systems = view.systems.filter(({ owner, seatOf }) => owner === from && seatOf < 0);
  const trades = view.systems.filter(({ trade }) => trade.includes(from));
  return (
    <fieldset>
      <legend>{title}</legend>
      <div className={styles['goods']}>
        <Stepper
          label={say.pointsLabel}
          value={goods.points}
          max={view.players[from]?.points ?? 0}
          onChange={(points) => onChange({ ...goods, points })}
        />
        <Ticks
          label={say.treaties}
          systems={treaties}
          ticked={goods.treaties}
          onChange={(list) => onChange({ ...goods, treaties: list })}
        />
        <Ticks
          label={say.systems}
          systems={systems}
          ticked={goods.systems.map(({ system }) => system)}
          onChange={(list) =>
            onChange({ ...goods, systems: list.map((system) => ({ system, web: true, gate: true, tally: true })) })
          }
        />
        <Ticks
          label={say.trades}
          systems={trades}
          ticked={goods.trades}
          onChange={(list) => onChange({ ...goods, trades: list })}
        />
      </div>
    </fieldset>
  );
}

interface TicksProps {
  label: string;
  systems: readonly { system: number; name: string }[];
  ticked: readonly number[];
  onChange(ticked: number[]): void;
}

function Ticks({ label, systems, ticked, onChange }: TicksProps): ReactNode {
  if (systems.length === 0) return null;
  return (
    <div>
      <p className={styles['note']}>{label}</p>
      <div className={styles['list']}>
        {systems.map(({ system, name }) => (
          <label key={system}>
            <input
              type="checkbox"
              checked={ticked.includes(system)}
              onChange={({ target }) =>
                onChange(target.checked ? [...ticked, system] : ticked.filter((one) => one !== system))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </div>
  );
}
