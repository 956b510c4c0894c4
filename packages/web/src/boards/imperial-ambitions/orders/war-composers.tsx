/** Trade, consent, declarations of attack. */
import {
  hexName,
  type IaView,
  ownerName,
  systemName,
  type TradeFigures,
  unitName,
} from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure } from '../../../ui/figure.tsx';
import { TickList, toggled } from '../../../ui/tick-list.tsx';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { hexWords, sideOf } from '../situation.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

/** All that can trade are ticked. */
export function TradeComposer(props: Composing<'trade'>): ReactNode {
  const { asked, state, view, submit } = props;
  const [units, setUnits] = useDraft<readonly number[]>(props, 'units', view.traders);
  const all = useLookup('trade', `${asked.id} ${state.length}`, async () => {
    const [found] = await queriesOf(props).figures('trade', asked.id, [{ units: [...view.traders] }]);
    return found ?? null;
  });
  const meanOf = (unit: number): number => all?.find((one) => one.unit === unit)?.mean ?? 0;
  return (
    <>
      <ComposerBody>
        {all && units.length > 0 && (
          <BigFigure
            figure={units.reduce((sum, unit) => sum + meanOf(unit), 0)}
            of={say.trade.brings}
            rule="IA-trade-2"
          />
        )}
        <ComposerStep n={1} title={say.trade.title}>
          {view.traders.length === 0 && <p className={styles['hint']}>{say.trade.nobody}</p>}
          <TickList
            label={say.trade.title}
            onToggle={(unit) => setUnits(toggled(units, unit))}
            ticks={view.traders.map((unit) => ({
              id: unit,
              label: unitName(view, unit),
              note: placeOf(props, unit),
              figure: figureOf(all?.find((one) => one.unit === unit)),
              isOn: units.includes(unit),
            }))}
          />
        </ComposerStep>
        <Verdict props={props} answer={{ units }} isFaultOnly />
      </ComposerBody>
      <Foot primary={{ label: say.trade.commit(units.length), run: () => submit({ units: [...units] }) }} />
    </>
  );
}

function figureOf(one: TradeFigures | undefined): string {
  return one ? say.trade.mean(one.mean, one.most) : '';
}

function placeOf({ view }: Composing<'trade'>, unit: number): string {
  const xy = view.units.find((one) => one.unit === unit)?.xy;
  return xy ? hexName(view, xy) : '';
}

export function ConsentComposer(props: Composing<'consent'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change } = useProposal(props);
  const { requests } = asked.about;
  const gains = useLookup('consent', `${asked.id} ${state.length}`, async () => {
    const [found] = await queriesOf(props).figures('consent', asked.id, [{ allow: requests.map(() => true) }]);
    return found ?? null;
  });
  if (!answer) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.consent.title}>
          {requests.length === 0 && <p className={styles['hint']}>{say.consent.nobody}</p>}
          <TickList
            label={say.consent.title}
            onToggle={(at) => change({ allow: answer.allow.map((is, index) => (index === at ? !is : is)) })}
            ticks={requests.map(({ trader, system, ships }, at) => ({
              id: at,
              label: ownerName(view, trader),
              side: sideOf(view, trader),
              note: gainsOf(say.consent.request(ships, systemName(view, system)), gains?.[at]),
              isOn: answer.allow[at] ?? false,
            }))}
          />
        </ComposerStep>
      </ComposerBody>
      <Foot
        primary={{
          label: requests.length === 0 ? say.consent.goOn : say.consent.commit(answer.allow.filter(Boolean).length),
          run: () => submit(answer),
        }}
        others={
          requests.length > 1
            ? [{ label: say.consent.all, letter: 'A', run: async () => change({ allow: requests.map(() => true) }) }]
            : []
        }
      />
    </>
  );
}

function gainsOf(request: string, gain: TradeFigures | undefined): string {
  return gain ? `${request} · ${say.consent.gains(gain.mean, gain.most)}` : request;
}

/** A line for each shared hex and rival, and for each planet that can be assaulted without a battle. */
export function DeclareComposer(props: Composing<'declare'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change } = useProposal(props);
  const all = useLookup('declare', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('declare', asked.id, { attacks: [], assaults: [] }),
  );
  useShowScene(JSON.stringify([answer, all]), () => ({
    marks: (all?.attacks ?? []).map(({ at }) => ({
      xy: at,
      isChosen: answer?.attacks.some((one) => isSameXy(one.at, at)) ?? false,
    })),
  }));
  if (!answer || !all) return <LoadingBars />;
  const { attacks, assaults } = answer;
  const isOn = (at: number): boolean =>
    attacks.some((one) => isSameXy(one.at, all.attacks[at]?.at ?? [0, 0]) && one.on === all.attacks[at]?.on);
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={say.declare.attacks}>
          {all.attacks.length === 0 && <p className={styles['hint']}>{say.declare.nobody}</p>}
          <TickList
            label={say.declare.attacks}
            coach="declare"
            onToggle={(at) => {
              const one = all.attacks[at];
              if (!one) return;
              const rest = attacks.filter((other) => !(isSameXy(other.at, one.at) && other.on === one.on));
              change({ assaults, attacks: isOn(at) ? rest : [...attacks, one] });
            }}
            ticks={all.attacks.map(({ at, on }, index) => ({
              id: index,
              label: say.declare.attack(ownerName(view, on), hexName(view, at)),
              side: sideOf(view, on),
              note: hexWords(view, at),
              isOn: isOn(index),
            }))}
          />
        </ComposerStep>
        {all.assaults.length > 0 && (
          <ComposerStep n={2} title={say.declare.assaults}>
            <TickList
              label={say.declare.assaults}
              hasKeys={all.attacks.length === 0}
              onToggle={(system) => change({ attacks, assaults: toggled(assaults, system) })}
              ticks={all.assaults.map((system) => ({
                id: system,
                label: systemName(view, system),
                note: placeWords(view, system),
                isOn: assaults.includes(system),
              }))}
            />
          </ComposerStep>
        )}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.declare.commit(attacks.length, assaults.length), run: () => submit(answer) }} />
    </>
  );
}

function placeWords(view: IaView, system: number): string {
  const xy = view.systems[system]?.xy;
  return xy ? hexWords(view, xy) : '';
}
