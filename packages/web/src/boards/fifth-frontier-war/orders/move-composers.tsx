/** Express boats, scouts and fleets that need no plot: a row a unit, then a place. */
import type { Boarding, Choices, FfwView, Transfer } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { CargoBench } from './cargo-bench.tsx';
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
  /** who boards or leaves before */
  load: Transfer[];
}

interface MovesProps {
  shown: Shown;
  /** all who could move when nothing was decided yet */
  movers: readonly Mover[] | null;
  moves: readonly Move[];
  setMoves(moves: readonly Move[]): void;
  /** of each move in turn */
  boarding?: readonly Boarding[] | null;
  finish(): Promise<unknown>;
}

function Moves({ shown, movers, moves, setMoves, boarding, finish }: MovesProps): ReactNode {
  const [chosen, setPicked] = useState<number | null>(null);
  const picked = chosen ?? (movers?.length === 1 ? (movers[0]?.unit ?? null) : null);
  const mover = movers?.find(({ unit }) => unit === picked) ?? null;
  const moveOf = (unit: number): Move | undefined => moves.find((one) => one.unit === unit);
  const move = mover && moveOf(mover.unit);
  const others = moves.filter(({ unit }) => unit !== mover?.unit);
  const choose = (to: number): void => {
    if (mover) setMoves([...others, { unit: mover.unit, to, load: move?.load ?? [] }]);
  };
  const berths = move ? boarding?.[moves.indexOf(move)] : undefined;
  useShowScene(JSON.stringify([picked, moves]), () => ({
    from: mover?.from ?? null,
    target: move?.to ?? null,
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
        <MoverList shown={shown} movers={movers} picked={picked} moveOf={moveOf} onPick={setPicked} />
        {move && berths && (berths.passengers.length > 0 || move.load.length > 0) && (
          <details className={styles['leavers']} open={move.load.length > 0}>
            <summary>{say.moves.load}</summary>
            <CargoBench
              shown={shown}
              berths={berths.passengers}
              holds={berths.holds}
              transfers={move.load}
              change={(load) => setMoves([...others, { ...move, load: [...load] }])}
            />
          </details>
        )}
        {mover && (
          <Destinations
            shown={shown}
            title={say.moves.title(mover.name)}
            from={mover.from}
            places={mover.places}
            picked={move?.to ?? null}
            hold={{ label: say.moves.takeBack, run: () => setMoves(others) }}
            onPick={choose}
          />
        )}
      </ComposerBody>
      <Foot primary={{ label: say.moves.done(moves.length), run: finish }} />
    </>
  );
}

function MoverList(props: {
  shown: Shown;
  movers: readonly Mover[];
  picked: number | null;
  moveOf(unit: number): Move | undefined;
  onPick(unit: number): void;
}): ReactNode {
  const { shown, movers, picked, moveOf, onPick } = props;
  return (
    <ul className={styles['list']}>
      {movers.map((one) => {
        const move = moveOf(one.unit);
        return (
          <li key={one.unit}>
            <button type="button" data-chosen={picked === one.unit} onClick={() => onPick(one.unit)}>
              <i />
              <b>{one.name}</b>
              <span>{nameOfPlace(shown, one.from)}</span>
              <small>{move ? say.moves.to(nameOfPlace(shown, move.to)) : say.moves.stays}</small>
            </button>
          </li>
        );
      })}
    </ul>
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
  const [moves, setMoves] = useDraft<readonly Move[]>(props, 'moves', []);
  if (!shown) return null;
  const finish = (): Promise<unknown> => props.submit({ moves: moves.map(({ unit, to }) => ({ admiral: unit, to })) });
  return <Moves shown={shown} movers={movers} moves={moves} setMoves={setMoves} finish={finish} />;
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
  const [moves, setMoves] = useDraft<readonly Move[]>(props, 'moves', []);
  const answer = { jumps: moves.map(({ unit, to, load }) => ({ squadron: unit, to, load })) };
  const boarding = useLookup(
    'boarding scouts',
    JSON.stringify([props.asked.id, props.state.length, answer]),
    async () => {
      const next = await queriesOf(props).openings('scouts', props.asked.id, answer);
      return next?.boarding ?? [];
    },
  );
  if (!shown) return null;
  return (
    <Moves
      shown={shown}
      movers={movers}
      moves={moves}
      setMoves={setMoves}
      boarding={boarding}
      finish={() => props.submit(answer)}
    />
  );
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
  const [moves, setMoves] = useDraft<readonly Move[]>(props, 'moves', []);
  const answer = { jumps: moves.map(({ unit, to, load }) => ({ fleet: unit, to, load })) };
  const boarding = useLookup(
    'boarding wellLed',
    JSON.stringify([props.asked.id, props.state.length, answer]),
    async () => {
      const next = await queriesOf(props).openings('wellLed', props.asked.id, answer);
      return next?.boarding ?? [];
    },
  );
  if (!shown) return null;
  return (
    <Moves
      shown={shown}
      movers={movers}
      moves={moves}
      setMoves={setMoves}
      boarding={boarding}
      finish={() => props.submit(answer)}
    />
  );
}

function useMovers(
  { asked, state }: Pick<Props<'xboats'>, 'asked' | 'state'>,
  kind: string,
  ask: () => Promise<Mover[]>,
): readonly Mover[] | null {
  return useLookup(`movers ${kind}`, `${asked.id} ${state.length}`, ask);
}
