import type { ParsedScenario } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { ListField, NumberField, Part, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import { withValue } from '../../../maps/paths.ts';
import type { EditorProps } from '../../../maps/types.ts';
import { Button } from '../../../ui/button.tsx';
import { type Thing, withoutThing } from './edits.ts';
import type { FightStock } from './rules.ts';
import { words } from './words.ts';

type Props = EditorProps<ParsedScenario, FightStock> & { unit: Extract<Thing, { is: 'unit' }> };

/** One ship: class, pods, where it starts and how it moves. */
export function UnitForm(props: Props): ReactNode {
  const { record, stock, change, go, unit } = props;
  const path = ['sides', unit.side, 'units', unit.at] as const;
  const found = record.sides[unit.side]?.units[unit.at];
  if (!found) return null;
  return (
    <Part title={words.unit(found.id)} path={path} isOpen>
      <div className={styles['row']}>
        <TextField path={[...path, 'id']} label={words.id} />
        <SelectField
          path={[...path, 'class']}
          label={words.class}
          options={stock.classes.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </div>
      <TextField path={[...path, 'place', 'hex']} label={words.hexOptional} isOptional />
      <div className={styles['row']}>
        <ListField path={[...path, 'place', 'directions']} label={words.directions} isNumbers isOptional />
        <NumberField path={[...path, 'place', 'velocity', 0]} label={words.slowest} max={9} />
        <NumberField path={[...path, 'place', 'velocity', 1]} label={words.fastest} max={9} />
      </div>
      <Pods {...props} />
      <SelectField
        path={[...path, 'podArmor']}
        label={words.podArmor}
        options={(['hull', 0, 1, 2] as const).map((value) => ({
          value,
          label: value === 'hull' ? words.asHull : String(value),
        }))}
      />
      <ListField path={[...path, 'carries']} label={words.carries} />
      <ListField path={[...path, 'rails']} label={words.rails} />
      <div className={styles['tools']}>
        <Button
          onClick={() => {
            change(withoutThing(record, unit));
            go(null);
          }}
        >
          {words.removeUnit}
        </Button>
      </div>
    </Part>
  );
}

/** Pods by kind. Where a printed scenario names them box by box, the boxes go when they are changed here. */
function Pods({ record, stock, change, unit }: Props): ReactNode {
  const path = ['sides', unit.side, 'units', unit.at] as const;
  const found = record.sides[unit.side]?.units[unit.at];
  const pods = found?.pods ?? {};
  const put = (next: Readonly<Record<string, number>>): void =>
    change(withValue(withValue(record, [...path, 'boxes'], null), [...path, 'pods'], next));
  const free = stock.pods.find(({ id }) => !Object.hasOwn(pods, id));
  const replace = (before: string, after: string): void =>
    put(Object.fromEntries(Object.entries(pods).map(([id, count]) => [id === before ? after : id, count])));
  return (
    <div className={styles['item']} data-path={`sides[${unit.side}].units[${unit.at}].pods`}>
      {Object.keys(pods).map((pod) => (
        <div key={pod} className={styles['row']}>
          <label className={styles['field']}>
            {words.pod}
            <select value={pod} onChange={({ target }) => replace(pod, target.value)}>
              {stock.pods
                .filter(({ id }) => id === pod || !Object.hasOwn(pods, id))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          </label>
          <NumberField path={[...path, 'pods', pod]} label={words.number} min={1} max={39} />
          <Button onClick={() => put(Object.fromEntries(Object.entries(pods).filter(([id]) => id !== pod)))}>
            {words.remove}
          </Button>
        </div>
      ))}
      {free && (
        <div className={styles['tools']}>
          <Button onClick={() => put({ ...pods, [free.id]: 1 })}>{words.addPod}</Button>
        </div>
      )}
    </div>
  );
}
