/** What the reader means to demand from each System. Nobody else hears of it before a System is named. */
import type { SsView, SystemView, TaxOrder } from '@admiralty/engine/sword-and-stars';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useTable } from '../../../shell/table-context.tsx';
import { systemsOf } from '../situation.ts';

export type Demand = number | 'exploit' | 'skip';

interface Planned {
  picked: number | null;
  demands: Readonly<Record<number, Demand>>;
}

interface TaxPlan extends Planned {
  pick(system: number): void;
  demand(system: number, demand: Demand): void;
  /** That System has been named, or the segment is over (null): what was meant holds for this segment alone. */
  forget(system: number | null): void;
}

interface Plans {
  /** by table and seat */
  plans: Readonly<Record<string, Planned>>;
  change(key: string, plan: Planned): void;
}

const NOTHING: Planned = { picked: null, demands: {} };

/** Like any order in hand, plans outlive a reload. */
const usePlans = create<Plans>()(
  persist(
    (set) => ({
      plans: {},
      change: (key, plan) => set(({ plans }) => ({ plans: { ...plans, [key]: plan } })),
    }),
    { name: 'admiralty-tax-plans', storage: createJSONStorage(() => sessionStorage) },
  ),
);

/** The plan of the reader's seat at this table. */
export function useTaxPlan(): TaxPlan {
  const { id, viewer } = useTable().state;
  const key = `${id} ${viewer}`;
  const plan = usePlans(({ plans }) => plans[key] ?? NOTHING);
  const change = usePlans((plans) => plans.change);
  return {
    ...plan,
    pick: (picked) => change(key, { ...plan, picked }),
    demand: (system, demand) =>
      change(key, {
        picked: demand === 'skip' ? null : system, // on to the next
        demands: { ...plan.demands, [system]: demand },
      }),
    forget: (system) => change(key, system === null ? NOTHING : without(plan, system)),
  };
}

/** An Exploitation once meant is not proposed again in the next Round. */
export function without({ demands }: Planned, system: number): Planned {
  const left = Object.entries(demands).filter(([one]) => Number(one) !== system);
  return { picked: null, demands: Object.fromEntries(left) };
}

/** Without a wish: all of the Seat, which has no check; one point where nothing is in Unrest; else nothing. */
export function demandOf(system: SystemView, wished: Demand | undefined): Demand {
  const { tech, seatOf, owner, isInUnrest } = system;
  if (typeof wished === 'number' && wished > tech) return tech > 0 ? tech : 'skip';
  if (wished !== undefined) return wished;
  if (tech < 1) return 'skip';
  return seatOf === owner ? tech : isInUnrest ? 'skip' : 1;
}

/** The order that a demand stands for; null: the System is left alone. */
export function orderOf({ system }: SystemView, demand: Demand): Exclude<TaxOrder, { do: 'done' }> | null {
  if (demand === 'skip') return null;
  return demand === 'exploit' ? { do: 'exploit', system } : { do: 'tax', system, points: demand };
}

/** One's own Systems: those that can still be named first. */
export function taxRows(view: SsView, seat: number): SystemView[] {
  return systemsOf(view, seat).toSorted(
    (one, other) => Number(other.isTaxOpen) - Number(one.isTaxOpen) || other.tech - one.tech,
  );
}

export interface TaxOdds {
  value: number | null;
  quiet: number;
  unrest: number;
  rebellion: number;
}

/** Shares of what may come of it, from the register; null: nothing is rolled and nothing happens. */
export function oddsOf(system: SystemView, demand: Demand): TaxOdds | null {
  const { checks, exploitCheck, seatOf, owner, isInUnrest } = system;
  if (demand === 'skip' || seatOf === owner) return null;
  if (demand === 'exploit' && !isInUnrest) return { value: null, quiet: 0, unrest: 1, rebellion: 0 };
  const found = demand === 'exploit' ? exploitCheck : checks?.[demand];
  if (!found) return null;
  const { value, quiet, unrest, rebellion } = found;
  return { value, quiet: quiet / 36, unrest: unrest / 36, rebellion: rebellion / 36 };
}
