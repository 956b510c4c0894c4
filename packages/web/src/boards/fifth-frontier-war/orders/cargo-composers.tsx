/** Loading, unloading and landing: each unit with the berths that it can go to. */
import { ASHORE, type Berths, type Choices, type FfwView, type Transfer } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

export function CargoComposer(props: Props<'cargo'>): ReactNode {
  const shown = shownOf(props);
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const [place, setPlace] = useState<number | null>(null);
  const { asked, state } = props;
  const ask = async (at: number | null) =>
    queriesOf(props).openings('cargo', asked.id, { transfers: [...transfers], place: at });
  const found = useLookup('cargo', JSON.stringify([asked.id, state.length, transfers, place]), async () => {
    const first = await ask(place);
    if (place !== null || !first?.places[0]) return { at: place, next: first };
    return { at: first.places[0], next: await ask(first.places[0]) };
  });
  const at = place ?? found?.at ?? null;
  useShowScene(JSON.stringify([at, found?.next?.places]), () => ({
    from: at,
    marks: (found?.next?.places ?? []).map((one) => ({ place: one })),
    onPlace: (one) => {
      if (!found?.next?.places.includes(one)) return false;
      setPlace(one);
      return true;
    },
  }));
  if (!shown || !found) return <LoadingBars />;
  const places = found.next?.places ?? [];
  return (
    <>
      <ComposerBody>
        {places.length === 0 && <p>{say.cargo.none}</p>}
        {places.length > 1 && (
          <div className={styles['bench']}>
            <label>
              {say.cargo.place}
              <select value={at ?? ''} onChange={({ target }) => setPlace(Number(target.value))}>
                {places.map((one) => (
                  <option key={one} value={one}>
                    {nameOfPlace(shown, one)}
                  </option>
                ))}
              </select>
            </label>
          </div>
        )}
        <Bench shown={shown} berths={found.next?.passengers ?? []} transfers={transfers} change={setTransfers} />
      </ComposerBody>
      <Foot
        primary={{ label: say.cargo.done(transfers.length), run: () => props.submit({ transfers: [...transfers] }) }}
      />
    </>
  );
}

export function LandComposer(props: Props<'land'>): ReactNode {
  const shown = shownOf(props);
  const [transfers, setTransfers] = useState<readonly Transfer[]>([]);
  const { asked, state } = props;
  const next = useLookup('land', JSON.stringify([asked.id, state.length, transfers]), () =>
    queriesOf(props).openings('land', asked.id, { transfers: [...transfers] }),
  );
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !next) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        {next.passengers.length === 0 && transfers.length === 0 && <p>{say.cargo.none}</p>}
        <Bench shown={shown} berths={next.passengers} transfers={transfers} change={setTransfers} />
      </ComposerBody>
      <Foot
        primary={{ label: say.cargo.done(transfers.length), run: () => props.submit({ transfers: [...transfers] }) }}
      />
    </>
  );
}

interface BenchProps {
  shown: Shown;
  berths: readonly Berths[];
  transfers: readonly Transfer[];
  change(transfers: readonly Transfer[]): void;
}

/** A row a unit; what was moved stays in the list with where it goes. */
function Bench({ shown, berths, transfers, change }: BenchProps): ReactNode {
  const rows = [
    ...transfers.map((transfer) => ({ unit: unitOf(transfer), to: transfer.to as number | null, ways: [transfer.to] })),
    ...berths
      .filter((one) => !transfers.some((done) => keyOf(unitOf(done)) === keyOf(unitOf(one))))
      .map((one) => ({
        unit: unitOf(one),
        to: null as number | null,
        ways: one.to,
      })),
  ];
  return (
    <div className={styles['bench']} data-coach="land">
      {rows.map(({ unit, to, ways }) => (
        <label key={keyOf(unit)}>
          {nameOfUnit(shown, unit)}
          <select
            value={to ?? 'stay'}
            onChange={({ target }) => {
              const others = transfers.filter((one) => keyOf(unitOf(one)) !== keyOf(unit));
              change(target.value === 'stay' ? others : [...others, { ...unit, to: Number(target.value) } as Transfer]);
            }}
          >
            <option value="stay">{say.cargo.stays}</option>
            {ways.map((way) => (
              <option key={way} value={way}>
                {way === ASHORE ? say.cargo.ashore : say.cargo.aboard(shown.data.squadrons[way]?.id ?? '')}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

type Unit = { troop: number } | { admiral: number };

function unitOf(of: Unit): Unit {
  return 'troop' in of ? { troop: of.troop } : { admiral: of.admiral };
}

function keyOf(unit: Unit): string {
  return 'troop' in unit ? `troop ${unit.troop}` : `admiral ${unit.admiral}`;
}

function nameOfUnit({ data, cards }: Shown, unit: Unit): string {
  if ('admiral' in unit) return data.admirals[unit.admiral]?.name ?? '';
  const card = cards.troops.get(unit.troop);
  return card ? `${card.counter.id} · ${card.now.strength}-${card.counter.tech}` : '';
}
