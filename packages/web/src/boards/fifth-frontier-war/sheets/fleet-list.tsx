import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { type FfwProps, shownOf } from '../shown.ts';
import { fleetId, nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

/** All fleets in a table: place, factors, range, commander, orders. */
export function FleetList(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  const selected = useBoardStore((store) => store.selected);
  const select = useBoardStore((store) => store.select);
  if (!shown) return null;
  const fleets = [...shown.cards.fleets.values()];
  return (
    <div className={styles['desk']}>
      {fleets.length === 0 && <p className={styles['note']}>{words.noFleets}</p>}
      {[0, 1].map((side) => {
        const own = fleets.filter(({ counter }) => counter.side === side);
        if (own.length === 0) return null;
        return (
          <table key={side} className={styles['fleets']}>
            <caption>{words.sides[side]}</caption>
            <ColumnHeads names={words.fleetColumns} />
            <tbody>
              {own.map(({ counter, now, total, commander }) => (
                <tr key={counter.id} data-picked={selected === fleetId(counter.index)}>
                  <th scope="row">
                    <button type="button" onClick={() => select(fleetId(counter.index))}>
                      {counter.name}
                    </button>
                  </th>
                  <td>
                    {now.place >= 0
                      ? nameOfPlace(shown, now.place)
                      : words.fleet.transit(nameOfPlace(shown, now.transit))}
                  </td>
                  <td>{total ? words.fleet.factors(total.attack, total.bombardment, total.defense) : '?'}</td>
                  <td>{total?.range ?? '?'}</td>
                  <td>{commander?.counter.name ?? words.fleet.noCommander}</td>
                  <td>
                    {now.orders
                      ? now.orders.map(({ turn, order }) => `${turn} ${order}`).join(', ') || '–'
                      : now.plotted === null
                        ? '?'
                        : words.fleet.plotted(now.plotted)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}
