/** Express boats, scouts and fleets that need no plot: a row a unit, then a place. */
import type { Choices, FfwView } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { Destinations } from './destinations.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

/** A unit that can go somewhere, with the places. */
interface Mover {
  unit: number;
  name: string;
  from: number;
  places: readonly number[];
}
interface Move {
  unit: number;
  to: number;
}

interface MovesProps {
  shown: Shown;
  /** all who could move when nothing was decided yet */
  movers: readonly Mover[] | null;
  finish(moves: readonly Move[]): Promise<unknown>;
}

function Moves({ shown, movers, finish }: MovesProps): ReactNode {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [picked, setPicked] = useState<number | null>(null);
  const mover = movers?.find(({ unit }) => unit === picked) ?? null;
  const moveOf = (unit: number): Move | undefined => moves.find((one) => one.unit === unit);
  const choose = (to: number): void => {
    if (!mover) return;
    setMoves([...moves.filter(({ unit }) => unit !== mover.unit), { unit: mover.unit, to }]);
  };
  useShowScene(JSON.stringify([picked, moves]), () => ({
    from: mover?.from ?? null,
    target: mover ? (moveOf(mover.unit)?.to ?? null) : null,
    marks: (mover?.places ?? []).map((place) => ({ place })),
    onPlace: (place) => {
      if (!mover?.places.includes(place)) return false;
      choose(place);
      return true;
    },
  }));
  if (!movers) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        {movers.length === 0 && <p className={styles['note']}>{say.moves.none}</p>}
        <ul className={styles['list']}>
          {movers.map((one) => {
            const move = moveOf(one.unit);
            return (
              <li key={one.unit}>
                <button type="button" data-chosen={picked === one.unit} onClick={() => setPicked(one.unit)}>
                  <i />
                  <b>{one.name}</b>
                  <span>{nameOfPlace(shown, one.from)}</span>
                  <small>{move ? nameOfPlace(shown, move.to) : say.moves.stays}</small>
                </button>
              </li>
            );
          })}
        </ul>
        {mover && (
          <Destinations
            shown={shown}
            title={say.moves.title(mover.name)}
            from={mover.from}
            places={mover.places}
            picked={moveOf(mover.unit)?.to ?? null}
            hold={{ label: say.moves.takeBack, run: () => setMoves(moves.filter(({ unit }) => unit !== mover.unit)) }}
            onPick={choose}
          />
        )}
      </ComposerBody>
      <Foot primary={{ label: say.moves.done(moves.length), run: () => finish(moves) }} />
    </>
  );
}

export function XboatsComposer(props: Props<'xboats'>): ReactNode {
  const shown = shownOf(props);
  const movers = useMovers(props, 'xboats', async () => {
    const next = await queriesOf(props).openings('xboats', props.asked.id, { moves: [] });
    return (next?.admirals ?? []).map(({ admiral, places }) => {
      const card = shown?.cards.admirals.get(admiral);
      const ship = shown?.cards.squadrons.get(card?.now.aboard ?? -1);
      const from = card && card.now.place >= 0 ? card.now.place : (ship?.now.place ?? 0);
      return { unit: admiral, name: card?.counter.name ?? '', from, places };
    });
  });
  if (!shown) return null;
  const finish = (moves: readonly Move[]): Promise<unknown> =>
    props.submit({ moves: moves.map(({ unit, to }) => ({ admiral: unit, to })) });
  return <Moves shown={shown} movers={movers} finish={finish} />;
}

export function ScoutsComposer(props: Props<'scouts'>): ReactNode {
  const shown = shownOf(props);
  const movers = useMovers(props, 'scouts', async () => {
    const next = await queriesOf(props).openings('scouts', props.asked.id, { jumps: [] });
    return (next?.scouts ?? []).map(({ squadron, places }) => {
      const card = shown?.cards.squadrons.get(squadron);
      return { unit: squadron, name: card?.counter.id ?? '', from: card?.now.place ?? 0, places };
    });
  });
  if (!shown) return null;
  const finish = (moves: readonly Move[]): Promise<unknown> =>
    props.submit({ jumps: moves.map(({ unit, to }) => ({ squadron: unit, to, load: [] })) });
  return <Moves shown={shown} movers={movers} finish={finish} />;
}

export function WellLedComposer(props: Props<'wellLed'>): ReactNode {
  const shown = shownOf(props);
  const movers = useMovers(props, 'wellLed', async () => {
    const next = await queriesOf(props).openings('wellLed', props.asked.id, { jumps: [] });
    return (next?.fleets ?? []).map(({ fleet, places }) => {
      const card = shown?.cards.fleets.get(fleet);
      return { unit: fleet, name: card?.counter.name ?? '', from: card?.now.place ?? 0, places };
    });
  });
  if (!shown) return null;
  const finish = (moves: readonly Move[]): Promise<unknown> =>
    props.submit({ jumps: moves.map(({ unit, to }) => ({ fleet: unit, to, load: [] })) });
  return <Moves shown={shown} movers={movers} finish={finish} />;
}

function useMovers(
  { asked, state }: Pick<Props<'xboats'>, 'asked' | 'state'>,
  kind: string,
  ask: () => Promise<Mover[]>,
): readonly Mover[] | null {
  return useLookup(`movers ${kind}`, `${asked.id} ${state.length}`, ask);
}
