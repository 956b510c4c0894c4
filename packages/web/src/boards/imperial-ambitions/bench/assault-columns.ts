/** An assault side by side: the orbit box, who is down, who holds the planet. */
import type { IaView, UnitView, Xy } from '@admiralty/engine/imperial-ambitions';
import { words } from '../words.ts';
import type { Bench, BenchColumn } from './bench.ts';
import { unitCards } from './unit-cards.ts';
import { bench as say } from './words.ts';

interface Named {
  /** what a press does */
  note: string;
  /** ships that would go into orbit; null: those that are there */
  ships: readonly number[] | null;
  chosen: readonly number[];
  /** a press on a card; left out of those that can be picked: nothing */
  onPick(unit: number): void;
  mayPick(unit: number): boolean;
}

export function assaultBench(view: IaView, { note, ships, chosen, onPick, mayPick }: Named): Bench | null {
  const { assault } = view;
  if (!assault) return null;
  const { attacker, defender, system } = assault;
  const here = view.units.filter((unit) => unit.system === system && !unit.isProject);
  const above = here.filter(({ owner, place }) => owner === attacker && place === 'space');
  const isIn = ({ unit, fight }: UnitView): boolean => ships?.includes(unit) ?? fight?.isInOrbit ?? false;
  const on = (owner: number): UnitView[] => here.filter((one) => one.owner === owner && one.place === 'surface');
  const column = (title: string, units: readonly UnitView[], foot = ''): BenchColumn[] => {
    if (units.length === 0) return [];
    const cards = unitCards(
      view,
      units.map(({ unit }) => unit),
      { isChosen: (unit) => chosen.includes(unit), isMoved: () => false, onPick, mayPick },
    );
    return [
      {
        id: title,
        title,
        note: words.assault.steps(units),
        figure: '',
        groups: [{ title: '', cards }],
        foot,
        isChosen: false,
      },
    ];
  };
  return {
    title: say.assault,
    note,
    owner: attacker,
    columns: [
      ...column(say.orbit, above.filter(isIn)),
      ...column(
        say.outOfOrbit,
        above.filter((unit) => !isIn(unit)),
        say.outNote,
      ),
      ...column(words.assault.landed, on(attacker)),
      ...column(words.assault.garrison, on(defender)),
    ],
  };
}

/** What the map shows meanwhile: the planet and what stands round it. */
export function planetArea({ battle }: IaView): Xy[] {
  return (battle?.terrain ?? []).flatMap(({ kind, xy: [x, y] }): Xy[] =>
    kind === 'habitable'
      ? [
          [x - 4, y - 2],
          [x + 4, y + 2],
        ]
      : [],
  );
}
