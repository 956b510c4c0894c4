/** What the map shows of every world beside what is printed: fuel, defense, owner, or the reach of the chosen fleet. */
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { useDesk } from '../../../app/desk.ts';
import { Emblem } from '../../../kit/emblem.tsx';
import { useLookup } from '../../../shell/use-lookup.ts';
import type { Shown } from '../shown.ts';
import { numberIn, pointOf, sideNumber } from '../situation.ts';
import { words } from '../words.ts';
import styles from './chart.module.css';

const say = words.filters;
const FILTERS = ['plain', 'fuel', 'defense', 'owner', 'reach'] as const;
type Filter = (typeof FILTERS)[number];

export const useFilter = create<{ filter: Filter; turns: number; set(filter: Filter, turns?: number): void }>(
  (set) => ({
    filter: 'plain',
    turns: 1,
    set: (filter, turns = 1) => set({ filter, turns }),
  }),
);

/** Plots reach far; more turns than these fill the map. */
const TURNS = [1, 2, 3];

export function FilterChoice({ shown, selected }: { shown: Shown; selected: string | null }): ReactNode {
  const { filter, turns, set } = useFilter();
  const reach = useReach(shown, selected);
  const fleet = shown.cards.fleets.get(numberIn('fleet', selected) ?? -1);
  return (
    <div className={styles['filters']}>
      <label>
        {say.label}{' '}
        <select value={filter} onChange={({ target }) => set(target.value as Filter, turns)}>
          {FILTERS.map((one) => (
            <option key={one} value={one}>
              {say[one]}
            </option>
          ))}
        </select>
      </label>
      {filter === 'reach' && (
        <select aria-label={say.reach} value={turns} onChange={({ target }) => set(filter, Number(target.value))}>
          {TURNS.map((count) => (
            <option key={count} value={count}>
              {say.turns(count)}
            </option>
          ))}
        </select>
      )}
      {filter === 'reach' && (
        <span>{fleet && reach ? say.reachOf(fleet.counter.name, reach.size) : say.pickFleet}</span>
      )}
      {(filter === 'fuel' || filter === 'defense' || filter === 'owner') && <span>{say.key[filter]}</span>}
    </div>
  );
}

/** Turn in which each place can be reached, from the calculator of the rules; null: no fleet, or not known what it holds. */
function useReach(shown: Shown, selected: string | null): ReadonlyMap<string, number> | null {
  const desk = useDesk();
  const { filter, turns } = useFilter();
  const fleet = shown.cards.fleets.get(numberIn('fleet', selected) ?? -1);
  const squadrons = fleet?.squadrons?.map(({ counter }) => counter.id).join(',') ?? '';
  const from = shown.data.map.labels[fleet?.now.place ?? -1] ?? '';
  return useLookup('reach of a fleet', JSON.stringify([filter, turns, squadrons, from]), async () => {
    if (filter !== 'reach' || squadrons === '' || from === '') return null;
    const worked = await desk.calc('fifth-frontier-war', 'reach', { squadrons, from, turns: String(turns) });
    // the calculator's own shape
    const systems = (worked.ok ? worked.value : []) as { place: string; turn: number }[];
    return new Map(systems.map(({ place, turn }) => [place, turn]));
  });
}

export function FilterLayer({ shown, selected }: { shown: Shown; selected: string | null }): ReactNode {
  const { filter } = useFilter();
  const reach = useReach(shown, selected);
  if (filter === 'plain') return null;
  const { worlds } = shown.data;
  return shown.view.worlds.map((now) => {
    const world = worlds[now.world];
    if (!world) return null;
    const { x, y } = pointOf(shown, world.hex);
    if (filter === 'owner')
      return (
        now.control >= 0 && (
          <g key={now.world} transform={`translate(${x - 8} ${y - 30})`}>
            <Emblem side={sideNumber(now.control)} size={16} />
          </g>
        )
      );
    const figure =
      filter === 'fuel'
        ? [world.gasGiant && 'G', world.ocean && 'O', world.hasPortFuel && 'P'].filter(Boolean).join('')
        : filter === 'defense'
          ? `${now.sdb} · ${now.defense}`
          : (reach?.get(world.label) ?? '');
    return (
      <text key={now.world} className={styles['filtered']} data-empty={figure === ''} x={x} y={y - 16}>
        {figure === '' ? '–' : figure}
      </text>
    );
  });
}
