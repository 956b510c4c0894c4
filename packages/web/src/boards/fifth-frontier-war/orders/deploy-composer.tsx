/** Deployment: the proposal as it stands, changed counter by counter by list, key, hand or on the map, checked as one goes. */
import type { Choices, Counter, Deployment, FfwView } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useDraft } from '../../../shell/composer/use-draft.ts';
import { useLookup } from '../../../shell/use-lookup.ts';
import { Button } from '../../../ui/button.tsx';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { fleetName, nameOfPlace } from '../situation.ts';
import {
  changesOf,
  type FleetChange,
  fleetChangesOf,
  moved,
  only,
  PROPOSAL,
  placeIn,
  without,
} from './deploy-draft.ts';
import { DeployHand } from './deploy-hand.tsx';
import { DeployPlaces } from './deploy-places.tsx';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { counterName } from './unit-words.ts';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['deploy']['about'], Choices['deploy']['answer']>;

export function DeployComposer(props: Props): ReactNode {
  const shown = shownOf(props);
  const [draft, setDraft] = useDraft<Deployment>(props, 'deployment', PROPOSAL);
  const [counter, setCounter] = useState<Counter | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const { asked, state } = props;
  const next = useLookup('deploy', JSON.stringify([asked.id, state.length, draft, counter]), async () => {
    const queries = queriesOf(props);
    const unchanged = { draft: { ...draft, fleets: null }, counter: null };
    const [found, plain] = await Promise.all([
      queries.openings('deploy', asked.id, { draft, counter }),
      draft.fleets && queries.openings('deploy', asked.id, unchanged),
    ]);
    return found && { ...found, planned: plain?.whole.fleets ?? [] };
  });
  const faults = useFaults(props, draft);
  const [last, setLast] = useState(next);
  if (next && next !== last) setLast(next);
  const known = next ?? last;
  const whole = known?.whole ?? null;
  const standing = whole && counter ? placeIn(whole, counter) : place;
  useShowScene(JSON.stringify([counter, place, draft, next?.places]), () => ({
    from: standing,
    marks: (counter ? (next?.places ?? []) : [...new Set(whole?.squadrons.map((one) => one.place))]).map((at) => ({
      place: at,
      figure: String(whole?.squadrons.filter((one) => one.place === at).length || ''),
    })),
    onPlace: (at) => {
      if (counter && next?.places.includes(at)) setDraft(moved(draft, counter, { place: at }));
      else setPlace(at);
      return true;
    },
  }));
  if (!shown || !whole) return <LoadingBars />;
  const refused = faults?.filter(({ why }) => why !== null) ?? [];
  const musters = fleetChangesOf(draft, known?.planned ?? []);
  return (
    <>
      <ComposerBody>
        <p className={styles['note']}>
          {say.deploy.yours(
            whole.squadrons.length,
            whole.troops.length,
            whole.admirals.length,
            whole.fleets?.length ?? 0,
          )}
        </p>
        <Changes shown={shown} draft={draft} whole={whole} faults={faults ?? []} musters={musters} change={setDraft} />
        {counter ? (
          <DeployHand
            shown={shown}
            whole={whole}
            counter={counter}
            next={next}
            onSpot={(spot) => setDraft(moved(draft, counter, spot))}
            onFleets={(fleets) => setDraft({ ...draft, fleets })}
            onBack={() => setCounter(null)}
          />
        ) : (
          <DeployPlaces
            shown={shown}
            whole={whole}
            open={place}
            onOpen={setPlace}
            onPick={setCounter}
            onDrop={(one, at) => setDraft(moved(draft, one, { place: at }))}
            onFleets={(fleets) => setDraft({ ...draft, fleets })}
          />
        )}
      </ComposerBody>
      <DeployFoot props={props} draft={draft} musters={musters.length} refused={refused} setDraft={setDraft} />
    </>
  );
}

