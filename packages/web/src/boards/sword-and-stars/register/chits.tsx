import type { PlayerView } from '@admiralty/engine/sword-and-stars';
import type { ReactNode } from 'react';
import { words } from '../words.ts';
import { Part } from './part.tsx';
import styles from './register.module.css';

/** Event chits that may be held at once. */
const PLACES = 3;

/** The reader's own hand. */
export function Chits({ player }: { player: PlayerView }): ReactNode {
  const free = Math.max(0, PLACES - player.hand.length);
  const shown = [
    ...player.hand.map((chit) => ({ ...chit, isUp: false })),
    ...player.faceUp.map((chit) => ({ ...chit, isUp: true })),
  ];
  return (
    <Part title={words.chits} note={words.chitsSeen}>
      <ul className={styles['chits']}>
        {shown.map(({ chit, kind, name, isUp }) => (
          <li key={chit}>
            <b>{name}</b>
            <small>{isUp ? words.faceUp : words.chitWords[kind]}</small>
          </li>
        ))}
        {free > 0 && <li data-free>{words.chitPlaces(free)}</li>}
      </ul>
    </Part>
  );
}
