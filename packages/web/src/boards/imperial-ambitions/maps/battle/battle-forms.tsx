import { type BattleRecord, PLANET_KINDS, type PlanetKind } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import styles from '../../../../maps/editor/editor.module.css';
import { CheckField, NumberField, type Option, Part, SelectField, TextField } from '../../../../maps/editor/fields.tsx';
import type { EditorProps } from '../../../../maps/types.ts';
import { Button } from '../../../../ui/button.tsx';
import { words as board } from '../../words.ts';
import { Groups, PLACES, TYPES } from '../force-form.tsx';
import type { WarStock } from '../rules.ts';
import { words as war } from '../words.ts';
import { withoutUnit, withPlanetAt, withSetup, withUnit } from './battle-edits.ts';
import { focusedSide, nameOfSide } from './battle-places.ts';
import { battleWords as words } from './words.ts';

type Props = EditorProps<BattleRecord, WarStock>;

/** What is looked at first, then everything else. */
export function BattleForms(props: Props): ReactNode {
  const { record, change, at } = props;
  const focused = focusedSide(record, at);
  return (
    <>
      <Part title={words.battle} isOpen={focused < 0}>
        <TextField path={['name']} label={words.name} />
        <TextField path={['blurb']} label={words.blurb} isOptional />
        <TextField path={['id']} label={words.id} />
      </Part>
      <Part title={words.site} path={['site']} isOpen={focused < 0}>
        <SelectField path={['site', 'type']} label={words.siteType} options={optionsOf(words.sites)} />
        {PLANET_KINDS.map((kind) => (
          <PlanetForm key={kind} {...props} kind={kind} />
        ))}
        <Pick
          label={words.setup}
          value={record.setup}
          options={words.setups}
          onPick={(setup) => change(withSetup(record, setup))}
        />
      </Part>
      {record.sides.map(({ seat }, side) => (
        <SideForm key={seat} {...props} side={side} isOpen={focused < 0 || focused === side} />
      ))}
      <Part title={words.victory} path={['options', 'victory']} isOpen={focused < 0}>
        <VictoryForm {...props} />
        <NumberField path={['options', 'turnLimit']} label={words.lastTurn} min={1} max={999} empty={null} />
      </Part>
    </>
  );
}

