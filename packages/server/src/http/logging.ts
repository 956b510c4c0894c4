import type { ServerConfig } from '../config.ts';

/** as in the links of mails and feeds */
const TOKENS = /[\w-]{43,}/g;

interface Asked {
  method: string;
  url: string;
}

/** Lines of JSON; nothing that lets somebody in or tells a secret of a game is written. */
export function loggerOf(level: ServerConfig['log']) {
  if (level === 'silent') return false;
  return {
    level,
    redact: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
    serializers: {
      req: requestIn,
      res: ({ statusCode }: { statusCode: number }) => ({ status: statusCode }),
      err: errorIn,
    },
  };
}

export function requestIn({ method, url }: Asked) {
  return { method, path: url.split('?')[0]!.replace(TOKENS, '…') };
}

/** A database tells along with its error the row that it did not take: that stays out. */
export function errorIn(error: Error & { code?: unknown }) {
  const { name, message, stack = '', code } = error;
  return { type: name, message, stack, ...(code !== undefined && { code: String(code) }) };
}
