import { RadioGroup } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useCommands } from './commands.ts';
import { Key } from './key.tsx';
import styles from './segments.module.css';

export interface Segment<Id extends string> {
  id: Id;
  label: ReactNode;
  /** its consequence in small print */
  note?: ReactNode;
  /** what it is, for whoever points at it */
  title?: string;
  /** cannot be chosen, but pointing at it asks why not */
  isBarred?: boolean;
  icon?: ReactNode;
  key?: string;
  /** `data-coach` of a lesson */
  coach?: string;
}

interface SegmentsProps<Id extends string> {
  label: string;
  options: readonly Segment<Id>[];
  value: Id | null;
  onPick(id: Id): void;
  /** a barred one was wished for: answer why not */
  onBarred?(id: Id): void;
  /** at least so wide each; they wrap, and scroll sideways on phones with `row` */
  flow?: 'wrap' | 'row';
}

/** Few choices side by side, each with what follows from it. */
export function Segments<Id extends string>(props: SegmentsProps<Id>): ReactNode {
  const { label, options, value, onPick, onBarred, flow = 'wrap' } = props;
  const wish = (id: string): void => {
    const option = options.find((one) => one.id === id);
    if (!option) return;
    if (option.isBarred) onBarred?.(option.id);
    else onPick(option.id);
  };
  const group = useRef<HTMLDivElement>(null);
  useCommands(
    options.flatMap(({ id, key, coach = id }) =>
      key === undefined ? [] : [{ id: coach, keys: [key], label: '', run: () => wish(id) }],
    ),
    group,
  );
  return (
    <RadioGroup.Root
      ref={group}
      className={styles['group']}
      data-flow={flow}
      aria-label={label}
      value={value}
      onValueChange={wish}
    >
      {options.map(({ id, label: words, note, title, isBarred, icon, key, coach }) => (
        <RadioGroup.Item
          key={id}
          value={id}
          className={styles['segment']}
          title={title}
          data-barred={isBarred}
          data-icon={icon !== undefined}
          data-coach={coach}
          aria-keyshortcuts={key}
        >
          {icon}
          <span>{words}</span>
          {note !== undefined && <small>{note}</small>}
          {key !== undefined && <Key>{key}</Key>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
