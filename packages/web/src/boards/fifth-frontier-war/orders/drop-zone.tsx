import { type DragEvent as ReactDragEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLatest } from '../../../kit/use-latest.ts';

interface DropZoneProps {
  /** something is held that may be let go here */
  isOpen: boolean;
  onDrop(): void;
  children: ReactNode;
}

/** A part that counters can be dragged to. It is no control: lists beside the counters do the same for everybody. */
export function DropZone({ isOpen, onDrop, children }: DropZoneProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const drop = useLatest(onDrop);
  useEffect(() => {
    const zone = ref.current;
    if (!zone || !isOpen) return;
    const allow = (event: DragEvent): void => event.preventDefault();
    const take = (): void => drop.current();
    zone.addEventListener('dragover', allow);
    zone.addEventListener('drop', take);
    return () => {
      zone.removeEventListener('dragover', allow);
      zone.removeEventListener('drop', take);
    };
  }, [isOpen, drop]);
  return (
    <section ref={ref} data-open={isOpen}>
      {children}
    </section>
  );
}

interface Dragged {
  draggable: true;
  onDragStart(event: ReactDragEvent): void;
  onDragEnd(): void;
}

/** What makes an element go along with the mouse; `onHold` tells when it is picked up, and that it was let go. */
export function dragged(onHold: (isHeld: boolean) => void): Dragged {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer, currentTarget }) => {
      dataTransfer.setData('text/plain', currentTarget.textContent ?? ''); // Firefox drags nothing without data
      dataTransfer.effectAllowed = 'move';
      setTimeout(() => onHold(true)); // Chrome lets go when the page changes under the hand that picks up
    },
    onDragEnd: () => onHold(false),
  };
}
