import { tool } from '../../scripts/setup.mjs';

const built = new Map<string, Promise<void>>();

/** Threads and child processes run what was built of a package: this makes sure, once a process, that it is what is tested. */
export function buildPackage(name: string): Promise<void> {
  const known = built.get(name);
  if (known) return known;
  const building = compile(name);
  built.set(name, building);
  return building;
}

async function compile(name: string): Promise<void> {
  const { ok, output } = await tool('typescript', 'tsc', ['-b', `packages/${name}/tsconfig.src.json`]);
  if (!ok) throw new Error(output);
}
