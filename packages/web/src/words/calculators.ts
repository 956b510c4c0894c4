function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ids are in small letters; these are printed so. */
const PRINTED: Readonly<Record<string, string>> = {
  jams: 'target is jamming',
  sdb: 'SDB',
  sdbs: 'SDBs',
  pdbs: 'PDBs',
  crt: 'CRT',
  nr: 'Number',
};

export const calculatorWords = {
  calculation: 'Calculation',
  result: 'Result',
  more: (count: number) => (count === 1 ? '1 more input' : `${count} more inputs`),
  give: (name: string) => `+ ${name}`,
  leaveOut: 'Leave out',
  leaveOutThis: (name: string) => `Leave out ${name}`,
  add: (name: string) => `+ ${name}`,
  remove: (name: string, at: number) => `Remove ${name} ${at}`,
  itemOf: (name: string, at: number) => `${name} ${at}`,
  kindOf: (name: string) => `Kind of ${name}`,
  /** ids and names of inputs as they head a field */
  titleOf: (id: string) =>
    capital(
      id
        .split('-')
        .map((word) => PRINTED[word] ?? word)
        .join(' '),
    ),
  optionOf: ({ value, label }: { value: string; label?: string }) => capital(label ?? value),
  /** an explanation that is but the name once more says nothing */
  tellsMore: (about: string, title: string) =>
    !['', 'the ', 'its '].some((article) => about === article + title.toLowerCase()),
  sentence: (text: string) => `${capital(text)}.`,
} as const;
