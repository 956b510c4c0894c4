/** Commands composed but not yet given: what they lead to is asked of the rules, nothing is done before `give`. */
import type { Observation, Refusal } from '@admiralty/engine';
import type { DvView, Order } from '@admiralty/engine/deltavee';
import { create } from 'zustand';
import type { TableClient } from '../../../table/types.ts';

interface Foreseen {
  orders: Order[];
  /** the table after them, null without orders */
  after: DvView | null;
  /** the last one rolls or uncovers something: nothing can follow it before it is given */
  isUnforeseen: boolean;
  refusal: Refusal | null;
}

interface DraftStore extends Foreseen {
  /** the decision that they answer */
  decision: number | null;
  isGiving: boolean;
  begin(decision: number): void;
  /** Changes what was composed; as many as the rules allow are kept. */
  compose(client: TableClient, change: (orders: readonly Order[]) => readonly Order[]): Promise<void>;
  clear(): void;
  give(client: TableClient): Promise<void>;
}

const empty: Foreseen = { orders: [], after: null, isUnforeseen: false, refusal: null };

export const useDraft = create<DraftStore>()((set, get) => ({
  ...empty,
  decision: null,
  isGiving: false,
  begin: (decision) => {
    const { isGiving, decision: before } = get();
    if (before === decision) return;
    set(isGiving ? { decision } : { ...empty, refusal: null, decision });
  },
  compose: async (client, change) => {
    const { decision, isGiving } = get();
    if (decision === null || isGiving) return;
    const orders = [...change(get().orders)];
    set({ orders, refusal: null }); // the next key press builds on it before the rules have answered
    const foreseen = await foresee(client, decision, orders);
    if (get().orders === orders) set(foreseen);
  },
  clear: () => set(empty),
  give: async (client) => {
    const { orders, isGiving } = get();
    if (isGiving) return;
    set({ isGiving: true });
    const refusal = await giveAll(client, orders);
    set({ ...empty, refusal, isGiving: false });
  },
}));

async function foresee(client: TableClient, decision: number, orders: readonly Order[]): Promise<Foreseen> {
  if (orders.length === 0) return empty;
  const seen = await client.preview(decision, orders);
  if (seen.ok) return { ...empty, orders: [...orders], after: viewOf(seen.observation) };
  const before = await foresee(client, decision, orders.slice(0, seen.at));
  if (seen.refusal) return { ...before, refusal: seen.refusal };
  return { ...before, orders: orders.slice(0, seen.at + 1), isUnforeseen: true };
}

async function giveAll(client: TableClient, orders: readonly Order[]): Promise<Refusal | null> {
  for (const order of orders) {
    const asked = client.state().observation?.decisions.find(({ mine, kind }) => mine && kind === 'command');
    if (!asked) return null;
    const refusal = await client.act({ decision: asked.id, kind: 'command', with: order });
    if (refusal) return refusal;
  }
  return null;
}

/** This board only ever sits at tables of this game. */
export function viewOf({ view }: Observation): DvView {
  return view as DvView;
}
