/** Compressed copies of the build's files, so that whoever serves the page sends them as they lie there. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(html|js|css|json|svg|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const { BROTLI_MODE_TEXT, BROTLI_PARAM_MODE, BROTLI_MAX_QUALITY, BROTLI_PARAM_QUALITY } = constants;
const smallest = { params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY } };

export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compress(join(folder, name))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  await writeFile(`${file}.br`, await brotli(plain, smallest));
  await writeFile(`${file}.gz`, await zip(plain));
}
