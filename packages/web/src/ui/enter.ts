/** Who answers to Enter: the control that has the focus, or what the page commits. */
import { useCallback, useEffect, useRef } from 'react';

/** Enter does its own thing there; on a choice that is made it commits. */
export function answersEnter(target: EventTarget | null): boolean {
  const own = 'a, button:not([role="radio"], [data-chosen="true"]), summary';
  return target instanceof HTMLElement && target.closest(own) !== null;
}

/** A choice; it keeps Enter from its form, not from the page. */
export function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.role === 'radio';
}

/** Tells the button that a mouse or finger pressed last: it has had its answer, Enter after that means the page. */
export function usePointed(): (target: EventTarget | null) => boolean {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target, detail }: MouseEvent): void => {
      last.current = detail > 0 && target instanceof Element ? target.closest('button') : null;
    };
    const forget = ({ key }: KeyboardEvent): void => {
      if (key === 'Tab') last.current = null;
    };
    addEventListener('click', note, true);
    addEventListener('keydown', forget, true);
    return () => {
      removeEventListener('click', note, true);
      removeEventListener('keydown', forget, true);
    };
  }, []);
  return useCallback((target) => last.current !== null && target === last.current, []);
}
