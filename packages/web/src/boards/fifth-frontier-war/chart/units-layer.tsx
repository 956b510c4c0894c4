import type { FleetCard, Stack as SideStack, SquadronCard, TroopCard } from '@admiralty/engine/fifth-frontier-war';
import { memo, type ReactNode, useMemo } from 'react';
import { Counter } from '../../../kit/counter.tsx';
import type { Point } from '../../../kit/map/geometry.ts';
import { Stack, type StackItem } from '../../../kit/stack.tsx';
import { Drawing, SIZE_SIGNS, squadronDrawing, troopDrawing } from '../art.tsx';
import type { Shown } from '../shown.ts';
import { fleetId, pointOf, sideNumber, squadronId, troopId } from '../situation.ts';
import { words } from '../words.ts';

const SIZE = 26;

interface UnitsProps {
  shown: Shown;
  selected: string | null;
  /** where the map cursor fans a stack out */
  cursor: number | null;
  onPick(id: string): void;
}

/** Fleets and loose squadrons on their hexes, troops where nothing flies. */
export const UnitsLayer = memo(function UnitsLayer({ shown, selected, cursor, onPick }: UnitsProps): ReactNode {
  const stacks = useMemo(() => stacksOf(shown), [shown]);
  return stacks.map(({ place, at, stack }) => (
    <SideUnits
      key={`${place} ${stack.side}`}
      at={at}
      stack={stack}
      selected={stack.fleets.some(({ counter }) => fleetId(counter.index) === selected) ? selected : null}
      isFanned={cursor === place}
      onPick={onPick}
    />
  ));
});

interface PlacedStack {
  place: number;
  at: Point;
  stack: SideStack;
}

function stacksOf(shown: Shown): PlacedStack[] {
  const { fleets, squadrons, troops } = shown.view;
  const occupied = new Set([...fleets, ...squadrons, ...troops].map(({ place }) => place));
  return [...occupied]
    .filter((place) => place >= 0)
    .sort((a, b) => a - b) // a fleet that moves leaves the others where they are drawn
    .flatMap((place) =>
      shown.cards.place(place).stacks.map((stack) => ({ place, at: placed(pointOf(shown, place), stack.side), stack })),
    );
}

interface SideProps {
  at: Point;
  stack: SideStack;
  /** a fleet of the stack, null: none of them */
  selected: string | null;
  isFanned: boolean;
  onPick(id: string): void;
}

/** What one side has in a place; drawn anew only when that changes, or which of it is selected. */
const SideUnits = memo(function SideUnits({ at, stack, selected, isFanned, onPick }: SideProps): ReactNode {
  const items = itemsOf(stack, selected);
  return items.length > 0 && <Stack at={at} items={items} size={SIZE} isFanned={isFanned} onPick={onPick} />;
});

/** The two sides stand beside each other over the world. */
function placed({ x, y }: Point, side: number): Point {
  return { x: x + (side === 0 ? 15 : -15), y: y - 14 };
}

function itemsOf({ side, fleets, independent, troops }: SideStack, selected: string | null): StackItem[] {
  const colour = sideNumber(side);
  return [
    ...fleets.map((card) => ({
      id: fleetId(card.counter.index),
      side: colour,
      counter: <FleetCounter card={card} isSelected={selected === fleetId(card.counter.index)} />,
    })),
    ...independent.map((card) => ({
      id: squadronId(card.counter.index),
      side: colour,
      counter: <SquadronCounter key={card.counter.index} card={card} />,
    })),
    ...(fleets.length + independent.length === 0 ? troops : []).map((card) => ({
      id: troopId(card.counter.index),
      side: colour,
      counter: <TroopCounter key={card.counter.index} card={card} />,
    })),
  ];
}

export function FleetCounter({
  card,
  isSelected = false,
  size = SIZE,
}: {
  card: FleetCard;
  isSelected?: boolean;
  size?: number;
}): ReactNode {
  const { counter, total } = card;
  return (
    <Counter
      side={sideNumber(counter.side)}
      label={counter.name}
      id={counter.code}
      size={size}
      isSelected={isSelected}
      isBack={total === null}
      {...(total ? { foot: words.fleet.factors(total.attack, total.bombardment, total.defense) } : {})}
    >
      <Drawing name="fleet" />
    </Counter>
  );
}

export function SquadronCounter({ card, size = SIZE }: { card: SquadronCard; size?: number }): ReactNode {
  const { counter, factors, now } = card;
  return (
    <Counter
      side={sideNumber(counter.side)}
      label={`${counter.id} ${counter.name}`}
      id={numberOf(counter.id)}
      size={size}
      left={`J${counter.jump}`}
      right={'SPU'.charAt(counter.fuel)}
      foot={words.fleet.factors(factors.attack, factors.bombardment, factors.defense)}
      isReduced={now.isReduced}
      isDry={!now.isFuelled}
    >
      <Drawing name={squadronDrawing(counter)} />
    </Counter>
  );
}

export function TroopCounter({ card, size = SIZE }: { card: TroopCard; size?: number }): ReactNode {
  const { counter, now } = card;
  return (
    <Counter
      side={sideNumber(counter.side)}
      label={`${counter.id} ${counter.name}`}
      id={numberOf(counter.id)}
      size={size}
      above={counter.size ? SIZE_SIGNS[counter.size] : ''}
      foot={`${now.strength}-${counter.tech}`}
      isOvert={now.isOvert}
    >
      <Drawing name={troopDrawing(counter)} />
    </Counter>
  );
}

/** I-BR-190 is printed as 190. */
function numberOf(id: string): string {
  return id.split('-').at(-1) ?? id;
}
