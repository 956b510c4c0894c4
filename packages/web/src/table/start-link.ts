import type { Options } from '@admiralty/engine';
import { isPlayable } from '../boards/boxes.ts';
import { isPlayer, levels } from './player.ts';
import type { Player, TableSetup, TableState } from './types.ts';

/** A link to the same start: game, scenario, seats, options and, once the game is over, its seed. */
export function startLink(state: TableState): string {
  const { seed } = state;
  return `${location.origin}/#${startHash({ ...againAt(state), ...(seed !== null && { seed }) })}`;
}

/** A start as the part of an address behind `#`. */
export function startHash(setup: TableSetup): string {
  return `start=${encodeURIComponent(JSON.stringify(setup))}`;
}

/** The same seats at the same scenario once more, with fresh dice. */
export function againAt({ game, scenario, seats, options }: Played): TableSetup {
  return { game, scenario, players: seats.map(({ player }) => player), options };
}

/** The same scenario with the sides changed; null: there are not two, or nobody sat at one. */
export function otherSideAt(played: Played): TableSetup | null {
  const again = againAt(played);
  return again.players.length === 2 && hasPerson(again) ? { ...again, players: again.players.toReversed() } : null;
}

/** The same seats against the next level up; null: they play no better, or against nobody. */
export function strongerAt(played: Played): TableSetup | null {
  const again = againAt(played);
  const players = again.players.map((player) =>
    player.is === 'person' ? player : { ...player, level: levels[levels.indexOf(player.level) + 1] ?? player.level },
  );
  const isSame = players.every((player, at) => player === again.players[at] || sameLevel(player, again.players[at]));
  return isSame || !hasPerson(again) ? null : { ...again, players };
}

/** Another scenario with the same seats; where it takes more or fewer, a lone person against computers. null: several sat here. */
export function nextAt(played: Played, next: { id: string; seats: readonly unknown[] }): TableSetup | null {
  const again = { ...againAt(played), scenario: next.id, options: {} };
  if (next.seats.length === again.players.length) return again;
  const people = again.players.filter(({ is }) => is === 'person');
  const [person] = people;
  if (!person || people.length > 1) return null;
  const computer: Player = again.players.find(({ is }) => is === 'computer') ?? { is: 'computer', level: 'cadet' };
  return { ...again, players: next.seats.map((_, at) => (at === 0 ? person : computer)) };
}

function hasPerson({ players }: TableSetup): boolean {
  return players.some(({ is }) => is === 'person');
}

function sameLevel(one: Player, other: Player | undefined): boolean {
  return one.is === 'computer' && other?.is === 'computer' && one.level === other.level;
}

type Played = Pick<TableState, 'game' | 'scenario' | 'seats' | 'options'>;

/** Does a link ask for a start, readable or not? */
export function hasStartLink(hash: string): boolean {
  return textIn(hash) !== null;
}

function textIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, '')).get('start');
}

/** The start that a link asks for; null if there is none or it is not one. */
export function readStartLink(hash: string): TableSetup | null {
  const text = textIn(hash);
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    return isSetup(json) ? json : null;
  } catch {
    return null;
  }
}

function isSetup(json: unknown): json is TableSetup {
  if (typeof json !== 'object' || json === null) return false;
  const { game, scenario, players, options, seed } = json as Record<string, unknown>;
  return (
    typeof game === 'string' &&
    isPlayable(game) &&
    typeof scenario === 'string' &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    (options === undefined || isOptions(options)) &&
    (seed === undefined || typeof seed === 'string')
  );
}

function isOptions(json: unknown): json is Options {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false;
  return Object.values(json).every((value) => ['boolean', 'number', 'string'].includes(typeof value));
}
