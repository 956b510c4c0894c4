import type { SsView } from '@admiralty/engine/sword-and-stars';
import { lazy, type ReactNode, Suspense } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { useBoardStore } from '../../../shell/board-store.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Label } from '../../../ui/label.tsx';
import type { BoardProps } from '../../types.ts';
import { empireId, sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './desks.module.css';
import type { HistoryStep } from './history-graph.tsx';
import { desk } from './words.ts';

const say = desk.empires;
const HistoryGraph = lazy(async () => ({ default: (await import('./history-graph.tsx')).HistoryGraph }));

/** The Resource Tracks side by side, and how the game went. */
export function EmpiresDesk(props: BoardProps<SsView>): ReactNode {
  const { view } = props;
  const steps = useHistory(props);
  return (
    <div className={styles['desk']}>
      <div className={styles['head']}>
        <div>
          <h2>{say.title}</h2>
          <p>{say.deck(view.deck.length, view.turned.length)}</p>
        </div>
      </div>
      <TrackTable view={view} />
      <section className={styles['wideGraph']}>
        <Label as="h3">{say.history}</Label>
        <p className={styles['note']}>{say.historyNote}</p>
        <Suspense>{steps && <HistoryGraph view={view} steps={steps} />}</Suspense>
      </section>
      <section className={styles['wideGraph']}>
        <Label as="h3">{say.cup}</Label>
        <p className={styles['note']}>{say.cupOf(view.cup)}</p>
        <ul className={styles['list']}>
          {view.unseen.map(({ kind, name, count }) => (
            <li key={kind}>
              {name}
              {count > 1 && ` × ${count}`}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function TrackTable({ view }: { view: SsView }): ReactNode {
  const select = useBoardStore((store) => store.select);
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {say.columns.map((column, at) => (
              <th key={column} scope="col" data-figure={at > 0}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.players.map((one) => (
            <tr key={one.seat}>
              <th scope="row">
                <button type="button" className={styles['pick']} onClick={() => select(empireId(one.seat))}>
                  <Emblem side={sideOf(view, one.seat)} /> {one.name}
                </button>
              </th>
              {[
                one.military,
                one.administrative,
                one.diplomatic,
                one.points,
                one.cards,
                one.systems,
                one.isMember ? one.votes : words.none,
                one.victoryPoints,
              ].map((value, at) => (
                <td key={say.columns[at + 1]} data-figure>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Victory points as each Round began, and now. */
function useHistory({ view, client, state }: BoardProps<SsView>): HistoryStep[] | null {
  const begins = state.log
    .filter(({ events }) => events.some(({ what }) => what === 'round'))
    .map(({ action }) => action);
  return useLookup('empires', `${begins.join()} ${state.length}`, async () => {
    const past = await Promise.all(begins.map((action) => client.at(action)));
    const steps = past.map(({ view: then }) => stepOf(then as SsView));
    return [...steps, { ...stepOf(view), label: say.now }];
  });
}

function stepOf({ gameTurn, round, players }: SsView): HistoryStep {
  return {
    label: say.round(gameTurn, round),
    name: say.roundName(gameTurn, round),
    points: players.map(({ victoryPoints }) => victoryPoints),
  };
}
