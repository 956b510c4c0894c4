import { type ReactNode, useState } from 'react';
import styles from './set-up.module.css';
import { setUpWords } from './words.ts';

interface Props {
  /** pod ids by box, null an empty one */
  boxes: readonly (string | null)[];
  /** of the Hit Table, by box */
  rolls: readonly number[];
  nameOf(pod: string): string;
  onChange(boxes: (string | null)[]): void;
}

/** The boxes of a ship; pressing two exchanges what is in them. */
export function Boxes({ boxes, rolls, nameOf, onChange }: Props): ReactNode {
  const [inHand, setInHand] = useState<number | null>(null);
  const press = (at: number): void => {
    if (inHand === null || inHand === at) return setInHand(inHand === at ? null : at);
    const next = [...boxes];
    next[inHand] = boxes[at] ?? null;
    next[at] = boxes[inHand] ?? null;
    setInHand(null);
    onChange(next);
  };
  return (
    <ol className={styles['boxes']}>
      {Object.entries(boxes).map(([index, pod]) => {
        const at = Number(index);
        const roll = rolls[at];
        return (
          <li key={index}>
            <button type="button" aria-pressed={inHand === at} data-empty={pod === null} onClick={() => press(at)}>
              <b>{at + 1}</b>
              <span>{pod === null ? setUpWords.assign.empty : nameOf(pod)}</span>
              {roll !== undefined && <small>{setUpWords.assign.die(roll)}</small>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
