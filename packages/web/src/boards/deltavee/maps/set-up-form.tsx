import type { ParsedScenario } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { CheckField, NumberField, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import { withValue } from '../../../maps/paths.ts';
import type { EditorProps } from '../../../maps/types.ts';
import type { FightStock } from './rules.ts';
import { words } from './words.ts';

type SetUp = NonNullable<ParsedScenario['sides'][number]['setup']>;
type Area = NonNullable<SetUp['area']>;

const EMPTY: SetUp = {
  area: null,
  differentHexes: false,
  spacing: 0,
  connected: false,
  common: [],
  prepared: false,
  docked: false,
  sealed: false,
};

/** Where ships without a hex of their own are set up. */
export function SetUpForm(props: EditorProps<ParsedScenario, FightStock> & { side: number }): ReactNode {
  const { record, change, side } = props;
  const setup = record.sides[side]?.setup ?? null;
  const path = ['sides', side, 'setup'] as const;
  const set = (kind: string): void => {
    const area = areaOf(kind, record);
    change(withValue(record, path, area || setup ? { ...EMPTY, ...setup, area } : null));
  };
  return (
    <>
      <label className={styles['field']} data-path={`sides[${side}].setup`}>
        {words.setUp}
        <select value={setup?.area?.kind ?? 'none'} onChange={({ target }) => set(target.value)}>
          {(['none', 'within', 'sheet', 'ring', 'secret'] as const).map((kind) => (
            <option key={kind} value={kind}>
              {words.areas[kind]}
            </option>
          ))}
        </select>
      </label>
      {setup?.area && <AreaFields {...props} area={setup.area} />}
      {setup?.area && (
        <>
          <CheckField path={[...path, 'differentHexes']} label={words.differentHexes} />
          <NumberField path={[...path, 'spacing']} label={words.spacing} max={9} />
        </>
      )}
    </>
  );
}

function areaOf(kind: string, { sheets, planets }: ParsedScenario): Area | null {
  const sheet = Object.keys(sheets)[0] ?? 'A';
  switch (kind) {
    case 'within':
      return { kind: 'within', distance: 3, hex: `${sheet}0808` };
    case 'sheet':
      return { kind: 'sheet', sheet, columns: [1, 4], rows: [1, 18] };
    case 'ring':
      return { kind: 'ring', planet: planets[0]?.name ?? '?', from: 1, to: 4 };
    case 'secret':
      return { kind: 'secret', within: 8 };
    default:
      return null;
  }
}

function AreaFields({ record, side, area }: { record: ParsedScenario; side: number; area: Area }): ReactNode {
  const path = ['sides', side, 'setup', 'area'] as const;
  switch (area.kind) {
    case 'within':
      return (
        <div className={styles['row']}>
          <NumberField path={[...path, 'distance']} label={words.distance} max={200} />
          <TextField path={[...path, 'hex']} label={words.hex} />
        </div>
      );
    case 'sheet':
      return (
        <div className={styles['row']}>
          <SelectField
            path={[...path, 'sheet']}
            label={words.sheet}
            options={Object.keys(record.sheets).map((value) => ({ value, label: value }))}
          />
          <NumberField path={[...path, 'columns', 0]} label={`${words.columns} ${words.from}`} min={1} max={16} />
          <NumberField path={[...path, 'columns', 1]} label={words.to} min={1} max={16} />
          <NumberField path={[...path, 'rows', 0]} label={`${words.rows} ${words.from}`} min={1} max={18} />
          <NumberField path={[...path, 'rows', 1]} label={words.to} min={1} max={18} />
        </div>
      );
    case 'ring':
      return (
        <div className={styles['row']}>
          <SelectField
            path={[...path, 'planet']}
            label={words.planet}
            options={record.planets.map(({ name }) => ({ value: name, label: name }))}
          />
          <NumberField path={[...path, 'from']} label={words.from} max={200} />
          <NumberField path={[...path, 'to']} label={words.to} max={200} />
        </div>
      );
    case 'secret':
      return <NumberField path={[...path, 'within']} label={words.distance} max={200} />;
  }
}
