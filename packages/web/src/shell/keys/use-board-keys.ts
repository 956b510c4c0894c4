import { useEffect } from 'react';
import { type KeyBindingMap, tinykeys } from 'tinykeys';
import { useSettings } from '../../settings/settings.ts';
import { commandFor, useCommandRegistry } from '../../ui/commands.ts';
import { answersEnter, isRadio, usePointed } from '../../ui/enter.ts';
import { useTable } from '../table-context.tsx';

/** The board's keys: never inside a field, letters off when the reader says so. What they do is registered (`ui/commands.ts`). */
export function useBoardKeys(): void {
  const { curtain } = useTable().state;
  const letters = useSettings((settings) => settings.letters);
  const keys = useCommandRegistry(({ groups }) => boundKeys([...groups.values()].flat()));
  const isPointed = usePointed();
  useEffect(() => {
    const isOrder = (target: EventTarget | null): boolean =>
      target instanceof Element && isPointed(target) && target.closest('[data-panel="orders"]') !== null;
    const press = (key: string, event: KeyboardEvent): void => {
      if (curtain !== null || isTaken(event) || (isLetter(key) && !letters)) return;
      if (event.key === 'Enter' && answersEnter(event.target) && !isOrder(event.target)) return;
      const command = commandFor(key);
      if (!command) return;
      command.run();
      event.preventDefault();
    };
    const bindings: KeyBindingMap = {};
    for (const key of keys === '' ? [] : keys.split(' '))
      for (const bound of [key, `Shift+${key}`]) bindings[bound] = (event) => press(key, event);
    return tinykeys(window, bindings);
  }, [keys, letters, curtain, isPointed]);
}

/** All keys that mean something now, in one string: it changes only when they do. */
function boundKeys(commands: readonly { keys: readonly string[] }[]): string {
  return [...new Set(commands.flatMap(({ keys }) => keys.map((key) => key.toLowerCase())))].sort().join(' ');
}

/** By a field, a dialog or a menu, or by whoever has answered it already. */
function isTaken(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented } = event;
  if (defaultPrevented && !(key === 'Enter' && isRadio(target))) return true;
  if (isField(target) && !(key === 'Enter' && isAmount(target))) return true;
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

function isLetter(key: string): boolean {
  return key.length === 1 && key.toLowerCase() !== key.toUpperCase();
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName);
}

/** Enter in an amount commits what it belongs to. */
function isAmount(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.role === 'spinbutton';
}
