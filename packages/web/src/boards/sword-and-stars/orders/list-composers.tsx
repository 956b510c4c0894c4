/** Decisions that pick from a list: a Seat, a home, a chit, an order. */
import type { Choices, SeatFigures, SsView } from '@admiralty/engine/sword-and-stars';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
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
  /** what the Empire would be from there; left out: it is no Seat */
  figures?: readonly (SeatFigures | null)[] | null;
  onPick(system: number): void;
}

/** Systems with what their people are; the map offers them too. */
function SystemTable({ view, title, systems, picked, figures, onPick }: SystemTableProps): ReactNode {
  useShowScene([...systems, picked].join(' '), () => ({
    base: picked < 0 ? null : picked,
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
        columns={figures === undefined ? ask.home.columns : ask.seat.columns}
        titles={ask.seat.columnTitles}
        picked={String(picked)}
        rows={systems.map((system, at) => rowOf(view, system, figures?.[at]))}
        onPick={(id) => onPick(Number(id))}
      />
    </ComposerStep>
  );
}

function rowOf(view: SsView, system: number, figures: SeatFigures | null | undefined) {
  const one = view.systems[system];
  const side = ownerSide(view, one?.owner ?? -1);
  return {
    id: String(system),
    label: one?.name ?? '',
    ...(side === null || figures !== undefined ? {} : { side }),
    cells: [
      words.figure(one?.tech ?? 0),
      one?.raceName ?? '',
      one?.ideologyName ?? '',
      ...(figures ? [ask.seat.governs(figures.governed, figures.systems), words.figure(figures.points)] : []),
    ],
  };
}

/** What each answer would make of the Empire. */
function useSeatFigures(
  { client, asked, state }: Props<'newSeat' | 'moveSeat'>,
  answers: readonly { system: number }[],
): readonly (SeatFigures | null)[] | null {
  return useLookup('seat figures', `${asked.id} ${state.length}`, async () => {
    const found = await client.figures(asked.id, answers);
    return found as readonly (SeatFigures | null)[];
  });
}

/** The one that counts most is proposed. */
export function NewSeatComposer(props: Props<'newSeat'>): ReactNode {
  const { view, asked, submit } = props;
  const { systems } = asked.about;
  const [own, pick] = useState<number | null>(null);
  const figures = useSeatFigures(
    props,
    systems.map((one) => ({ system: one })),
  );
  const pointsAt = (at: number): number => figures?.[at]?.points ?? 0;
  const best = systems.reduce((most, _, at) => (pointsAt(at) > pointsAt(most) ? at : most), 0);
  const system = own ?? systems[best] ?? -1;
  return (
    <>
      <ComposerBody>
        <SystemTable
          view={view}
          title={ask.seat.step}
          systems={systems}
          picked={system}
          figures={figures}
          onPick={pick}
        />
      </ComposerBody>
      <Foot primary={{ label: ask.seat.commit(nodeName(view, system)), run: () => submit({ system }) }} />
    </>
  );
}

/** Nothing moves by Enter alone: the Seat stays until another is picked. */
export function MoveSeatComposer(props: Props<'moveSeat'>): ReactNode {
  const { view, asked, submit } = props;
  const home = ownEmpire(view)?.seatAt ?? -1;
  const isHeld = view.systems[home]?.owner === asked.by;
  const systems = isHeld ? [home, ...asked.about.systems.filter((one) => one !== home)] : asked.about.systems;
  const [system, pick] = useState(isHeld ? home : -1);
  const figures = useSeatFigures(
    props,
    systems.map((one) => ({ system: one === home ? -1 : one })),
  );
  const stay = { label: ask.seat.stay, run: () => submit({ system: -1 }) };
  const move = { label: ask.seat.commit(nodeName(view, system)), run: () => submit({ system }) };
  const isMoved = system >= 0 && system !== home;
  return (
    <>
      <ComposerBody>
        <SystemTable
          view={view}
          title={ask.seat.step}
          systems={systems}
          picked={system}
          figures={figures}
          onPick={pick}
        />
      </ComposerBody>
      <Foot primary={isMoved ? move : stay} others={isMoved ? [stay] : []} />
    </>
  );
}

export function HomeComposer({ view, asked, submit }: Props<'home'>): ReactNode {
  const { systems } = asked.about;
  const [system, setSystem] = useState(systems[0] ?? -1);
  return (
    <>
      <ComposerBody>
        <SystemTable view={view} title={ask.home.step} systems={systems} picked={system} onPick={setSystem} />
      </ComposerBody>
      <Foot
        primary={{ label: ask.home.commit, run: () => submit({ system }) }}
        others={[{ label: ask.home.none, run: () => submit({ system: -1 }) }]}
      />
    </>
  );
}

/** As proposed, the new one goes: nothing that was kept is lost by Enter alone. */
export function FourthChitComposer(props: Props<'fourthChit'>): ReactNode {
  const { view, submit } = props;
  const { answer, proposed, change } = useProposal(props);
  const hand = ownEmpire(view)?.hand ?? [];
  const chit = answer?.discard ?? -1;
  const noteOf = (kind: string, one: number): string =>
    [words.chitWords[kind]?.(view.printed), one === proposed?.discard ? ask.fourthChit.drawn : '']
      .filter(Boolean)
      .join(' ');
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
                note: noteOf(one.kind, one.chit),
                key: String(at + 1),
              }))}
              onPick={(id) => change({ discard: Number(id) })}
            />
          </div>
        </ComposerStep>
      </ComposerBody>
      <Foot primary={{ label: ask.fourthChit.commit(name), run: answer ? () => submit(answer) : undefined }} />
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
