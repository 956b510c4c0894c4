import { useEffect, useRef } from 'react';
import { useDrawer } from '../../rules/drawer-store.ts';
import { useSettings } from '../../settings/settings.ts';
import { answersEnter, isRadio, usePointed } from '../../ui/enter.ts';
import { useBoardStore } from '../board-store.ts';
import { useTable } from '../table-context.tsx';

/**
 * The board's keys: never inside a field, letters off when the reader says so.
 * A key first presses the control that carries it (`aria-keyshortcuts`), so that composers need no handlers of their own.
 */
export function useBoardKeys(): void {
  const { client, state, board, shown } = useTable();
  const letters = useSettings((settings) => settings.letters);
  const isPointed = usePointed();
  const open = useRef({ board, shown });
  open.current = { board, shown };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTaken = event.defaultPrevented && !(event.key === 'Enter' && isRadio(event.target));
      if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isField(event.target) && !(event.key === 'Enter' && isAmount(event.target))) return;
      if (state.curtain !== null || document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]'))
        return;
      const key = event.key === '−' ? '-' : event.key;
      if (/^[a-z]$/i.test(key) && !letters) return;
      if (key === 'Enter' && answersEnter(event.target) && !isOrder(event.target)) return;
      if (!pressControl(key) && !runKey(key.toLowerCase())) return;
      event.preventDefault();
    };
    const isOrder = (target: EventTarget | null): boolean =>
      target instanceof Element && isPointed(target) && target.closest('[data-panel="orders"]') !== null;
    const runKey = (key: string): boolean => {
      const run = keysOf(
        () => void client.undo(),
        (step) => cycle(open.current, step),
      )[key];
      run?.();
      return run !== undefined;
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [client, letters, state.curtain, isPointed]);
}

function keysOf(undo: () => void, next: (step: 1 | -1) => void): Record<string, () => void> {
  const board = useBoardStore.getState();
  return {
    u: undo,
    r: () => useDrawer.getState().open(),
    '/': () => useDrawer.getState().open(),
    m: () => board.showTextMap(!board.isTextMap),
    l: () => goToPanel('log'),
    i: () => goToPanel('inspect'),
    t: () => document.querySelector<HTMLElement>('[data-panel="timeline"] input')?.focus(),
    g: () => board.show('goTo'),
    n: () => next(1),
    p: () => next(-1),
    '?': () => board.show('keys'),
    '[': () => board.toggle('left'),
    ']': () => board.toggle('right'),
    escape: () => (board.lookingAt === null ? board.select(null) : board.lookAt(null)),
  };
}

function goToPanel(panel: 'log' | 'inspect'): void {
  useBoardStore.getState().openTab(panel);
  requestAnimationFrame(() => {
    const panels = [...document.querySelectorAll<HTMLElement>(`[data-panel="${panel}"]`)];
    panels.find(isVisible)?.focus();
  });
}

/** Presses the visible control that names this key, of the orders before any other. */
function pressControl(key: string): boolean {
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  const named = `[aria-keyshortcuts~="${CSS.escape(name)}"]`;
  const controls = [`[data-panel="orders"] ${named}`, named].flatMap((where) => [
    ...document.querySelectorAll<HTMLElement>(where),
  ]);
  const control = controls.find(isVisible);
  control?.click();
  return control !== undefined;
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility();
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

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  );
}

/** Enter in an amount commits what it belongs to. */
function isAmount(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.role === 'spinbutton';
}
