import {
  hexLabel,
  type IaView,
  ownerName,
  type SystemView,
  type UnitView,
  type Xy,
} from '@admiralty/engine/imperial-ambitions';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Facts, Part, PartTitle } from '../../../ui/part.tsx';
import { isSameXy } from '../ids.ts';
import { sideOf } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';
import { UnitCards } from './unit-cards.tsx';

const say = words.system;

/** A strategic hex: its system, then who is there, by task force and place. */
export function HexSheet({ view, xy }: { view: IaView; xy: Xy }): ReactNode {
  const system = view.systems.find((one) => isSameXy(one.xy, xy));
  return (
    <>
      <Part title={system ? say.title : say.hex} note={hexLabel(view, xy)}>
        {system && <SystemFacts view={view} system={system} />}
      </Part>
      <Forces view={view} xy={xy} />
      <Stacks view={view} xy={xy} />
    </>
  );
}

function SystemFacts({ view, system }: { view: IaView; system: SystemView }): ReactNode {
  const { owner, controller, planets, isBlockaded, isCapital, assaulted } = system;
  const sites = view.sites.filter((one) => one.system === system.system);
  return (
    <>
      <PartTitle name={system.name}>
        <Emblem side={sideOf(view, owner)} size={14} />
      </PartTitle>
      <Facts
        rows={[
          [say.owner, owner < 0 ? say.neutral : ownerName(view, owner)],
          [say.controller, controller < 0 ? words.nobody : ownerName(view, controller)],
          [say.planets, planets.map(({ kind }) => words.terrainShort[kind]).join(', ')],
          ...(isCapital ? [[say.capital, say.yes] as const] : []),
          ...(isBlockaded ? [[say.blockaded, say.yes] as const] : []),
          ...(assaulted > 0 ? [[say.assaulted, words.turn(assaulted, 0)] as const] : []),
        ]}
      />
      {sites.map((site) => (
        <p key={`${site.owner} ${site.planet}`} className={styles['note']}>
          {words.unitLabel(ownerName(view, site.owner), words.unitNames[site.type])}:{' '}
          {say.site(site.steps, words.terrain[site.planet])}
        </p>
      ))}
    </>
  );
}

/** Task forces in the hex with what the reader knows of them. */
function Forces({ view, xy }: { view: IaView; xy: Xy }): ReactNode {
  return view.markers
    .filter((one) => isSameXy(one.xy, xy))
    .map(({ owner, number, units }) => (
      <Part key={`${owner} ${number}`} title={words.stack.force(number)} note={ownerName(view, owner)}>
        {units && units.length > 0 ? (
          <UnitCards view={view} units={view.units.filter(({ unit }) => units.includes(unit))} />
        ) : (
          <p className={styles['note']}>{units ? words.stack.forceEmpty : words.stack.forceHidden}</p>
        )}
      </Part>
    ));
}

/** Everything in no task force: in space, beside each planet, on the surface. */
function Stacks({ view, xy }: { view: IaView; xy: Xy }): ReactNode {
  const groups = new Map<string, { owner: number; title: string; units: UnitView[] }>();
  for (const unit of view.units) {
    if (!isSameXy(unit.xy, xy) || unit.place === 'aboard' || (unit.card?.taskForce ?? 0) > 0) continue;
    const title = titleOf(unit);
    const group = groups.get(`${unit.owner} ${title}`) ?? { owner: unit.owner, title, units: [] };
    group.units.push(unit);
    groups.set(`${unit.owner} ${title}`, group);
  }
  return [...groups].map(([key, { owner, title, units }]) => (
    <Part key={key} title={title} note={ownerName(view, owner)}>
      <UnitCards view={view} units={units} />
    </Part>
  ));
}

function titleOf({ place, planet }: UnitView): string {
  if (place === 'surface') return words.stack.surface;
  return planet === null ? words.stack.space : words.stack.orbit(words.terrain[planet]);
}
