/** Types of the class names in CSS modules, so that asking for a class that does not exist is an error of `tsc`. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

const source = join(import.meta.dirname, 'src');
/** beside the source as TypeScript sees it (`rootDirs`), ignored by git */
const target = join(import.meta.dirname, 'css-types');

const config = await resolveConfig({ root: import.meta.dirname, configFile: false, logLevel: 'error' }, 'build');
rmSync(target, { recursive: true, force: true });
for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.module.css')) continue;
  const path = join(source, file);
  const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
  const names = Object.keys(modules).sort();
  const typed = join(target, `${relative(source, path)}.d.ts`);
  mkdirSync(dirname(typed), { recursive: true });
  writeFileSync(
    typed,
    `declare const styles: {\n${names.map((name) => `  readonly '${name}': string;\n`).join('')}};\nexport default styles;\n`,
  );
}
