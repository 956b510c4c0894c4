/** What is bought, system by system; cargo hangs under its carrier. */
import type { BoughtForce, BoughtPlace, IaView, PurchaseNext, UnitTypeId } from '@admiralty/engine/imperial-ambitions';
import { say } from '../orders/words.ts';
import { words } from '../words.ts';
import type { Bench, BenchCard } from './bench.ts';
import { bench as text } from './words.ts';

interface Bought {
  view: IaView;
  owner: number;
  forces: readonly BoughtForce[];
  systems: readonly string[];
  /** the system that is bought for */
  here: string;
  hosts: PurchaseNext['hosts'];
  into: BoughtPlace | null;
  onSystem(id: string): void;
  onInto(place: BoughtPlace | null): void;
}

export function purchaseBench(bought: Bought): Bench {
  const { view, owner, systems, here, onSystem } = bought;
  return {
    title: text.purchase,
    note: text.purchaseNote,
    owner,
    columns: systems.map((id) => {
      const groups = groupsIn(bought, id);
      return {
        id,
        title: view.systems.find((one) => one.id === id)?.name ?? id,
        note: groups.length === 0 ? text.nothing : '',
        figure: '',
        groups,
        foot: '',
        isChosen: id === here,
        ...(id === here ? {} : { act: { words: text.look, run: () => onSystem(id), hasKey: false } }),
      };
    }),
  };
}

function groupsIn(bought: Bought, system: string) {
  return bought.forces.flatMap((force, at) =>
    force.system === system ? [{ title: say.purchase.where[force.where], cards: cardsOf(bought, force, at) }] : [],
  );
}

function cardsOf({ hosts, into, onInto }: Bought, { units }: BoughtForce, at: number): BenchCard[] {
  return units.map(({ type, n, aboard = [] }, group) => {
    const host = hosts.find((one) => one.force === at && one.group === group);
    const isChosen = into?.force === at && into.group === group;
    return {
      ...shown(`${at} ${group}`, type, n),
      note: host ? say.purchase.room(host) : '',
      aboard: aboard.map((one, nth) => shown(`${at} ${group} ${nth}`, one.type, one.n)),
      isChosen,
      isMoved: false,
      ...(host ? { onPick: () => onInto(isChosen ? null : { force: at, group }) } : {}),
    };
  });
}

function shown(id: string, type: UnitTypeId, count: number) {
  const name = words.unitNames[type];
  return { id, type, count, name: count === 1 ? name : say.purchase.count(count, name) };
}
