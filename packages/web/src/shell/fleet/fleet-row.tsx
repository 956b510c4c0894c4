import type { ReactNode } from 'react';
import { Emblem } from '../../kit/emblem.tsx';
import type { SideNumber } from '../../kit/side.ts';
import { Key } from '../../ui/key.tsx';
import { KeyButton } from '../../ui/key-button.tsx';
import { shell } from '../../words/shell.ts';
import { useBoardParts } from '../board-store.ts';
import styles from './fleet-row.module.css';

export interface FleetUnit {
  id: string;
  name: string;
  /** tells it from others of its name: whole where there is no room for the name */
  tag?: string | undefined;
  side: SideNumber;
  where: string;
  /** whose it is, where, how near the enemy: for those who hear the list */
  spoken: string;
  /** how it fares in a word: damaged, destroyed; '' sound */
  state: string;
  /** orders that it may still get; '' none, null: it is not the reader's */
  left: string | null;
  /** it has left the map */
  isGone?: boolean;
  /** a digit */
  shortcut?: string | undefined;
  /** several can be ordered together */
  canGroup?: boolean;
}

/** One unit of a fleet: state, place, orders left, and a tick that puts it into the group. */
export function FleetRow({
  id,
  name,
  tag,
  side,
  where,
  spoken,
  state,
  left,
  isGone = false,
  shortcut,
  canGroup,
}: FleetUnit): ReactNode {
  const { selected, select, group, toggleInGroup } = useBoardParts('selected', 'select', 'group', 'toggleInGroup');
  const isIn = group.includes(id);
  const called = tag === undefined ? name : `${name} ${tag}`;
  return (
    <li className={styles['row']} data-gone={isGone} data-in={isIn}>
      {canGroup && (
        <input
          type="checkbox"
          checked={isIn}
          aria-label={shell.inGroup(called)}
          title={shell.inGroup(called)}
          onChange={() => toggleInGroup(id)}
        />
      )}
      <KeyButton aria-pressed={id === selected} shortcut={shortcut} data-unit={id} onClick={() => select(id)}>
        <Emblem side={side} size={10} />
        <span className={styles['name']}>
          <span>{name}</span>
          {tag !== undefined && <span>{` ${tag}`}</span>}
        </span>
        {state && <em>{state}</em>}
        <span className="unseen">, {spoken}</span>
        <small aria-hidden>{where}</small>
        {left !== null && left !== '' && <small className={styles['left']}>{left}</small>}
        {shortcut && <Key>{shortcut}</Key>}
      </KeyButton>
    </li>
  );
}
