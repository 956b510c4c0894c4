/** What a player should know about where the figures come from. */
export const aboutData: readonly string[] = Object.freeze([
  'The box this game was built from was known only by a scan of its rules, charts and counter sheets; the map was lost. Every record says whether it is printed, inferred, public, reconstructed or our own.',
  "Worlds: the 146 world boxes come from a public hand transcription of the printed map, held against public sector data of the year 1105 and against the designers' published rule for defense factors, which gives 139 of 142 boxes exactly. Six atmospheres or oceans and the hexes left off the display are reconstructed.",
  'Counters: 474 of 480; most factors are legible. The refuelling codes of all squadrons, the armor, elite and jump marks of troops, some jump and unit numbers and a few names are reconstructed. Six counters that no chart calls for are left out.',
  'The factors of the Imperial admirals and of two Zhodani admirals come from a public transcription.',
  'Tables: printed, with scan errors repaired. The tech levels of the tech level modifiers are reconstructed. One cell of the space combat table is doubtful (die 2, column 6), and so is the Imperial reinforcement roll of 6, for which there is an option.',
  'Express boat routes: public sector data; only two links are confirmed by the rulebook.',
  'The campaign is the printed game. The four short scenarios are our own: real counters and worlds, forces and levels chosen by us, fleet actions simulated, not played much.',
  'If you own the box you can put the printed figures in: every file can be replaced by a data pack (worlds, map-areas, xboat-routes, counters, tables, order-of-battle, scenarios). Check first: tech of Gram, Wypoc, Pandrin, Dinomn and Kinorb 2606, defense of Rech, gas giants, refuelling codes, marks of troops, Imperial admirals.',
  'This is an unofficial work, not connected with the publishers. It holds no rulebook text and no original artwork.',
]);
