/** Where everything stands, place by place; the open one shows its fleets, loose squadrons and garrison. */
import type { Counter, Deployment, Muster } from '@admiralty/engine/fifth-frontier-war';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Shown } from '../shown.ts';
import { fleetName, nameOfPlace } from '../situation.ts';
import { words } from '../words.ts';
import { led, placeIn } from './deploy-draft.ts';
import { DropZone, dragged } from './drop-zone.tsx';
import styles from './orders.module.css';
import { counterName } from './unit-words.ts';
import { say } from './words.ts';

interface PlacesProps {
  shown: Shown;
  whole: Deployment;
  open: number | null;
  onOpen(place: number | null): void;
  onPick(counter: Counter): void;
  onDrop(counter: Counter, place: number): void;
  onFleets(fleets: Muster[]): void;
}

export function DeployPlaces(props: PlacesProps): ReactNode {
  const { shown, whole, open, onOpen, onDrop } = props;
  const [held, setHeld] = useState<Counter | null>(null);
  const places = [
    ...new Set([
      ...(open === null ? [] : [open]),
      ...whole.squadrons.map(({ place }) => place),
      ...whole.troops.filter(({ aboard }) => aboard < 0).map(({ place }) => place),
    ]),
  ].sort((a, b) => a - b);
  return (
    <div className={styles['bench']} data-coach="deploy">
      {places.map((place) => {
        const isOpen = open === place;
        return (
          <DropZone
            key={place}
            isOpen={held !== null}
            onDrop={() => {
              if (held) onDrop(held, place);
              setHeld(null);
            }}
          >
            <h4>
              <button type="button" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : place)}>
                {nameOfPlace(shown, place)}
              </button>
              <small>{summary(shown, whole, place)}</small>
            </h4>
            {isOpen && <PlaceDesk {...props} place={place} onHold={setHeld} />}
          </DropZone>
        );
      })}
    </div>
  );
}

function summary(shown: Shown, whole: Deployment, place: number): string {
  const fleets = fleetsAt(whole, place).map(({ fleet }) => shown.data.fleets[fleet]?.code ?? '');
  const squadrons = whole.squadrons.filter((one) => one.place === place).length;
  const troops = whole.troops.filter(({ troop }) => placeIn(whole, { troop }) === place).length;
  return [fleets.join(', '), words.deployed.squadrons(squadrons), words.deployed.troops(troops)]
    .filter(Boolean)
    .join(' · ');
}

function fleetsAt(whole: Deployment, place: number): Muster[] {
  return (whole.fleets ?? []).filter(({ squadrons }) => placeIn(whole, { squadron: squadrons[0] ?? -1 }) === place);
}

function PlaceDesk(props: PlacesProps & { place: number; onHold(counter: Counter | null): void }): ReactNode {
  const { shown, whole, place, onFleets } = props;
  const fleets = fleetsAt(whole, place);
  const inFleets = new Set(fleets.flatMap(({ squadrons }) => squadrons));
  const loose = whole.squadrons.filter((one) => one.place === place && !inFleets.has(one.squadron));
  const ashore = whole.troops.filter((one) => one.aboard < 0 && one.place === place);
  const admirals = whole.admirals.filter(({ admiral }) => placeIn(whole, { admiral }) === place);
  return (
    <>
      {fleets.map(({ fleet, squadrons, commander }) => (
        <div key={fleet} className={styles['group']}>
          <label>
            {fleetName(shown, fleet)}
            <select
              aria-label={`${fleetName(shown, fleet)}: ${say.deploy.commander}`}
              value={commander}
              onChange={({ target }) => onFleets(led(whole, fleet, Number(target.value)))}
            >
              <option value={-1}>{words.fleet.noCommander}</option>
              {admirals.map(({ admiral }) => (
                <option key={admiral} value={admiral}>
                  {shown.data.admirals[admiral]?.name}
                </option>
              ))}
            </select>
          </label>
          {squadrons.map((squadron) => (
            <Ship key={squadron} {...props} squadron={squadron} />
          ))}
        </div>
      ))}
      {loose.length > 0 && (
        <div className={styles['group']}>
          <h5>{say.deploy.alone}</h5>
          {loose.map(({ squadron }) => (
            <Ship key={squadron} {...props} squadron={squadron} />
          ))}
        </div>
      )}
      {ashore.length + admirals.length > 0 && (
        <div className={styles['group']}>
          <h5>{say.deploy.ashore}</h5>
          {ashore.map(({ troop }) => (
            <Piece key={troop} {...props} counter={{ troop }} />
          ))}
          {admirals
            .filter(({ aboard }) => aboard < 0)
            .map(({ admiral }) => (
              <Piece key={admiral} {...props} counter={{ admiral }} />
            ))}
        </div>
      )}
    </>
  );
}

type PieceProps = PlacesProps & { onHold(counter: Counter | null): void };

/** A squadron, then who and what starts aboard. */
function Ship(props: PieceProps & { squadron: number }): ReactNode {
  const { whole, squadron } = props;
  return (
    <span className={styles['ship']}>
      <Piece {...props} counter={{ squadron }} />
      {whole.troops
        .filter(({ aboard }) => aboard === squadron)
        .map(({ troop }) => (
          <Piece key={troop} {...props} counter={{ troop }} />
        ))}
      {whole.admirals
        .filter(({ aboard }) => aboard === squadron)
        .map(({ admiral }) => (
          <Piece key={admiral} {...props} counter={{ admiral }} />
        ))}
    </span>
  );
}

function Piece({ shown, counter, onPick, onHold }: PieceProps & { counter: Counter }): ReactNode {
  return (
    <Button
      look={'squadron' in counter ? 'quiet' : 'plain'}
      {...dragged((isHeld) => onHold(isHeld ? counter : null))}
      onClick={() => onPick(counter)}
      title={figures(shown, counter)}
    >
      {counterName(shown.data, counter)}
    </Button>
  );
}

/** Jump, factors, strength: what is printed on it. */
function figures({ data }: Shown, counter: Counter): string {
  if ('squadron' in counter) {
    const of = data.squadrons[counter.squadron];
    return of ? `J${of.jump} ${of.attack[0]}-${of.bombardment[0]}-${of.defense[0]}` : '';
  }
  const troop = 'troop' in counter ? data.troops[counter.troop] : null;
  return troop ? `${troop.factor}-${troop.tech}` : '';
}
