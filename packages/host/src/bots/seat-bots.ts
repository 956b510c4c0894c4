/** The host's half of the computer players: who has to think, and what its seat may know. Loaded when one is there. */
import { botOf, type Level, Players } from '@admiralty/bots';
import type { GameModule } from '@admiralty/engine';

export { wireOf } from '@admiralty/bots';

/** levels by seat, null: a person */
export function seatBots({ game }: GameModule, levels: readonly (Level | null)[], secret: string): Players {
  const bots = levels.map((level) => level && botOf(game.id, level));
  return new Players(game, bots, secret, { nodes: 1 }); // they think elsewhere, with a time of their own
}
