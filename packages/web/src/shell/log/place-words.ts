/** A hex on a sheet without a letter, `(1,-1)0709`: the sheet's place, then the number. */
function split(hex: string): { sheet: string; number: string } | null {
  const end = hex.startsWith('(') ? hex.indexOf(')') + 1 : 0;
  return end > 0 ? { sheet: hex.slice(0, end), number: hex.slice(end) } : null;
}

/** How far the sheet lies from the first one, A, and to which side: right and left, then below and above. */
function stepsFromA(sheet: string): { count: number; words: string; arrow: string }[] {
  const [across = 0, down = 0] = sheet.slice(1, -1).split(',').map(Number);
  const sides = [
    across > 0 ? { words: 'right of', arrow: '→' } : { words: 'left of', arrow: '←' },
    down > 0 ? { words: 'below', arrow: '↓' } : { words: 'above', arrow: '↑' },
  ];
  return [across, down].flatMap((steps, at) => {
    const side = sides[at];
    return steps === 0 || !side ? [] : [{ count: Math.abs(steps), ...side }];
  });
}

/** In a sentence: "moves to hex 0709, right of and above A". */
export function placeWords(hex: string): string {
  const unnamed = split(hex);
  if (!unnamed) return hex;
  const steps = stepsFromA(unnamed.sheet).map(({ count, words }) => (count > 1 ? `${count} sheets ${words}` : words));
  return `hex ${unnamed.number}, ${steps.join(' and ')} A`;
}

/** Where there is little room: "A→↑ 0709". */
export function placeShort(hex: string): string {
  const unnamed = split(hex);
  if (!unnamed) return hex;
  const arrows = stepsFromA(unnamed.sheet).map(({ count, arrow }) => arrow.repeat(count));
  return `A${arrows.join('')} ${unnamed.number}`;
}
