import type { Viewer } from '@admiralty/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import { differingIn, isSameKnowledge } from '../../shell/map/differing.ts';
import { StillInspector, StillMap } from '../../shell/map/still-map.tsx';
import { useTable } from '../../shell/table-context.tsx';
import { Mark } from '../../ui/mark.tsx';
import { replayWords } from '../../words/site.ts';
import styles from './replay.module.css';
import type { Views } from './use-views.ts';

interface ViewColumnProps {
  viewer: Viewer;
  title: string;
  seen: Views;
  /** no other view stands beside it */
  isAlone: boolean;
  /** the game goes on: only the reader's own view is open */
  isSecret: boolean;
  /** the sheets of what is selected stand below the map */
  hasSheets: boolean;
}

/** One pair of eyes: the map, the sheets as these eyes saw them, and what the others knew otherwise. */
export function ViewColumn({ viewer, title, seen, isAlone, isSecret, hasSheets }: ViewColumnProps): ReactNode {
  const { board, state, client, sideOf } = useTable();
  const observation = seen.get(viewer);
  const still = { state, board, source: client };
  return (
    <section className={styles['column']} aria-label={title} data-alone={isAlone}>
      <h2>
        {typeof viewer === 'number' ? <Emblem side={sideOf(viewer)} size={14} /> : <Mark size={16} />} {title}
        <small>{viewer === 'referee' ? replayWords.openSince : isSecret ? replayWords.secret : ''}</small>
      </h2>
      <div className={styles['map']}>{observation && <StillMap {...still} observation={observation} />}</div>
      {hasSheets && observation && (
        <section className={styles['sheets']} aria-label={replayWords.sheetsOf(title)}>
          <StillInspector {...still} observation={observation} />
        </section>
      )}
      {!isAlone && <Differing viewer={viewer} seen={seen} />}
    </section>
  );
}

/** Places that not everybody saw alike. */
function Differing({ viewer, seen }: Pick<ViewColumnProps, 'viewer' | 'seen'>): ReactNode {
  const table = useTable();
  const viewers = [...seen.keys()];
  const observations = [...seen.values()];
  const differing = differingIn(table, observations);
  if (differing.length === 0)
    return (
      <p className={styles['same']}>{isSameKnowledge(observations) ? replayWords.same : replayWords.sheetsDiffer}</p>
    );
  const own = viewers.indexOf(viewer);
  const truth = Math.max(viewers.indexOf('referee'), 0);
  return (
    <dl className={styles['facts']}>
      {differing.map(({ id, rows }) => (
        <div key={id}>
          <dt>{rows[truth]?.place ?? id}</dt>
          <dd>{rows[own] ? `${rows[own].place}, ${rows[own].what}` : replayWords.unknown}</dd>
        </div>
      ))}
    </dl>
  );
}
