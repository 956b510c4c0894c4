import { readFileSync } from 'node:fs';
import { checkStore, openStore, type Store, type StorePlace } from '../../../src/store/index.ts';

/** What the journals of the nodes say against what is stored; `lost`, `doubled`, `unasked` and `faults` must stay 0. */
export interface Damage {
  acknowledged: number;
  /** killed before the answer, and sent again by the next life */
  resent: number;
  /** killed before the answer at the very end; each may be stored or not */
  unanswered: number;
  /** acknowledged and not stored where it was said to be */
  lost: number;
  doubled: number;
  /** stored, and never sent */
  unasked: number;
  /** rows that do not fit together, letters without their entry or entries without their letter */
  faults: number;
}

interface Stored {
  table: string;
  seq: number;
}

export async function judge(place: StorePlace, journals: readonly string[]): Promise<Damage> {
  const store = await openStore(place);
  try {
    const stored = await everyCommand(store);
    const damage: Damage = { acknowledged: 0, resent: 0, unanswered: 0, lost: 0, doubled: 0, unasked: 0, faults: 0 };
    const sent = new Set<string>();
    for (const [node, journal] of journals.entries())
      judgeNode(node, readFileSync(journal, 'utf8'), stored, sent, damage);
    for (const [command, places] of stored) {
      if (places.length > 1) damage.doubled++;
      if (!sent.has(command)) damage.unasked++;
    }
    damage.unanswered = sent.size - damage.acknowledged;
    damage.faults = await faultsOf(store, journals.length);
    return damage;
  } finally {
    await store.close();
  }
}

function judgeNode(
  node: number,
  journal: string,
  stored: ReadonlyMap<string, Stored[]>,
  sent: Set<string>,
  damage: Damage,
): void {
  for (const line of journal.split('\n')) {
    const [what, writer, n, table, seq] = line.split(' ');
    const command = `${node * 1000 + Number(writer)}/c${n}`;
    if (what === 'sent') {
      if (sent.has(command)) damage.resent++;
      sent.add(command);
    }
    if (what !== 'done') continue;
    damage.acknowledged++;
    const isThere = stored.get(command)?.some((place) => place.table === table && place.seq === Number(seq));
    if (!isThere) damage.lost++;
  }
}

/** Seat and command → where it is in the logs. */
async function everyCommand(store: Store): Promise<Map<string, Stored[]>> {
  const found = new Map<string, Stored[]>();
  for (const table of await store.tableIds('', 1_000))
    for (const { by, command, seq } of await store.entriesBetween(table, 0, Number.MAX_SAFE_INTEGER)) {
      const key = `${by}/${command}`;
      found.set(key, [...(found.get(key) ?? []), { table, seq }]);
    }
  return found;
}

async function faultsOf(store: Store, nodes: number): Promise<number> {
  const { entries, faults } = await checkStore(store);
  let letters = 0;
  for (let node = 0; node < nodes; node++)
    letters += (await store.lettersOf(`reader-${node}`, Number.MAX_SAFE_INTEGER)).length;
  return faults.length + Math.abs(entries - letters);
}
