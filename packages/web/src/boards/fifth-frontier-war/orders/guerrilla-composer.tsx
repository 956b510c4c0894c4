/** Guerrillas: each unit covert or overt. */
import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { Segments } from '../../../ui/segments.tsx';
import type { ComposerProps } from '../../types.ts';
import { shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['guerrillas']['about'], Choices['guerrillas']['answer']>;

export function GuerrillasComposer(props: Props): ReactNode {
  const shown = shownOf(props);
  const [changed, setChanged] = useDraft<ReadonlySet<number>>(props, 'changed', new Set());
  if (!shown) return null;
  const units = [...shown.cards.troops.values()].filter(({ counter, now }) => counter.isGuerrilla && now.place >= 0);
  const isOvert = (troop: number, now: boolean): boolean => (changed.has(troop) ? !now : now);
  const answer = {
    overt: units
      .filter(({ counter, now }) => changed.has(counter.index) && !now.isOvert)
      .map(({ counter }) => counter.index),
    covert: units
      .filter(({ counter, now }) => changed.has(counter.index) && now.isOvert)
      .map(({ counter }) => counter.index),
  };
  const set = (troop: number, now: boolean, wish: boolean): void => {
    const next = new Set(changed);
    if (wish === now) next.delete(troop);
    else next.add(troop);
    setChanged(next);
  };
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          {units.map(({ counter, now }) => (
            <section key={counter.id}>
              <h4>
                <span>{nameOfPlace(shown, now.place)}</span>
                <small>{`${counter.id} · ${now.strength}`}</small>
              </h4>
              <Segments
                label={counter.id}
                value={isOvert(counter.index, now.isOvert) ? 'overt' : 'covert'}
                options={[
                  { id: 'covert', label: say.guerrillas.covert },
                  { id: 'overt', label: say.guerrillas.overt },
                ]}
                onPick={(id) => set(counter.index, now.isOvert, id === 'overt')}
              />
            </section>
          ))}
        </div>
        {changed.size > 0 && <Verdict props={props} answer={answer} />}
      </ComposerBody>
      <Foot primary={{ label: say.guerrillas.done(changed.size), run: () => props.submit(answer) }} />
    </>
  );
}
