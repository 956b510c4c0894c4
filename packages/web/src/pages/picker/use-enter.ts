import { type RefObject, useEffect } from 'react';
import { answersEnter, isRadio, usePointed } from '../../ui/enter.ts';

/** Enter sends the form from anywhere on the page, unless what has the focus answers to it. */
export function useEnter(form: RefObject<HTMLFormElement | null>): void {
  const isPointed = usePointed();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || event.repeat || (event.defaultPrevented && !isRadio(event.target))) return;
      if (document.querySelector('[role="dialog"], [role="menu"]')) return;
      const { target } = event;
      if (target instanceof HTMLInputElement || (answersEnter(target) && !isOwn(target))) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    const isOwn = (target: EventTarget | null): boolean =>
      target instanceof Node && isPointed(target) && (form.current?.contains(target) ?? false);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [form, isPointed]);
}
