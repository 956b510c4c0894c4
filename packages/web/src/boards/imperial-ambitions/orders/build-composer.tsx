/** Building orders: what may be ordered place by place, one treasury, and the list that is sealed. */
import {
  type BuildNext,
  type BuildOrder,
  type IaView,
  systemName,
  unitName,
} from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure, Sum } from '../../../ui/figure.tsx';
import { promiseOf } from '../counters.tsx';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { shortName } from '../situation.ts';
import { words } from '../words.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './orders.module.css';
import { PlacePick } from './place-pick.tsx';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { useDescribed } from './use-described.ts';
import { say } from './words.ts';

export function BuildComposer(props: Composing<'build'>): ReactNode {
  const { asked, state, view, submit } = props;
  const { answer, change, isChanged, reset } = useProposal(props);
  const capital = view.systems.find(({ isCapital, owner }) => isCapital && owner === asked.by);
  const [wish, setWish] = useState<number | null>(capital?.system ?? null);
  const orders = answer?.orders ?? [];
  const next = useLookup('build', JSON.stringify([asked.id, state.length, orders, wish]), async () => {
    const queries = queriesOf(props);
    const first = await queries.openings('build', asked.id, { orders, system: wish });
    const [only] = first?.systems ?? [];
    if (!first || wish !== null || only === undefined) return first;
    return queries.openings('build', asked.id, { orders, system: only });
  });
  const systems = next?.systems ?? [];
  const system = wish ?? systems[0] ?? null;
  const offers = (next?.orders ?? []).toSorted((one, other) => RANK[one.order.do] - RANK[other.order.do]);
  const asAnswer = (order: BuildOrder): { orders: BuildOrder[] } => ({ orders: [order] });
  const listed = useDescribed(props, orders.map(asAnswer));
  const offered = useDescribed(
    props,
    offers.map(({ order }) => asAnswer(order)),
  );
  useShowScene(JSON.stringify([systems, system]), () => ({
    spot: (system !== null && view.systems[system]?.xy) || null,
    marks: systems.flatMap((one) => {
      const xy = view.systems[one]?.xy;
      return xy ? [{ xy, isChosen: one === system }] : [];
    }),
    onHex: (xy) => {
      const found = systems.find((one) => isSameXy(view.systems[one]?.xy ?? [0, 0], xy));
      if (found !== undefined) setWish(found);
      return found !== undefined;
    },
  }));
  if (!answer) return <LoadingBars />;
  const bound = (next?.listed ?? []).reduce((sum, { payments }) => sum + (payments[1] ?? 0), 0);
  const income = view.players[asked.by]?.income ?? 0;
  const running = offers.flatMap(({ order }) => (order.do === 'continue' ? [order] : []));
  return (
    <>
      <ComposerBody>
        {next && (
          <BigFigure figure={next.money} of={say.build.money(orders.length)}>
            <Sum>
              {say.build.income(income)} {bound > 0 && say.build.bound(bound)}
            </Sum>
          </BigFigure>
        )}
        <ComposerStep n={1} title={say.build.list} value={orders.length === 0 ? say.build.empty : orders.length}>
          <OrderRows
            label={say.build.list}
            rows={orders.map((order, at) => {
              const schedule = next?.listed[at];
              const payments = schedule?.payments ?? [];
              return {
                words: orderOf(view, order) ?? listed[at] ?? '',
                note: say.build.payments(payments, view.turn),
                schedule,
                figure: payments[0] ?? '',
              };
            })}
            action={say.takeOut}
            onPress={(at) => change({ orders: orders.filter((_, index) => index !== at) })}
          />
        </ComposerStep>
        <ComposerStep n={2} title={say.build.place}>
          <PlacePick
            label={say.build.place}
            value={system}
            options={systems.map((one) => [one, systemName(view, one)] as const)}
            onPick={(one) => setWish(one)}
          />
          <OrderRows
            label={say.build.offers}
            coach="build"
            rows={offers.map(({ order, cost, payments, paid, strength }, at) => ({
              words: projectOf(view, order) ?? offered[at] ?? '',
              note: [strengthWords(order, strength), say.build.payments(payments, view.turn)]
                .filter(Boolean)
                .join(' · '),
              schedule: { payments, paid },
              figure: cost > 0 ? cost : '',
            }))}
            action={say.add}
            hasKeys
            onPress={(at) => {
              const offer = offers[at];
              if (offer) change({ orders: [...orders, offer.order] });
            }}
          />
          {next && offers.length === 0 && <p className={styles['hint']}>{say.build.nothing}</p>}
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.build.commit(orders.length), run: () => submit(answer) }}
        others={[
          ...(running.length > 0
            ? [
                {
                  label: say.build.goOn(running.length),
                  letter: 'C',
                  run: async () => change({ orders: [...orders, ...running] }),
                },
              ]
            : []),
          ...(isChanged ? [{ label: say.proposal, run: async () => reset() }] : []),
        ]}
      />
    </>
  );
}

/** What is begun, by its full name and where; null: the order begins nothing. */
function projectOf(view: IaView, order: BuildOrder): string | null {
  if (order.do === 'found')
    return say.build.found(
      words.unitNames[order.type],
      words.terrain[order.planet],
      order.feeders.map((unit) => shortName(view, unit)).join(', '),
    );
  if (order.do !== 'start' && order.do !== 'startOnPlanet') return null;
  const place = order.do === 'start' ? say.build.atUnit(unitName(view, order.base)) : say.build.onPlanet;
  return say.build.at(words.unitNames[order.type], place);
}

/** Of what is begun; who goes on with a project knows it. */
function strengthWords(order: BuildOrder, strength: BuildNext['orders'][number]['strength']): string {
  return strength && 'type' in order ? promiseOf(order.type, strength) : '';
}

/** In the list of a whole war: with its system; null: the rules tell it in a word. */
function orderOf(view: IaView, order: BuildOrder): string | null {
  const unitAt = (unit: number) => view.units.find((one) => one.unit === unit);
  const inSystem = (what: string, system: number): string => say.build.inSystem(what, systemName(view, system));
  if (order.do === 'continue') {
    const project = unitAt(order.project);
    return project ? inSystem(say.build.goesOn(words.unitNames[project.type], project.name), project.system) : null;
  }
  const begun = projectOf(view, order);
  const system = 'system' in order ? order.system : order.do === 'start' ? (unitAt(order.base)?.system ?? -1) : -1;
  return begun && system >= 0 ? inSystem(say.build.start(begun), system) : begun;
}

/** What runs before what is new, and money given away last. */
const RANK: Readonly<Record<BuildOrder['do'], number>> = {
  continue: 0,
  feed: 1,
  repair: 2,
  start: 3,
  startOnPlanet: 4,
  found: 5,
  merge: 6,
  cancel: 7,
  give: 8,
};
