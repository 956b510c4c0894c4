/** The page without a connection: a service worker that knows every file of the build. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PUBLIC = ['icon.svg', 'icon-192.png', 'icon-512.png', 'icon-maskable.png', 'manifest.webmanifest'];

/** Writes `sw.js`: the worker's source with the list of files and a name for this very build. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/', ...Object.keys(bundle).map((file) => `/${file}`), ...PUBLIC.map((file) => `/${file}`)];
      const listed = files.filter((file) => file !== '/index.html' && !file.endsWith('.map'));
      const hash = createHash('sha256');
      for (const part of Object.values(bundle)) hash.update('code' in part ? part.code : part.source);
      const source = readFileSync(join(import.meta.dirname, 'src/offline/sw.js'), 'utf8');
      const head = `const BUILD = ${JSON.stringify(hash.digest('hex').slice(0, 16))};\nconst FILES = ${JSON.stringify(listed)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + source });
    },
  };
}
