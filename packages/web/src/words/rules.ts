export const rulesWords = {
  title: 'Rules',
  pageTitle: (game: string) => `Rules of ${game}`,
  own: 'In our own words, by the numbers of the book. What is enforced is exactly this.',
  search: 'Search by number or word',
  found: (rules: number, rulings: number) =>
    [rules === 1 ? '1 rule' : `${rules} rules`, rulings === 0 ? [] : rulings === 1 ? '1 ruling' : `${rulings} rulings`]
      .flat()
      .join(' · '),
  /** rules have a hyphen in their ids, rulings none */
  chip: (id: string) => (id.includes('-') ? `Rule ${id}` : `Ruling ${id}`),
  rulingsOn: (rule: string) => `Rulings on ${rule}`,
  loading: 'Loading…',
  none: 'No matches. Try fewer words.',
  parts: 'Parts of the rules',
  tabs: { rules: 'Rules', charts: 'Charts', calculators: 'Calculators', terms: 'Glossary', data: 'Data' },
  close: 'Close',
  all: 'All rules',
  games: 'Game',
  reconstructed: 'reconstructed',
  reconstructedNote: 'The printed table is lost; these figures are ours within the printed frame.',
  contents: 'All charts',
  outline: 'Sections',
  print: 'Print',
  chart: 'Chart',
  /** titles that every game has */
  sections: { R: 'Rulings', A: 'Order of play in full' } as Readonly<Record<string, string>>,
} as const;
