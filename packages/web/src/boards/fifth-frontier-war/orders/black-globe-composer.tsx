/** A fleet under black globes acts once, unseen: nothing, attack, bomb or land. */
import { ASHORE, type Choices, type FfwView, sideOfSeat, type Transfer } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { isSameUnit } from './adjust-draft.ts';
import { targetsAt } from './loss-composers.tsx';
import styles from './orders.module.css';
import { say } from './words.ts';

type Answer = Choices['blackGlobe']['answer'];
type Props = ComposerProps<FfwView, Choices['blackGlobe']['about'], Answer>;

const EMPTY: { readonly [Verb in Answer['do']]: Answer } = {
  none: { do: 'none' },
  attack: { do: 'attack' },
  bomb: { do: 'bomb', bombs: [] },
  land: { do: 'land', transfers: [] },
};
const VERBS = ['none', 'attack', 'bomb', 'land'] as const;

export function BlackGlobeComposer(props: Props): ReactNode {
  const { asked, submit, view } = props;
  const { hex, fleet } = asked.about;
  const shown = shownOf(props);
  const { answer, change } = useProposal(props);
  useShowScene(String(hex), () => ({ from: hex }));
  if (!shown || !answer) return <LoadingBars />;
  const side = sideOfSeat(view, asked.by);
  return (
    <>
      <ComposerBody>
        <Segments
          label={say.globe.label}
          value={answer.do}
          options={VERBS.map((verb, n) => ({ id: verb, label: say.globe.verbs[verb], key: String(n + 1) }))}
          onPick={(verb) => change(EMPTY[verb])}
        />
        {answer.do === 'bomb' && <Bombs shown={shown} asked={{ hex, fleet, side }} answer={answer} change={change} />}
        {answer.do === 'land' && <Landing shown={shown} asked={{ hex, fleet, side }} answer={answer} change={change} />}
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.globe.verbs[answer.do], run: () => submit(answer) }} />
    </>
  );
}

interface PartProps<Verb extends Answer['do']> {
  shown: Shown;
  asked: { hex: number; fleet: number; side: number };
  answer: Extract<Answer, { do: Verb }>;
  change(answer: Answer): void;
}

function Bombs({ shown, asked: { hex, fleet, side }, answer, change }: PartProps<'bomb'>): ReactNode {
  const points = shown.cards.fleets.get(fleet)?.total?.bombardment ?? 0;
  const pointsOn = (target: number): number => answer.bombs.find((one) => one.target === target)?.points ?? 0;
  const left = points - answer.bombs.reduce((sum, one) => sum + one.points, 0);
  const set = (target: number, count: number): void => {
    const others = answer.bombs.filter((one) => one.target !== target);
    change({ do: 'bomb', bombs: count > 0 ? [...others, { target, points: count }] : others });
  };
  return (
    <>
      <p className={styles['note']}>{say.bombs.left(left, points)}</p>
      {targetsAt(shown, hex, side).map(({ target, name }) => (
        <Stepper
          key={target}
          label={name}
          value={pointsOn(target)}
          max={pointsOn(target) + left}
          onChange={(count) => set(target, count)}
        />
      ))}
    </>
  );
}

/** Everything aboard the fleet or on the surface, with the surface and the ships of the fleet. */
function Landing({ shown, asked: { hex, fleet, side }, answer, change }: PartProps<'land'>): ReactNode {
  const ships = shown.cards.fleets.get(fleet)?.squadrons ?? [];
  const stack = shown.cards.place(hex).stacks[side];
  const holders = [
    ...ships.map(({ counter, troops, admirals }) => ({ from: counter.index, troops, admirals })),
    { from: ASHORE, troops: stack?.troops ?? [], admirals: stack?.admirals ?? [] },
  ];
  const units = holders.flatMap(({ from, troops, admirals }): { name: string; stay: Transfer }[] => [
    ...troops.map(({ counter, now }) => ({
      name: `${counter.id} · ${now.strength}-${counter.tech}`,
      stay: { troop: counter.index, to: from },
    })),
    ...admirals.map(({ counter }) => ({ name: counter.name, stay: { admiral: counter.index, to: from } })),
  ]);
  const set = (stay: Transfer, to: number): void => {
    const others = answer.transfers.filter((one) => !isSameUnit(one, stay));
    change({ do: 'land', transfers: to === stay.to ? others : [...others, { ...stay, to }] });
  };
  return (
    <div className={styles['bench']}>
      {units.map(({ name, stay }) => (
        <label key={name}>
          {name}
          <select
            value={answer.transfers.find((one) => isSameUnit(one, stay))?.to ?? stay.to}
            onChange={({ target }) => set(stay, Number(target.value))}
          >
            <option value={ASHORE}>{say.cargo.ashore}</option>
            {ships.map(({ counter }) => (
              <option key={counter.id} value={counter.index}>
                {say.cargo.aboard(counter.id)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
