export const rulesWords = {
  title: 'Rules',
  pageTitle: (game: string) => `Rules of ${game}`,
  own: 'In our own words, by the numbers of the book. What is enforced is exactly this.',
  search: 'Search by number or word',
  found: (rules: number, rulings: number) =>
    [rules === 1 ? '1 rule' : `${rules} rules`, rulings === 0 ? [] : rulings === 1 ? '1 ruling' : `${rulings} rulings`]
      .flat()
      .join(' · '),
  rulingsOn: (rule: string) => `Rulings on ${rule}`,
  loading: 'Opening the book',
  none: 'No rule says this. Try one word less.',
  parts: 'Parts of the rules',
  tabs: { rules: 'Rules', charts: 'Charts', reckon: 'Reckon', terms: 'Terms', data: 'Data' },
  pageTabs: {
    rules: 'Rules',
    charts: 'Charts and tables',
    reckon: 'Calculators',
    terms: 'Glossary',
    data: 'About the data',
  },
  close: 'Close',
  all: 'All rules',
  games: 'Game',
  reconstructed: 'reconstructed',
  reconstructedNote: 'The printed table is lost; these figures are ours within the printed frame.',
  chart: 'Chart',
  calculation: 'Calculation',
  work: 'Work it out',
  result: 'Result',
  must: 'needed',
  /** titles that every game has */
  sections: { R: 'Rulings', A: 'Order of play in full' } as Readonly<Record<string, string>>,
} as const;
