import { type ReactNode, useId } from 'react';
import styles from '../../../maps/maps.module.css';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { mapWords } from '../../../words/maps.ts';
import {
  FOG_LEVELS,
  FORCES,
  type GeneratorWish,
  LAYOUTS,
  LIMITS,
  type NumberKey,
  STRENGTHS,
  SWITCH,
} from './generator-wish.ts';
import { generatorWords as words } from './words.ts';

interface FormProps {
  wish: GeneratorWish;
  change(wish: GeneratorWish): void;
  /** habitable planets of the map; null: not made yet */
  planets: number | null;
}

export function GeneratorForm({ wish, change, planets }: FormProps): ReactNode {
  const set = (part: Partial<GeneratorWish>): void => change({ ...wish, ...part });
  const number = (key: NumberKey, note?: string): ReactNode => (
    <Stepper
      label={words.fields[key]}
      value={wish[key]}
      min={LIMITS[key][0]}
      max={LIMITS[key][1]}
      onChange={(value) => set({ [key]: value })}
      note={note}
    />
  );
  return (
    <>
      <header>
        <Label>{mapWords.generator}</Label>
        <span>{mapWords.sameMap}</span>
      </header>
      <Seed value={wish.mapSeed} set={(mapSeed) => set({ mapSeed })} />
      <Choice
        label={words.fields.dukes}
        value={String(wish.dukes)}
        values={['2', '3', '4', '5', '6']}
        set={(dukes) => set({ dukes: Number(dukes) })}
      />
      {wish.dukes === 2 && (
        <Choice label={words.fields.layout} value={wish.layout} values={LAYOUTS} set={(layout) => set({ layout })} />
      )}
      {number('homeSystems')}
      {number('neutralSystems')}
      <Choice
        label={words.fields.neutralStrength}
        value={wish.neutralStrength}
        values={STRENGTHS}
        set={(neutralStrength) => set({ neutralStrength })}
      />
      <Choice label={words.fields.forces} value={wish.forces} values={FORCES} set={(forces) => set({ forces })} />
      {number('valuePoints')}
      {number('planetsToWin', planets === null ? undefined : words.ofPlanets(planets))}
      {number('turnLimit')}
      {number('rivalDistance', words.anyDistance)}
      <Choice
        label={words.fields.freeGarrison}
        value={wish.freeGarrison}
        values={SWITCH}
        set={(freeGarrison) => set({ freeGarrison })}
      />
      <Choice label={words.fields.fog} value={wish.fog} values={FOG_LEVELS} set={(fog) => set({ fog })} />
    </>
  );
}

interface ChoiceProps<Id extends string> {
  label: string;
  value: Id;
  values: readonly Id[];
  set(value: Id): void;
}

function Choice<Id extends string>({ label, value, values, set }: ChoiceProps<Id>): ReactNode {
  return (
    <div className={styles['wish']}>
      <span aria-hidden>{label}</span>
      <Segments<Id>
        label={label}
        value={value}
        options={values.map((id) => ({ id, label: words.choices[id] ?? id }))}
        onPick={set}
      />
    </div>
  );
}

function Seed({ value, set }: { value: number; set(seed: number): void }): ReactNode {
  const id = useId();
  const most = LIMITS.mapSeed[1];
  return (
    <div className={styles['wish']}>
      <label htmlFor={id}>{words.fields.mapSeed}</label>
      <div>
        <input
          id={id}
          className={styles['input']}
          inputMode="numeric"
          value={value}
          onChange={({ target }) => set(Math.min(Number(target.value.replace(/\D/g, '').slice(0, 10)), most))}
        />
        <Button onClick={() => set(crypto.getRandomValues(new Uint16Array(1))[0] ?? 0)}>{words.another}</Button>
      </div>
    </div>
  );
}
