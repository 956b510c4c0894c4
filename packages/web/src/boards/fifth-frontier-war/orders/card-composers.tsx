/** Short questions: a list of answers with the proposed one lit, and counters shared out between two boxes. */
import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

export function TakeWarrantComposer(props: Props<'takeWarrant'>): ReactNode {
  const { asked, submit } = props;
  const shown = shownOf(props);
  const { answer, change } = useProposal(props);
  useShowScene(String(asked.about.box), () => ({ from: asked.about.box }));
  if (!shown || !answer) return <LoadingBars />;
  const { admirals } = shown.data;
  const noteOf = (one: (typeof admirals)[number] | undefined): string =>
    one ? say.warrantNote(one.plotting, one.tactical) : '';
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          <Segments
            label={say.adjust.warrant}
            value={String(answer.admiral)}
            options={asked.about.admirals.map((admiral, n) => ({
              id: String(admiral),
              label: admirals[admiral]?.name ?? say.adjust.waits,
              note: noteOf(admirals[admiral]),
              key: String(n + 1),
            }))}
            onPick={(id) => change({ admiral: Number(id) })}
          />
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.warrant(admirals[answer.admiral]?.name ?? ''), run: () => submit(answer) }} />
    </>
  );
}

export function ShiftAttackComposer(props: Props<'shiftAttack'>): ReactNode {
  const { asked, client, state, submit } = props;
  const { answer, change } = useProposal(props);
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  const ways = useLookup('shifts', `${asked.id} ${state.length}`, async () => {
    // options have the shape of answers
    const options = (await client.answers(asked.id))?.options?.map((one) => one.answer as { attack: number }) ?? [];
    const figures = await queriesOf(props).figures('shiftAttack', asked.id, options);
    return options.map(({ attack }, n) => ({ attack, mean: figures[n]?.mean ?? null }));
  });
  if (!answer || !ways) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          <Segments
            label={say.shift.label}
            value={String(answer.attack)}
            options={ways.map(({ attack, mean }, n) => ({
              id: String(attack),
              label: say.shift.attack(attack + 1, asked.about.attacks[attack] ?? 0),
              note: mean === null ? '' : say.shift.mean(mean),
              key: String(n + 1),
            }))}
            onPick={(id) => change({ attack: Number(id) })}
          />
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.shift.done(answer.attack + 1), run: () => submit(answer) }} />
    </>
  );
}

export function SplitBoxesComposer(props: Props<'splitBoxes'>): ReactNode {
  const { asked, submit } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  const { boxes, squadrons, admirals, warrant } = asked.about;
  useShowScene(boxes.join(), () => ({ marks: boxes.map((place) => ({ place })) }));
  if (!shown || !answer) return <LoadingBars />;
  const [first = '', second = ''] = boxes.map((box) => nameOfPlace(shown, box));
  const row = (name: string, isSecond: boolean, set: (isSecond: boolean) => void): ReactNode => (
    <label key={name} className={styles['share']}>
      {name}
      <select value={isSecond ? 1 : 0} onChange={({ target }) => set(target.value === '1')}>
        <option value={0}>{first}</option>
        <option value={1}>{second}</option>
      </select>
    </label>
  );
  const shared = (of: 'squadrons' | 'admirals', unit: number, isSecond: boolean): void => {
    const others = answer[of].filter((one) => one !== unit);
    change({ ...answer, [of]: isSecond ? [...others, unit] : others });
  };
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          {squadrons.map((one) =>
            row(shown.data.squadrons[one]?.id ?? '', answer.squadrons.includes(one), (isSecond) =>
              shared('squadrons', one, isSecond),
            ),
          )}
          {admirals.map((one) =>
            row(shown.data.admirals[one]?.name ?? '', answer.admirals.includes(one), (isSecond) =>
              shared('admirals', one, isSecond),
            ),
          )}
          {warrant && row(say.adjust.warrant, answer.warrant, (isSecond) => change({ ...answer, warrant: isSecond }))}
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{
          label: say.split(answer.squadrons.length + answer.admirals.length, second),
          run: () => submit(answer),
        }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** Losses come in tenths. */
const TENTH = 10;

export function CargoLossesComposer(props: Props<'cargoLosses'>): ReactNode {
  const { asked, submit } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !answer) return <LoadingBars />;
  const aboard = asked.about.squadrons.flatMap((squadron) => shown.cards.squadrons.get(squadron)?.troops ?? []);
  const percentOf = (troop: number): number => answer.losses.find((one) => one.troop === troop)?.percent ?? 0;
  const set = (troop: number, percent: number): void => {
    const others = answer.losses.filter((one) => one.troop !== troop);
    change({ losses: percent > 0 ? [...others, { troop, percent }] : others });
  };
  return (
    <>
      <ComposerBody>
        <div className={styles['rows']}>
          {aboard.map(({ counter, now }) => (
            <Stepper
              key={counter.id}
              label={`${counter.id} · ${now.strength}-${counter.tech}`}
              value={percentOf(counter.index) / TENTH}
              max={(100 - now.loss) / TENTH}
              onChange={(tenths) => set(counter.index, tenths * TENTH)}
              note={say.cargoLosses.percent(percentOf(counter.index))}
            />
          ))}
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.losses.take, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}
