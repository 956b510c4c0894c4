/** Decisions that pick from a list: a Seat, a home, a chit, an order. */
import type { Choices, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TargetTable } from '../../../ui/target-table.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { nodeName, ownEmpire, ownerSide } from '../situation.ts';
import { words } from '../words.ts';
import { ask } from './choice-words.ts';
import styles from './orders.module.css';

type Props<K extends keyof Choices> = ComposerProps<SsView, Choices[K]['about'], Choices[K]['answer']>;

interface SystemTableProps {
  view: SsView;
  title: string;
  systems: readonly number[];
  picked: number;
  onPick(system: number): void;
}

/** Systems with what their people are; the map offers them too. */
function SystemTable({ view, title, systems, picked, onPick }: SystemTableProps): ReactNode {
  useShowScene([...systems, picked].join(' '), () => ({
    base: picked,
    marks: systems.map((system) => ({ system })),
    onSystem: (system) => {
      if (!systems.includes(system)) return false;
      onPick(system);
      return true;
    },
  }));
  return (
    <ComposerStep n={1} title={title}>
      <TargetTable
        label={title}
        columns={ask.seat.columns}
        picked={String(picked)}
        rows={systems.map((system) => rowOf(view, system))}
        onPick={(id) => onPick(Number(id))}
      />
    </ComposerStep>
  );
}

function rowOf(view: SsView, system: number) {
  const one = view.systems[system];
  const side = ownerSide(view, one?.owner ?? -1);
  return {
    id: String(system),
    label: one?.name ?? '',
    ...(side === null ? {} : { side }),
    cells: [words.figure(one?.tech ?? 0), one?.raceName ?? '', one?.ideologyName ?? ''],
  };
}

interface PickSystemProps {
  view: SsView;
  title: string;
  systems: readonly number[];
  commit(system: number): string;
  /** what answers without a System is called; null: one must be picked */
  none: string | null;
  submit(answer: { system: number }): Promise<unknown>;
}

function PickSystem({ view, title, systems, commit, none, submit }: PickSystemProps): ReactNode {
  const [system, setSystem] = useState(systems[0] ?? -1);
  return (
    <>
      <ComposerBody>
        <SystemTable view={view} title={title} systems={systems} picked={system} onPick={setSystem} />
      </ComposerBody>
      <Foot
        primary={{ label: commit(system), run: () => submit({ system }) }}
        others={none === null ? [] : [{ label: none, run: () => submit({ system: -1 }) }]}
      />
    </>
  );
}

function SeatComposer(props: Props<'newSeat' | 'moveSeat'> & { stay: string | null }): ReactNode {
  const { view, asked, submit, stay } = props;
  return (
    <PickSystem
      view={view}
      title={ask.seat.step}
      systems={asked.about.systems}
      commit={(system) => ask.seat.commit(nodeName(view, system))}
      none={stay}
      submit={submit}
    />
  );
}

export function NewSeatComposer(props: Props<'newSeat'>): ReactNode {
  return <SeatComposer {...props} stay={null} />;
}
export function MoveSeatComposer(props: Props<'moveSeat'>): ReactNode {
  return <SeatComposer {...props} stay={ask.seat.stay} />;
}

export function HomeComposer({ view, asked, submit }: Props<'home'>): ReactNode {
  const { systems } = asked.about;
  const commit = (): string => ask.home.commit;
  return (
    <PickSystem
      view={view}
      title={ask.home.step}
      systems={systems}
      commit={commit}
      none={ask.home.none}
      submit={submit}
    />
  );
}

export function FourthChitComposer({ view, submit }: Props<'fourthChit'>): ReactNode {
  const hand = ownEmpire(view)?.hand ?? [];
  const [chit, setChit] = useState(hand[0]?.chit ?? -1);
  const name = hand.find((one) => one.chit === chit)?.name ?? '';
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={ask.fourthChit.step}>
          <div className={styles['single']}>
            <Segments
              label={ask.fourthChit.step}
              value={String(chit)}
              options={hand.map((one, at) => ({
                id: String(one.chit),
                label: one.name,
                note: words.chitWords[one.kind]?.(view.printed),
                key: String(at + 1),
              }))}
              onPick={(id) => setChit(Number(id))}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: ask.fourthChit.commit(name), run: () => submit({ discard: chit }) }} />
    </>
  );
}

export function ToppledOrderComposer({ view, asked, submit }: Props<'toppledOrder'>): ReactNode {
  const [systems, setSystems] = useState(asked.about.systems);
  const earlier = (at: number): void => {
    const moved = [...systems];
    const [one] = moved.splice(at, 1);
    if (one !== undefined) moved.splice(at - 1, 0, one);
    setSystems(moved);
  };
  return (
    <>
      <ComposerBody>
        <ComposerStep n={1} title={ask.toppledOrder.step}>
          <ol className={styles['order']}>
            {systems.map((system, at) => (
              <li key={system}>
                <span>
                  {at + 1}. {nodeName(view, system)}
                </span>
                {at > 0 && (
                  <Button aria-label={ask.toppledOrder.up(nodeName(view, system))} onClick={() => earlier(at)}>
                    ↑
                  </Button>
                )}
              </li>
            ))}
          </ol>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: ask.toppledOrder.commit, run: () => submit({ systems }) }} />
    </>
  );
}
