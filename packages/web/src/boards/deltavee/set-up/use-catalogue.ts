import { useLookup } from '../../../shell/use-lookup.ts';
import type { TableClient } from '../../../table/types.ts';
import { worked } from './worked.ts';

export interface Article {
  id: string;
  name: string;
  cost: number;
  /** boxes of a ship */
  pods: number;
  kind: 'spaceship' | 'battlecraft' | 'pod';
  holdsCraft: number;
}

type Figures = Partial<Article> & { name: string };

/** Everything with a price, as the cost chart has it. */
export function useCatalogue(client: TableClient): Article[] {
  return useLookup('use-catalogue', 'catalogue', () => catalogue(client)) ?? [];
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
    const { name, pods = 0, holdsCraft = 0, kind = 'pod' } = figures;
    return [{ id, name, cost, pods, holdsCraft, kind }];
  });
  return (await Promise.all(articles)).flat();
}
