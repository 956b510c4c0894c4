/** Fire on the ground: each unit with its target, beginning with the proposal. */
import { type Choices, DEFENSE, type FfwView, type Shot, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { targetsAt } from './loss-composers.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['fire']['about'], Choices['fire']['answer']>;

export function FireComposer(props: Props): ReactNode {
  const { asked, submit, view } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !answer) return <LoadingBars />;
  const targets = targetsAt(shown, asked.about.hex, sideOfSeat(view, asked.by));
  const firers = [...new Set(answer.shots.map(({ by }) => by))].sort((a, b) => a - b);
  const retarget = (by: number, at: number): void => {
    const halves = answer.shots.filter((shot) => shot.by === by).reduce((sum, shot) => sum + shot.halves, 0);
    change({ shots: [...answer.shots.filter((shot) => shot.by !== by), { by, at, halves }] });
  };
  return (
    <>
      <ComposerBody>
        {firers.length === 0 && <p>{say.fire.nobody}</p>}
        <div className={styles['bench']}>
          {firers.map((by) => (
            <label key={by}>
              {nameOf(shown, by)}
              <select value={targetOf(answer.shots, by)} onChange={({ target }) => retarget(by, Number(target.value))}>
                {targetOf(answer.shots, by) === 'split' && <option value="split">{say.fire.split}</option>}
                {targets.map(({ target, name }) => (
                  <option key={target} value={target}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: firers.length > 0 ? say.fire.fire : say.fire.none, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** The one target of a unit, or that it has several. */
function targetOf(shots: readonly Shot[], by: number): number | 'split' {
  const targets = new Set(shots.filter((shot) => shot.by === by).map(({ at }) => at));
  const [only = 'split'] = targets;
  return targets.size === 1 ? only : 'split';
}

function nameOf({ data, cards }: Shown, unit: number): string {
  if (unit === DEFENSE) return say.ownDefense;
  const card = cards.troops.get(unit);
  return card ? `${card.counter.id} · ${card.now.strength}-${card.counter.tech}` : (data.troops[unit]?.id ?? '');
}
