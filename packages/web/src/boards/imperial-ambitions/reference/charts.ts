import {
  type ImperialData,
  ODDS,
  SECOND_A,
  SECOND_B,
  type Strength,
  type UnitType,
} from '@admiralty/engine/imperial-ambitions';
import type { Chart } from '../../../table/types.ts';
import { chartWords as words } from './chart-words.ts';

type Tables = ImperialData['tables'];

export function chartsOf(data: object): Chart[] {
  if (!isImperial(data)) return [];
  return [combat(data.tables), range(data.tables), units(data.types), trade(data.tables)];
}

function isImperial(data: object): data is ImperialData {
  return 'typeById' in data && 'generator' in data;
}

function combat({ crt, second }: Tables): Chart {
  const rows = crt.map((cells, at) => ({ label: ODDS[at] ?? '', cells: cells.map(hits) }));
  const again = [words.second.A, words.second.B].map((label, at) => ({ label, cells: (second[at] ?? []).map(hits) }));
  return {
    ...words.combat,
    rule: 'IA-tac-cbt-10',
    columns: (crt[0] ?? []).map((_, at) => String(at + 1)),
    rows: [...rows, ...again],
  };
}

function hits(cell: number): string {
  if (cell === SECOND_A) return words.second.A;
  if (cell === SECOND_B) return words.second.B;
  return cell === 0 ? words.none : String(cell);
}

function range({ rangeChange }: Tables): Chart {
  return {
    ...words.range,
    rule: 'IA-tac-cbt-15',
    rows: [
      { label: '0', cells: [words.range.same] },
      ...rangeChange.map((change, at) => ({
        label: String(at + 1),
        cells: [change === 0 ? words.none : String(change).replace('-', '−')],
      })),
    ],
  };
}

function units(types: readonly UnitType[]): Chart {
  return {
    ...words.units,
    rule: 'IA-unit-3',
    rows: types.map(({ name, class: of, strengths, buildCost, repairCost, valuePoints }) => ({
      label: name,
      cells: [
        strengths
          .slice(1)
          .toReversed()
          .map((one) => strength(one, of === 'ground' || of === 'planetaryBase'))
          .join(', '),
        ...[buildCost, repairCost, valuePoints].map(String),
      ],
    })),
  };
}

function strength({ as, ds, ma, isHyperspaceCapable }: Strength, isGround: boolean): string {
  return isGround ? `${as}-${ds}` : `${as}-${ds}-${ma}${ma > 0 && !isHyperspaceCapable ? '*' : ''}`;
}

function trade({ trade: times }: Tables): Chart {
  const { own, neutral, enemy } = words.trade.rows;
  return {
    ...words.trade,
    rule: 'IA-trade-2',
    rows: [
      { label: own, cells: [String(times.own)] },
      { label: neutral, cells: [String(times.neutral)] },
      { label: enemy, cells: [String(times.enemy)] },
    ],
  };
}
