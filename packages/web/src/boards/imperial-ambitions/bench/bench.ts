/** What stands on the bench under the map: a column for each holder, cargo under its carrier. */
import type { UnitTypeId, UnitView } from '@admiralty/engine/imperial-ambitions';

export interface BenchCard {
  id: string;
  type: UnitTypeId;
  /** left out: it is only bought yet */
  unit?: UnitView;
  count: number;
  name: string;
  note: string;
  aboard: readonly Pick<BenchCard, 'id' | 'type' | 'unit' | 'count' | 'name'>[];
  isChosen: boolean;
  /** it stood elsewhere before */
  isMoved: boolean;
  onPick?(): void;
}

export interface BenchColumn {
  id: string;
  title: string;
  note: string;
  /** large, at the head: its range */
  figure: string;
  groups: readonly { title: string; cards: readonly BenchCard[] }[];
  /** said under it: what sets its range, what others see of it */
  foot: string;
  isChosen: boolean;
  /** what a press on its head does, in words; left out: nothing now; its number is its key unless the composer has the digits */
  act?: { words: string; run(): void; hasKey?: boolean };
}

export interface Bench {
  title: string;
  note: string;
  /** whose counters stand on it */
  owner: number;
  columns: readonly BenchColumn[];
}
