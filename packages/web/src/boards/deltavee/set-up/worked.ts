import type { TableClient } from '../../../table/types.ts';

/** A figure of the referee's calculators, of the shape that its calculation has, with how it came about; null: refused. */
export async function worked<T>(
  client: TableClient,
  id: string,
  given: Readonly<Record<string, string>>,
): Promise<{ value: T; lines: string[] } | null> {
  const found = await client.calc(id, given);
  return found.ok ? { value: found.value as T, lines: found.lines } : null;
}
