/** A hex on a sheet without a letter, as the rules write it: the sheet's place, then the number. */
const UNNAMED = /\((-?\d+),(-?\d+)\)(\d{4})/g;

/** In a sentence: "moves to hex 0709 of sheet (1,0)". */
export function placeWords(words: string): string {
  return words.replace(UNNAMED, 'hex $3 of sheet ($1,$2)');
}

/** Where there is little room: "(1,0) 0709". */
export function placeShort(hex: string): string {
  return hex.replace(UNNAMED, '($1,$2) $3');
}
