/** Heads of the printed tables. */
export const chartWords = {
  fire: {
    title: 'Fire Results',
    note: 'The die must be equal or less than the Hit Chance under the Target Value.',
    corner: 'Fire · Target Value',
  },
  velocity: { title: 'Relative velocity at right angles', corner: 'Firing · target' },
  hits: { title: 'Hit Table', corner: 'Die', parts: 'Parts', choose: 'The firing player chooses between the two.' },
  interception: {
    title: 'Missile Interception',
    note: 'The die must be equal or less. A: without a roll.',
    corner: 'Civ level · relative velocity',
    civ: (level: number) => `Civ ${level}`,
  },
  fields: {
    title: 'Force fields',
    corner: 'Class',
    columns: ['Emergency activation', 'Hits when intercepted'],
  },
  ships: {
    title: 'Spaceship Attribute Chart',
    corner: 'Class',
    columns: ['Pods', 'Velocity', 'Maneuver', 'Energy', 'Burn', 'Burster', 'Armor', 'Field', 'Civ', 'Program', 'Trans'],
  },
  pods: {
    title: 'Pod Attribute Chart',
    corner: 'Pod',
    columns: ['U', 'G', 'I', 'MIMS', 'Battle Commands', 'Fires', 'Program', 'Civ', 'Trans'],
  },
  missiles: { title: 'Missile ratings', corner: 'Type · civ', columns: ['Velocity', 'Maneuver', 'Energy'] },
} as const;
