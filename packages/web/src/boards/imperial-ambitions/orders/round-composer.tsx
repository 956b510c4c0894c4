import type { Choices } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { useShowScene } from '../scene.ts';
import { enemiesNear, unitsOnMap } from '../situation.ts';
import { CrowdedNote } from './crowded-note.tsx';
import styles from './orders.module.css';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Answer = Choices['round']['answer'];

/** Roll, or be done for this phase. */
export function RoundComposer({ asked, client, submit, view }: Composing<'round'>): ReactNode {
  const answers = useLookup('answers', String(asked.id), () => client.answers(asked.id));
  const left = unitsOnMap(view).filter(({ owner, fight, ma }) => owner === asked.by && ma > 0 && !fight?.isActivated);
  useShowScene(`${asked.id} ${left.length}`, () => ({
    marks: left.flatMap(({ fight }) => (fight ? [{ xy: fight.xy, isChosen: false }] : [])),
    area: left.flatMap(({ fight }) => (fight ? [fight.xy, ...enemiesNear(view, fight.xy)] : [])),
  }));
  if (!answers) return <LoadingBars />;
  // the answers listed to this question are of its kind
  const offered = (answers.options ?? []).map(({ answer }) => answer as Answer);
  const mayRoll = offered.some((answer) => answer.do === 'roll');
  const done = { label: say.round.done, run: () => submit({ do: 'done' }) };
  return (
    <>
      <ComposerBody>
        <p className={styles['note']}>{say.round.left(left.length)}</p>
        <CrowdedNote view={view} owner={asked.by} />
      </ComposerBody>
      <Foot
        primary={mayRoll ? { label: say.round.roll, run: () => submit({ do: 'roll' }) } : done}
        others={mayRoll ? [{ ...done, letter: 'D', coach: 'done' }] : []}
      />
    </>
  );
}
