/** 25.7 Which Empire each seat plays: chosen by the players, and filled up where nobody chose (R82, R131). */
import type { Rejected } from '#core/types';
import type { Empire, Scenario } from '../../data/types.ts';

type Chosen = { ok: true; empires: Empire[] } | Rejected;

/**
 * The Empires of the seats in seat order; a Cycle has fewer of them than seats. `wish` names them by id or name, parted
 * by commas; a place left empty is filled: SS-R131: by those that must be played first, then as printed.
 */
export function empiresFor({ empires, title }: Scenario, wish: string, seats: number): Chosen {
  const count = Math.min(seats, empires.length);
  const words = wish.trim() === '' ? [] : wish.split(',').map((word) => word.trim());
  if (words.length > count) return refuse(`${words.length} Empires are named for ${count} seats`);
  const places = Array.from({ length: count }, (_, seat) => words[seat] ?? '');
  const named = places.map((word) => (word === '' ? null : (empires.find((one) => isCalled(one, word)) ?? word)));
  const unknown = named.find((one) => typeof one === 'string');
  if (unknown !== undefined)
    return refuse(`${title} has no Empire ${unknown}; it has ${empires.map(({ id }) => id).join(', ')}`);
  return filled(
    empires,
    named.map((one) => (typeof one === 'string' ? null : one)),
  );
}

function isCalled({ id, name }: Empire, word: string): boolean {
  return [id, name.toLowerCase()].includes(word.toLowerCase());
}

function filled(empires: readonly Empire[], places: readonly (Empire | null)[]): Chosen {
  const twice = places.find((one, seat) => one !== null && places.indexOf(one) !== seat);
  if (twice) return refuse(`two seats cannot both play ${twice.name}`);
  const left = empires.filter((one) => !places.includes(one));
  const free = places.filter((one) => one === null).length;
  const missing = left.filter(({ required }) => required)[free];
  if (missing) return refuse(`${missing.name} must be played`); // SS-25.7b
  const ranked = [...left.filter(({ required }) => required), ...left.filter(({ required }) => !required)];
  const fillers = ranked.slice(0, free).sort((a, b) => a.index - b.index);
  return { ok: true, empires: places.map((one) => one ?? fillers.shift()!) };
}

function refuse(why: string): Rejected {
  return { ok: false, refusal: { rule: 'SS-R131', why } };
}
