/** Replacement points and fuel: who gets what, from what there is. */
import { type Choices, type FfwView, type RefuelNext, sideOfSeat } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { ComposerBody, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { ComposerProps } from '../../types.ts';
import { useShowScene } from '../scene.ts';
import { type Shown, shownOf } from '../shown.ts';
import { nameOfPlace } from '../situation.ts';
import styles from './orders.module.css';
import { queriesOf } from './queries.ts';
import { say } from './words.ts';

type Props<K extends keyof Choices> = ComposerProps<FfwView, Choices[K]['about'], Choices[K]['answer']>;
type Order = Choices['replace']['answer'];
type Filling = Choices['refuel']['answer'];

export function ReplaceComposer(props: Props<'replace'>): ReactNode {
  const { asked, state, submit, view } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  const offers = useLookup('replace offers', `${asked.id} ${state.length}`, async () => {
    const [found] = await queriesOf(props).figures('replace', asked.id, [{ squadrons: [], troops: [] }]);
    return found?.offers ?? { squadrons: [], troops: [] };
  });
  if (!shown || !answer || !offers) return <LoadingBars />;
  const side = sideOfSeat(view, asked.by);
  const shop = (of: keyof Order, points: number, nameOf: (unit: number) => string): ReactNode => {
    const spent = offers[of].filter(({ unit }) => answer[of].includes(unit)).reduce((sum, { cost }) => sum + cost, 0);
    const others = (unit: number): number[] => answer[of].filter((one) => one !== unit);
    return (
      <>
        <p className={styles['note']}>{say.replace.left[of](points - spent, points)}</p>
        <ul className={styles['list']}>
          {offers[of].map(({ unit, cost }) => {
            const isTaken = answer[of].includes(unit);
            const taken = isTaken ? others(unit) : [...answer[of], unit];
            return (
              <li key={unit}>
                <button
                  type="button"
                  data-chosen={isTaken}
                  aria-pressed={isTaken}
                  onClick={() => change({ ...answer, [of]: taken })}
                >
                  <i>{isTaken ? '✓' : ''}</i>
                  <b>{nameOf(unit)}</b>
                  <span>{say.replace.cost(cost)}</span>
                  <small>{whereIs(shown, of, unit)}</small>
                </button>
              </li>
            );
          })}
        </ul>
      </>
    );
  };
  return (
    <>
      <ComposerBody>
        {shop('squadrons', view.squadronPoints[side] ?? 0, (unit) => shown.data.squadrons[unit]?.id ?? '')}
        {shop('troops', view.troopPoints[side] ?? 0, (unit) => shown.data.troops[unit]?.id ?? '')}
        <Verdict props={props} answer={answer} isFaultOnly />
      </ComposerBody>
      <Foot
        primary={{
          label: say.replace.done(answer.squadrons.length + answer.troops.length),
          run: () => submit(answer),
        }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

/** A counter that is not in play comes back anew. */
function whereIs(shown: Shown, of: keyof Order, unit: number): string {
  const card = of === 'squadrons' ? shown.cards.squadrons.get(unit) : shown.cards.troops.get(unit);
  return card ? say.replace.rebuilt(nameOfPlace(shown, card.now.place)) : say.replace.anew;
}

/** Who fills a squadron: the starport, a tanker, nobody. */
const PORT = 'port';
const NOBODY = 'nobody';

export function RefuelComposer(props: Props<'refuel'>): ReactNode {
  const { asked, state, submit } = props;
  const shown = shownOf(props);
  const { answer, change, isChanged, reset } = useProposal(props);
  const slots = answer?.slots ?? null;
  const next = useLookup('refuel', JSON.stringify([asked.id, state.length, slots]), async () => {
    const queries = queriesOf(props);
    const found = slots && (await queries.openings('refuel', asked.id, { slots }));
    return found ?? queries.openings('refuel', asked.id, { slots: [] });
  });
  useShowScene(JSON.stringify(next?.places.map(({ place }) => place)), () => ({
    marks: (next?.places ?? []).map(({ place, thirsty }) => ({ place, figure: String(thirsty.length) })),
  }));
  if (!shown || !answer) return <LoadingBars />;
  return (
    <>
      <ComposerBody>
        <div className={styles['bench']}>
          {next?.places.map((pump) => (
            <PumpPart key={pump.place} shown={shown} pump={pump} answer={answer} change={change} />
          ))}
        </div>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.refuel.done, run: () => submit(answer) }}
        others={isChanged ? [{ label: say.proposal, run: async () => reset() }] : []}
      />
    </>
  );
}

function PumpPart(props: {
  shown: Shown;
  pump: RefuelNext['places'][number];
  answer: Filling;
  change(answer: Filling): void;
}): ReactNode {
  const { shown, pump, answer, change } = props;
  const { place, slots, thirsty, dry, tankers } = pump;
  const idOf = (squadron: number): string => shown.data.squadrons[squadron]?.id ?? '';
  return (
    <section>
      <h4>
        <span>{nameOfPlace(shown, place)}</span>
        <small>{say.refuel.slots(slots)}</small>
      </h4>
      {thirsty.map((squadron) => (
        <label key={squadron}>
          {idOf(squadron)}
          <select
            value={sourceOf(answer, squadron)}
            onChange={({ target }) => change(filledFrom(answer, squadron, target.value))}
          >
            <option value={NOBODY}>{dry.includes(squadron) ? say.refuel.dry : say.refuel.spent}</option>
            {slots > 0 && <option value={PORT}>{say.refuel.port}</option>}
            {dry.includes(squadron) &&
              tankers.map(({ tanker, capacity }) => (
                <option key={tanker} value={tanker}>
                  {say.refuel.tanker(idOf(tanker), capacity)}
                </option>
              ))}
          </select>
        </label>
      ))}
    </section>
  );
}

function sourceOf({ slots, tankers }: Filling, squadron: number): string | number {
  if (slots.includes(squadron)) return PORT;
  return tankers.find(({ fill }) => fill.includes(squadron))?.tanker ?? NOBODY;
}

function filledFrom({ slots, tankers }: Filling, squadron: number, source: string): Filling {
  const without = (list: readonly number[]): number[] => list.filter((one) => one !== squadron);
  const others = tankers.map(({ tanker, fill }) => ({ tanker, fill: without(fill) }));
  const left = { slots: without(slots), tankers: others.filter(({ fill }) => fill.length > 0) };
  if (source === PORT) return { ...left, slots: [...left.slots, squadron] };
  if (source === NOBODY) return left;
  const fill = left.tankers.find(({ tanker }) => tanker === Number(source))?.fill ?? [];
  const rest = left.tankers.filter(({ tanker }) => tanker !== Number(source));
  return { ...left, tankers: [...rest, { tanker: Number(source), fill: [...fill, squadron] }] };
}
