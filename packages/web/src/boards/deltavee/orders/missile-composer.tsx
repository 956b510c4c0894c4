import type { Choices, DvView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOfUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { sideOf } from '../situation.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type PickMissile = Choices['pickMissile'];
type Props = ComposerProps<DvView, PickMissile['about'], PickMissile['answer']>;

/** Several missiles in one hex with the enemy: which tries first (DV-9.7d). */
export function MissileComposer({ view, asked, submit }: Props): ReactNode {
  const { missiles } = asked.about;
  const [wish, setWish] = useState<number | null>(null);
  const missile = wish ?? missiles[0] ?? -1;
  useShowScene(`${asked.id} ${missile}`, () => ({
    marks: missiles.map((unit) => ({ unit, isChosen: unit === missile })),
    onUnit: (unit) => {
      if (missiles.includes(unit)) setWish(unit);
      return missiles.includes(unit);
    },
  }));
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.pickMissile.title}>
          <div className={styles['gap']}>
            <TargetTable
              label={say.pickMissile.title}
              columns={say.pickMissile.columns}
              picked={String(missile)}
              rows={missiles.map((unit) => ({
                id: String(unit),
                label: nameOfUnit(view, unit),
                side: sideOf(view, findUnit(view, unit)?.seat ?? 0),
                cells: [findUnit(view, unit)?.velocity ?? '–', findUnit(view, unit)?.flight?.energy ?? '–'],
              }))}
              onPick={(id) => setWish(Number(id))}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: say.pickMissile.commit(nameOfUnit(view, missile)), run: () => submit({ missile }) }} />
    </>
  );
}
