import type { OptionSpec, Options } from '@admiralty/engine';
import { type ReactNode, useState } from 'react';
import { Glossed } from '../../rules/glossed.tsx';
import { wordsOfKind } from '../../shell/orders/kind-words.ts';
import type { GameId } from '../../table/types.ts';
import { Button } from '../../ui/button.tsx';
import { Label } from '../../ui/label.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { picker } from '../../words/site.ts';
import styles from './option-list.module.css';

interface OptionListProps {
  game: GameId;
  specs: readonly OptionSpec[];
  forced: Options;
  chosen: Options;
  choose(options: Options): void;
}

/** What the book leaves to the players; folded where there is little room. */
export function OptionList({ game, specs, forced, chosen, choose }: OptionListProps): ReactNode {
  const [isOpen, setOpen] = useState(() => matchMedia('(min-width: 80em)').matches);
  const listed = specs.filter(({ type }) => type !== 'sides'); // those are chosen where it is said who sits
  const changed = listed.filter(({ id, default: usual }) => chosen[id] !== undefined && chosen[id] !== usual);
  return (
    <section className={styles['options']} aria-label={picker.options}>
      <div className={styles['head']}>
        <Label>{picker.options}</Label>
        <span>{picker.changed(changed.length)}</span>
        <Button look="plain" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? picker.fold : picker.unfold}
        </Button>
      </div>
      {isOpen && (
        <ul>
          {listed.map((spec) => {
            const fixed = forced[spec.id];
            return (
              <li key={spec.id} data-type={spec.type}>
                <p>
                  <b>{nameOf(spec)}</b>
                  <small>
                    <Glossed game={game} text={spec.effect} />
                  </small>
                </p>
                {fixed === undefined ? (
                  <Choice
                    spec={spec}
                    value={chosen[spec.id] ?? spec.default}
                    set={(value) => choose({ ...chosen, [spec.id]: value })}
                  />
                ) : (
                  <span className={styles['forced']}>
                    {typeof fixed === 'boolean' ? (fixed ? picker.on : picker.off) : fixed}, {picker.forced}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

type Value = Options[string];

function nameOf({ id }: OptionSpec): string {
  return picker.optionNames[id] ?? wordsOfKind(id);
}

function Choice({ spec, value, set }: { spec: OptionSpec; value: Value; set(value: Value): void }): ReactNode {
  const label = nameOf(spec);
  if (spec.type === 'number')
    return (
      <Stepper isBare label={label} value={Number(value)} min={spec.min ?? 0} max={spec.max ?? 999} onChange={set} />
    );
  if (spec.type === 'choice')
    return (
      <Segments
        label={label}
        value={String(value)}
        options={(spec.values ?? []).map((id) => ({ id, label: wordsOfKind(id.replace(/-/g, ' ')) }))}
        onPick={set}
      />
    );
  return (
    <Segments
      label={label}
      value={value ? 'on' : 'off'}
      options={(['off', 'on'] as const).map((id) => ({ id, label: picker[id] }))}
      onPick={(id) => set(id === 'on')}
    />
  );
}
