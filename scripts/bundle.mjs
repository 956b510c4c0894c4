// Joins the built command with all that it needs into few files: loading 300 modules takes longer than most commands run.
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const packages = join(import.meta.dirname, '../packages');
const cli = join(packages, 'cli');

/** What the command is made of: TypeScript writes these whenever it writes anything of a package. */
const built = ['engine', 'bots', 'host', 'cli'].map((name) => join(packages, name, 'dist/src.tsbuildinfo'));

/** Is the bundle newer than all that it is made of? */
function isBundleFresh() {
  const bundle = join(cli, 'bundle/main.js');
  return existsSync(bundle) && built.every((file) => statSync(file).mtimeMs <= statSync(bundle).mtimeMs);
}

/** Those that start threads or the play server stay as they are built: threads are modules of their own. */
async function bundle() {
  const begun = new Date();
  await build({
    configFile: false,
    root: cli,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'dist/main.js',
      outDir: 'bundle',
      minify: true,
      target: 'node20',
      rolldownOptions: {
        external: [/commands\/(serve|store|admin|simulate|ladder)\.js$/],
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  utimesSync(join(cli, 'bundle/main.js'), begun, begun); // what was compiled meanwhile is not in it
}

if (!isBundleFresh()) await bundle();
