import type { Choices, DvView } from '@admiralty/engine/deltavee';
import { type ReactNode, useEffect, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit, nameOf } from '../names.ts';
import { UnitChoice } from '../orders/unit-choice.tsx';
import { useActing } from '../orders/use-acting.ts';
import { PodSelects } from './pod-selects.tsx';
import { useCatalogue } from './use-catalogue.ts';
import { setUpWords } from './words.ts';

type ChoosePods = Choices['choosePods'];
type Props = ComposerProps<DvView, ChoosePods['about'], ChoosePods['answer']>;

/** Pods for given hulls, in secret; begins with what the scenario suggests. */
export function ChooseComposer({ view, client, asked, submit, whyNot }: Props): ReactNode {
  const units = asked.about.units.flatMap((unit) => findUnit(view, unit) ?? []);
  const unit = useActing(view, units);
  const pods = useCatalogue(client).filter(({ kind }) => kind === 'pod');
  const [ships, setShips] = useState<(string | null)[][] | null>(null);
  const suggest = async (): Promise<void> => {
    const sample = await client.sample(asked.id);
    if (sample) setShips((sample.answer as ChoosePods['answer']).ships);
  };
  useEffect(() => {
    void client.sample(asked.id).then((sample) => {
      if (sample) setShips((sample.answer as ChoosePods['answer']).ships);
    });
  }, [client, asked.id]);
  const at = unit ? units.indexOf(unit) : -1;
  const change = (boxes: (string | null)[]): void => {
    const next = (ships ?? []).map((one, index) => (index === at ? boxes : one));
    setShips(next);
    void whyNot({ ships: next });
  };
  return (
    <>
      <ComposerBody>
        {unit && units.length > 1 && <UnitChoice view={view} units={units} acting={unit} />}
        {unit && ships && (
          <ComposerStep n={units.length > 1 ? 2 : 1} title={setUpWords.assign.boxes} value={nameOf(view, unit)}>
            <PodSelects boxes={ships[at] ?? []} pods={pods} onChange={change} />
          </ComposerStep>
        )}
      </ComposerBody>
      <Foot
        primary={{ label: setUpWords.choose.commit, run: ships ? () => submit({ ships }) : undefined }}
        others={[{ label: setUpWords.choose.suggest, letter: '.', run: suggest }]}
      />
    </>
  );
}
