import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ownProgram } from '../http/crash/nodes.ts';

const root = join(import.meta.dirname, '../../../..');
const PACKAGES = ['bots', 'engine', 'host', 'server'];

/**
 * The next version of this program, in a folder of its own: what was built here, but the rules of DeltaVee have the next
 * version, to which a table is brought as it stands.
 */
export function nextProgram(): { folder: string; program: string; rules: string } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'admiralty-next-')));
  const installed = join(folder, 'node_modules');
  mkdirSync(join(installed, '@admiralty'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@admiralty') symlinkSync(join(root, 'node_modules', name), join(installed, name));
  for (const name of PACKAGES) {
    const place = join('packages', name);
    cpSync(join(root, place, 'dist'), join(folder, place, 'dist'), { recursive: true });
    cpSync(join(root, place, 'package.json'), join(folder, place, 'package.json'));
    symlinkSync(join(folder, place), join(installed, '@admiralty', name));
  }
  const program = join(folder, relative(root, ownProgram));
  cpSync(ownProgram, program);
  return { folder, program, rules: `deltavee@${raised(join(folder, 'packages/engine/dist/games/deltavee'))}` };
}

/** The version of the rules that they have now. */
function raised(game: string): number {
  const info = join(game, 'info.js');
  const text = readFileSync(info, 'utf8');
  const version = Number(/version: (\d+)/.exec(text)![1]);
  writeFileSync(info, text.replace(`version: ${version}`, `version: ${version + 1}`));
  const migrations = join(game, 'positions/migrations.js');
  const before = readFileSync(migrations, 'utf8');
  writeFileSync(migrations, before.replace('migrations = {', `migrations = {\n    ${version}: (table) => table,`));
  return version + 1;
}
