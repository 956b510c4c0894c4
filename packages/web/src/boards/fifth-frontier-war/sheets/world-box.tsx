import type { PlaceCard, WorldCard } from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Facts, Part, PartTitle } from '../../../ui/part.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace, sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import { StackCards } from './counters.tsx';

const say = words.world;

/** A world as its box prints it, with what is left of it, and who is there. */
export function WorldBox({ shown, place }: { shown: Shown; place: PlaceCard }): ReactNode {
  const { world } = place;
  const control = world?.now?.control ?? -1;
  return (
    <>
      <Part title={say.title}>
        <PartTitle name={nameOfPlace(shown, place.place)}>
          {control >= 0 && <Emblem side={sideNumber(control)} size={14} />}
        </PartTitle>
        {world && <Facts rows={worldRows(world)} />}
      </Part>
      {place.stacks
        .filter(
          ({ fleets, independent, troops, admirals }) =>
            fleets.length + independent.length + troops.length + admirals.length > 0,
        )
        .map((stack) => (
          <Part key={stack.side} title={words.there} note={words.sides[stack.side]}>
            <StackCards stack={stack} />
          </Part>
        ))}
    </>
  );
}

function worldRows({ counter, now }: WorldCard): (readonly [string, ReactNode])[] {
  const bases = [
    counter.naval && say.basesNamed.naval,
    counter.scout && say.basesNamed.scout,
    counter.military && say.basesNamed.military,
  ].filter(Boolean);
  const fuels = [
    counter.gasGiant && say.fuels.gasGiant,
    counter.ocean && say.fuels.ocean,
    counter.hasPortFuel && say.fuels.port,
  ].filter(Boolean);
  return [
    [say.heldBy, words.sides[now?.control ?? -1] ?? words.nobody],
    [say.starport, `${counter.starport}, ${counter.tech}`],
    [say.sdb, say.of(now?.sdb ?? counter.sdb, counter.sdb)],
    [say.defense, say.of(now?.defense ?? counter.defense, counter.defense)],
    [say.bases, bases.join(', ') || say.none],
    [say.fuel, fuels.join(', ') || say.none],
    [say.garrison, counter.garrison],
    [say.worth, say.points(counter.points[0], counter.points[1])],
    ...(counter.zone === 'green' ? [] : [[say.zone, now?.isOpened ? say.opened : say.zones[counter.zone]] as const]),
    ...(counter.capital ? [[say.capital, counter.subsector] as const] : []),
  ];
}
