import type { Choices, DvView, UnitView } from '@admiralty/engine/deltavee';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { BigFigure } from '../../../ui/figure.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOfUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { sideOf } from '../situation.ts';
import { hexesOf } from './aim.ts';
import styles from './orders.module.css';
import { say } from './words.ts';
import { worked } from './worked.ts';

type PickTarget = Choices['pickTarget'];
type Props = ComposerProps<DvView, PickTarget['about'], PickTarget['answer']>;

interface Chance {
  relativeVelocity: number;
  chance: number;
  automatic: boolean;
}

/** A missile among several enemies: which it tries first, with the chance of each. */
export function TargetComposer({ view, client, asked, submit }: Props): ReactNode {
  const { missile, targets } = asked.about;
  const [wish, setWish] = useState<number | null>(null);
  const flying = findUnit(view, missile);
  const chances = useLookup('target-composer chances', String(asked.id), () =>
    Promise.all(targets.map((target) => chanceOf(client, flying, findUnit(view, target)))),
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

function chanceWords(chance: Chance | null | undefined): string {
  if (!chance) return '–';
  return chance.automatic ? say.pickTarget.automatic : say.fire.inTen(chance.chance);
}

/** By relative velocity and civ level; from what the reader knows of the target. */
async function chanceOf(
  client: TableClient,
  missile: UnitView | undefined,
  target: UnitView | undefined,
): Promise<Chance | null> {
  if (!missile?.missile || !target || missile.direction === null || target.direction === null) return null;
  const courses = {
    firing: `${missile.direction}@${missile.velocity}`,
    target: `${target.direction}@${target.velocity}`,
    ...hexesOf(missile, target),
  };
  const speed = await worked<{ relativeVelocity: number }>(client, 'relative-velocity', courses);
  if (!speed) return null;
  const { type, civ } = missile.missile;
  const found = await worked<Chance>(client, 'interception', {
    'relative-velocity': String(speed.value.relativeVelocity),
    type,
    civ: String(civ),
  });
  return found?.value ?? null;
}
