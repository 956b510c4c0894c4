/** What can be done by a key: one registry for the keys themselves, the menu, the list behind `?` and the coach. */
import { createContext, type RefObject, useContext, useEffect, useId, useRef } from 'react';
import { create } from 'zustand';
import { useLatest } from '../kit/use-latest.ts';

export interface Command {
  /** the coach finds a control by it */
  id: string;
  /** as `KeyboardEvent.key` names them; the first is shown */
  keys: readonly string[];
  label: string;
  run(): void;
}

/** A key means what the open orders make of it before anything else. */
export type CommandLayer = 'orders' | 'board';
export const LayerContext = createContext<CommandLayer>('board');

export interface Registered extends Command {
  layer: CommandLayer;
  /** its control on the page, null: it has none; what is hidden does not answer */
  control: RefObject<Element | null> | null;
}

interface Registry {
  /** by the component that brought them */
  groups: ReadonlyMap<string, readonly Registered[]>;
  put(owner: string, commands: readonly Registered[]): void;
  drop(owner: string): void;
}

export const useCommandRegistry = create<Registry>()((set) => ({
  groups: new Map(),
  put: (owner, commands) => set(({ groups }) => ({ groups: new Map(groups).set(owner, commands) })),
  drop: (owner) =>
    set(({ groups }) => {
      const left = new Map(groups);
      left.delete(owner);
      return { groups: left };
    }),
}));

/** Offers commands while the component stands; those of a control answer while it can be seen. */
export function useCommands(commands: readonly Command[], control: RefObject<Element | null> | null = null): void {
  const owner = useId();
  const layer = useContext(LayerContext);
  const newest = useLatest(commands);
  const names = JSON.stringify(commands.map(({ id, keys, label }) => ({ id, keys, label })));
  useEffect(() => {
    const { put, drop } = useCommandRegistry.getState();
    const named = JSON.parse(names) as Pick<Command, 'id' | 'keys' | 'label'>[];
    const run = (id: string): void => newest.current.find((one) => one.id === id)?.run();
    put(
      owner,
      named.map((one) => ({ ...one, layer, control, run: () => run(one.id) })),
    );
    return () => drop(owner);
  }, [owner, layer, control, names, newest]);
}

/** A control that a key presses: what to put on it. */
export function useShortcut<E extends HTMLElement>(
  keys: string | undefined,
  label = '',
): { ref: RefObject<E | null>; 'aria-keyshortcuts': string | undefined } {
  const ref = useRef<E>(null);
  const press = (): void => ref.current?.click();
  useCommands(keys === undefined ? [] : [{ id: label || keys, keys: keys.split(' '), label, run: press }], ref);
  return { ref, 'aria-keyshortcuts': keys };
}

/** The command that a key means now: of the orders before any other, and only what can be seen. */
export function commandFor(key: string): Registered | undefined {
  const all = [...useCommandRegistry.getState().groups.values()].flat();
  const named = all.filter(({ keys }) => keys.some((one) => one.toLowerCase() === key.toLowerCase()));
  const seen = named.filter(({ control }) => control === null || control.current?.checkVisibility());
  return seen.find(({ layer }) => layer === 'orders') ?? seen.find(({ control }) => control !== null) ?? seen[0];
}

/** Those without a control of their own, as the menu and the list of keys show them. */
export function useListedCommands(): readonly Registered[] {
  const groups = useCommandRegistry((registry) => registry.groups);
  return [...groups.values()].flat().filter(({ control }) => control === null);
}

/** As it stands on a keyboard. */
export function keyName(key: string): string {
  return key === 'Escape' ? 'Esc' : key.toUpperCase();
}
