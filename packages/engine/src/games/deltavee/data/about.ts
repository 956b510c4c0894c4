/** What a player should know about where the figures come from. */
export const aboutData: readonly string[] = Object.freeze([
  'The rulebook this game was built from had lost pages: the chart page, most diagrams, several cases of the rules, two scenarios and the ends of two more. What is missing was rebuilt, and every record says whether it is printed, inferred, reconstructed or our own.',
  'Printed: the sixteen magazine classes, the alien ships, most figures of the Flute, all prices, what pods do, the homing missile, the energy each kind of fire costs, the two-die Hit Table and the Heavy Cruiser tables.',
  'Inferred: the one-die Hit Table, the right-angle velocity chart, the guided missile, the fighter variants, the Heavy Cruiser and the Transport, the grid of 16 by 18 hexes a sheet, and which directions are hexsides. The moon Yamani fits its orbit on no other grid.',
  'Reconstructed: most figures of the other eleven base classes, the missiles aboard the weapon pods, the ratings of intelligent and MIMS missiles, the launch diagrams and the hulls of the installations.',
  'The Fire Results Table, the Missile Interception Table and the chances of raising a force field in an emergency are our own design, tuned by simulated duels. They will differ from the printed ones.',
  'Scenarios 6 and 7 are missing. The layouts of 3, 8, 9 and 10, the end of 5, and the Iota, set-up and victory of 9 are rebuilt. Six small scenarios are our own.',
  'If you own the box you can put the printed figures in: every file can be replaced by a data pack (ships, pods, missiles, tables, scenarios). Check the two tables and the base classes first.',
  'Balance is by price and by short simulations only; the larger scenarios have not been tested much.',
  'This is an unofficial work, not connected with the publishers. It holds no rulebook text and no original artwork.',
]);
