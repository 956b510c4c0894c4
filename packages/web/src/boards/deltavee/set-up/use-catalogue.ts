import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { setUpWords } from './words.ts';
import { worked } from './worked.ts';

export interface Article {
  id: string;
  name: string;
  cost: number;
  /** boxes of a ship */
  pods: number;
  kind: 'spaceship' | 'battlecraft' | 'pod';
  holdsCraft: number;
  /** of a pod: fires in a phase, Energy Units */
  fires: number;
  energy: number;
  /** of a pod: what it does, in a few words */
  notes: string;
  /** of a ship or craft, in the order of `setUpWords.buy.columns` */
  figures: readonly number[];
}

interface Figures extends Partial<Record<(typeof SHOWN)[number], number>> {
  name: string;
  kind?: Article['kind'];
  pods?: number;
  holdsCraft?: number;
  fires?: number;
  battleCommands?: number;
  missiles?: Partial<Record<string, number>>;
}

/** What tells ships apart at a glance. */
const SHOWN = ['velocity', 'maneuver', 'energy', 'armor', 'forceField', 'pods'] as const;

/** Everything with a price, as the cost chart has it. */
export function useCatalogue(client: TableClient): Article[] {
  return useLookup('use-catalogue', 'catalogue', () => catalogue(client)) ?? [];
}

function notesOf({ fires = 0, energy = 0, battleCommands = 0, missiles = {}, holdsCraft = 0 }: Figures): string {
  const aboard = Object.values(missiles).reduce<number>((sum, count = 0) => sum + count, 0);
  const { podDoes } = setUpWords.buy;
  return [
    fires > 0 ? podDoes.fires(fires) : '',
    aboard > 0 ? podDoes.missiles(aboard) : '',
    battleCommands > 0 ? podDoes.commands(battleCommands) : '',
    energy > 0 ? podDoes.energy(energy) : '',
    holdsCraft > 0 ? podDoes.craft(holdsCraft) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

async function catalogue(client: TableClient): Promise<Article[]> {
  const prices = await worked<Record<string, number>>(client, 'price', {});
  const articles = Object.entries(prices?.value ?? {}).map(async ([id, cost]): Promise<Article[]> => {
    const [ship, pod] = await Promise.all([
      worked<Figures>(client, 'class', { class: id }),
      worked<Figures>(client, 'pod', { pod: id }),
    ]);
    const figures = ship?.value ?? pod?.value;
    if (!figures) return [];
    const { name, pods = 0, holdsCraft = 0, kind = 'pod', fires = 0, energy = 0 } = figures;
    const shown = SHOWN.map((one) => figures[one] ?? 0);
    return [{ id, name, cost, pods, holdsCraft, kind, fires, energy, notes: notesOf(figures), figures: shown }];
  });
  return (await Promise.all(articles)).flat();
}
