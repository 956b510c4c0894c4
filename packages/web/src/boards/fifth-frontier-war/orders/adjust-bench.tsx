/** One place in fleet adjustment: a part for each fleet, one for independent squadrons, then cargo and the warrant. */
import {
  type Arrangement,
  ASHORE,
  type SquadronCard,
  sideOfSeat,
  type Transfer,
  totalOf,
} from '@admiralty/engine/fifth-frontier-war';
import type { ReactNode } from 'react';
import type { Shown } from '../shown.ts';
import { fleetName } from '../situation.ts';
import { words } from '../words.ts';
import { fleetOf, isSameUnit, NONE, withCommander, withSquadron, withTransfer } from './adjust-draft.ts';
import styles from './orders.module.css';
import { say } from './words.ts';

interface BenchProps {
  shown: Shown;
  seat: number;
  arrangement: Arrangement;
  /** the other places of the answer: markers used there are not free */
  others: readonly Arrangement[];
  change(next: Arrangement): void;
}

interface Option {
  value: number;
  label: string;
}

export function AdjustBench(props: BenchProps): ReactNode {
  const { shown, seat, arrangement, change } = props;
  const side = sideOfSeat(shown.view, seat);
  const squadrons = [...shown.cards.squadrons.values()].filter(
    ({ counter, now }) => counter.side === side && now.place === arrangement.place,
  );
  const admirals = admiralsAt(shown, side, arrangement.place);
  const ways = waysFor(props);
  const rows = (fleet: number): ReactNode =>
    squadrons
      .filter(({ counter }) => fleetOf(arrangement, counter.index) === fleet)
      .map((card) => (
        <Choice
          key={card.counter.id}
          label={squadronWords(card)}
          value={fleet}
          options={ways}
          pick={(to) => change(withSquadron(arrangement, card.counter.index, to))}
        />
      ));
  return (
    <div className={styles['bench']} data-coach="adjust">
      {arrangement.fleets.map(({ fleet, squadrons: members, commander }) => (
        <section key={fleet}>
          <FleetHead shown={shown} fleet={fleet} members={members} />
          <Choice
            label={say.adjust.commander}
            value={commander}
            options={[{ value: NONE, label: words.fleet.noCommander }, ...admirals]}
            pick={(admiral) => change(withCommander(arrangement, fleet, admiral))}
          />
          {rows(fleet)}
        </section>
      ))}
      <section>
        <h4>{say.adjust.independent}</h4>
        {rows(NONE)}
      </section>
      <Warrant shown={shown} arrangement={arrangement} admirals={admirals} change={change} />
      <Cargo squadrons={squadrons} arrangement={arrangement} change={change} />
    </div>
  );
}

/** Fleets of the place, none, and the free markers of the seat. */
function waysFor({ shown, seat, arrangement, others }: BenchProps): Option[] {
  const used = [arrangement, ...others].flatMap(({ fleets }) => fleets.map(({ fleet }) => fleet));
  const here = arrangement.fleets.map(({ fleet }) => fleet);
  const gone = shown.view.fleets.filter(
    (one) => one.place === arrangement.place && one.seat === seat && !here.includes(one.fleet),
  );
  const free = shown.view.markers.filter((one) => one.seat === seat && !used.includes(one.fleet));
  return [
    ...[...here, ...gone.map(({ fleet }) => fleet)].map((fleet) => ({ value: fleet, label: fleetName(shown, fleet) })),
    { value: NONE, label: say.adjust.alone },
    ...free.map(({ fleet }) => ({ value: fleet, label: say.adjust.form(fleetName(shown, fleet)) })),
  ];
}

function admiralsAt({ cards }: Shown, side: number, place: number): Option[] {
  return [...cards.admirals.values()]
    .filter((one) => one.side === side && placeOf(cards, one.now) === place)
    .map(({ counter, now }) => ({
      value: counter.index,
      label: say.adjust.admiral(counter.name, now.precedence, counter.plotting, counter.tactical),
    }));
}

