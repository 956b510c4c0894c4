import { Fragment, type ReactNode } from 'react';
import styles from './set-up.module.css';
import type { Article } from './use-catalogue.ts';
import { setUpWords } from './words.ts';

interface Props {
  boxes: readonly (string | null)[];
  pods: readonly Article[];
  onChange(boxes: (string | null)[]): void;
  /** what stands below a box that holds a craft */
  craftOf?(box: number): ReactNode;
  hasPrices?: boolean;
}

/** One list a box. */
export function PodSelects({ boxes, pods, onChange, craftOf, hasPrices = false }: Props): ReactNode {
  const set = (at: number, pod: string): void =>
    onChange(boxes.map((one, index) => (index === at ? (pod === '' ? null : pod) : one)));
  return (
    <div className={styles['selects']}>
      {Object.entries(boxes).map(([index, pod]) => {
        const at = Number(index);
        return (
          <Fragment key={index}>
            <label>
              {setUpWords.choose.box(at + 1)}
              <select className={styles['select']} value={pod ?? ''} onChange={({ target }) => set(at, target.value)}>
                <option value="">{setUpWords.assign.empty}</option>
                {pod !== null && !pods.some(({ id }) => id === pod) && <option value={pod}>{plain(pod)}</option>}
                {pods.map(({ id, name, cost, notes }) => (
                  <option key={id} value={id}>
                    {[name, hasPrices ? cost.toLocaleString('en') : '', notes].filter(Boolean).join(' · ')}
                  </option>
                ))}
              </select>
            </label>
            {pods.find(({ id }) => id === pod)?.holdsCraft ? craftOf?.(at) : null}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A pod without a price has no card in the catalogue. */
function plain(pod: string): string {
  const words = pod.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