function DeployFoot(props: {
  props: Props;
  draft: Deployment;
  /** changes of fleets */
  musters: number;
  refused: readonly Fault[];
  setDraft(draft: Deployment): void;
}): ReactNode {
  const { draft, musters, refused, setDraft } = props;
  const count = changesOf(draft).length + musters;
  const isWrong = refused.length > 0;
  return (
    <Foot
      primary={{
        label: isWrong
          ? say.deploy.toFix(refused.length)
          : count === 0
            ? say.deploy.take
            : say.deploy.takeChanged(count),
        run: isWrong ? undefined : () => props.props.submit(draft),
      }}
      others={[
        ...(isWrong
          ? [{ label: say.deploy.putBack, letter: 'Z', run: async () => setDraft(mended(draft, refused)) }]
          : []),
        ...(count > 0 ? [{ label: say.proposal, run: async () => setDraft(PROPOSAL) }] : []),
      ]}
    />
  );
}

interface Fault {
  /** null: the whole of it, or its fleets */
  counter: Counter | null;
  why: string | null;
}

function mended(draft: Deployment, refused: readonly Fault[]): Deployment {
  let next = draft;
  for (const { counter } of refused) next = counter ? without(next, counter) : { ...next, fleets: null };
  return next;
}

/** Each change tried alone, so that all faults are told and not the first; then the whole. */
function useFaults({ client, asked, state }: Props, draft: Deployment): readonly Fault[] | null {
  return useLookup('deploy faults', JSON.stringify([asked.id, state.length, draft]), async () => {
    const check = async (answer: Deployment): Promise<string | null> =>
      (await client.check({ decision: asked.id, kind: asked.kind, with: answer }))?.why ?? null;
    const whole = await check(draft);
    const changes = changesOf(draft);
    if (whole === null) return changes.map((counter) => ({ counter, why: null }));
    const single = await Promise.all(
      changes.map(async (counter) => ({ counter, why: await check(only(draft, counter)) })),
    );
    return single.some(({ why }) => why !== null) ? single : [...single, { counter: null, why: whole }];
  });
}

function Changes(props: {
  shown: Shown;
  draft: Deployment;
  whole: Deployment;
  faults: readonly Fault[];
  musters: readonly FleetChange[];
  change(draft: Deployment): void;
}): ReactNode {
  const { shown, draft, whole, faults, musters, change } = props;
  if (faults.length + musters.length === 0) return null;
  return (
    <section className={styles['changesMade']}>
      <h4>{say.deploy.changes}</h4>
      <ul>
        {faults.map(({ counter, why }) => (
          <li key={JSON.stringify(counter)} data-refused={why !== null}>
            {counter && (
              <>
                <span>
                  {why === null ? '✓' : '✕'}{' '}
                  {say.deploy.changed(counterName(shown.data, counter), spotName(shown, whole, counter))}
                </span>
                <Button look="plain" onClick={() => change(without(draft, counter))}>
                  {say.deploy.backOne}
                </Button>
              </>
            )}
            {why !== null && <p className={styles['fault']}>{why}</p>}
          </li>
        ))}
        {musters.map((one) => (
          <li key={JSON.stringify(one)}>{musterWords(shown, one)}</li>
        ))}
      </ul>
      {musters.length > 0 && (
        <Button look="plain" onClick={() => change({ ...draft, fleets: null })}>
          {say.deploy.fleetsBack}
        </Button>
      )}
    </section>
  );
}

function musterWords(shown: Shown, change: FleetChange): string {
  const fleet = change.fleet < 0 ? say.adjust.alone : fleetName(shown, change.fleet);
  if ('squadron' in change) return say.deploy.changed(counterName(shown.data, { squadron: change.squadron }), fleet);
  const admiral = shown.data.admirals[change.commander]?.name;
  return admiral === undefined ? say.deploy.unled(fleet) : say.deploy.led(fleet, admiral);
}

function spotName(shown: Shown, whole: Deployment, counter: Counter): string {
  const berth =
    'troop' in counter
      ? whole.troops.find((one) => one.troop === counter.troop)
      : 'admiral' in counter
        ? whole.admirals.find((one) => one.admiral === counter.admiral)
        : undefined;
  if (berth && berth.aboard >= 0) return say.deploy.aboard(shown.data.squadrons[berth.aboard]?.id ?? '');
  return nameOfPlace(shown, placeIn(whole, counter));
}
