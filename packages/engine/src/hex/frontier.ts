interface Waiting {
  readonly node: number;
  readonly cost: number;
  readonly order: number;
}

function isBefore(a: Waiting, b: Waiting): boolean {
  return a.cost < b.cost || (a.cost === b.cost && a.order < b.order);
}

/** The waiting nodes of a search (a binary heap): cheapest first, and among equals the one that was added first. */
export class Frontier {
  private readonly heap: Waiting[] = [];
  private added = 0;

  /** Adds a node; the same node may wait several times at different costs. */
  add(node: number, cost: number): void {
    const entry = { node, cost, order: this.added++ };
    let at = this.heap.length;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = this.heap[above];
      if (parent === undefined || !isBefore(entry, parent)) break;
      this.heap[at] = parent;
      at = above;
    }
    this.heap[at] = entry;
  }

  /** Takes the next node out, or nothing when none waits. */
  take(): number | undefined {
    const first = this.heap[0];
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) this.sink(last);
    return first?.node;
  }

  private sink(entry: Waiting): void {
    let at = 0;
    for (;;) {
      const left = this.heap[2 * at + 1];
      const right = this.heap[2 * at + 2];
      if (left === undefined) break;
      const isRight = right !== undefined && isBefore(right, left);
      const child = isRight ? right : left;
      if (!isBefore(child, entry)) break;
      this.heap[at] = child;
      at = 2 * at + (isRight ? 2 : 1);
    }
    this.heap[at] = entry;
  }
}
