/** Who stands together, and what nobody holds. */
import type { IaView, PlayerView } from '@admiralty/engine/imperial-ambitions';

interface Camp {
  /** null: a player alone */
  team: number | null;
  players: PlayerView[];
}

/** Teams with their members, in the order of the first seat; whoever has no team stands alone. */
export function campsOf(players: readonly PlayerView[]): Camp[] {
  const camps: Camp[] = [];
  for (const player of players) {
    const { team } = player;
    const found = team < 0 ? undefined : camps.find((camp) => camp.team === team);
    if (found) found.players.push(player);
    else camps.push({ team: team < 0 ? null : team, players: [player] });
  }
  return camps;
}

/** Habitable planets that are still neutral; a battle has none. */
export function neutralPlanets({ systems, isBattle }: IaView): number {
  if (isBattle) return 0;
  return systems.filter(({ owner, planets }) => owner < 0 && planets.some(({ kind }) => kind === 'habitable')).length;
}
