import { useEffect } from 'react';
import { useDrawer } from '../rules/drawer-store.ts';
import { useSettings } from '../settings/settings.ts';
import { useBoardStore } from './board-store.ts';
import { useTable } from './table-context.tsx';

/** The board's single keys: never inside a field, and off when the reader says so. */
export function useBoardKeys(): void {
  const { client, state } = useTable();
  const letters = useSettings((settings) => settings.letters);
  useEffect(() => {
    const board = useBoardStore.getState;
    const keys: Record<string, () => void> = {
      u: () => void client.undo(),
      r: () => useDrawer.getState().open(),
      '/': () => useDrawer.getState().open(),
      m: () => board().showTextMap(!board().isTextMap),
      l: () => board().openTab('log'),
      i: () => board().openTab('inspect'),
      '[': () => board().toggle('left'),
      ']': () => board().toggle('right'),
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (!letters || state.curtain !== null) return;
      const run = keys[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [client, letters, state.curtain]);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(input|select|textarea)$/i.test(target.tagName))
  );
}
