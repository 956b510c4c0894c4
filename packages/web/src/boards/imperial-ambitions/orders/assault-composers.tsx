/** The assault on a planet: who goes into orbit and lands, and whether the fight goes on. */
import { type Choices, unitName } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure, Strip } from '../../../ui/figure.tsx';
import { percent } from '../../../ui/numbers.ts';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { assaultBench, planetArea } from '../bench/assault-columns.ts';
import { bench } from '../bench/words.ts';
import { useShowScene } from '../scene.ts';
import { factors } from './aboard-composers.tsx';
import { AssaultStages } from './assault-figure.tsx';
import { chanceOf, rowName } from './fire-groups.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Declaration = Choices['declareAssault']['answer'];

export function AssaultComposer(props: Composing<'declareAssault'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change } = useProposal(props);
  const all = useLookup('assault', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('declareAssault', asked.id, { ships: [], land: [] }),
  );
  const forecast = useLookup('assault forecast', JSON.stringify([asked.id, state.length, answer]), async () => {
    if (!answer || answer.land.length === 0) return null;
    const [found] = await queriesOf(props).figures('declareAssault', asked.id, [answer]);
    return found ?? null;
  });
  const fromOf = (unit: number): number => all?.land.find((one) => one.unit === unit)?.from ?? -1;
  /** A ship that stays out keeps its troops aboard. */
  const turn = (ship: number): void => {
    if (!answer) return;
    const ships = toggled(answer.ships, ship);
    change({ ships, land: answer.land.filter((unit) => ships.includes(fromOf(unit))) });
  };
  useShowScene(JSON.stringify([asked.id, state.length, answer, all]), () => ({
    area: planetArea(view),
    bench:
      answer &&
      all &&
      assaultBench(view, {
        note: bench.assaultNote.declare,
        ships: answer.ships,
        chosen: answer.land.map(fromOf),
        onPick: turn,
        mayPick: (unit) => all.ships.includes(unit),
      }),
  }));
  if (!answer || !all) return <LoadingBars />;
  const land = (unit: number, from: number): void => {
    const next = toggled(answer.land, unit);
    change({ land: next, ships: answer.ships.includes(from) ? answer.ships : [...answer.ships, from] });
  };
  const everybody: Declaration = { ships: [...all.ships], land: all.land.map(({ unit }) => unit) };
  const isNone = answer.ships.length === 0;
  const isAll = answer.land.length === everybody.land.length && answer.ships.length === everybody.ships.length;
  const none = { label: say.assault.none, run: () => submit({ ships: [], land: [] }) };
  return (
    <>
      <ComposerBody>
        {forecast && answer.land.length > 0 && (
          <BigFigure figure={percent(forecast.takes.after)} of={say.assault.takes} rule="IA-gc-16" />
        )}
        <ComposerStep n={1} title={say.assault.land}>
          {all.land.length === 0 && <p className={styles['hint']}>{say.assault.nobody}</p>}
          <TickList
            label={say.assault.land}
            coach="troops"
            onToggle={(unit) => land(unit, fromOf(unit))}
            ticks={all.land.map(({ unit, from }) => ({
              id: unit,
              label: unitName(view, unit),
              note: say.launch.aboard(unitName(view, from)),
              figure: factors(view, unit),
              isOn: answer.land.includes(unit),
            }))}
          />
        </ComposerStep>
        <ComposerStep n={2} title={say.assault.ships}>
          <TickList
            label={say.assault.ships}
            hasKeys={false}
            isDense
            onToggle={turn}
            ticks={all.ships.map((unit) => ({
              id: unit,
              label: unitName(view, unit),
              figure: factors(view, unit),
              isOn: answer.ships.includes(unit),
            }))}
          />
        </ComposerStep>
        {forecast && answer.land.length > 0 && <AssaultStages view={view} forecast={forecast} />}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={isNone ? none : { label: say.assault.commit(answer.land.length), run: () => submit(answer) }}
        others={[
          ...(isAll ? [] : [{ label: say.assault.all, letter: 'A', coach: 'all', run: async () => change(everybody) }]),
          ...(isNone ? [] : [{ ...none, letter: 'N' }]),
        ]}
      />
    </>
  );
}

/** Both attacks of the next round, and what a withdrawal would save. */
export function PressOnComposer(props: Composing<'pressOn'>): ReactNode {
  const { asked, state, view, submit } = props;
  const known = useLookup('press on', `${asked.id} ${state.length}`, async () => {
    const queries = queriesOf(props);
    const [next, [figure]] = await Promise.all([
      queries.openings('pressOn', asked.id, { do: 'continue' }),
      queries.figures('pressOn', asked.id, [{ do: 'continue' }]),
    ]);
    return { answers: next?.answers ?? [], figure: figure ?? null };
  });
  const { answer: proposed } = useProposal(props);
  useShowScene(`${asked.id} ${state.length}`, () => ({
    area: planetArea(view),
    bench: assaultBench(view, { note: '', ships: null, chosen: [], onPick: () => {}, mayPick: () => false }),
  }));
  if (!known || !proposed) return <LoadingBars />;
  const withdrawal = known.answers.find((one) => one.do === 'withdraw');
  const aboard = withdrawal?.do === 'withdraw' ? withdrawal.aboard : [];
  const goOn = { label: say.pressOn.goOn, run: () => submit({ do: 'continue' }) };
  const withdraw = {
    label: say.pressOn.withdraw(aboard.length),
    ...(withdrawal ? { run: () => submit(withdrawal) } : {}),
  };
  const isWeak = proposed.do === 'withdraw';
  return (
    <>
      <ComposerBody>
        {known.figure &&
          ([say.pressOn.attack, say.pressOn.defence] as const).map((title, at) => {
            const odds = at === 0 ? known.figure?.attack : known.figure?.defence;
            return (
              odds && (
                <BigFigure key={title} figure={rowName(odds.row)} of={`${title}: ${percent(chanceOf(odds))}`}>
                  <Strip
                    label={say.fire.steps}
                    cells={odds.chances.map((chance, hits) => ({
                      figure: String(hits),
                      label: percent(chance / 36),
                      is: chance === 0 ? 'off' : hits > 0 ? 'lit' : 'on',
                    }))}
                  />
                </BigFigure>
              )
            );
          })}
        <p className={styles['note']}>{say.pressOn.saved(aboard.map(({ unit }) => unitName(view, unit)).join(', '))}</p>
      </ComposerBody>
      <Foot
        primary={isWeak ? withdraw : goOn}
        others={[isWeak ? { ...goOn, letter: 'O' } : { ...withdraw, letter: 'W' }]}
      />
    </>
  );
}
