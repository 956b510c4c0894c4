/** What a player should know about where the figures come from. */
export const aboutData: readonly string[] = Object.freeze([
  'The rules, charts, cards and scenarios of this game survive as text; its map, System Registers and counter sheet are lost. What is missing was rebuilt, and every record says where it comes from.',
  'Printed: all 56 Year Cards, all tables and costs, the 35 Empires of the scenarios with their lengths and special rules, the names of the 42 Systems, the kinds of Event chits and their total of 50.',
  'Inferred: which Systems belong to the Confederation, several Races, Ideologies and Tech norms, two Seats that are not marked.',
  'Reconstructed: where the Systems lie and how they are linked, the ten empty Systems, all other Register values, and how many chits there are of each kind. Every distance and kinship that an example of the rules mentions comes out on the rebuilt map.',
  'If you own the box you can put the printed figures in: every file can be replaced by a data pack (map, year-cards, event-chits, tables, scenarios). Check the links, the Confederation boundary and the Registers first, then the number of each chit.',
  'Balance on the rebuilt map was checked for opening moves and by simple simulated games of the solitaire scenario only.',
  'This is an unofficial work, not connected with the publishers. It holds no rulebook text and no original artwork.',
]);
