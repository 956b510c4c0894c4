import type { Choices, DeltaVeeTypes, DvView } from '@admiralty/engine/deltavee';
import { typedQueries } from '@admiralty/host';
import type { ReactNode } from 'react';
import { ComposerBody } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure } from '../../../ui/figure.tsx';
import { OddsBar } from '../../../ui/odds.tsx';
import type { ComposerProps } from '../../types.ts';
import { findUnit } from '../names.ts';
import { useShowScene } from '../scene.ts';
import { fatalHits } from './lost-to.ts';
import styles from './orders.module.css';
import { useLookAt } from './use-look-at.ts';
import { say } from './words.ts';

type EmergencyField = Choices['emergencyField'];
type Props = ComposerProps<DvView, EmergencyField['about'], EmergencyField['answer']>;

/** The moment of interception: one die for the field, or the ship is lost. */
export function FieldComposer({ view, client, asked, submit }: Props): ReactNode {
  const { unit, missile } = asked.about;
  const [found] =
    useLookup('field-composer found', String(asked.id), () =>
      typedQueries<DeltaVeeTypes>(client).figures('emergencyField', asked.id, [{ activate: true }]),
    ) ?? [];
  useShowScene(String(asked.id), () => ({
    marks: [
      { unit, isChosen: true },
      { unit: missile, isChosen: false },
    ],
  }));
  useLookAt(unit);
  const { chance = 0, hits = 0 } = found ?? {};
  const target = findUnit(view, unit);
  const isTooMuch = target ? fatalHits({ hits }, target) > 0 : false;
  return (
    <>
      <ComposerBody>
        <BigFigure figure={found ? say.fire.inTen(chance) : '–'} of={say.field.ofRaise} rule="DV-9.8b">
          <OddsBar
            parts={[
              { label: say.field.raise, share: chance / 10, look: 'plain' },
              { label: say.field.late, share: 1 - chance / 10, look: 'cross' },
            ]}
          />
          <div className={styles['ways']}>
            <p data-is="good">{say.field.ifUp(hits, isTooMuch)}</p>
            <p data-is="bad">{say.field.ifNot}</p>
          </div>
        </BigFigure>
      </ComposerBody>
      <Foot
        primary={{ label: say.field.raise, run: () => submit({ activate: true }) }}
        others={[{ label: say.field.leave, letter: 'P', run: () => submit({ activate: false }) }]}
      />
    </>
  );
}
