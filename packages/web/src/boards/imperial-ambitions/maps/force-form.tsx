import { type RawUnitGroup, UNIT_TYPES, type WarRecord } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { useEdit } from '../../../maps/editor/edit-context.tsx';
import styles from '../../../maps/editor/editor.module.css';
import { NumberField, SelectField } from '../../../maps/editor/fields.tsx';
import { pathText, valueAt } from '../../../maps/paths.ts';
import type { Path } from '../../../maps/types.ts';
import { Button } from '../../../ui/button.tsx';
import { words as board } from '../words.ts';
import { ownersOf, type WarProps } from './owners.ts';
import { words } from './words.ts';

export const PLACES = [
  'space',
  'surface',
  'orbit:habitable',
  'orbit:gasGiant',
  'orbit:rocky',
] as const satisfies readonly WarRecord['forces'][number]['where'][];
export const TYPES = UNIT_TYPES.map((value) => ({ value, label: `${value} ${board.unitNames[value]}` }));

/** Units of one owner in one place of a system, with what they carry. */
export function ForceForm({ record, change, index }: WarProps & { index: number }): ReactNode {
  const path = ['forces', index] as const;
  return (
    <div className={styles['item']} data-path={`forces[${index}]`}>
      <div className={styles['row']}>
        <SelectField path={[...path, 'owner']} label={words.owner} options={ownersOf(record)} />
        <SelectField
          path={[...path, 'where']}
          label={words.where}
          options={PLACES.map((value) => ({ value, label: words.wheres[value] }))}
        />
      </div>
      <Groups path={[...path, 'units']} depth={0} />
      <div className={styles['tools']}>
        <Button onClick={() => change({ ...record, forces: record.forces.filter((_, at) => at !== index) })}>
          {words.removeForce}
        </Button>
      </div>
    </div>
  );
}

/** Nothing aboard carries anything but a carrier in dock. */
const DEEPEST = 2;

export function Groups({ path, depth }: { path: Path; depth: number }): ReactNode {
  const { record, set } = useEdit();
  const groups = (valueAt(record, path) ?? []) as readonly RawUnitGroup[];
  const rows = groups.map((group, at) => ({ group, at, place: [...path, at] }));
  const put = (next: readonly RawUnitGroup[]): void => set(path, depth > 0 && next.length === 0 ? undefined : next);
  return (
    <>
      {rows.map(({ group, at, place }) => {
        return (
          <div key={pathText(place)} className={depth > 0 ? styles['aboard'] : styles['field']}>
            <div className={styles['units']}>
              <NumberField path={[...place, 'n']} label={words.number} min={1} max={99} />
              <SelectField path={[...place, 'type']} label={words.unit} options={TYPES} />
              <NumberField path={[...place, 'steps']} label={words.steps} min={1} max={4} empty="gone" />
            </div>
            <div className={styles['tools']}>
              {depth < DEEPEST && (
                <Button onClick={() => set([...place, 'aboard'], [...(group.aboard ?? []), { type: 'F', n: 1 }])}>
                  {words.addAboard}
                </Button>
              )}
              <Button onClick={() => put(groups.filter((_, index) => index !== at))}>{words.removeUnit}</Button>
            </div>
            {group.aboard && <Groups path={[...place, 'aboard']} depth={depth + 1} />}
          </div>
        );
      })}
      {depth === 0 && (
        <div className={styles['tools']}>
          <Button onClick={() => put([...groups, { type: 'DD', n: 1 }])}>{words.addUnit}</Button>
        </div>
      )}
    </>
  );
}
