/** Steps to lose, and what is bombed: amounts beside each unit, beginning with the proposal. */
import {
  type Choices,
  DEFENSE,
  type FfwView,
  type SquadronCard,
  sideOfSeat,
} from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { RoomBar } from './amounts.tsx';
import { shareWords } from './odds-words.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { squadronWords } from './unit-words.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

export function LossesComposer(props: Props<'losses'>): ReactNode {
  const { asked, submit, view } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !answer) return <LoadingBars />;
  const side = sideOfSeat(view, asked.by);
  const own = [...shown.cards.squadrons.values()].filter(
    ({ counter, now }) => counter.side === side && now.place === asked.about.hex,
  );
  const stepsOf = (squadron: number): number => answer.steps.filter((one) => one === squadron).length;
  const set = (squadron: number, count: number): void =>
    change({
      steps: [...answer.steps.filter((one) => one !== squadron), ...Array.from({ length: count }, () => squadron)],
    });
  return (
    <>
      <ComposerBody>
        <LossSum props={props} answer={answer} shown={shown} change={change} />
        <div className={styles['rows']}>
          {own.map((card) => {
            const { index } = card.counter;
            const isLast = card.now.isReduced || !card.counter.isBacked;
            return (
              <Stepper
                key={card.counter.id}
                label={squadronWords(card)}
                value={stepsOf(index)}
                max={isLast ? 1 : 2}
                onChange={(count) => set(index, count)}
                note={say.losses.step(stepsOf(index), isLast, aboardOf(card))}
              />
            );
          })}
        </div>
        <Verdict props={props} answer={answer} isFaultOnly />
      </ComposerBody>
      <Foot
        primary={{ label: say.losses.take, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

type Losses = Choices['losses']['answer'];

interface LossSumProps {
  props: Props<'losses'>;
  answer: Losses;
  shown: Shown;
  change(answer: Losses): void;
}

/** What is owed, what is given up for it, what goes with it, and what else would do. */
function LossSum({ props, answer, shown, change }: LossSumProps): ReactNode {
  const { asked, state } = props;
  const figures = useLookup('loss sum', JSON.stringify([asked.id, state.length, answer]), async () => {
    const [first] = await queriesOf(props).figures('losses', asked.id, [answer]);
    return first ?? null;
  });
  if (!figures) return null;
  const { defense, attack, owed, next, others } = figures;
  return (
    <>
      <p className={styles['sum']} data-short={defense < owed}>
        {say.losses.sum(defense, owed, attack)}
        <RoomBar used={defense} all={owed} isOver={false} />
      </p>
      {next && <p className={styles['note']}>{say.losses.next(next.attack, next.mean)}</p>}
      {others.length > 0 && (
        <section aria-label={say.losses.others} className={styles['rows']}>
          <p className={styles['note']}>{say.losses.others}</p>
          {others.map((other) => (
            <Button key={String(other.steps)} onClick={() => change({ steps: other.steps })}>
              {namesOf(shown, other.steps)} <small>{say.losses.other(other.attack, other.defense - owed)}</small>
            </Button>
          ))}
        </section>
      )}
    </>
  );
}

function namesOf({ cards }: Shown, steps: readonly number[]): string {
  const names = [...new Set(steps)].map((squadron) => {
    const name = cards.squadrons.get(squadron)?.counter.name ?? '';
    return steps.filter((one) => one === squadron).length > 1 ? say.losses.both(name) : name;
  });
  return names.join(', ');
}

/** Who and what is aboard shares the fate of the ship. */
function aboardOf({ troops, admirals }: SquadronCard): number {
  return troops.length + admirals.length;
}

/** Many points at once: a slider beside the figure. */
function Slider(props: {
  label: string;
  value: number;
  max: number;
  note: string;
  onChange(value: number): void;
}): ReactNode {
  const { label, value, max, note, onChange } = props;
  return (
    <div className={styles['slider']}>
      <Stepper label={label} value={value} max={max} onChange={onChange} />
      <input
        type="range"
        aria-label={label}
        min={0}
        max={max}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      {note !== '' && <small>{note}</small>}
    </div>
  );
}

export function BombComposer(props: Props<'bomb'>): ReactNode {
  const { asked, submit, view } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  const figures = useLookup('bomb odds', JSON.stringify([asked.id, props.state.length, answer]), async () => {
    const [first] = answer ? await queriesOf(props).figures('bomb', asked.id, [answer]) : [];
    return first?.targets ?? [];
  });
  if (!shown || !answer) return <LoadingBars />;
  const noteOn = (target: number): string => {
    const found = figures?.find((one) => one.target === target);
    return found ? say.bombs.expect(found.mean, shareWords(found, 0), shareWords(found, found.left)) : '';
  };
  const points = view.combat?.points[sideOfSeat(view, asked.by)] ?? 0;
  const pointsOn = (target: number): number => answer.bombs.find((one) => one.target === target)?.points ?? 0;
  const spent = answer.bombs.reduce((sum, one) => sum + one.points, 0);
  const set = (target: number, count: number): void => {
    const others = answer.bombs.filter((one) => one.target !== target);
    change({ bombs: count > 0 ? [...others, { target, points: count }] : others });
  };
  return (
    <>
      <ComposerBody>
        <p className={styles['sum']}>
          {say.bombs.left(points - spent, points)}
          <RoomBar used={spent} all={points} />
        </p>
        <div className={styles['rows']}>
          {targetsAt(shown, asked.about.hex, sideOfSeat(view, asked.by)).map(({ target, name }) => (
            <Slider
              key={target}
              label={name}
              value={pointsOn(target)}
              note={noteOn(target)}
              max={pointsOn(target) + points - spent}
              onChange={(count) => set(target, count)}
            />
          ))}
        </div>
        <Verdict props={props} answer={answer} isFaultOnly />
      </ComposerBody>
      <Foot
        primary={{ label: spent > 0 ? say.bombs.drop(spent) : say.bombs.none, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** Enemy troops on the ground, and the defense of the world where the enemy has it. */
export function targetsAt(shown: Shown, hex: number, side: number): { target: number; name: string }[] {
  const place = shown.cards.place(hex);
  const troops = place.stacks
    .filter((stack) => stack.side !== side)
    .flatMap((stack) => stack.troops)
    .map(({ counter, now }) => ({ target: counter.index, name: `${counter.id} · ${now.strength}-${counter.tech}` }));
  const { now = null, counter = null } = place.world ?? {};
  const hasDefense = now !== null && now.defense > 0 && now.control !== side;
  return [...(hasDefense ? [{ target: DEFENSE, name: say.defense(now.defense, counter?.tech ?? 0) }] : []), ...troops];
}
