import { distanceBetween } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { Emblem } from '../../../kit/emblem.tsx';
import { Button } from '../../../ui/button.tsx';
import { Label } from '../../../ui/label.tsx';
import type { Shown } from '../shown.ts';
import { nameOfPlace, sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface DestinationsProps {
  shown: Shown;
  title: string;
  from: number;
  places: readonly number[];
  picked?: number | null;
  /** why there are none */
  fault?: string | null;
  hold?: { label: string; run(): void };
  /** a list to choose from, not a reach: no distances, the words beside the title */
  plain?: string;
  onPick(place: number): void;
}

const SHOWN_AT_ONCE = 12;

/** Places within reach, the nearest first, with what there is to fill up from. */
export function Destinations(props: DestinationsProps): ReactNode {
  const { shown, title, from, places, picked = null, fault = null, hold, plain, onPick } = props;
  const [isLong, setLong] = useState(false);
  const rows = places
    .map((place) => ({ place, far: distanceBetween(shown.data.map, from, place) }))
    .sort((a, b) => (plain === undefined ? a.far - b.far : 0) || a.place - b.place);
  const worldsFirst = [
    ...rows.filter(({ place }) => worldAt(shown, place)),
    ...rows.filter(({ place }) => !worldAt(shown, place)),
  ];
  const listed = isLong ? worldsFirst : worldsFirst.slice(0, SHOWN_AT_ONCE);
  return (
    <section className={styles['reach']} data-coach="reach">
      <div className={styles['reachHead']}>
        <Label as="h3">{title}</Label>
        <span>
          {plain ?? say.reach(nameOfPlace(shown, from), rows.filter(({ place }) => worldAt(shown, place)).length)}
        </span>
        {hold && (
          <Button shortcut="H" onClick={hold.run}>
            {hold.label}
          </Button>
        )}
      </div>
      {fault !== null && <p className={styles['fault']}>{fault}</p>}
      <ul className={styles['list']}>
        {listed.map(({ place, far }) => (
          <li key={place}>
            <button type="button" data-chosen={picked === place} onClick={() => onPick(place)}>
              <Holder shown={shown} place={place} />
              <b>{nameOfPlace(shown, place)}</b>
              <span>{plain === undefined ? say.hexes(far) : ''}</span>
              <small>{fuelAt(shown, place)}</small>
            </button>
          </li>
        ))}
      </ul>
      {worldsFirst.length > listed.length && (
        <Button look="plain" onClick={() => setLong(true)}>
          {say.more(worldsFirst.length - listed.length)}
        </Button>
      )}
    </section>
  );
}

function worldAt({ data }: Shown, place: number): boolean {
  return (data.map.worldAt[place] ?? -1) >= 0;
}

function Holder({ shown, place }: { shown: Shown; place: number }): ReactNode {
  const world = shown.data.map.worldAt[place] ?? -1;
  const control = shown.view.worlds.find((one) => one.world === world)?.control ?? -1;
  return control >= 0 ? <Emblem side={sideNumber(control)} size={12} /> : <i />;
}

function fuelAt({ data }: Shown, place: number): string {
  const world = data.worlds[data.map.worldAt[place] ?? -1];
  if (!world) return say.emptySpace;
  const { gasGiant, ocean, port } = words.world.fuels;
  return [world.gasGiant && gasGiant, world.ocean && ocean, world.hasPortFuel && `${port} ${world.starport}`]
    .filter(Boolean)
    .join(', ');
}
