import type { GameId, Player, TableSetup, TableState } from './types.ts';

/** A link to the same start: game, scenario, seats and, once the game is over, its seed. */
export function startLink({ game, scenario, seats, seed }: TableState): string {
  const players = seats.map(({ player }) => player);
  const setup: TableSetup = { game, scenario, players, ...(seed === null ? {} : { seed }) };
  return `${location.origin}/#start=${encodeURIComponent(JSON.stringify(setup))}`;
}

/** The start that a link asks for; null if there is none or it is not one. */
export function readStartLink(hash: string): TableSetup | null {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('start');
  if (text === null) return null;
  try {
    const json: unknown = JSON.parse(text);
    return isSetup(json) ? json : null;
  } catch {
    return null;
  }
}

const games: readonly GameId[] = ['deltavee', 'sword-and-stars'];
const levels = ['random', 'cadet', 'captain', 'admiral'];

function isSetup(json: unknown): json is TableSetup {
  if (typeof json !== 'object' || json === null) return false;
  const { game, scenario, players, seed } = json as Record<string, unknown>;
  return (
    games.some((id) => id === game) &&
    typeof scenario === 'string' &&
    Array.isArray(players) &&
    players.every(isPlayer) &&
    (seed === undefined || typeof seed === 'string')
  );
}

function isPlayer(json: unknown): json is Player {
  if (typeof json !== 'object' || json === null) return false;
  const { is, level } = json as Record<string, unknown>;
  return is === 'person' || (is === 'computer' && levels.some((one) => one === level));
}
