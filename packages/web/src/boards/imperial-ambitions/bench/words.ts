/** What the bench says. */
const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const bench = {
  forces: 'Task forces',
  forcesNote: (place: string) => `${place} · what they hold is seen by you alone`,
  jumps: 'Who can jump',
  jumpsNote: 'what task forces hold is seen by you alone',
  loose: 'Loose ships',
  looseNote: 'seen as ships when they jump',
  force: (number: number) => `Task force ${number}`,
  newForce: (number: number) => `New task force ${number}`,
  newNote: 'not on the map yet',
  ships: (count: number) => (count === 0 ? 'empty' : counted(count, 'ship')),
  decoy: 'A decoy: it jumps like your best ship, and never fights, blocks or controls.',
  range: (hexes: number) => counted(hexes, 'hex', 'hexes'),
  slowest: (names: string) => `Slowest: ${names}.`,
  put: (count: number) => `Put ${count} here`,
  pick: 'Jump with these',
  purchase: 'What you buy',
  purchaseNote: 'whatever is aboard goes along',
  nothing: 'nothing bought',
  look: 'Buy for this system',
  assault: 'The assault',
  assaultNote: {
    declare: 'a press puts a ship into orbit or takes it out; marked transports land their troops',
    fire: 'a press names who fires, and at whom',
  },
  orbit: 'Orbit box',
  outOfOrbit: 'Outside the orbit box',
  outNote: 'Neither fired at nor able to bombard.',
};
