/** What leaves its carrier, what comes aboard: launching, landing and docking, after the battle. */
import { type Choices, type IaView, unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { RuleChip } from '../../../ui/rule-chip.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { factorsOf } from '../counters.tsx';
import { FacingPick } from './facing-pick.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { useUnitsScene } from './use-units-scene.ts';
import { say } from './words.ts';

export function factors(view: IaView, unit: number): string {
  const found = view.units.find((one) => one.unit === unit);
  return found ? factorsOf(found) : '';
}

/** Fighters and docked ships: who comes out, and facing where. */
export function LaunchComposer(props: Composing<'launch'>): ReactNode {
  const { asked, view, submit } = props;
  const { answer, change } = useProposal(props);
  const units = answer?.units ?? [];
  useUnitsScene(view, {
    units: asked.about.units.map((unit) => ({ unit, isChosen: units.some((one) => one.unit === unit) })),
    facings: units,
  });
  if (!answer) return <LoadingBars />;
  const facingOf = (unit: number): number => view.units.find((one) => one.unit === unit)?.fight?.facing ?? 0;
  const out = (unit: number): boolean => units.some((one) => one.unit === unit);
  const all = asked.about.units;
  const toggle = (unit: number): void =>
    change({
      units: out(unit)
        ? units.filter((one) => one.unit !== unit)
        : [...units, { unit, facing: units[0]?.facing ?? facingOf(unit) }],
    });
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.launch.units}>
          <TickList
            label={say.launch.units}
            coach="launch"
            onToggle={toggle}
            ticks={all.map((unit) => ({
              id: unit,
              label: unitName(view, unit),
              note: hostWords(view, unit),
              figure: factors(view, unit),
              isOn: out(unit),
            }))}
          />
        </ComposerStep>
        {units[0] && (
          <ComposerStep n={2} title={say.launch.facing}>
            <FacingPick
              facing={units[0].facing}
              onPick={(facing) => change({ units: units.map(({ unit }) => ({ unit, facing })) })}
            />
          </ComposerStep>
        )}
        {units.length > 0 && (
          <p className={styles['note']}>
            {say.launch.counts} <RuleChip rule="IA-stk-4" />
          </p>
        )}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.launch.commit(units.length), run: () => submit(answer) }}
        others={[
          {
            label: units.length < all.length ? say.launch.all : say.launch.none,
            letter: 'A',
            run: async () =>
              change({
                units: units.length < all.length ? all.map((unit) => ({ unit, facing: facingOf(unit) })) : [],
              }),
          },
        ]}
      />
    </>
  );
}

function hostWords(view: IaView, unit: number): string {
  const host = view.units.find((one) => one.unit === unit)?.card?.host ?? -1;
  return host < 0 ? '' : say.launch.aboard(unitName(view, host));
}

/** Every landing and merging that may be added to the list. */
export function LandComposer(props: Composing<'land'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change } = useProposal(props);
  const next = useLookup('land', JSON.stringify([asked.id, state.length, answer]), async () =>
    answer ? queriesOf(props).openings('land', asked.id, answer) : null,
  );
  useUnitsScene(view, {
    units: [
      ...[...(answer?.land ?? []), ...(answer?.merge ?? [])].map(({ unit }) => ({ unit, isChosen: true })),
      ...[...(next?.land ?? []), ...(next?.merge ?? [])].map(({ unit }) => ({ unit, isChosen: false })),
    ],
  });
  if (!answer) return <LoadingBars />;
  const landings = [...answer.land, ...(next?.land ?? [])];
  const merges = [...answer.merge, ...(next?.merge ?? [])];
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.land.title}>
          {landings.length + merges.length === 0 && <p className={styles['hint']}>{say.land.nothing}</p>}
          <TickList
            label={say.land.title}
            coach="land"
            onToggle={(at) => change({ ...answer, land: toggledAt(answer.land, landings, at) })}
            ticks={landings.map(({ unit, host }, at) => ({
              id: at,
              label: unitName(view, unit),
              note: say.land.on(unitName(view, host)),
              isOn: at < answer.land.length,
            }))}
          />
          <TickList
            label={say.land.merge}
            hasKeys={false}
            onToggle={(at) => change({ ...answer, merge: toggledAt(answer.merge, merges, at) })}
            ticks={merges.map((pair, at) => ({
              id: at,
              label: unitName(view, pair.unit),
              note: say.land.takesIn(unitName(view, pair.with)),
              isOn: at < answer.merge.length,
            }))}
          />
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{
          label: say.land.commit(answer.land.length + answer.merge.length),
          run: () => submit(answer),
        }}
      />
    </>
  );
}

/** Those chosen stand first; picking one of them takes it out, any other adds it. */
function toggledAt<T>(chosen: readonly T[], all: readonly T[], at: number): T[] {
  const one = all[at];
  return one === undefined ? [...chosen] : toggled(chosen, one);
}

/** Fighters come aboard what is left, and the free infantry takes the planet or not. */
export function ConcludeComposer(props: Composing<'conclude'>): ReactNode {
  const { asked, view, submit, client, state } = props;
  const { answer, change } = useProposal(props);
  const first = useLookup('conclude first', `${asked.id} ${state.length}`, async () => {
    const found = await client.proposal(asked.id);
    // the proposal to a question has the shape of its answers
    return (found?.answer ?? null) as Choices['conclude']['answer'] | null;
  });
  useUnitsScene(view, {
    units: (first?.land ?? []).map(({ unit }) => ({
      unit,
      isChosen: answer?.land.some((one) => one.unit === unit) ?? false,
    })),
  });
  if (!answer || !first) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.conclude.title}>
          {first.land.length === 0 && <p className={styles['hint']}>{say.conclude.nobody}</p>}
          <TickList
            label={say.conclude.title}
            onToggle={(unit) => {
              const isOn = answer.land.some((one) => one.unit === unit);
              const land = isOn
                ? answer.land.filter((one) => one.unit !== unit)
                : [...answer.land, ...first.land.filter((one) => one.unit === unit)];
              change({ ...answer, land });
            }}
            ticks={first.land.map(({ unit, host }) => ({
              id: unit,
              label: unitName(view, unit),
              note: say.land.on(unitName(view, host)),
              isOn: answer.land.some((one) => one.unit === unit),
            }))}
          />
          {asked.about.mayOccupy && (
            <TickList
              label={say.conclude.occupy}
              hasKeys={false}
              onToggle={() => change({ ...answer, occupy: !answer.occupy })}
              ticks={[{ id: 0, label: say.conclude.occupy, isOn: answer.occupy }]}
            />
          )}
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.conclude.commit, run: () => submit(answer) }} />
    </>
  );
}
