import type { MapRules, MapRulesMaker } from '../maps/types.ts';
import type { GameId } from '../table/types.ts';

/** Of each folder its `maps/rules.ts`. They run where the rules run. */
const makers = import.meta.glob<MapRulesMaker>('./*/maps/rules.ts', { import: 'mapRules' });

/** null: the maps of this game cannot be drawn. */
export async function mapRulesOf(
  game: GameId,
  data: object,
  files: Readonly<Record<string, unknown>>,
): Promise<MapRules | null> {
  return (await makers[`./${game}/maps/rules.ts`]?.())?.(data, files) ?? null;
}
