/** Loading, unloading and landing: each unit with the berths that it can go to. */
import { ASHORE, type Berths, type Choices, type FfwView, type Transfer } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { busyFirst } from './busy-places.ts';
import { CargoBench } from './cargo-bench.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

export function CargoComposer(props: Props<'cargo'>): ReactNode {
  const shown = shownOf(props);
  const [transfers, setTransfers] = useDraft<readonly Transfer[]>(props, 'transfers', []);
  const [place, setPlace] = useState<number | null>(null);
  const { asked, state } = props;
  const ask = async (at: number | null) =>
    queriesOf(props).openings('cargo', asked.id, { transfers: [...transfers], place: at });
  const found = useLookup('cargo', JSON.stringify([asked.id, state.length, transfers, place]), async () => {
    const first = await ask(place);
    const [busiest] = busyFirst(props.view, first?.places ?? []);
    if (place !== null || busiest === undefined) return { at: place, next: first };
    return { at: busiest, next: await ask(busiest) };
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
  const places = busyFirst(props.view, found.next?.places ?? []);
  return (
    <>
      <ComposerBody>
        {places.length === 0 && <p className={styles['note']}>{say.cargo.none}</p>}
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
        <CargoBench
          shown={shown}
          berths={found.next?.passengers ?? []}
          holds={found.next?.holds ?? []}
          transfers={transfers.filter((one) => placeOf(shown, one) === at)}
          change={(here) => {
            setPlace(at);
            setTransfers([...transfers.filter((one) => placeOf(shown, one) !== at), ...here]);
          }}
        />
      </ComposerBody>
      <Foot
        primary={{ label: say.cargo.done(transfers.length), run: () => props.submit({ transfers: [...transfers] }) }}
      />
    </>
  );
}

export function LandComposer(props: Props<'land'>): ReactNode {
  const shown = shownOf(props);
  const [transfers, setTransfers] = useDraft<readonly Transfer[]>(props, 'transfers', []);
  const { asked, state } = props;
  const next = useLookup('land', JSON.stringify([asked.id, state.length, transfers]), () =>
    queriesOf(props).openings('land', asked.id, { transfers: [...transfers] }),
  );
  useShowScene(String(asked.about.hex), () => ({ from: asked.about.hex }));
  if (!shown || !next) return <LoadingBars />;
  const landers = next.passengers.filter((one) => 'troop' in one && one.to.includes(ASHORE));
  const allOf = (units: readonly Berths[]): Transfer[] => [
    ...transfers,
    ...units.flatMap((one) => ('troop' in one ? [{ troop: one.troop, to: ASHORE }] : [])),
  ];
  return (
    <>
      <ComposerBody>
        {next.passengers.length === 0 && transfers.length === 0 && <p className={styles['note']}>{say.cargo.none}</p>}
        <CargoBench
          shown={shown}
          berths={next.passengers}
          holds={next.holds}
          transfers={transfers}
          change={setTransfers}
        />
      </ComposerBody>
      <Foot
        primary={{ label: say.cargo.landed(transfers.length), run: () => props.submit({ transfers: [...transfers] }) }}
        others={
          landers.length > 0
            ? [
                {
                  label: say.cargo.allAshore(landers.length),
                  letter: 'A',
                  run: async () => setTransfers(allOf(landers)),
                },
              ]
            : []
        }
      />
    </>
  );
}

/** Where a unit of the list is: on the world, or where its ship is. */
function placeOf({ cards }: Shown, unit: Transfer): number {
  const now = 'troop' in unit ? cards.troops.get(unit.troop)?.now : cards.admirals.get(unit.admiral)?.now;
  return now && now.place >= 0 ? now.place : (cards.squadrons.get(now?.aboard ?? -1)?.now.place ?? -1);
}
