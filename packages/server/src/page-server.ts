import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isAccepted, isOwnHost } from './headers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg']);

/** Everything comes from this very place; nothing else may be asked for. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const common = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface Served {
  type: string;
  etag: string;
  plain: Buffer;
  packed: Partial<Record<'br' | 'gzip', Buffer>>;
}

/**
 * A server for the files of a folder; paths that are no file show the page, which finds its own way. It answers to
 * addresses, `localhost` and the names given, so that no foreign name can be pointed at it.
 */
export function pageServer(folder: string, names: readonly string[] = []): Server {
  const files = new Map<string, Promise<Served | null>>();
  return createServer((request, response) => {
    if (!isOwnHost(request.headers.host ?? '', names)) return end(response, 421);
    answer(folder, files, request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500, common);
      response.end();
    });
  });
}

async function answer(
  folder: string,
  files: Map<string, Promise<Served | null>>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
  const path = pathOf(request.url ?? '/');
  if (path === null) return end(response, 400);
  const found =
    (await load(folder, files, path)) ?? (extname(path) === '' ? await load(folder, files, '/index.html') : null);
  if (!found) return end(response, 404);
  const headers = {
    ...common,
    'Content-Type': found.type,
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: found.etag,
    Vary: 'Accept-Encoding',
  };
  if (request.headers['if-none-match'] === found.etag) {
    response.writeHead(304, headers);
    response.end();
    return;
  }
  const { body, encoding } = packedFor(found, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(200, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, common);
  response.end();
}

/** The path asked for, null if it would lead out of the folder. */
function pathOf(url: string): string | null {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://page').pathname))
      .split(sep)
      .join('/');
    return path.startsWith('/') && !path.includes('/..') && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}

/** Files are read and packed once, however many ask at the same time; a changed one is seen after a restart. */
function load(folder: string, files: Map<string, Promise<Served | null>>, path: string): Promise<Served | null> {
  const known = files.get(path);
  if (known) return known;
  const loading = read(join(folder, path));
  files.set(path, loading);
  const drop = (): boolean => files.delete(path);
  loading.then((file) => file ?? drop(), drop); // what is missing is not remembered
  return loading;
}

async function read(file: string): Promise<Served | null> {
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return null;
  const plain = await readFile(file);
  const ending = extname(file);
  const etag = `"${info.size.toString(36)}-${Math.round(info.mtimeMs).toString(36)}"`;
  const packed = compressible.has(ending) ? await pack(plain) : {};
  return { type: types[ending] ?? 'application/octet-stream', etag, plain, packed };
}

async function pack(plain: Buffer): Promise<Served['packed']> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(plain, quality), promisify(gzip)(plain)]);
  return { br, gzip: gz };
}

function packedFor({ plain, packed }: Served, accepted: string): { body: Buffer; encoding?: string } {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = packed[encoding];
    if (body && isAccepted(encoding, accepted)) return { body, encoding };
  }
  return { body: plain };
}
