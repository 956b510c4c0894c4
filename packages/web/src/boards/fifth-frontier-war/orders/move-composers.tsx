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
  const [moves, setMoves] = useDraft<readonly Move[]>(props, 'moves', []);
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
  const finish = (): Promise<unknown> => props.submit({ moves: moves.map(({ unit, to }) => ({ admiral: unit, to })) });
  return <Moves shown={shown} movers={movers} moves={moves} setMoves={setMoves} finish={finish} />;
}

/** Independent scouts. */
export function ScoutsComposer(props: Props<'scouts'>): ReactNode {
  const cards = shownOf(props)?.cards.squadrons;
  const openings = async (jumps: JumpOf<'scouts'>[]): Promise<Jumps> => {
    const next = await queriesOf(props).openings('scouts', props.asked.id, { jumps });
    const movers = (next?.scouts ?? []).map(({ squadron, places }) => {
      const card = cards?.get(squadron);
      return { unit: squadron, name: card?.counter.id ?? '', from: card?.now.place ?? 0, places };
    });
    return { movers, boarding: next?.boarding ?? [] };
  };
  const jumpOf = ({ unit, to, load }: Move): JumpOf<'scouts'> => ({ squadron: unit, to, load });
  return <JumpsComposer props={props} kind="scouts" openings={openings} jumpOf={jumpOf} />;
}

/** Fleets that need no plot. */
export function WellLedComposer(props: Props<'wellLed'>): ReactNode {
  const cards = shownOf(props)?.cards.fleets;
  const openings = async (jumps: JumpOf<'wellLed'>[]): Promise<Jumps> => {
    const next = await queriesOf(props).openings('wellLed', props.asked.id, { jumps });
    const movers = (next?.fleets ?? []).map(({ fleet, places }) => {
      const card = cards?.get(fleet);
      return { unit: fleet, name: card?.counter.name ?? '', from: card?.now.place ?? 0, places };
    });
    return { movers, boarding: next?.boarding ?? [] };
  };
  const jumpOf = ({ unit, to, load }: Move): JumpOf<'wellLed'> => ({ fleet: unit, to, load });
  return <JumpsComposer props={props} kind="wellLed" openings={openings} jumpOf={jumpOf} />;
}

type JumpOf<K extends 'scouts' | 'wellLed'> = Choices[K]['answer']['jumps'][number];
/** Who can jump, and who can board or leave before each jump that is planned. */
interface Jumps {
  movers: Mover[];
  boarding: readonly Boarding[];
}

function JumpsComposer<Jump>(all: {
  props: Pick<Props<'xboats'>, 'asked' | 'state' | 'view'> & { submit(answer: { jumps: Jump[] }): Promise<unknown> };
  kind: string;
  openings(jumps: Jump[]): Promise<Jumps>;
  jumpOf(move: Move): Jump;
}): ReactNode {
  const { props, kind, openings, jumpOf } = all;
  const shown = shownOf(props);
  const [moves, setMoves] = useDraft<readonly Move[]>(props, 'moves', []);
  const movers = useMovers(props, kind, async () => (await openings([])).movers);
  const jumps = moves.map(jumpOf);
  const key = JSON.stringify([props.asked.id, props.state.length, jumps]);
  const boarding = useLookup(`boarding ${kind}`, key, async () => (await openings(jumps)).boarding);
  if (!shown) return null;
  const plan = { moves, setMoves, boarding, finish: () => props.submit({ jumps }) };
  return <Moves shown={shown} movers={movers} {...plan} />;
}

function useMovers(
  { asked, state }: Pick<Props<'xboats'>, 'asked' | 'state'>,
  kind: string,
  ask: () => Promise<Mover[]>,
): readonly Mover[] | null {
  return useLookup(`movers ${kind}`, `${asked.id} ${state.length}`, ask);
}