function placeOf(cards: Shown['cards'], { place, aboard }: { place: number; aboard: number }): number {
  return place >= 0 ? place : (cards.squadrons.get(aboard)?.now.place ?? -1);
}

function squadronWords({ counter, now, factors }: SquadronCard): string {
  const { attack, bombardment, defense } = factors;
  return [
    `${counter.id} ${words.fleet.factors(attack, bombardment, defense)}`,
    words.fleet.range(counter.jump),
    ...(now.isFuelled ? [] : [say.adjust.dry]),
  ].join(' · ');
}

function FleetHead(props: { shown: Shown; fleet: number; members: readonly number[] }): ReactNode {
  const { shown, fleet, members } = props;
  const card = shown.cards.fleets.get(fleet);
  const total = totalOf(members.flatMap((one) => shown.cards.squadrons.get(one) ?? []));
  const orders = card?.now.orders?.map(({ turn, order }) => `${turn} ${order}`).join(', ');
  const figures = [
    say.adjust.squadrons(members.length, card?.now.squadrons?.length ?? 0),
    words.fleet.factors(total.attack, total.bombardment, total.defense),
    words.fleet.range(total.range),
  ];
  return (
    <>
      <h4>{fleetName(shown, fleet)}</h4>
      <small>{figures.join(' · ')}</small>
      {orders && <small>{` · ${orders}`}</small>}
    </>
  );
}

function Choice(props: {
  label: string;
  value: number;
  options: readonly Option[];
  pick(value: number): void;
}): ReactNode {
  const { label, value, options, pick } = props;
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => pick(Number(target.value))}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the warrant is, it may change hands. */
function Warrant(props: {
  shown: Shown;
  arrangement: Arrangement;
  admirals: readonly Option[];
  change(next: Arrangement): void;
}): ReactNode {
  const { shown, arrangement, admirals, change } = props;
  const { warrant } = shown.view;
  const holder = warrant.admiral ?? NONE;
  if (warrant.place !== arrangement.place && !admirals.some(({ value }) => value === holder)) return null;
  const { warrant: _, ...rest } = arrangement;
  return (
    <section>
      <Choice
        label={say.adjust.warrant}
        value={arrangement.warrant ?? holder}
        options={holder === NONE ? [{ value: NONE, label: say.adjust.waits }, ...admirals] : admirals}
        pick={(admiral) => change(admiral === holder ? rest : { ...arrangement, warrant: admiral })}
      />
    </section>
  );
}

/** Troops and admirals aboard, each with its ship. */
function Cargo(props: {
  squadrons: readonly SquadronCard[];
  arrangement: Arrangement;
  change(next: Arrangement): void;
}): ReactNode {
  const { squadrons, arrangement, change } = props;
  const ships = squadrons.map(({ counter }) => ({ value: counter.index, label: say.cargo.aboard(counter.id) }));
  const units = squadrons.flatMap(({ counter: { index: from }, troops, admirals }) => [
    ...troops.map(({ counter, now }) => ({
      name: `${counter.id} · ${now.strength}-${counter.tech}`,
      stay: { troop: counter.index, to: from } as Transfer,
    })),
    ...admirals.map(({ counter }) => ({
      name: counter.name,
      stay: { admiral: counter.index, to: from } as Transfer,
    })),
  ]);
  if (units.length === 0) return null;
  return (
    <details>
      <summary>{say.adjust.cargo(units.length)}</summary>
      {units.map(({ name, stay }) => (
        <Choice
          key={name}
          label={name}
          value={arrangement.transfers.find((one) => isSameUnit(one, stay))?.to ?? stay.to}
          options={[...ships, { value: ASHORE, label: say.cargo.ashore }]}
          pick={(to) => change(withTransfer(arrangement, { ...stay, to }, stay.to))}
        />
      ))}
    </details>
  );
}
