import type { Observation } from '@admiralty/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Label } from '../../ui/label.tsx';
import { Segments } from '../../ui/segments.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import { differingIn } from '../map/differing.ts';
import { useTable } from '../table-context.tsx';
import styles from './over.module.css';

const MOST_SHOWN = 12;

/** What the reader did not know to the end; the map shows the one or the other. */
export function HiddenList(): ReactNode {
  const { state, board, client } = useTable();
  const { isTruth, showTruth, select } = useBoardParts('isTruth', 'showTruth', 'select');
  const { viewer, observation, length, link, isReplay } = state;
  const truth = useTruth(viewer !== 'referee' && !link && !isReplay);
  if (!observation || !truth || length === 0) return null;
  const differing = differingIn({ board, state, client }, [truth, observation]);
  return (
    <section>
      <Label as="h3">{shell.hidden}</Label>
      <Segments
        label={shell.hidden}
        value={isTruth ? 'truth' : 'own'}
        options={[
          { id: 'truth', label: shell.truth },
          { id: 'own', label: shell.asYouSaw },
        ]}
        onPick={(id) => showTruth(id === 'truth')}
      />
      {differing.length === 0 ? (
        <p className={styles['seed']}>{shell.nothingHidden}</p>
      ) : (
        <ul className={styles['hidden']}>
          {differing.slice(0, MOST_SHOWN).map(({ id, rows: [real, known] }) => (
            <li key={id}>
              <button type="button" onClick={() => select(id)}>
                <b>{real?.place ?? known?.place}</b> <span>{real?.what ?? shell.notThere}</span>
                <small>{known ? shell.youSaw(`${known.place}, ${known.what}`) : shell.youSawNothing}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The table as it was; null until it is here, or where it is not open. */
function useTruth(isOpen: boolean): Observation | null {
  const { client, state } = useTable();
  const { length } = state;
  const [truth, setTruth] = useState<Observation | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let isCurrent = true;
    void client.at(length, 'referee').then((seen) => isCurrent && setTruth(seen));
    return () => {
      isCurrent = false;
    };
  }, [client, length, isOpen]);
  return isOpen ? truth : null;
}
