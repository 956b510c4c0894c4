/** DeltaVee's sentences on the board. */
export const words = {
  setUp: 'Set-up',
  turn: (turn: number, last: number) => (last > 0 ? `Game-Turn ${turn} of ${last}` : `Game-Turn ${turn}`),
  phases: { movement: 'Move', command: 'Command', fire: 'Fire' },
  course: (hex: string, direction: number | null, velocity: number) =>
    `${hex}${direction === null ? '' : ` · heading ${direction}`} · velocity ${velocity}`,
  map: 'The plane',
  onThePlane: 'On the plane',
  nothingPicked: 'Pick a unit on the map or in the list.',
  energy: (left: number, most: number) => `Energy ${left} of ${most}`,
} as const;
