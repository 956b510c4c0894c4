/** The task forces of one hex side by side on the bench; marked ships go where a press says. */
import { hexName, type IaView, type ReorganiseNext, type Xy } from '@admiralty/engine/imperial-ambitions';
import { type Bench, forceOf, forcesAt } from '../orders/reorganise-draft.ts';
import { shortName } from '../situation.ts';
import type { BenchColumn, Bench as BenchScene } from './bench.ts';
import { unitCards } from './unit-cards.ts';
import { bench as say } from './words.ts';

interface Made {
  view: IaView;
  hex: { xy: Xy; units: readonly number[] };
  bench: Bench;
  ranges: ReorganiseNext['ranges'];
  /** of a task force that could be made */
  free: number | undefined;
  marked: readonly number[];
  onMark(unit: number): void;
  onPut(units: readonly number[], to: number): void;
}

const LOOSE = 0;

export function reorganiseBench(made: Made): BenchScene {
  const { view, hex, bench, free } = made;
  const marked = made.marked.filter((unit) => hex.units.includes(unit)); // what was marked in another hex stays there
  const numbers = [LOOSE, ...forcesAt(view, bench, hex.xy), ...(free === undefined ? [] : [free])];
  return {
    title: say.forces,
    note: say.forcesNote(hexName(view, hex.xy)),
    owner: typeof view.viewer === 'number' ? view.viewer : -1,
    columns: numbers.map((number) => columnOf({ ...made, marked }, number)),
  };
}

function columnOf({ view, hex, bench, ranges, free, marked, onMark, onPut }: Made, number: number): BenchColumn {
  const units = hex.units.filter((unit) => forceOf(view, bench, unit) === number);
  const isNew = number === free;
  const range = ranges.find((one) => one.number === number)?.range;
  const comes = marked.filter((unit) => !units.includes(unit));
  const isDecoy = number !== LOOSE && !isNew && units.length === 0;
  return {
    id: String(number),
    title: number === LOOSE ? say.loose : isNew ? say.newForce(number) : say.force(number),
    note: number === LOOSE ? say.looseNote : isNew ? say.newNote : say.ships(units.length),
    figure: range === undefined ? '' : say.range(range),
    groups: [
      {
        title: '',
        cards: unitCards(view, units, {
          isChosen: (unit) => marked.includes(unit),
          isMoved: (unit) => bench.moved.has(unit),
          onPick: onMark,
        }),
      },
    ],
    foot: isDecoy ? say.decoy : range === undefined ? '' : slowestWords(view, units, range),
    isChosen: false,
    ...(comes.length > 0 ? { act: { words: say.put(comes.length), run: () => onPut(marked, number) } } : {}),
  };
}

/** Who holds the others back; nothing where all are alike. */
function slowestWords(view: IaView, units: readonly number[], range: number): string {
  const slow = units.filter((unit) => view.units.find((one) => one.unit === unit)?.range === range);
  return slow.length === 0 || slow.length === units.length
    ? ''
    : say.slowest(slow.map((unit) => shortName(view, unit)).join(', '));
}
