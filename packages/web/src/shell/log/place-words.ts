/** A hex on a sheet without a letter, `(1,-1)0709`: the sheet's place, then the number. */
function split(hex: string): { sheet: string; number: string } | null {
  const end = hex.startsWith('(') ? hex.indexOf(')') + 1 : 0;
  return end > 0 ? { sheet: hex.slice(0, end), number: hex.slice(end) } : null;
}

/** In a sentence: "moves to hex 0709 of sheet (1,-1)". */
export function placeWords(hex: string): string {
  const unnamed = split(hex);
  return unnamed ? `hex ${unnamed.number} of sheet ${unnamed.sheet}` : hex;
}

/** Where there is little room: "(1,-1) 0709". */
export function placeShort(hex: string): string {
  const unnamed = split(hex);
  return unnamed ? `${unnamed.sheet} ${unnamed.number}` : hex;
}
