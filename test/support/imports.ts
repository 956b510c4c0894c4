import { type Token, tokenize } from './lexer.ts';

/** One import of a source file: static, re-export, dynamic, `require`, type import or reference comment. */
export interface Import {
  /** the module asked for; undefined where it is computed */
  from: string | undefined;
  line: number;
}

export function importsOf(source: string): Import[] {
  const tokens = tokenize(source);
  return tokens.flatMap((token, index) => {
    if (token.kind === 'reference') return [{ from: token.text, line: token.line }];
    if (token.kind !== 'word' || isMember(tokens, index)) return [];
    const next = tokens[index + 1];
    if (token.text === 'import' || token.text === 'from') {
      if (next?.kind === 'string') return [{ from: next.text, line: token.line }];
    }
    if ((token.text === 'import' || token.text === 'require') && isMark(next, '(')) {
      const [argument, after] = [tokens[index + 2], tokens[index + 3]];
      const isPlain = argument?.kind === 'string' && (isMark(after, ')') || isMark(after, ','));
      return [{ from: isPlain ? argument.text : undefined, line: token.line }];
    }
    return [];
  });
}

export interface Use {
  name: string;
  line: number;
}

const impure = new Set(['Date', 'console', 'process', 'globalThis']);

/** Uses of the clock, the console, the process, or any of `Math.random`, in code (not in comments, strings or property names). */
export function impureUsesOf(source: string): Use[] {
  const tokens = tokenize(source);
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || isMember(tokens, index) || isKey(tokens, index)) return [];
    if (impure.has(token.text)) return [{ name: token.text, line: token.line }];
    if (token.text !== 'Math') return [];
    const member = tokens[isMark(tokens[index + 1], '?') ? index + 3 : index + 2];
    const isNamed = isMark(tokens[index + 1], '.') || isMark(tokens[index + 1], '?');
    // Math['random'], `const { random } = Math` and the like count too: Math is only used by `Math.name`
    if (!isNamed || member?.text === 'random') return [{ name: 'Math.random', line: token.line }];
    return [];
  });
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}

/** `x.name`, but not `...name` */
function isMember(tokens: Token[], index: number): boolean {
  return isMark(tokens[index - 1], '.') && !isMark(tokens[index - 2], '.');
}

/** `{ name: … }` or `{ name?: … }` */
function isKey(tokens: Token[], index: number): boolean {
  const before = tokens[index - 1];
  const begins = ['{', ',', ';'].some((mark) => isMark(before, mark));
  const next = tokens[index + 1];
  return begins && (isMark(next, ':') || (isMark(next, '?') && isMark(tokens[index + 2], ':')));
}
