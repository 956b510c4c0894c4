import type { WarRecord } from '@admiralty/engine/imperial-ambitions';
import { FOG_LEVELS, STRENGTHS } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { CheckField, NumberField, type Option, Part, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { withoutPlayer, withoutSector, withPlayer } from './edits.ts';
import { ownersOf, type WarProps } from './owners.ts';
import { focusedSystem } from './places.ts';
import { SystemForm } from './system-form.tsx';
import { words } from './words.ts';

const MOST_DUKES = 6;

/** What is looked at first, then everything else. */
export function Forms(props: WarProps): ReactNode {
  const { record, at } = props;
  const system = focusedSystem(record, at);
  const sector = at?.[0] === 'sectors' && typeof at[1] === 'number' ? at[1] : -1;
  return (
    <>
      {system >= 0 && <SystemForm key={system} {...props} index={system} />}
      {record.sectors[sector] && <SectorForm key={sector} {...props} index={sector} />}
      <Part title={words.war} isOpen={system < 0 && sector < 0}>
        <TextField path={['name']} label={words.name} />
        <TextField path={['blurb']} label={words.blurb} isOptional />
        <TextField path={['id']} label={words.id} />
      </Part>
      <Part title={words.dukes} path={['players']} isOpen={system < 0 && sector < 0}>
        <Players {...props} />
      </Part>
      <Part title={words.victory} path={['options', 'victory']} isOpen={system < 0 && sector < 0}>
        <VictoryForm {...props} />
      </Part>
      <Part title={words.options} path={['options']}>
        <OptionsForm {...props} />
      </Part>
    </>
  );
}

function SectorForm({ record, change, go, index }: WarProps & { index: number }): ReactNode {
  const homes = [{ value: null, label: words.neutral }, ...ownersOf(record).slice(1)];
  return (
    <Part title={words.sectorTitle(record.sectors[index]?.name ?? '')} path={['sectors', index]} isOpen>
      <TextField path={['sectors', index, 'name']} label={words.name} />
      <SelectField path={['sectors', index, 'home']} label={words.home} options={homes} />
      <div className={styles['row']}>
        <NumberField path={['sectors', index, 'sheet', 0]} label={words.sheetColumn} max={99} />
        <NumberField path={['sectors', index, 'sheet', 1]} label={words.sheetRow} max={99} />
      </div>
      <div className={styles['tools']}>
        <Button
          onClick={() => {
            change(withoutSector(record, index));
            go(null);
          }}
        >
          {words.removeSector}
        </Button>
      </div>
    </Part>
  );
}

function Players({ record, stock, change }: WarProps): ReactNode {
  return (
    <>
      {record.players.map(({ seat }, at) => (
        <div key={seat} className={styles['item']}>
          <TextField path={['players', at, 'name']} label={words.duke(seat)} />
          <div className={styles['row']}>
            <NumberField path={['players', at, 'treasury']} label={words.treasury} max={20_000} empty="gone" />
            <NumberField path={['players', at, 'startingValuePoints']} label={words.points} max={20_000} empty="gone" />
            <NumberField path={['players', at, 'team']} label={words.team} max={8} empty="gone" />
          </div>
          {record.players.length > 2 && (
            <div className={styles['tools']}>
              <Button onClick={() => change(withoutPlayer(record, at))}>{words.removeDuke}</Button>
            </div>
          )}
        </div>
      ))}
      {record.players.length < MOST_DUKES && (
        <div className={styles['tools']}>
          <Button onClick={() => change(withPlayer(record, stock))}>{words.addDuke}</Button>
        </div>
      )}
    </>
  );
}

type Victory = WarRecord['options']['victory'];
const VICTORIES: Readonly<Record<'conquest' | 'planets', Victory>> = {
  conquest: { type: 'conquest', scope: 'allSectors' },
  planets: { type: 'planets', count: 6 },
};

function VictoryForm({ record, change }: WarProps): ReactNode {
  const { victory } = record.options;
  return (
    <>
      <label className={styles['field']}>
        {words.victoryBy}
        <select
          value={victory.type}
          onChange={({ target }) =>
            change({
              ...record,
              options: {
                ...record.options,
                victory: target.value === 'planets' ? VICTORIES.planets : VICTORIES.conquest,
              },
            })
          }
        >
          <option value="conquest">{words.conquest}</option>
          <option value="planets">{words.planetsHeld}</option>
        </select>
      </label>
      {victory.type === 'conquest' && (
        <SelectField
          path={['options', 'victory', 'scope']}
          label={words.scope}
          options={(['allSectors', 'homeSectors'] as const).map((value) => ({ value, label: words.scopes[value] }))}
        />
      )}
      {victory.type === 'planets' && (
        <NumberField path={['options', 'victory', 'count']} label={words.count} min={1} max={999} />
      )}
      <NumberField path={['options', 'turnLimit']} label={words.lastTurn} min={1} max={999} empty={null} />
    </>
  );
}

function OptionsForm({ stock }: WarProps): ReactNode {
  const usual = { value: undefined, label: words.usual };
  const choices = (values: readonly string[]): Option[] => [
    usual,
    ...values.map((value) => ({ value, label: words.choices[value] ?? value })),
  ];
  return (
    <>
      <SelectField path={['options', 'fog']} label={words.fog} options={choices(FOG_LEVELS)} />
      <SelectField path={['options', 'forces']} label={words.forcesBy} options={choices(['preset', 'purchase'])} />
      <SelectField path={['options', 'neutralStrength']} label={words.garrisons} options={choices(STRENGTHS)} />
      <CheckField path={['options', 'freeGarrison']} label={words.freeGarrison} isUsual />
      {stock.switches.map(({ id, effect }) => (
        <SelectField
          key={id}
          path={['options', 'houseRules', id]}
          label={effect}
          options={[
            { value: undefined, label: words.playersChoose },
            { value: true, label: words.on },
            { value: false, label: words.off },
          ]}
        />
      ))}
    </>
  );
}
