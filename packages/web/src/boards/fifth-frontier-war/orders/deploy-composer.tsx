/** Deployment: the proposal as it stands, changed counter by counter on the map, checked as one goes. */
import type { Choices, Deployment, FfwView } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { Destinations } from './destinations.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['deploy']['about'], Choices['deploy']['answer']>;

const PROPOSAL: Deployment = { automatic: true, squadrons: [], troops: [], admirals: [], fleets: null };

export function DeployComposer(props: Props): ReactNode {
  const shown = shownOf(props);
  const [draft, setDraft] = useState<Deployment>(PROPOSAL);
  const [picked, setPicked] = useState<number | null>(null);
  const { asked, state } = props;
  const counter = picked === null ? null : { squadron: picked };
  const next = useLookup('deploy', JSON.stringify([asked.id, state.length, draft, counter]), () =>
    queriesOf(props).openings('deploy', asked.id, { draft, counter }),
  );
  const place = (squadron: number, to: number): void =>
    setDraft({
      ...draft,
      squadrons: [...draft.squadrons.filter((one) => one.squadron !== squadron), { squadron, place: to }],
    });
  const whole = next?.whole ?? null;
  const standing = whole?.squadrons.find(({ squadron }) => squadron === picked)?.place ?? null;
  useShowScene(JSON.stringify([picked, draft, next?.places]), () => ({
    from: standing,
    marks: (picked === null ? (whole?.squadrons ?? []) : (next?.places ?? []).map((one) => ({ place: one }))).map(
      (one) => ({ place: one.place }),
    ),
    onPlace: (at) => {
      if (picked === null || !next?.places.includes(at)) return false;
      place(picked, at);
      return true;
    },
  }));
  if (!shown || !next || !whole) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <p>{say.deploy.intro}</p>
        <Verdict props={props} answer={draft} />
        {picked === null ? (
          <Placed shown={shown} whole={whole} draft={draft} onPick={setPicked} />
        ) : (
          <>
            <Button onClick={() => setPicked(null)}>{say.deploy.back}</Button>
            <Destinations
              shown={shown}
              title={shown.data.squadrons[picked]?.id ?? ''}
              from={standing ?? next.places[0] ?? 0}
              places={next.places}
              picked={standing}
              onPick={(at) => place(picked, at)}
            />
          </>
        )}
      </ComposerBody>
      <Foot
        primary={{
          label: draft.squadrons.length === 0 ? say.deploy.take : say.deploy.takeChanged(draft.squadrons.length),
          run: () => props.submit(draft),
        }}
        others={draft.squadrons.length > 0 ? [{ label: say.proposal, run: async () => setDraft(PROPOSAL) }] : []}
      />
    </>
  );
}

/** Where everything stands, by place. */
function Placed(props: {
  shown: Shown;
  whole: Deployment;
  draft: Deployment;
  onPick(squadron: number): void;
}): ReactNode {
  const { shown, whole, draft, onPick } = props;
  const places = [...new Set(whole.squadrons.map(({ place }) => place))].sort((a, b) => a - b);
  return (
    <div className={styles['bench']}>
      {places.map((place) => (
        <section key={place}>
          <h4>{nameOfPlace(shown, place)}</h4>
          {whole.squadrons
            .filter((one) => one.place === place)
            .map(({ squadron }) => (
              <Button
                key={squadron}
                look={draft.squadrons.some((one) => one.squadron === squadron) ? 'paper' : 'quiet'}
                onClick={() => onPick(squadron)}
              >
                {shown.data.squadrons[squadron]?.id}
              </Button>
            ))}
        </section>
      ))}
    </div>
  );
}
