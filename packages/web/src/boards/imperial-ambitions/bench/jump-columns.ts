/** Who can jump, side by side: what each holds, and how far it goes. */
import { hexName, type IaView, type JumpNext } from '@admiralty/engine/imperial-ambitions';
import type { Bench } from './bench.ts';
import { unitCards } from './unit-cards.ts';
import { bench as say } from './words.ts';

type Group = JumpNext['groups'][number];

export function jumpBench(
  view: IaView,
  groups: readonly Group[],
  chosen: Group | null,
  onPick: (group: Group) => void,
): Bench | null {
  if (groups.length === 0) return null;
  return {
    title: say.jumps,
    note: say.jumpsNote,
    owner: typeof view.viewer === 'number' ? view.viewer : -1,
    columns: groups.map((group) => {
      const { taskForce, xy, units, range } = group;
      const isDecoy = taskForce !== null && units.length === 0;
      return {
        id: `${taskForce} ${xy}`,
        title: taskForce === null ? say.loose : say.force(taskForce),
        note: hexName(view, xy),
        figure: say.range(range),
        groups: [{ title: '', cards: unitCards(view, units) }],
        foot: isDecoy ? say.decoy : taskForce === null ? say.looseNote : '',
        isChosen: group === chosen,
        ...(group === chosen ? {} : { act: { words: say.pick, run: () => onPick(group) } }),
      };
    }),
  };
}
