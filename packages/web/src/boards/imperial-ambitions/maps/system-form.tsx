import { PLANET_KINDS, type PlanetKind } from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import styles from '../../../maps/editor/editor.module.css';
import { CheckField, Part, SelectField, TextField } from '../../../maps/editor/fields.tsx';
import { Button } from '../../../ui/button.tsx';
import { renamedSystem, withForce, withoutSystem } from './edits.ts';
import { ForceForm } from './force-form.tsx';
import { ownersOf, type WarProps } from './owners.ts';
import { words } from './words.ts';

type SystemProps = WarProps & { index: number };

export function SystemForm(props: SystemProps): ReactNode {
  const { record, change, go, index } = props;
  const system = record.systems[index];
  if (!system) return null;
  const path = ['systems', index] as const;
  const forces = record.forces.flatMap((force, at) => (force.system === system.id ? [at] : []));
  return (
    <>
      <Part title={words.systemTitle(system.name)} path={path} isOpen>
        <div className={styles['row']}>
          <TextField path={[...path, 'name']} label={words.name} />
          <TextField path={[...path, 'hex']} label={words.hex} />
          <label className={styles['field']}>
            {words.id}
            <input
              value={system.id}
              onChange={({ target }) => change(renamedSystem(record, index, target.value), `id ${index}`)}
            />
          </label>
        </div>
        <SelectField path={[...path, 'owner']} label={words.owner} options={ownersOf(record)} />
        <CheckField path={[...path, 'capital']} label={words.capital} />
        {PLANET_KINDS.map((kind) => (
          <PlanetForm key={kind} {...props} kind={kind} />
        ))}
        <div className={styles['tools']}>
          <Button
            onClick={() => {
              change(withoutSystem(record, index));
              go(null);
            }}
          >
            {words.removeSystem}
          </Button>
        </div>
      </Part>
      <Part title={words.forcesTitle(forces.length)} isOpen>
        {forces.map((at) => (
          <ForceForm key={at} {...props} index={at} />
        ))}
        <div className={styles['tools']}>
          <Button onClick={() => change(withForce(record, system))}>{words.addForce}</Button>
        </div>
      </Part>
    </>
  );
}

/** None, placed when it is first fought over, or on a hex of the battle map. */
function PlanetForm({ record, change, index, kind }: SystemProps & { kind: PlanetKind }): ReactNode {
  const system = record.systems[index];
  const at = system?.planets.findIndex(({ type }) => type === kind) ?? -1;
  const planet = system?.planets[at];
  const is = !planet ? 'none' : planet.hex === null ? 'later' : 'at';
  const set = (value: string): void => {
    if (!system) return;
    const others = system.planets.filter(({ type }) => type !== kind);
    const planets = value === 'none' ? others : [...others, { type: kind, hex: value === 'later' ? null : '0404' }];
    const sorted = PLANET_KINDS.flatMap((one) => planets.filter(({ type }) => type === one));
    change({ ...record, systems: record.systems.map((one, i) => (i === index ? { ...one, planets: sorted } : one)) });
  };
  return (
    <div className={styles['row']} data-path={at >= 0 ? `systems[${index}].planets[${at}]` : undefined}>
      <label className={styles['field']}>
        {words.planet[kind]}
        <select value={is} onChange={({ target }) => set(target.value)}>
          {(['none', 'later', 'at'] as const).map((value) => (
            <option key={value} value={value}>
              {words.planetPlaces[value]}
            </option>
          ))}
        </select>
      </label>
      {is === 'at' && <TextField path={['systems', index, 'planets', at, 'hex']} label={words.planetHex} />}
    </div>
  );
}
