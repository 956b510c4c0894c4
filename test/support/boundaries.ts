import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, posix } from 'node:path';
import { games } from '@admiralty/engine';
import { importsOf, impureUsesOf } from './imports.ts';

interface Row {
  /** modules of other packages that the package may import */
  siblings: string[];
  /** may import Node's own modules */
  node: boolean;
  /** may import what its own package.json lists */
  dependencies: boolean;
}

/** the engine's public face: the kernel with the list of games, hex geometry, and what each game shows of its rules */
const engine = ['', '/hex', '/line', '/calc-forms', ...games.map(({ id }) => `/${id}`)].map(
  (part) => `@admiralty/engine${part}`,
);
const face = [...engine, '@admiralty/bots', '@admiralty/bots/referee', '@admiralty/host'];
const packages: Record<string, Row> = {
  engine: { siblings: [], node: false, dependencies: false },
  bots: { siblings: engine, node: false, dependencies: false },
  host: { siblings: ['@admiralty/engine', '@admiralty/bots'], node: false, dependencies: false },
  cli: { siblings: [...face, '@admiralty/server'], node: true, dependencies: true },
  server: { siblings: face, node: true, dependencies: true },
  client: { siblings: ['@admiralty/engine', '@admiralty/host'], node: false, dependencies: false },
  web: { siblings: [...face, '@admiralty/client'], node: false, dependencies: true },
};
const testTools = [
  'vitest',
  'vitest/config',
  'fast-check',
  'vite',
  '@vitejs/plugin-react',
  'playwright-core',
  '@axe-core/playwright',
  '@admiralty/engine/testing',
  '@admiralty/server',
];

/**
 * What one file imports or uses against the table above.
 * @param file path from the repository's root, with forward slashes
 * @param dependencies what the package.json of the file's package lists
 */
export function violationsOf(file: string, source: string, dependencies: string[] = []): string[] {
  const found = importsOf(source).flatMap(({ from, line }) => {
    const why = from === undefined ? 'computes what it imports' : refusal(file, from, dependencies);
    return why ? [`${file}:${line} ${why}`] : [];
  });
  if (!file.startsWith('packages/engine/src/') || isTest(file)) return found;
  return [...found, ...impureUsesOf(source).map(({ name, line }) => `${file}:${line} uses ${name}`)];
}

function refusal(file: string, from: string, dependencies: string[]): string | undefined {
  const [, name = ''] = file.split('/');
  const row = packages[name];
  if (!row) return `belongs to package ${name}, which has no row in the table`;
  if (from.startsWith('.') || (from.startsWith('#') && name === 'engine')) {
    const target = from.startsWith('#')
      ? `packages/engine/src/${from.slice(1)}.ts`
      : posix.join(posix.dirname(file), from);
    return mayReach(file, target) ? undefined : `reaches ${target}`;
  }
  const isAllowed =
    row.siblings.includes(from) ||
    (isTest(file) && (testTools.includes(from) || isBuiltin(from))) ||
    (row.node && isBuiltin(from)) ||
    (from === 'zod' && name === 'engine' && areaOf(file) !== 'hex') ||
    (packageName(from) === '@noble/hashes' && areaOf(file) === 'core') ||
    (row.dependencies && !from.startsWith('@admiralty/') && dependencies.includes(packageName(from)));
  return isAllowed ? undefined : `imports ${from}`;
}

function mayReach(file: string, target: string): boolean {
  const [, name] = file.split('/');
  if (isTest(file) && target.startsWith('test/support/')) return true;
  if (!target.startsWith(`packages/${name}/`)) return false;
  const area = areaOf(file);
  const targetArea = areaOf(target);
  if (area === undefined || area === targetArea) return true;
  if (isTest(file) && target === 'packages/engine/src/testing.ts') return true;
  return area.startsWith('games/') && (targetArea === 'core' || targetArea === 'hex');
}

/** `core`, `hex` or `games/<game>` in the engine; undefined for its public face and for other packages */
function areaOf(file: string): string | undefined {
  return /^packages\/engine\/src\/(core|hex|games\/[^/]+)\//.exec(file)?.[1];
}

/** tests, benches, and the settings of tools, which stand beside the package.json */
function isTest(file: string): boolean {
  if (file === 'packages/bots/src/testing.ts') return true; // every bot, loaded for tests and measurements
  return /\.(test|bench)\.tsx?$/.test(file) || /^packages\/[^/]+\/(test\/|[^/]+$)/.test(file);
}

function packageName(from: string): string {
  return from.split('/', from.startsWith('@') ? 2 : 1).join('/');
}

/** Every source file of the packages below `root`, as paths with forward slashes. */
export function sourceFiles(root: string, folder = 'packages'): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'coverage'].includes(entry.name) ? [] : sourceFiles(root, path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

export function dependenciesOf(root: string, file: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, file.split('/').slice(0, 2).join('/'), 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
}
