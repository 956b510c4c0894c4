import type { GameModule } from '@admiralty/engine';
import type { Worked } from '../types.ts';

export async function calculate(
  module: GameModule,
  id: string,
  given: Readonly<Record<string, string>>,
): Promise<Worked> {
  const found = (await module.calculations()).find((one) => one.id === id);
  if (!found) throw new Error(`there is no calculation ${id}`);
  return found.run(given);
}
