export const rulesWords = {
  title: 'Rules',
  search: 'Search the rules by number or word',
  close: 'Close',
} as const;
