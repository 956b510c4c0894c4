import { useDrawer } from '../../rules/drawer-store.ts';
import { type Command, useCommands } from '../../ui/commands.ts';
import { shell } from '../../words/shell.ts';
import { useBoardStore } from '../board-store.ts';
import { useTable } from '../table-context.tsx';

/** What every board can do; a board's own keys belong to its controls. */
export function useShellCommands(): void {
  const { client, board, shown } = useTable();
  const store = useBoardStore.getState;
  const say = shell.commands;
  const next = (step: 1 | -1): void => cycle({ board, shown }, step);
  const commands: readonly Command[] = [
    { id: 'next', keys: ['n'], label: say.next, run: () => next(1) },
    { id: 'previous', keys: ['p'], label: say.previous, run: () => next(-1) },
    { id: 'goTo', keys: ['g'], label: shell.goTo, run: () => store().show('goTo') },
    { id: 'undo', keys: ['u'], label: shell.undoShort, run: () => void client.undo() },
    { id: 'rules', keys: ['r', '/'], label: say.rules, run: () => useDrawer.getState().open() },
    { id: 'log', keys: ['l'], label: shell.log, run: () => goToPanel('log') },
    { id: 'timeline', keys: ['t'], label: shell.timeline, run: goToTimeline },
    { id: 'inspect', keys: ['i'], label: say.inspect, run: () => goToPanel('inspect') },
    { id: 'left', keys: ['['], label: say.left, run: () => store().toggle('left') },
    { id: 'right', keys: [']'], label: say.right, run: () => store().toggle('right') },
    { id: 'textMap', keys: ['m'], label: shell.textMap, run: () => store().showTextMap(!store().isTextMap) },
    { id: 'back', keys: ['Escape'], label: say.back, run: stepBack },
    { id: 'keys', keys: ['?'], label: say.keys, run: () => store().show('keys') },
  ];
  useCommands(commands);
}

function stepBack(): void {
  const { lookingAt, lookAt, select } = useBoardStore.getState();
  if (lookingAt === null) select(null);
  else lookAt(null);
}

function goToTimeline(): void {
  document.querySelector<HTMLElement>('[data-panel="timeline"] input')?.focus();
}

function goToPanel(panel: 'log' | 'inspect'): void {
  useBoardStore.getState().openTab(panel);
  requestAnimationFrame(() => {
    const panels = [...document.querySelectorAll<HTMLElement>(`[data-panel="${panel}"]`)];
    panels.find((element) => element.checkVisibility())?.focus();
  });
}

/** The next unit or place of the reader's. */
function cycle({ board, shown }: Pick<ReturnType<typeof useTable>, 'board' | 'shown'>, step: 1 | -1): void {
  if (!shown) return;
  const { viewer } = shown.state;
  const own = board.places(shown).flatMap(({ id, seat }) => (seat === viewer ? [id] : []));
  const ids = board.actors?.(shown) ?? own;
  const { selected, select } = useBoardStore.getState();
  const at = ids.indexOf(selected ?? '');
  const next = ids[at < 0 ? (step > 0 ? 0 : ids.length - 1) : (at + step + ids.length) % ids.length];
  if (next !== undefined) select(next);
}
