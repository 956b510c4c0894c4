import type { ParsedScenario } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { CheckField, ListField, NumberField, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import { withValue } from '../../../maps/paths.ts';
import type { EditorProps } from '../../../maps/types.ts';
import { Button } from '../../../ui/button.tsx';
import type { FightStock } from './rules.ts';
import { words } from './words.ts';

type Props = EditorProps<ParsedScenario, FightStock>;
type Condition = ParsedScenario['victory'][number];
type When = Condition['when'];

const KINDS = ['fleetDestroyed', 'destroyed', 'jumped', 'orbit', 'apart'] as const;
type Kind = (typeof KINDS)[number];

/** Who wins, and when; the first condition that holds counts. */
export function VictoryForm({ record, change }: Props): ReactNode {
  const seats = record.sides.map(({ name }, value) => ({ value, label: name }));
  const rows = record.victory.map((condition, at) => ({ condition, at, name: `${at} ${condition.when.kind}` }));
  return (
    <>
      {rows.map(({ condition: { when }, at, name }) => (
        <div key={name} className={styles['item']} data-path={`victory[${at}]`}>
          <SelectField
            path={['victory', at, 'result']}
            label={words.result}
            options={[...seats, { value: 'draw', label: words.draw }]}
          />
          <label className={styles['field']}>
            {words.when}
            <select
              value={when.kind}
              onChange={({ target }) => {
                const kind = KINDS.find((one) => one === target.value);
                if (kind) change(withValue(record, ['victory', at, 'when'], whenOf(kind, record)));
              }}
            >
              {KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {words.whens[kind]}
                </option>
              ))}
              {!KINDS.some((kind) => kind === when.kind) && (
                <option value={when.kind}>{words.otherWhen(when.kind)}</option>
              )}
            </select>
          </label>
          <WhenFields record={record} at={at} when={when} />
          <TextField path={['victory', at, 'text']} label={words.text} />
          {record.victory.length > 1 && (
            <div className={styles['tools']}>
              <Button onClick={() => change({ ...record, victory: record.victory.filter((_, index) => index !== at) })}>
                {words.remove}
              </Button>
            </div>
          )}
        </div>
      ))}
      <div className={styles['tools']}>
        <Button onClick={() => change({ ...record, victory: [...record.victory, newCondition(record)] })}>
          {words.addVictory}
        </Button>
      </div>
    </>
  );
}

function newCondition(record: ParsedScenario): Condition {
  return { result: 0, rule: 'DV-11.0b', when: whenOf('fleetDestroyed', record), text: words.whens.fleetDestroyed };
}

function whenOf(kind: Kind, { sides, planets }: ParsedScenario): When {
  const units = sides[1].units.map(({ id }) => id);
  switch (kind) {
    case 'fleetDestroyed':
      return { kind, seat: 1, spaceshipsOnly: true };
    case 'destroyed':
      return { kind, units, count: Math.max(1, units.length), including: null };
    case 'jumped':
      return { kind, units, count: 1 };
    case 'orbit':
      return { kind, unit: units[0] ?? '?', planet: planets[0]?.name ?? '?' };
    case 'apart':
      return { kind, distance: 30 };
  }
}

function WhenFields({ record, at, when }: { record: ParsedScenario; at: number; when: When }): ReactNode {
  const path = ['victory', at, 'when'] as const;
  const ships = record.sides.flatMap(({ units }) => units.map(({ id }) => ({ value: id, label: id })));
  switch (when.kind) {
    case 'fleetDestroyed':
      return (
        <>
          <SelectField
            path={[...path, 'seat']}
            label={words.fleetOf}
            options={record.sides.map(({ name }, value) => ({ value, label: name }))}
          />
          <CheckField path={[...path, 'spaceshipsOnly']} label={words.craftToo} />
        </>
      );
    case 'destroyed':
    case 'jumped':
      return (
        <div className={styles['row']}>
          <NumberField path={[...path, 'count']} label={words.number} min={1} max={99} />
          <ListField path={[...path, 'units']} label={words.shipIds} />
        </div>
      );
    case 'orbit':
      return (
        <div className={styles['row']}>
          <SelectField path={[...path, 'unit']} label={words.ship} options={ships} />
          <SelectField
            path={[...path, 'planet']}
            label={words.planet}
            options={record.planets.map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
      );
    case 'apart':
      return <NumberField path={[...path, 'distance']} label={words.distance} max={200} />;
    default:
      return null;
  }
}