function optionsOf(names: Readonly<Record<string, string>>): Option[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** A choice that changes more than its own field. */
function Pick<Id extends string>(props: {
  label: string;
  value: Id;
  options: Readonly<Record<Id, string>>;
  onPick(id: Id): void;
}): ReactNode {
  const { label, value, options, onPick } = props;
  const ids = Object.keys(options) as Id[];
  return (
    <label className={styles['field']}>
      {label}
      <select value={value} onChange={({ target }) => onPick(ids.find((id) => id === target.value) ?? value)}>
        {ids.map((id) => (
          <option key={id} value={id}>
            {options[id]}
          </option>
        ))}
      </select>
    </label>
  );
}

function PlanetForm({ record, change, kind }: Props & { kind: PlanetKind }): ReactNode {
  const at = record.site.planets.findIndex(({ type }) => type === kind);
  const planet = record.site.planets[at];
  const places = { none: undefined, later: null, at: '0404' } as const;
  return (
    <div className={styles['row']} data-path={at >= 0 ? `site.planets[${at}]` : undefined}>
      <Pick<keyof typeof places>
        label={words.planet[kind]}
        value={!planet ? 'none' : planet.hex === null ? 'later' : 'at'}
        options={words.planetPlaces}
        onPick={(place) => change(withPlanetAt(record, kind, places[place]))}
      />
      {planet && planet.hex !== null && <TextField path={['site', 'planets', at, 'hex']} label={words.planetHex} />}
    </div>
  );
}

function SideForm(props: Props & { side: number; isOpen: boolean }): ReactNode {
  const { record, change, side, isOpen } = props;
  const path = ['sides', side] as const;
  const { seat = 0, forces = [] } = record.sides[side] ?? {};
  const player = record.players.findIndex((one) => one.seat === seat);
  return (
    <Part title={words.side(nameOfSide(record, side))} path={path} isOpen={isOpen}>
      <div className={styles['row']}>
        {player >= 0 && <TextField path={['players', player, 'name']} label={words.sideName} />}
        <SelectField path={[...path, 'role']} label={words.role} options={optionsOf(words.roles)} />
      </div>
      {record.setup === 'preset' ? (
        <Placements {...props} />
      ) : (
        <>
          {Object.keys(forces).map((at) => (
            <div key={at} className={styles['item']}>
              <SelectField
                path={[...path, 'forces', Number(at), 'where']}
                label={war.where}
                options={PLACES.map((value) => ({ value, label: war.wheres[value] }))}
              />
              <Groups path={[...path, 'forces', Number(at), 'units']} depth={0} />
              <div className={styles['tools']}>
                <Button onClick={() => change(withForces(record, side, forces.toSpliced(Number(at), 1)))}>
                  {war.removeForce}
                </Button>
              </div>
            </div>
          ))}
          <div className={styles['tools']}>
            <Button
              onClick={() =>
                change(withForces(record, side, [...forces, { where: 'space', units: [{ type: 'DD', n: 1 }] }]))
              }
            >
              {words.addForce}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}

type Forces = NonNullable<BattleRecord['sides'][number]['forces']>;

function withForces(record: BattleRecord, side: number, forces: Forces): BattleRecord {
  return { ...record, sides: record.sides.map((one, at) => (at === side ? { ...one, forces } : one)) };
}

function Placements({ record, stock, change, go, side }: Props & { side: number }): ReactNode {
  const placements = record.sides[side]?.placements ?? [];
  const facings = board.unit.facings.map((label, value) => ({ value, label }));
  return (
    <>
      {Object.keys(placements).map((key) => {
        const at = Number(key);
        const path = ['sides', side, 'placements', at] as const;
        return (
          <div key={key} className={styles['item']} data-path={`sides[${side}].placements[${at}]`}>
            <div className={styles['row']}>
              <SelectField path={[...path, 'type']} label={war.unit} options={TYPES} />
              <NumberField path={[...path, 'steps']} label={war.steps} min={1} max={4} empty="gone" />
              <NumberField path={[...path, 'xy', 0]} label={words.column} min={1} max={3 * stock.columns} />
              <NumberField path={[...path, 'xy', 1]} label={words.row} min={1} max={3 * stock.rows} />
              <SelectField path={[...path, 'facing']} label={words.facing} options={facings} />
            </div>
            <div className={styles['tools']}>
              <Button onClick={() => change(withoutUnit(record, side, at))}>{words.removeUnit}</Button>
            </div>
          </div>
        );
      })}
      <div className={styles['tools']}>
        <Button
          onClick={() => {
            change(withUnit(record, side, [stock.star[0] + side, stock.star[1] + 3]));
            go(['sides', side, 'placements', placements.length]);
          }}
        >
          {words.addUnit}
        </Button>
      </div>
    </>
  );
}

type Victory = BattleRecord['options']['victory'];
const VICTORIES: Readonly<Record<keyof typeof words.victories, Victory>> = {
  lossPoints: { type: 'lossPoints', margin: 1, lastSideWins: true },
  destroyUnits: { type: 'destroyUnits', seat: 2, targets: [{ type: 'B', owner: 1 }], otherwise: 1 },
  controlPlanet: { type: 'controlPlanet', seat: 2, otherwise: 1 },
};

function VictoryForm({ record, change }: Props): ReactNode {
  const { victory } = record.options;
  const seats = record.players.map(({ seat, name }) => ({ value: seat, label: name }));
  const path = ['options', 'victory'] as const;
  const isKnown = (type: string): type is keyof typeof VICTORIES => Object.hasOwn(VICTORIES, type);
  return (
    <>
      <Pick
        label={words.victoryBy}
        value={isKnown(victory.type) ? victory.type : 'lossPoints'}
        options={words.victories}
        onPick={(type) => change({ ...record, options: { ...record.options, victory: VICTORIES[type] } })}
      />
      {victory.type === 'lossPoints' && (
        <>
          <NumberField path={[...path, 'margin']} label={words.margin} max={9999} />
          <CheckField path={[...path, 'lastSideWins']} label={words.lastSideWins} />
        </>
      )}
      {(victory.type === 'destroyUnits' || victory.type === 'controlPlanet') && (
        <div className={styles['row']}>
          <SelectField path={[...path, 'seat']} label={words.winner} options={seats} />
          <SelectField path={[...path, 'otherwise']} label={words.otherwise} options={seats} />
        </div>
      )}
      {victory.type === 'destroyUnits' && (
        <div className={styles['row']}>
          <SelectField path={[...path, 'targets', 0, 'type']} label={words.target} options={TYPES} />
          <SelectField path={[...path, 'targets', 0, 'owner']} label={words.targetOf} options={seats} />
        </div>
      )}
    </>
  );
}
