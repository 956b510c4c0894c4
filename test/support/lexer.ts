/** A token of TypeScript or JavaScript source; comments are gone but for `/// <reference …>`. */
export interface Token {
  kind: 'word' | 'string' | 'mark' | 'reference';
  /** the word, the mark, or the text inside the quotes */
  text: string;
  line: number;
}

// after these a slash begins a regular expression, not a division
const wordsBeforeRegex = new Set(
  'return typeof case in of do else void delete throw new instanceof yield await default extends'.split(' '),
);

function mayBeginRegex(last: Token | undefined): boolean {
  if (!last) return true;
  if (last.kind === 'mark') return ![')', ']', '}'].includes(last.text);
  return last.kind === 'word' && wordsBeforeRegex.has(last.text);
}

const space = /\s+/y;
const lineComment = /\/\/[^\n]*/y;
const blockComment = /\/\*[\s\S]*?(?:\*\/|$)/y;
const reference = /^\/\/\/\s*<reference\s+(?:types|path|lib)\s*=\s*["']([^"']*)/;
// a string ends with its line at the latest, so that one misread quote cannot swallow the file
const quoted = /'(?:\\[\s\S]|[^'\\\n])*'?|"(?:\\[\s\S]|[^"\\\n])*"?/y;
const regex = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const word = /#?[\p{ID_Start}$_\d][\p{ID_Continue}$\u200c\u200d]*/uy;
const templatePart = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(`|\$\{|$)/y;

/** Splits source text into tokens. It never throws: what is no TypeScript gives odd tokens. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const templateDepths: number[] = [];
  let braces = 0;
  let at = 0;
  let line = 1;

  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(source)?.[0];
    if (found) at += found.length;
    return found || undefined;
  };
  const push = (kind: Token['kind'], text: string) => tokens.push({ kind, text, line });
  /** reads a template up to its end or its next `${`, from behind the opening mark */
  const template = () => {
    const part = take(templatePart) ?? '';
    push('string', part.replace(/(`|\$\{)$/, ''));
    if (part.endsWith('${')) {
      templateDepths.push(braces);
      push('mark', '${');
    }
    return part;
  };

  while (at < source.length) {
    let text = take(space) ?? take(blockComment);
    if (text === undefined) {
      text = take(lineComment);
      const referenced = text && reference.exec(text)?.[1];
      if (referenced) push('reference', referenced);
    }
    if (text === undefined) {
      text = take(quoted);
      if (text !== undefined) push('string', text.slice(1).replace(/["']$/, ''));
    }
    if (text === undefined && source[at] === '/' && mayBeginRegex(tokens.at(-1))) {
      text = take(regex);
      if (text !== undefined) push('word', '/regex/');
    }
    if (text === undefined) {
      text = take(word);
      if (text !== undefined) push('word', text);
    }
    if (text === undefined) {
      text = source[at++] ?? '';
      if (text === '`') text += template();
      else if (text === '}' && templateDepths.at(-1) === braces) {
        templateDepths.pop();
        push('mark', '}');
        text += template();
      } else {
        if (text === '{') braces++;
        if (text === '}') braces--;
        push('mark', text);
      }
    }
    line += text.split('\n').length - 1;
  }
  return tokens;
}
