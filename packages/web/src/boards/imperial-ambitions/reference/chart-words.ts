/** Titles and heads of the printed tables. */
export const chartWords = {
  combat: {
    title: 'Combat results',
    corner: 'Odds',
    note: 'Steps lost, by odds and die. A and B: roll again on the row of that letter.',
  },
  range: {
    title: 'Range',
    corner: 'Hexes',
    note: 'Change of the attack strength of each unit that fires.',
    columns: ['Change'],
    same: '+½',
  },
  units: {
    title: 'Units',
    corner: 'Unit',
    note: 'Attack-defense-movement from full strength down; * cannot jump.',
    columns: ['Strength by steps', 'Build', 'Repair', 'Value'],
  },
  trade: {
    title: 'Trade',
    corner: 'System',
    note: 'What a die less one is multiplied by.',
    columns: ['Times'],
    rows: { own: 'Own', neutral: 'Neutral', enemy: 'Enemy' },
  },
  none: '–',
  second: { A: 'A', B: 'B' },
};
