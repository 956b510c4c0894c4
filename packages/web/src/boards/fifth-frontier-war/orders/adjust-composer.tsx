/** Fleet adjustment: a list of places, and a bench of fleets and independent squadrons for the one that is open. */
import { type Arrangement, type Choices, type FfwView, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import { AdjustBench } from './adjust-bench.tsx';
import { standingAt, withPlace } from './adjust-draft.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

type Props = ComposerProps<FfwView, Choices['adjust']['about'], Choices['adjust']['answer']>;

export function AdjustComposer(props: Props): ReactNode {
  const { asked, submit, view } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  const side = sideOfSeat(view, asked.by);
  const places = usePlaces(props, shown, side);
  const [picked, setPicked] = useState<number | null>(null);
  const withFleets = places?.find((at) => shown && standingAt(shown, side, at).fleets.length > 0);
  const place = picked ?? withFleets ?? places?.[0] ?? null;
  const named = answer?.places ?? [];
  useShowScene(JSON.stringify([place, places, named.map((one) => one.place)]), () => ({
    from: place,
    marks: (places ?? []).map((one) => ({ place: one })),
    onPlace: (at) => {
      if (!places?.includes(at)) return false;
      setPicked(at);
      return true;
    },
  }));
  if (!shown || !answer || !places) return <LoadingBars />;
  const arranged = (at: number): Arrangement | undefined => named.find((one) => one.place === at);
  return (
    <>
      <ComposerBody>
        {places.length === 0 && <p className={styles['note']}>{say.adjust.none}</p>}
        <ul className={styles['list']}>
          {places.map((at) => (
            <li key={at}>
              <button type="button" data-chosen={at === place} onClick={() => setPicked(at)}>
                <i />
                <b>{nameOfPlace(shown, at)}</b>
                <span />
                <small>{arranged(at) ? say.adjust.changed : say.adjust.asItIs}</small>
              </button>
            </li>
          ))}
        </ul>
        <Verdict props={props} answer={answer} />
        {place !== null && (
          <AdjustBench
            shown={shown}
            seat={asked.by}
            arrangement={arranged(place) ?? standingAt(shown, side, place)}
            others={named.filter((one) => one.place !== place)}
            change={(next) => change({ places: withPlace(named, next, standingAt(shown, side, place)) })}
          />
        )}
      </ComposerBody>
      <Foot
        primary={{ label: say.adjust.done(named.length), run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** Where the seat has squadrons that are its own to arrange, as the rules see it. */
function usePlaces({ client, asked, state }: Props, shown: Shown | null, side: number): readonly number[] | null {
  return useLookup('adjust places', `${asked.id} ${state.length}`, async () => {
    if (!shown) return [];
    const own = [...shown.cards.squadrons.values()].filter(({ counter }) => counter.side === side);
    const all = [...new Set(own.map(({ now }) => now.place))].filter((at) => at >= 0).sort((a, b) => a - b);
    const refusals = await Promise.all(
      all.map((at) =>
        client.check({ decision: asked.id, kind: 'adjust', with: { places: [standingAt(shown, side, at)] } }),
      ),
    );
    return all.filter((_, n) => refusals[n]?.rule !== 'FFW-2.1b');
  });
}
