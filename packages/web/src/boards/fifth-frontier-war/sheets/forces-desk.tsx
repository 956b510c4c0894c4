/** Order of battle: every counter of both sides that the reader may know of, by fleet and place; then what is lost. */
import type { ReactNode } from 'react';
import { useBoardStore } from '../../../shell/board-store.ts';
import { ColumnHeads } from '../../../ui/column-heads.tsx';
import { squadronWords, troopWords } from '../orders/unit-words.ts';
import { type FfwProps, type Shown, shownOf } from '../shown.ts';
import { fleetId, nameOfPlace, placeId } from '../situation.ts';
import { words } from '../words.ts';
import styles from './sheets.module.css';

const say = words.forces;

export function ForcesDesk(props: FfwProps): ReactNode {
  const shown = shownOf(props);
  if (!shown) return null;
  return (
    <div className={styles['desk']}>
      {[0, 1].map((side) => (
        <SideForces key={side} shown={shown} side={side} />
      ))}
      <Lost shown={shown} />
    </div>
  );
}

function SideForces({ shown, side }: { shown: Shown; side: number }): ReactNode {
  const { cards } = shown;
  const select = useBoardStore((store) => store.select);
  const fleets = [...cards.fleets.values()].filter(({ counter }) => counter.side === side);
  const loose = [...cards.squadrons.values()].filter(({ counter, now }) => counter.side === side && now.fleet < 0);
  const ashore = [...cards.troops.values()].filter(({ counter, now }) => counter.side === side && now.place >= 0);
  const all = [...cards.squadrons.values()].filter(({ counter }) => counter.side === side);
  const sum = (of: 'attack' | 'bombardment' | 'defense'): number =>
    all.reduce((total, { factors }) => total + factors[of], 0);
  return (
    <table className={styles['fleets']}>
      <caption>
        {words.sides[side]} ·{' '}
        {say.total(all.length, words.fleet.factors(sum('attack'), sum('bombardment'), sum('defense')))}
      </caption>
      <ColumnHeads names={say.columns} />
      <tbody>
        {fleets.map(({ counter, now, squadrons, commander }) => (
          <tr key={counter.id}>
            <th scope="row">
              <button type="button" onClick={() => select(fleetId(counter.index))}>
                {counter.name}
              </button>
              {commander && <small> {commander.counter.name}</small>}
            </th>
            <td>
              {now.place >= 0 ? nameOfPlace(shown, now.place) : words.fleet.transit(nameOfPlace(shown, now.transit))}
            </td>
            <td>
              {squadrons
                ? squadrons.map((one) => [squadronWords(one), ...one.troops.map(troopWords)].join(', ')).join('; ')
                : words.fleet.hidden}
            </td>
          </tr>
        ))}
        {[...byPlace(loose)].map(([place, list]) => (
          <tr key={`loose ${place}`}>
            <th scope="row">{say.loose}</th>
            <td>
              <PlaceButton shown={shown} place={place} />
            </td>
            <td>{list.map(squadronWords).join('; ')}</td>
          </tr>
        ))}
        {[...byPlace(ashore)].map(([place, list]) => (
          <tr key={`ashore ${place}`}>
            <th scope="row">{say.ashore}</th>
            <td>
              <PlaceButton shown={shown} place={place} />
            </td>
            <td>{list.map(troopWords).join('; ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlaceButton({ shown, place }: { shown: Shown; place: number }): ReactNode {
  const select = useBoardStore((store) => store.select);
  if (place < 0) return words.fleet.inJump;
  return (
    <button type="button" onClick={() => select(placeId(place))}>
      {nameOfPlace(shown, place)}
    </button>
  );
}

function byPlace<Card extends { now: { place: number } }>(cards: readonly Card[]): Map<number, Card[]> {
  const places = new Map<number, Card[]>();
  for (const card of cards) places.set(card.now.place, [...(places.get(card.now.place) ?? []), card]);
  return new Map([...places].sort(([a], [b]) => a - b));
}

function Lost({ shown: { view, data } }: { shown: Shown }): ReactNode {
  const { squadrons, troops, admirals } = view.eliminated;
  const names = [
    ...squadrons.map((one) => data.squadrons[one]?.id ?? ''),
    ...troops.map((one) => data.troops[one]?.id ?? ''),
    ...admirals.map((one) => data.admirals[one]?.name ?? ''),
  ];
  return (
    <p>
      <b>{say.lost}</b> {names.length > 0 ? names.join(', ') : say.nobody}
    </p>
  );
}
