/** Heads of the printed tables. */
export const chartWords = {
  sector: {
    title: 'Sector check',
    note: 'Two dice under the level of now: the new level.',
    corner: 'Dice · level',
  },
  operations: {
    title: 'Operations',
    corner: 'Operation',
    columns: ['Sector', 'Cost', 'plus Range', 'by StarGate'],
    yes: 'yes',
    no: 'no',
  },
  modifiers: { title: 'Modifiers by Ideology and Race', corner: 'Relation' },
  relations: {
    same: 'Same Ideology',
    related: 'Related Ideology',
    unrelated: 'Unrelated Ideology',
    sameRace: 'Same Race',
    differentRace: 'Different Race',
  },
  rebellion: {
    title: 'Unrest and Rebellion',
    note: 'Two dice under the Rebellion Value. U: Unrest, R: Rebellion, −: nothing.',
    corner: 'Dice · value',
  },
  rebellionSum: {
    title: 'Rebellion Value',
    corner: 'For',
    columns: ['Value'],
    lines: {
      inUnrest: 'in Unrest already',
      differentRace: 'another Race than its owner',
      relatedIdeology: 'a related Ideology',
      unrelatedIdeology: 'an unrelated Ideology',
      perResourcePoint: 'each Resource Point demanded',
      perWebPoint: 'each point of its Web',
      ownTrade: 'Trade with its owner',
      foreignTrade: 'Trade with another Empire',
      exploitation: 'an Exploitation',
    },
  },
  exploitation: { title: 'Raid and Exploitation', corner: 'Total', columns: ['Resource Points'] },
  systems: { title: 'System Assignment', corner: 'First die · second' },
  victory: {
    title: 'Victory points',
    corner: 'For',
    columns: ['Points'],
    lines: {
      governable: 'each governable System beside its Tech Level',
      treaty: 'each Treaty',
      conversion: 'each Conversion',
      colonization: 'each Colonization',
    },
  },
  schedule: { title: 'How well the one player did', corner: 'From points', columns: ['Level'], least: 'fewer' },
} as const;
