import { useEffect } from 'react';
import { useLatest } from '../../kit/use-latest.ts';

/** Letters choose a tool while the map has the keyboard. */
export function useToolKeys<Tool extends string>(
  keys: Readonly<Record<string, Tool>>,
  pick: (tool: Tool) => void,
): void {
  const newest = useLatest({ keys, pick });
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      const tool = newest.current.keys[key.toLowerCase()];
      const isMap = target instanceof HTMLElement && target.getAttribute('role') === 'application';
      if (tool && isMap && !ctrlKey && !metaKey && !altKey) newest.current.pick(tool);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [newest]);
}
