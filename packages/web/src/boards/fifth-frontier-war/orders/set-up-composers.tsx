/** Before the war: the secret base and the guerrillas are picked on the map, fleets are held back for surprise. */
import type { Choices, FfwView, SurprisePlace } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { fleetName, nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import { Destinations } from './destinations.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;

export function SecretBaseComposer(props: Props<'secretBase'>): ReactNode {
  const { asked, client, state, submit } = props;
  const shown = shownOf(props);
  const { answer, change } = useProposal(props);
  const hexes = useLookup('secret base', `${asked.id} ${state.length}`, async () => {
    const found = await client.answers(asked.id);
    // options have the shape of answers
    return (found?.options ?? []).map((one) => (one.answer as Choices['secretBase']['answer']).hex);
  });
  useShowScene(JSON.stringify([answer, hexes]), () => ({
    target: answer?.hex ?? null,
    marks: (hexes ?? []).map((place) => ({ place })),
    onPlace: (hex) => {
      if (!hexes?.includes(hex)) return false;
      change({ hex });
      return true;
    },
  }));
  if (!shown || !answer || !hexes) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <Destinations
          shown={shown}
          title={say.secretBase.from}
          plain={say.worlds(hexes.length)}
          from={answer.hex}
          places={hexes}
          picked={answer.hex}
          onPick={(hex) => change({ hex })}
        />
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.secretBase.done(nameOfPlace(shown, answer.hex)), run: () => submit(answer) }} />
    </>
  );
}

export function PlaceGuerrillasComposer(props: Props<'placeGuerrillas'>): ReactNode {
  const { asked, state, submit } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  const [picked, setPicked] = useState(0);
  const next = useLookup('place guerrillas', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('placeGuerrillas', asked.id, {}),
  );
  const put = (hex: number): void => {
    if (answer) change({ hexes: answer.hexes.map((one, n) => (n === picked ? hex : one)) });
  };
  useShowScene(JSON.stringify([answer, picked, next?.hexes.length]), () => ({
    target: answer?.hexes[picked] ?? null,
    marks: (next?.hexes ?? []).map((place) => ({
      place,
      figure: String(answer?.hexes.filter((one) => one === place).length || ''),
    })),
    onPlace: (hex) => {
      if (!next?.hexes.includes(hex)) return false;
      put(hex);
      return true;
    },
  }));
  if (!shown || !answer || !next) return <LoadingBars />;
  const units = shown.data.troops.filter(({ isGuerrilla }) => isGuerrilla);
  const standing = answer.hexes[picked] ?? 0;
  return (
    <>
      <ComposerBody>
        <ul className={styles['list']}>
          {units.map(({ id }, n) => (
            <li key={id}>
              <button type="button" data-chosen={picked === n} onClick={() => setPicked(n)}>
                <i />
                <b>{id}</b>
                <i />
                <small>{nameOfPlace(shown, answer.hexes[n] ?? 0)}</small>
              </button>
            </li>
          ))}
        </ul>
        <Verdict props={props} answer={answer} />
        <Destinations
          shown={shown}
          title={units[picked]?.id ?? ''}
          plain={say.worlds(next.hexes.length)}
          from={standing}
          places={next.hexes}
          picked={standing}
          onPick={put}
        />
      </ComposerBody>
      <Foot
        primary={{ label: say.placeGuerrillas, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

export function SurpriseComposer(props: Props<'surprise'>): ReactNode {
  const { asked, state, submit } = props;
  const shown = shownOf(props);
  const { answer, change } = useProposal(props);
  const next = useLookup('surprise', `${asked.id} ${state.length}`, () =>
    queriesOf(props).openings('surprise', asked.id, {}),
  );
  useShowScene(JSON.stringify([answer, next?.starts.map(({ hex }) => hex)]), () => ({
    marks: (next?.starts ?? []).map(({ hex }) => {
      const fleet = answer?.fleets.find((one) => one.hex === hex)?.fleet;
      return { place: hex, ...(shown && fleet !== undefined ? { figure: shown.data.fleets[fleet]?.code ?? '' } : {}) };
    }),
  }));
  if (!shown || !answer || !next) return <LoadingBars />;
  const start = (hex: number, fleet: number | null): void => {
    const others = answer.fleets.filter((one) => one.hex !== hex && one.fleet !== fleet);
    change({ fleets: fleet === null ? others : [...others, { fleet, hex }] });
  };
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          {next.starts.map((place) => (
            <SurprisePart
              key={place.hex}
              shown={shown}
              place={place}
              picked={answer.fleets.find(({ hex }) => hex === place.hex)?.fleet ?? null}
              onPick={(fleet) => start(place.hex, fleet)}
            />
          ))}
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot primary={{ label: say.surprise.done(answer.fleets.length), run: () => submit(answer) }} />
    </>
  );
}

/** A place in the rear: what a fleet must be to start there, what may come of it, and who could. */
function SurprisePart(props: {
  shown: Shown;
  place: SurprisePlace;
  picked: number | null;
  onPick(fleet: number | null): void;
}): ReactNode {
  const { shown, place, picked, onPick } = props;
  const { hex, jump, fuels, discovered, fleets } = place;
  return (
    <section>
      <h4>
        <span>{nameOfPlace(shown, hex)}</span>
        <small>{say.surprise.takes(jump, fuels)}</small>
      </h4>
      <p className={styles['note']}>{say.surprise.discovered(Math.round(100 * discovered))}</p>
      {fleets.length === 0 ? (
        <p>{say.surprise.none}</p>
      ) : (
        <ul className={styles['list']}>
          <li>
            <button type="button" data-chosen={picked === null} onClick={() => onPick(null)}>
              <i />
              <b>{say.surprise.nobody}</b>
            </button>
          </li>
          {fleets.map((fleet) => (
            <li key={fleet}>
              <button type="button" data-chosen={picked === fleet} onClick={() => onPick(fleet)}>
                <i />
                <b>{fleetName(shown, fleet)}</b>
                <span>{factorsOf(shown, fleet)}</span>
                <small>{whereFrom(shown, fleet)}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function factorsOf(shown: Shown, fleet: number): string {
  const total = shown.cards.fleets.get(fleet)?.total;
  return total ? words.fleet.factors(total.attack, total.bombardment, total.defense) : '';
}

function whereFrom(shown: Shown, fleet: number): string {
  const card = shown.cards.fleets.get(fleet);
  const count = card?.squadrons?.length ?? 0;
  return say.surprise.from(say.adjust.squadrons(count, count), nameOfPlace(shown, card?.now.place ?? 0));
}
