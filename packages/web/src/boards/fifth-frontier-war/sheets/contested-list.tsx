import { type ReactNode, useMemo } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import type { TableState } from '../../../table/types.ts';
import { Part } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace, placeId } from '../situation.ts';
import { contestedIn, meetingsOf } from '../theatre/contested.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const say = words.contested;

/** The fights of this phase in their order; nothing where there is but one. */
export function ContestedList({ shown, state }: { shown: Shown; state: TableState }): ReactNode {
  const select = useBoardStore((store) => store.select);
  const hex = shown.view.combat?.hex ?? -1;
  const list = useMemo(() => (hex < 0 ? [] : contestedIn(state.log, hex, meetingsOf(shown))), [shown, state.log, hex]);
  if (list.length < 2) return null;
  return (
    <Part title={say.title} note={say.count(list.findIndex((one) => one.is === 'now') + 1, list.length)}>
      <ol className={styles['contested']}>
        {list.map((one) => (
          <li key={one.hex} {...(one.is === 'now' ? { 'aria-current': 'step' as const } : {})}>
            <button type="button" onClick={() => select(placeId(one.hex))}>
              {nameOfPlace(shown, one.hex)} <small>{say[one.is]}</small>
            </button>
          </li>
        ))}
      </ol>
    </Part>
  );
}
