/** Titles and heads of the printed tables. */
export const chartWords = {
  space: { title: 'Space combat', corner: 'Die', note: 'Hits by modified die and attack factors.' },
  sdbFire: {
    title: 'System defense boats against squadrons',
    corner: 'Die',
    note: 'Hits by modified die and SDB factor.',
  },
  squadronFire: {
    title: 'Squadrons against system defense boats',
    corner: 'SDB',
    note: 'Loss by printed SDB strength and attack factors.',
  },
  bombing: { title: 'Surface bombing', corner: 'Die', note: 'Loss by modified die and bombardment points.' },
  troops: { title: 'Surface combat', corner: 'Dice', note: 'Loss by the sum of two dice and the odds.' },
  fuel: {
    title: 'Refuelling',
    corner: 'Source',
    note: 'Phases that it takes.',
    columns: ['Streamlined', 'Partly', 'Unstreamlined'],
  },
  sources: { gasGiant: 'Gas giant', ocean: 'Ocean', base: 'Base' },
  replacements: {
    title: 'Replacement points',
    corner: 'Turns',
    note: 'Received each turn.',
    columns: ['Squadron', 'Troop'],
  },
  receipt: (side: string, from: number, to: number) =>
    `${side.charAt(0).toUpperCase()}${side.slice(1)}, ${from === to ? from : Number.isFinite(to) ? `${from}–${to}` : `from ${from}`}`,
};
