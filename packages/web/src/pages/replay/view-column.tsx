import type { Viewer } from '@admiralty/engine';
import type { ReactNode } from 'react';
import type { PlaceRow } from '../../boards/types.ts';
import { Emblem } from '../../kit/emblem.tsx';
import { StillMap } from '../../shell/map/still-map.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Mark } from '../../ui/mark.tsx';
import { replayWords } from '../../words/site.ts';
import styles from './replay.module.css';
import type { Views } from './use-views.ts';

interface ViewColumnProps {
  viewer: Viewer;
  title: string;
  seen: Views;
  isAlone: boolean;
}

/** One pair of eyes: the map, and below it what the others knew otherwise. */
export function ViewColumn({ viewer, title, seen, isAlone }: ViewColumnProps): ReactNode {
  const { board, state, sideOf } = useTable();
  const observation = seen.get(viewer);
  return (
    <section className={styles['column']} aria-label={title}>
      <h2>
        {typeof viewer === 'number' ? <Emblem side={sideOf(viewer)} size={14} /> : <Mark size={16} />} {title}
        <small>{viewer === 'referee' ? replayWords.openSince : isAlone ? replayWords.secret : ''}</small>
      </h2>
      <div className={styles['map']}>
        {observation && <StillMap state={state} board={board} observation={observation} />}
      </div>
      {!isAlone && <Differing viewer={viewer} seen={seen} />}
    </section>
  );
}

/** Places that not everybody saw alike. */
function Differing({ viewer, seen }: Pick<ViewColumnProps, 'viewer' | 'seen'>): ReactNode {
  const { board, state, client } = useTable();
  const rowsOf = new Map<Viewer, Map<string, PlaceRow>>();
  for (const [eyes, observation] of seen) {
    const rows = board.places({ view: observation.view, observation, state, client, isPast: true });
    rowsOf.set(eyes, new Map(rows.map((row) => [row.id, row])));
  }
  const ids = [...new Set([...rowsOf.values()].flatMap((rows) => [...rows.keys()]))];
  const differing = ids.filter((id) => new Set([...rowsOf.values()].map((rows) => wordsOf(rows.get(id)))).size > 1);
  if (differing.length === 0) return <p className={styles['same']}>{replayWords.same}</p>;
  return (
    <dl className={styles['facts']}>
      {differing.map((id) => {
        const truth = rowsOf.get('referee')?.get(id);
        return (
          <div key={id}>
            <dt>{truth?.place ?? id}</dt>
            <dd>{wordsOf(rowsOf.get(viewer)?.get(id))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function wordsOf(row: PlaceRow | undefined): string {
  return row ? `${row.place}, ${row.what}` : replayWords.unknown;
}
