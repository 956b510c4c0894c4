/** Steps and units that are lost: who loses steps, who leaves an over-full hex, how units cast loose face. */
import { unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { factors } from './aboard-composers.tsx';
import { FacingPick } from './facing-pick.tsx';
import type { Composing } from './types.ts';
import { useUnitsScene } from './use-units-scene.ts';
import { say } from './words.ts';

/** One entry a step; the cheapest are proposed. */
export function LossesComposer(props: Composing<'chooseLosses'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change, isChanged, reset } = useProposal(props);
  const { units, steps } = asked.about;
  useUnitsScene(view, {
    units: units.map((unit) => ({ unit, isChosen: answer?.units.includes(unit) ?? false })),
  });
  if (!answer) return <LoadingBars />;
  const countOf = (unit: number): number => answer.units.filter((one) => one === unit).length;
  const left = steps - answer.units.length;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.losses.title} value={say.losses.left(left)}>
          {units.map((unit) => {
            const found = view.units.find((one) => one.unit === unit);
            return (
              <Stepper
                key={unit}
                label={unitName(view, unit)}
                note={say.losses.steps(found?.steps ?? 0, found?.fullSteps ?? 0)}
                value={countOf(unit)}
                max={Math.min(found?.steps ?? 0, countOf(unit) + left)}
                onChange={(count) =>
                  change({
                    units: [
                      ...answer.units.filter((one) => one !== unit),
                      ...Array.from({ length: count }, () => unit),
                    ],
                  })
                }
              />
            );
          })}
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.losses.commit, ...(left === 0 ? { run: () => submit(answer) } : {}) }}
        others={isChanged ? [{ label: say.proposal, letter: 'F', run: async () => reset() }] : []}
      />
    </>
  );
}

export function CrowdComposer(props: Composing<'crowd'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change, isChanged, reset } = useProposal(props);
  const toggle = (unit: number): void => {
    if (answer) change({ remove: toggled(answer.remove, unit) });
  };
  useUnitsScene(view, {
    units: asked.about.hexes
      .flatMap((hex) => hex.units)
      .map((unit) => ({ unit, isChosen: answer?.remove.includes(unit) ?? false })),
    onPick: toggle,
  });
  if (!answer) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        {asked.about.hexes.map(({ units, remove }, at) => (
          <ComposerStep key={String(units)} n={at + 1} title={say.crowd.title(remove)}>
            <TickList
              label={say.crowd.title(remove)}
              hasKeys={at === 0}
              onToggle={toggle}
              ticks={units.map((unit) => ({
                id: unit,
                label: unitName(view, unit),
                figure: factors(view, unit),
                isOn: answer.remove.includes(unit),
              }))}
            />
          </ComposerStep>
        ))}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.crowd.commit(answer.remove.length), run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** Facings of units whose carrier is gone; left as they are unless turned. */
export function CastLooseComposer(props: Composing<'castLoose'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change } = useProposal(props);
  useUnitsScene(view, {
    units: asked.about.units.map((unit) => ({ unit, isChosen: true })),
    facings: answer?.units ?? [],
  });
  if (!answer) return <LoadingBars />;
  const facingOf = (unit: number): number =>
    answer.units.find((one) => one.unit === unit)?.facing ??
    view.units.find((one) => one.unit === unit)?.fight?.facing ??
    0;
  return (
    <>
      <ComposerBody>
        {asked.about.units.map((unit, at) => (
          <ComposerStep key={unit} n={at + 1} title={unitName(view, unit)}>
            <FacingPick
              facing={facingOf(unit)}
              onPick={(facing) =>
                change({ units: [...answer.units.filter((one) => one.unit !== unit), { unit, facing }] })
              }
            />
          </ComposerStep>
        ))}
      </ComposerBody>
      <Foot primary={{ label: say.castLoose, run: () => submit(answer) }} />
    </>
  );
}
