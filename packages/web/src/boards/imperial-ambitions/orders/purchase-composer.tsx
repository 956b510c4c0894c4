/** The shop: forces by system and place, units aboard others, one budget. */
import {
  type BoughtForce,
  type BoughtPlace,
  type PurchaseNext,
  type UnitTypeId,
  withAboard,
  withoutAboard,
  withoutUnit,
  withUnit,
} from '@admiralty/engine/imperial-ambitions';
import { type ReactNode, useState } from 'react';
import { ComposerBody, ComposerStep, LoadingBars } from '../../../shell/composer/composer-parts.tsx';
import { Foot } from '../../../shell/composer/foot.tsx';
import { useProposal } from '../../../shell/composer/use-proposal.ts';
import { Verdict } from '../../../shell/composer/verdict.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import { BigFigure } from '../../../ui/figure.tsx';
import { purchaseBench } from '../bench/purchase-columns.ts';
import { promiseOf } from '../counters.tsx';
import { isSameXy } from '../ids.ts';
import { useShowScene } from '../scene.ts';
import { words } from '../words.ts';
import { OrderRows } from './order-rows.tsx';
import styles from './orders.module.css';
import { PlacePick } from './place-pick.tsx';
import { queriesOf } from './queries.ts';
import type { Composing } from './types.ts';
import { say } from './words.ts';

type Kind = 'purchase' | 'garrison';

export function PurchaseComposer(props: Composing<Kind>): ReactNode {
  const { asked, state, view, submit } = props;
  const kind = asked.kind as Kind;
  const { answer, change, isChanged, reset } = useProposal(props);
  const [wish, setWish] = useState<string | null>(null);
  const [into, setInto] = useState<BoughtPlace | null>(null);
  const forces = answer?.forces ?? [];
  const system = wish ?? forces[0]?.system ?? null;
  const next = useLookup(kind, JSON.stringify([asked.id, state.length, forces, system, into]), async () => {
    const queries = queriesOf(props);
    const first = await queries.openings(kind, asked.id, { forces, system, into });
    const [only] = first?.systems ?? [];
    if (!first || system !== null || only === undefined) return first;
    return queries.openings(kind, asked.id, { forces, system: only, into });
  });
  const systems = next?.systems ?? [];
  const here = system ?? systems[0] ?? '';
  const look = (id: string): void => {
    setWish(id);
    setInto(null);
  };
  useShowScene(JSON.stringify([systems, here, forces, next?.hosts, into]), () => {
    const known = view.systems.filter(({ id }) => systems.includes(id));
    const owner = kind === 'garrison' ? -1 : asked.by;
    const hosts = next?.hosts ?? [];
    return {
      bench: purchaseBench({ view, owner, forces, systems, here, hosts, into, onSystem: look, onInto: setInto }),
      area: known.map(({ xy }) => xy),
      marks: known.map(({ xy, id }) => ({ xy, isChosen: id === here })),
      onHex: (xy) => {
        const found = known.find((one) => isSameXy(one.xy, xy));
        if (found) look(found.id);
        return found !== undefined;
      },
    };
  });
  if (!answer) return <LoadingBars />;
  const buy = (list: BoughtForce[]): void => change({ forces: list });
  const offers = next?.offers ?? [];
  return (
    <>
      <ComposerBody>
        {next && <BigFigure figure={next.left} of={say.purchase.left(asked.about.points)} />}
        <ComposerStep n={1} title={say.purchase.place}>
          <PlacePick
            label={say.purchase.place}
            value={here}
            options={systems.map((id) => [id, nameOf(props, id)] as const)}
            onPick={look}
          />
        </ComposerStep>
        <ComposerStep n={2} title={say.purchase.bought}>
          <Bought
            forces={forces}
            system={here}
            hosts={next?.hosts ?? []}
            into={into}
            onInto={setInto}
            onSell={(list) => {
              setInto(null);
              buy(list);
            }}
          />
        </ComposerStep>
        <ComposerStep n={3} title={into ? say.purchase.aboard(hostOf(forces, into)) : say.purchase.shop}>
          <OrderRows
            label={say.purchase.shop}
            coach="shop"
            hasKeys
            action={say.purchase.buy}
            rows={offers.map(({ type, where, cost, strength }) => ({
              words: say.purchase.offer(words.unitNames[type], where ? say.purchase.where[where] : ''),
              note: promiseOf(type, strength),
              figure: cost,
            }))}
            onPress={(at) => {
              const offer = offers[at];
              if (!offer) return;
              buy(
                into
                  ? withAboard(forces, into, offer.type)
                  : withUnit(forces, here, offer.where ?? 'space', offer.type),
              );
              if (into && (forces[into.force]?.units[into.group]?.n ?? 1) > 1)
                setInto({ force: into.force, group: into.group + 1 });
            }}
          />
          {next && offers.length === 0 && <p className={styles['hint']}>{say.purchase.nothing}</p>}
        </ComposerStep>
        <Verdict props={props} answer={answer} />
      </ComposerBody>
      <Foot
        primary={{ label: say.purchase.commit[kind], run: () => submit(answer) }}
        others={[
          ...(isChanged ? [{ label: say.proposal, run: async () => reset() }] : []),
          ...(forces.length > 0 ? [{ label: say.purchase.clear, run: async () => buy([]) }] : []),
        ]}
      />
    </>
  );
}

function nameOf({ view }: Composing<Kind>, id: string): string {
  const name = view.systems.find((one) => one.id === id)?.name ?? id;
  return name === id ? id : `${name} (${id})`;
}

function hostOf(forces: readonly BoughtForce[], { force, group }: BoughtPlace): string {
  const type = forces[force]?.units[group]?.type;
  return type ? words.unitNames[type] : '';
}

interface BoughtProps {
  forces: BoughtForce[];
  system: string;
  hosts: PurchaseNext['hosts'];
  into: BoughtPlace | null;
  onInto(place: BoughtPlace | null): void;
  onSell(forces: BoughtForce[]): void;
}

/** What stands in one system, by place; cargo hangs under its carrier. */
function Bought({ forces, system, hosts, into, onInto, onSell }: BoughtProps): ReactNode {
  const here = forces.flatMap((force, at) => (force.system === system ? [{ force, at }] : []));
  if (here.length === 0) return <p className={styles['hint']}>{say.purchase.none}</p>;
  return here.map(({ force, at }) => (
    <div key={force.where} className={styles['shelf']}>
      <h4>{say.purchase.where[force.where]}</h4>
      <ul>
        {Object.entries(force.units).map(([key, { type, n, aboard = [] }]) => {
          const place: BoughtPlace = { force: at, group: Number(key) };
          const isOpen = into?.force === place.force && into.group === place.group;
          const host = hosts.find((one) => one.force === place.force && one.group === place.group);
          return (
            <li key={key} data-open={isOpen}>
              <span>
                {say.purchase.count(n, words.unitNames[type as UnitTypeId])}
                {host && <small> {say.purchase.room(host)}</small>}
              </span>
              {host && (
                <button type="button" aria-pressed={isOpen} onClick={() => onInto(isOpen ? null : place)}>
                  {say.purchase.load}
                </button>
              )}
              <button type="button" onClick={() => onSell(withoutUnit(forces, place))}>
                {say.purchase.sell}
              </button>
              {aboard.map((one) => (
                <div key={one.type}>
                  <span>{say.purchase.aboardCount(one.n, words.unitNames[one.type])}</span>
                  <button type="button" onClick={() => onSell(withoutAboard(forces, place, one.type))}>
                    {say.purchase.sell}
                  </button>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </div>
  ));
}
