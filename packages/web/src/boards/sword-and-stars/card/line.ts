/** A card's line in its three columns, short: `C ≥ 6`, `−1 ≤ 7`. */
export function lineOf(text: string): { target: string; result: string; base: string } {
  const line = { target: '·', result: '·', base: '·' };
  for (const part of text.split('; ')) {
    const [, column, entry] = /^(Target|Base|Tech Level) (.*)$/.exec(part) ?? [];
    if (column === 'Target') line.target = short(entry ?? '');
    else if (entry !== undefined) line.base = short(entry);
    else if (part !== '' && part !== 'nothing') line.result = short(part);
  }
  return line;
}

function short(entry: string): string {
  const [, figure] = /^C at (\S+) or more, else T$/.exec(entry) ?? [];
  if (figure !== undefined) return `T / C ≥ ${figure}`;
  return entry.replace(/ at (\S+) or more/, ' ≥ $1').replace(/ at (\S+) or less/, ' ≤ $1');
}
