import type { ParsedScenario } from '@admiralty/engine/deltavee';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { CheckField, ListField, NumberField, Part, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import type { EditorProps } from '../../../maps/types.ts';
import { Button } from '../../../ui/button.tsx';
import { thingOf, withoutThing, withUnit } from './edits.ts';
import type { FightStock } from './rules.ts';
import { SetUpForm } from './set-up-form.tsx';
import { UnitForm } from './unit-form.tsx';
import { VictoryForm } from './victory-form.tsx';
import { words } from './words.ts';

type Props = EditorProps<ParsedScenario, FightStock>;

/** What is looked at first, then everything else. */
export function Forms(props: Props): ReactNode {
  const { record, at } = props;
  const thing = thingOf(record, at);
  return (
    <>
      {thing?.is === 'unit' && <UnitForm key={`${thing.side} ${thing.at}`} {...props} unit={thing} />}
      <Part title={words.scenario} isOpen={!thing}>
        <TextField path={['title']} label={words.title} />
        <TextField path={['brief']} label={words.brief} />
        <TextField path={['id']} label={words.id} />
        <SelectField
          path={['firstPlayer']}
          label={words.firstPlayer}
          options={[
            { value: 0, label: words.first },
            { value: 1, label: words.second },
            { value: 'die', label: words.die },
          ]}
        />
        <LimitForm {...props} />
        <JumpForm {...props} />
        <CheckField path={['boarding']} label={words.boarding} />
        <ListField path={['forcedOptions']} label={words.options} />
      </Part>
      {record.sides.map(({ name }, side) => (
        <Part
          key={side === 0 ? 'first' : 'second'}
          title={words.side(side, name)}
          path={['sides', side]}
          isOpen={!thing}
        >
          <SideForm {...props} side={side} />
        </Part>
      ))}
      <Part title={words.planets} path={['planets']} isOpen={thing?.is === 'planet'}>
        <Planets {...props} />
      </Part>
      <Part title={words.asteroids} path={['asteroids']} isOpen={thing?.is === 'asteroid'}>
        <ListField path={['asteroids']} label={words.asteroidHexes} />
      </Part>
      <Part title={words.victory} path={['victory']}>
        <VictoryForm {...props} />
      </Part>
    </>
  );
}

function LimitForm({ record, change }: Props): ReactNode {
  const { limit } = record;
  return (
    <>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={limit !== null}
          onChange={({ target }) =>
            change({ ...record, limit: target.checked ? { gameTurns: 20, result: 'value' } : null })
          }
        />
        {words.limit}
      </label>
      {limit && (
        <div className={styles['row']}>
          <NumberField path={['limit', 'gameTurns']} label={words.turns} min={1} max={999} />
          <SelectField
            path={['limit', 'result']}
            label={words.limitResult}
            options={(['value', 'draw'] as const).map((value) => ({ value, label: words.limitResults[value] }))}
          />
        </div>
      )}
    </>
  );
}

/** From anywhere; another region of a printed scenario stays as it is. */
function JumpForm({ record, change }: Props): ReactNode {
  const { jump } = record;
  const seats = jump ? jump.seats.join('') : 'none';
  const set = (value: string): void =>
    change({
      ...record,
      jump:
        value === 'none'
          ? null
          : { region: jump?.region ?? { kind: 'anywhere' }, seats: value === '01' ? [0, 1] : [value === '0' ? 0 : 1] },
    });
  return (
    <label className={styles['field']}>
      {words.jump}
      <select value={seats} onChange={({ target }) => set(target.value)}>
        <option value="none">{words.nobody}</option>
        <option value="0">{words.first}</option>
        <option value="1">{words.second}</option>
        <option value="01">{words.both}</option>
      </select>
    </label>
  );
}

function SideForm(props: Props & { side: number }): ReactNode {
  const { record, stock, change, go, side } = props;
  const units = record.sides[side]?.units ?? [];
  const add = (): void => {
    const sheet = Object.keys(record.sheets)[0] ?? 'A';
    change(withUnit(record, side, `${sheet}0808`, stock.classes[0]?.id ?? ''));
    go(['sides', side, 'units', units.length]);
  };
  return (
    <>
      <TextField path={['sides', side, 'name']} label={words.name} />
      <div className={styles['tools']} data-path={`sides[${side}].units`}>
        {units.map(({ id }, at) => (
          <Button key={id} onClick={() => go(['sides', side, 'units', at])}>
            {id}
          </Button>
        ))}
        <Button onClick={add}>{words.addUnit}</Button>
      </div>
      <SetUpForm {...props} />
    </>
  );
}

function Planets({ record, change }: Props): ReactNode {
  return record.planets.map(({ hex }, at) => (
    <div key={hex} className={styles['item']}>
      <div className={styles['row']}>
        <TextField path={['planets', at, 'name']} label={words.name} />
        <TextField path={['planets', at, 'hex']} label={words.hex} />
      </div>
      <div className={styles['tools']}>
        <Button onClick={() => change(withoutThing(record, { is: 'planet', at }))}>{words.remove}</Button>
      </div>
    </div>
  ));
}
