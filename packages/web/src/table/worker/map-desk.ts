/** What the worker serves to the map pages: formats are checked where the rules run. */
import { loadAnyGame } from '@admiralty/engine';
import { mapRulesOf } from '../../boards/map-rules.ts';
import type { Checked, MapRecord, MapRules, ReadMap, Template } from '../../maps/types.ts';
import type { GameId } from '../types.ts';

export class MapDesk {
  private readonly opened = new Map<GameId, Promise<MapRules>>();

  async stock(game: GameId): Promise<{ stock: unknown; templates: readonly Template[] }> {
    const { stock, templates } = await this.rules(game);
    return { stock, templates };
  }

  async template(game: GameId, id: string): Promise<ReadMap> {
    return (await this.rules(game)).template(id);
  }

  async read(game: GameId, json: unknown): Promise<ReadMap> {
    return (await this.rules(game)).read(json);
  }

  async check(game: GameId, record: unknown): Promise<Checked> {
    return (await this.rules(game)).check(record);
  }

  async generate(game: GameId, wish: unknown): Promise<{ record: MapRecord; checked: Checked }> {
    const rules = await this.rules(game);
    if (!rules.generate) throw new Error(`no maps are made for ${game}`);
    const record = rules.generate(wish);
    return { record, checked: rules.check(record) };
  }

  private rules(game: GameId): Promise<MapRules> {
    const found = this.opened.get(game) ?? load(game);
    this.opened.set(game, found);
    return found;
  }
}

async function load(game: GameId): Promise<MapRules> {
  const opened = await loadAnyGame(game);
  if (!opened.ok) throw new Error(opened.problems[0] ?? 'the data does not fit');
  const { game: rules, files } = opened.module;
  const found = await mapRulesOf(game, rules.data, files);
  if (!found) throw new Error(`maps of ${game} cannot be drawn here`);
  return found;
}
