/** Units given up, and enemies called on to give up. */
import { ownerName, unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { factors } from './aboard-composers.tsx';
import type { Composing } from './types.ts';
import { useUnitsScene } from './use-units-scene.ts';
import { say } from './words.ts';

export function YieldComposer(props: Composing<'yieldUnits'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change } = useProposal(props);
  const { about } = asked;
  const units = [...new Set([...about.scuttle, ...about.offer])];
  const isGivenUp = (unit: number): boolean =>
    answer !== null && (answer.scuttle.includes(unit) || answer.offer.some((one) => one.unit === unit));
  useUnitsScene(view, { units: units.map((unit) => ({ unit, isChosen: isGivenUp(unit) })) });
  if (!answer) return <LoadingBars />;
  const enemies = (view.battle?.hostile ?? [])
    .flatMap(([one, other]) => (one === asked.by ? [other] : other === asked.by ? [one] : []))
    .filter((owner) => owner >= 0);
  const fateOf = (unit: number): string => {
    const offer = answer.offer.find((one) => one.unit === unit);
    return offer ? `to ${offer.to}` : answer.scuttle.includes(unit) ? 'scuttle' : 'keep';
  };
  const decide = (unit: number, fate: string): void =>
    change({
      scuttle: [...answer.scuttle.filter((one) => one !== unit), ...(fate === 'scuttle' ? [unit] : [])],
      offer: [
        ...answer.offer.filter((one) => one.unit !== unit),
        ...(fate.startsWith('to ') ? [{ unit, to: Number(fate.slice(3)) }] : []),
      ],
    });
  return (
    <>
      <ComposerBody>
        {units.map((unit, at) => (
          <ComposerStep key={unit} n={at + 1} title={unitName(view, unit)} value={factors(view, unit)}>
            <Segments
              label={unitName(view, unit)}
              value={fateOf(unit)}
              onPick={(fate) => decide(unit, fate)}
              options={[
                { id: 'keep', label: say.yields.keep },
                ...(about.scuttle.includes(unit) ? [{ id: 'scuttle', label: say.yields.scuttle }] : []),
                ...(about.offer.includes(unit)
                  ? enemies.map((owner) => ({ id: `to ${owner}`, label: say.yields.offer(ownerName(view, owner)) }))
                  : []),
              ]}
            />
          </ComposerStep>
        ))}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{
          label: say.yields.commit(answer.scuttle.length, answer.offer.length),
          run: () => submit(answer),
        }}
      />
    </>
  );
}

export function CallComposer(props: Composing<'callSurrender'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change } = useProposal(props);
  const { call, offered } = asked.about;
  useUnitsScene(view, {
    units: [
      ...call.map((unit) => ({ unit, isChosen: answer?.call.includes(unit) ?? false })),
      ...offered.map((unit) => ({ unit, isChosen: answer?.accept.includes(unit) ?? false })),
    ],
  });
  if (!answer) return <LoadingBars />;
  const tick = (unit: number, isOn: boolean) => ({
    id: unit,
    label: unitName(view, unit),
    figure: factors(view, unit),
    isOn,
  });
  const all = { call: [...call], accept: [...offered] };
  return (
    <>
      <ComposerBody>
        {call.length > 0 && (
          <ComposerStep n={1} title={say.call.call}>
            <TickList
              label={say.call.call}
              onToggle={(unit) => change({ ...answer, call: toggled(answer.call, unit) })}
              ticks={call.map((unit) => tick(unit, answer.call.includes(unit)))}
            />
          </ComposerStep>
        )}
        {offered.length > 0 && (
          <ComposerStep n={2} title={say.call.accept}>
            <TickList
              label={say.call.accept}
              hasKeys={call.length === 0}
              onToggle={(unit) => change({ ...answer, accept: toggled(answer.accept, unit) })}
              ticks={offered.map((unit) => tick(unit, answer.accept.includes(unit)))}
            />
          </ComposerStep>
        )}
      </ComposerBody>
      <Foot
        primary={{ label: say.call.commit(answer.call.length + answer.accept.length), run: () => submit(answer) }}
        others={[{ label: say.call.all, letter: 'A', run: async () => change(all) }]}
      />
    </>
  );
}
