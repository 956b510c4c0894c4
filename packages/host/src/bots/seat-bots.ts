/** The host's half of the computer players: who has to think, and what its seat may know. Loaded when one is there. */
import { type Bot, type Level, loadBot, Players } from '@admiralty/bots';
import type { GameModule } from '@admiralty/engine';

export { wireOf } from '@admiralty/bots';

/** levels by seat, null: a person */
export function loadBots(game: string, levels: readonly (Level | null)[]): Promise<(Bot | null)[]> {
  return Promise.all(levels.map(async (level) => (level ? loadBot(game, level) : null)));
}

export function seatBots({ game }: GameModule, bots: readonly (Bot | null)[], secret: string): Players {
  return new Players(game, bots, secret, { nodes: 1 }); // they think elsewhere, with a time of their own
}
