/** Kinds are camelCase names of the rules: `emergencyField` reads "Emergency field". */
export function wordsOfKind(kind: string): string {
  const words = kind.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
