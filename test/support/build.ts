import { tool } from '../../scripts/setup.mjs';

/** Threads and child processes run what was built of a package: this makes sure that it is what is tested. */
export async function buildPackage(name: string): Promise<void> {
  const { ok, output } = await tool('typescript', 'tsc', ['-b', `packages/${name}/tsconfig.src.json`]);
  if (!ok) throw new Error(output);
}
