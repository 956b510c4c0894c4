import type { Choices, DeltaVeeTypes, DvView, InterceptionFigures } from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure } from '../../../ui/figure.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOfUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { sideOf } from '../situation.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type PickTarget = Choices['pickTarget'];
type Props = ComposerProps<DvView, PickTarget['about'], PickTarget['answer']>;

/** A missile among several enemies: which it tries first, with the chance of each. */
export function TargetComposer({ view, client, asked, submit }: Props): ReactNode {
  const { targets } = asked.about;
  const [wish, setWish] = useState<number | null>(null);
  const chances = useLookup('target-composer chances', String(asked.id), () =>
    typedQueries<DeltaVeeTypes>(client).figures(
      'pickTarget',
      asked.id,
      targets.map((target) => ({ target })),
    ),
  );
  const target = wish ?? targets[0] ?? -1;
  useShowScene(`${asked.id} ${target}`, () => ({
    marks: targets.map((unit) => ({ unit, isChosen: unit === target })),
    onUnit: (unit) => {
      if (targets.includes(unit)) setWish(unit);
      return targets.includes(unit);
    },
  }));
  const chosen = chances?.[targets.indexOf(target)];
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.fire.target}>
          <div className={styles['gap']}>
            <TargetTable
              label={say.fire.target}
              columns={say.pickTarget.columns}
              picked={String(target)}
              rows={targets.map((unit, at) => ({
                id: String(unit),
                label: nameOfUnit(view, unit),
                side: sideOf(view, findUnit(view, unit)?.seat ?? 0),
                cells: [chances?.[at]?.relativeVelocity ?? '–', chanceWords(chances?.[at])],
              }))}
              onPick={(id) => setWish(Number(id))}
            />
          </div>
        </ComposerStep>
        <BigFigure figure={chanceWords(chosen)} of={say.pickTarget.of(nameOfUnit(view, target))} rule="DV-9.6c" />
      </ComposerBody>
      <Foot primary={{ label: say.pickTarget.commit(nameOfUnit(view, target)), run: () => submit({ target }) }} />
    </>
  );
}

function chanceWords(chance: InterceptionFigures | null | undefined): string {
  if (!chance) return '–';
  return chance.automatic ? say.pickTarget.automatic : say.fire.inTen(chance.chance);
}
