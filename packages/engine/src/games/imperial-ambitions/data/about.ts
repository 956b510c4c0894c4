/** What a player should know about where the figures come from. */
export const aboutData: readonly string[] = Object.freeze([
  'The rulebook is printed whole, but three things are missing from the scan: the value points beside the counters, the diagram of the firing arcs and the hex grid page.',
  'Printed: attack, defense and movement of all types at every step, build and repair costs, capacities, the Combat Results Table, changes for range and facing, income, trade and all set-up distances.',
  'Inferred: odds below 1 to 1, the nine turns of a space station, the Planetary Defense Base as a base on a planet.',
  'Reconstructed: value points (build cost times steps plus one, which gives the one figure that survives), the sheet of 13 by 15 hexes, firing arcs of 60 degrees with their border hexes, and who pays for the turns in which a base uses up its cargo ships.',
  'The book has no scenarios. The ten scenarios, the map generator, neutral garrisons, loss points, scoring at the turn limit and the pace settings are our own.',
  'Balance rests on crude simulations of the battles and of the two small wars; the larger wars have not been tested much.',
  'If you own the book you can put the printed figures in: every file can be replaced by a data pack (units, tables, geometry, generator, scenarios). Check the value points, the arcs and the grid first.',
  'This is an unofficial work, not connected with the publisher. It holds no rulebook text and no original artwork.',
]);
