/** The host's half of the computer players: who has to think, and what its seat may know. Loaded when one is there. */
import { botOf, type Level, Players } from '@admiralty/bots';
import type { GameEvent, GameModule } from '@admiralty/engine';

export { wireOf } from '@admiralty/bots';

/** levels by seat, null: a person */
export function seatBots(
  { game }: GameModule,
  levels: readonly (Level | null)[],
  secret: string,
  past: readonly GameEvent[],
): Players {
  const bots = levels.map((level) => level && botOf(game.id, level));
  const players = new Players(game, bots, secret, { nodes: 1 }); // they think elsewhere, with a time of their own
  players.hear(past);
  return players;
}
