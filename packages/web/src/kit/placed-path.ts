/** How many numbers a command takes, and which of them are lengths along x, along y, or no lengths at all. */
const shapes: Readonly<Record<string, readonly ('x' | 'y' | 'length' | 'none')[]>> = {
  m: ['x', 'y'],
  l: ['x', 'y'],
  h: ['x'],
  v: ['y'],
  a: ['length', 'length', 'none', 'none', 'none', 'x', 'y'],
  z: [],
};

/**
 * Path data scaled and moved. Counters are drawn by the hundred: a transform for each emblem would make the browser
 * handle it as a layer of its own in every frame of a gesture.
 */
export function placedPath(path: string, scale: number, left: number, top: number): string {
  const tokens = path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  let command = 'z';
  let at = 0;
  return tokens
    .map((token) => {
      if (/[a-z]/i.test(token)) {
        command = token;
        at = 0;
        return token;
      }
      const shape = shapes[command.toLowerCase()] ?? [];
      const is = shape[at++ % shape.length];
      const isAbsolute = command === command.toUpperCase();
      const shift = !isAbsolute ? 0 : is === 'x' ? left : is === 'y' ? top : 0;
      const value = is === 'none' ? Number(token) : Number(token) * scale + shift;
      return `${Math.round(value * 1000) / 1000} `;
    })
    .join('');
}
