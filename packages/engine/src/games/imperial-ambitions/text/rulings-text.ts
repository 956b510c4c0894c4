/** How open points of the printed rules are decided, in our own words: `R` rulings, then `A`, the order of play in full. */
import type { RulingText } from '#core/module';

export const rulingsText: readonly RulingText[] = [
  {
    id: 'R1',
    about: 'Sequence sections',
    text: 'Every roll is one fair six-sided die, made by the engine and logged. Seeded, so that a game can be replayed.',
  },
  {
    id: 'R2',
    about: 'Units',
    text: '"Ship" in a rule that also names fighters or bases apart means ships only; "units", "forces" and "ships" in the stacking, activation and fire rules mean all space units. Where it matters the rulings below say which.',
  },
  {
    id: 'R3',
    about: 'Introduction',
    text: "Counters may be copied freely, so no counter limit. Task-force markers: numbers 1–25 for each player (the sheet's set), because an unlimited number of empty ones would be abuse.",
  },
  {
    id: 'R4',
    about: 'Initial forces; unit list',
    text: "The value points are lost except the fighter's 30. Value = build cost × (steps + 1), i.e. what the unit costs to build: BB 150, BC 100, CA 80, CL 54, DD 45, CV 125, F 30, Cg 15, T 30, B 175, SS 60, Inf 36, Arm 60, PDB 175. Feeder Cg or Inf are not added for B, SS, PDB.",
  },
  {
    id: 'R5',
    about: 'Units and steps',
    text: `A three-step unit's second counter shows its last step only; a four-step unit's second counter shows its last two. The labels "half strength (step 3 of 4)" on the sheets are loose wording. The state is the number of steps.`,
  },
  { id: 'R6', about: 'Steps', text: 'Hits beyond the last step of the target are lost; they never spill over.' },
  {
    id: 'R7',
    about: 'Initial forces',
    text: 'Only full-strength units can be bought. All players buy secretly at the same time. One unspent value point becomes one money.',
  },
  {
    id: 'R8',
    about: 'Initial forces',
    text: "Bought units stand in any systems of the buyer's home sector: bases beside any planet of the system, ground units and PDBs on habitable planets (or embarked), ships in space or docked, fighters landed or in space.",
  },
  {
    id: 'R9',
    about: 'Controlling a planet',
    text: 'A planet is controlled only through a ground unit, yet players start in control of a sector; so each home habitable planet starts with one free half-strength Inf unless the scenario switches `freeGarrison` off.',
  },
  {
    id: 'R10',
    about: 'Making maps',
    text: 'The grid page is lost: a sheet is 13 columns × 15 rows, flat-topped, used for sectors and battles alike. Coordinates, joining of sheets, distance: `geometry.json`.',
  },
  {
    id: 'R11',
    about: 'Making maps',
    text: '"Not closer than 2 hexes to the edge" = distance 2 or more to the outermost hexes (columns 03–11, rows 03–13), read like the tactical rule on the outer two hexes. "Not closer than 4 hexes" = distance 4 or more.',
  },
  {
    id: 'R12',
    about: 'Basic movement concepts',
    text: 'A jump is instantaneous but its range is traced through connected hexes: count the fewest steps over sheets that exist. No unit may end off the sheets.',
  },
  {
    id: 'R13',
    about: 'Setting up a battle',
    text: 'A system has zero to three planets, at most one habitable, one rocky, one gas giant. Scenario files give every system a habitable planet; a system without one yields no income, trade or ground war.',
  },
  {
    id: 'R14',
    about: 'Counter sheet',
    text: 'The scan shows System 15 twice and no 16: a slip; systems carry the ids of the scenario.',
  },
  {
    id: 'R15',
    about: 'Background',
    text: 'The book speaks of two players. With more, every other player is an enemy and "the opponent" means any other player, unless the scenario gives teams (team mates are friends for combat, blockade and control, but own their units, money and planets separately).',
  },
  {
    id: 'R16',
    about: 'Sequence phase 3; Tactical movement; Tactical combat',
    text: 'Each player or side rolls once; play goes from high to low and repeats in that order for the whole phase. Tied players re-roll among themselves only.',
  },
  {
    id: 'R17',
    about: 'Strategic sequence',
    text: `"At the same time" = secret orders from everybody, revealed together. No order in these phases can depend on another player's order in the same phase.`,
  },
  {
    id: 'R18',
    about: 'Sequence phase 3',
    text: 'Passing is not described for the strategic map; as on the tactical map, a player who does not move is done for the phase.',
  },
  {
    id: 'R19',
    about: 'Sequence phase 3',
    text: 'One activation = one task force, or any loose ships that start in one hex and end in one hex together. A unit jumps at most once a phase. Range = smallest strategic range in the group. The main text says ship stacks, the summary says ships: both are allowed.',
  },
  {
    id: 'R20',
    about: 'Basic movement',
    text: 'A finished move stands. A take-back needs the consent of all other players and is impossible once a die was rolled or something hidden was shown.',
  },
  {
    id: 'R21',
    about: 'Side charts',
    text: 'Splitting happens only in S3a, merging only in S3d (or S3a); only among units in the same hex.',
  },
  {
    id: 'R22',
    about: 'Task forces',
    text: 'An empty task force may be created in S3a where the player has any space unit or a controlled planet, or split off from a force; it jumps up to 3 hexes (the best range of any ship, so that speed does not betray it); it never controls, blockades, trades or fights.',
  },
  {
    id: 'R23',
    about: 'Task forces; Side charts',
    text: 'Level `taskForces` (default): everybody sees sector maps, planet owners, the controller of each system (R47), bases and stations with their steps, task-force markers with owner, number and hex, loose ships that jump, and blockades. Players who stand in the same hex know of each other that they are there (markers, empty ones too, or ships on the system card), not with what; S5a lists exactly those. Hidden: what a task force contains, ships, fighters and ground units on system cards, projects, treasuries. `open`: all visible but simultaneous orders and the B2 sheet. In a battle everything of the participants is visible.',
  },
  {
    id: 'R24',
    about: 'Restrictions on movement',
    text: 'Units that are not hyperspace-capable cannot be in a task force or loose group that jumps, except fighters landed on a jumping CV and ground units on a jumping T.',
  },
  {
    id: 'R25',
    about: 'Side charts; Trade',
    text: `A unit in a system's hex is in the system. Exceptions marked "outside": units that jumped out of a battle in that hex this turn, and Cg whose owner wants them outside. Outside units do not count for control and take no part in in-system actions (loading, docking, landing, feeding), but can be attacked. The mark of withdrawn units ends at the end of the next S3.`,
  },
  {
    id: 'R26',
    about: 'Landing and docking',
    text: 'On the strategic map docking, landing, undocking and launching inside one system are free in S3c and S3d, within capacity. A unit docked at the start of S2 counts as docked for repair.',
  },
  {
    id: 'R27',
    about: 'Ground unit movement',
    text: 'In S3c ground units may pass planet ↔ T and planet ↔ base when T or base is at the habitable planet of that system (a T in the system counts as adjacent if its owner says so; a base must be recorded beside the habitable planet). Base ↔ T directly is also allowed beside that planet, since the text lists all three places. Each ground unit makes one such move a turn.',
  },
  {
    id: 'R28',
    about: 'Ground unit movement',
    text: 'A T that loads or unloads in S3 may not jump that turn, and one that jumped may not load or unload in that S3. A T that jumped may still land by assault in S5 the troops it brought; for freshly loaded ones see R122.',
  },
  {
    id: 'R29',
    about: 'Ground unit movement; Controlling systems',
    text: 'Outside an assault troops may land only on a planet with no ground units of anybody else. Landing there takes control at once.',
  },
  {
    id: 'R30',
    about: 'Facing and firing arcs',
    text: "Order for each attacking unit: printed AS of its current step → range → facing. Then add. Then defender's DS: printed → facing.",
  },
  {
    id: 'R31',
    about: 'Tactical combat',
    text: "With attack A below defense D drop fractions in the defender's favour: 1-n with n = ceil(D/A). A = D/2 exactly is 1-2. n of 4 or more: no effect. (The text shows only the case A ≥ D.)",
  },
  {
    id: 'R32',
    about: 'Range; Facing',
    text: 'Range 0 adds ceil(AS/2). Forward arc ceil(2·AS/3), rear ceil(AS/3), DS ceil(DS/2). Halving against planets is floor. All rounding is per unit, never on the sum.',
  },
  {
    id: 'R33',
    about: 'Range',
    text: 'A unit whose AS is below 1 after the range step may not join an attack. (The facing step cannot bring 1 or more below 1.)',
  },
  { id: 'R34', about: 'Facing', text: 'Same hex: broadside for attacker and target, whatever the facings.' },
  {
    id: 'R35',
    about: 'Facing arcs chart, lost',
    text: 'Forward arc = 60° wedge through the front hexside with both boundary rays; rear arc = opposite wedge; rest broadside. Boundary hexes (on the corner rays, at ranges 2, 4, 6) belong to the forward or rear arc. Exact test and ring counts in `geometry.json`.',
  },
  {
    id: 'R36',
    about: 'Facing',
    text: 'DS is halved when each attacker of the group is in the forward arc or the rear arc; some in front and some behind also halves. One broadside attacker in the group prevents it, and a same-hex attacker is broadside (R34); the owner may then attack in two groups instead.',
  },
  {
    id: 'R37',
    about: 'Facing',
    text: 'F, B, SS never have AS or DS changed by facing. They still count as attackers for R36: a fighter dead ahead of a BB helps to halve its DS.',
  },
  {
    id: 'R38',
    about: 'Line of fire',
    text: 'Through the hex or along a hexside of a star or planet blocks; touching one corner does not. Units never block. Each member of a fire group needs its own clear line; without it that unit cannot join.',
  },
  {
    id: 'R39',
    about: 'Range',
    text: 'Range = hex distance. No line-of-fire or range test for PDB fire, attacks on PDBs and bombardment, beyond adjacency.',
  },
  {
    id: 'R40',
    about: 'Tactical combat',
    text: 'A fire group holds 1–9 units of one player, in any hexes. Team mates do not combine.',
  },
  {
    id: 'R41',
    about: 'Tactical combat',
    text: 'An attack worse than 1-3 is legal, uses up the shots and marks a PDB as having attacked; no die is rolled.',
  },
  {
    id: 'R42',
    about: 'Tactical combat',
    text: 'Firing is optional; a side that passes is done for the phase. Sides with no unit able to fire are skipped.',
  },
  {
    id: 'R43',
    about: 'Tactical combat',
    text: 'Losses count at once: a reduced unit fires with what is left, a destroyed one not at all. A unit may be shot at any number of times.',
  },
  {
    id: 'R44',
    about: 'Landing and docking; Ground unit stacking',
    text: 'For each step a CV loses: one landed fighter step (owner picks). For each step a base loses: one landed fighter step, one step of the docked ship, one step of the embarked ground unit, all of them. For each step a T loses: one embarked ground step. A project counts as docked or landed.',
  },
  {
    id: 'R45',
    about: 'same',
    text: 'When the carrier itself is destroyed, apply R44 for the last step too; then surviving fighters and the docked ship are cast loose in its hex (facing by owner; they may be fired at but do not fire this phase); embarked ground units and projects are lost.',
  },
  {
    id: 'R46',
    about: 'Economics; Controlling systems',
    text: 'Income looks at the state at S1. Blockaded = the planet is controlled by a player (R49) who has no unit in the system that counts for control (R47, R48) while at least one enemy has. Ground units and PDBs do not lift a blockade. A neutral planet is never blockaded.',
  },
  {
    id: 'R47',
    about: 'Controlling systems',
    text: "A player controls a system when he alone has space units in it. Nobody there: the planet's controller. Several players there: whoever controlled it last keeps it until a battle decides.",
  },
  {
    id: 'R48',
    about: 'same',
    text: 'Cg never count for control or blockade: otherwise a trader admitted by the owner would contest his system.',
  },
  {
    id: 'R49',
    about: 'Controlling a planet',
    text: 'Control of the planet = only that player has ground units there (Inf, Arm or finished PDB). No ground unit: neutral. Two statements in the book (economics, tactical game) agree; control of the system is not needed.',
  },
  {
    id: 'R50',
    about: 'Trade',
    text: 'A Cg qualifies when it entered the hex of a system with a habitable planet in this S3 and the last system hex where it ended a movement phase (or was built) is another one. Leaving and coming back does not qualify.',
  },
  {
    id: 'R51',
    about: 'Trade',
    text: 'Own planet ×1, neutral planet ×2, planet of another player ×3 with his consent. The status is that of the planet, not of the space around it. Without consent: no roll.',
  },
  {
    id: 'R52',
    about: 'Controlling systems',
    text: 'Nobody trades with a blockaded planet (it gives no revenue to anybody). Neutral planets are always open to traders, whoever stands in the system.',
  },
  { id: 'R53', about: 'Trade', text: 'Income = (die − 1) × factor: 0, 1, …, 5 times 1, 2 or 3. Zero is possible.' },
  {
    id: 'R54',
    about: 'Economics',
    text: 'Money never goes below 0; no loans; gifts between players only under the option `diplomacy`.',
  },
  {
    id: 'R55',
    about: 'Limits on construction',
    text: 'Each facility spends one step a turn: build or repair. One project per facility.',
  },
  {
    id: 'R56',
    about: 'Building units',
    text: 'A project fills the dock (ships) or two steps of landing room (fighters, from its first turn on) or the ground place (Inf, Arm) of its base. If the room is taken, it cannot start.',
  },
  {
    id: 'R57',
    about: 'Building units, base paragraph',
    text: 'A base pays 35 on the turn it is placed, nothing on the six feeder turns (the cargo is the payment), 35 for each of steps two to four and 35 to finish: 11 turns, 175. Station: two Cg, 1 + 4 + 3 + 1 = 9 turns, 60. The other reading (35 on all turns) is the option `feederTurnsCost`.',
  },
  {
    id: 'R58',
    about: 'same',
    text: 'Feeders must be full-strength Cg (three, or two for SS) of one player in one system, marked for one planet; Inf on the planet for a PDB. They cannot move, trade or fight as anything but targets while they feed.',
  },
  {
    id: 'R59',
    about: 'same',
    text: 'If feeders lose steps in battle the missing steps must be brought by other full or half Cg before the project goes on.',
  },
  {
    id: 'R60',
    about: 'Building units',
    text: 'A turn without payment leaves the project as it is. It may be cancelled in S2; nothing is paid back; feeder steps used up are gone.',
  },
  {
    id: 'R61',
    about: 'same',
    text: 'A project under a base shares its step losses (R44). A base being built in space can be shot at with the DS of its current steps, cannot fire, land or dock; while feeders remain it is shielded by them (only they can be targets). A project never counts for control.',
  },
  {
    id: 'R62',
    about: 'same',
    text: 'Base surrendered: its project goes with it. Base destroyed or system lost to the enemy: projects of bases being built there are destroyed. Planet changes hands: projects on it are destroyed.',
  },
  {
    id: 'R63',
    about: 'Planetary construction',
    text: 'Cg on a planet: 5, 5 and then 10 for the last turn, and it appears in orbit in space. Ground units on planets cost normal.',
  },
  {
    id: 'R64',
    about: 'Repairing units',
    text: 'A base below four steps repairs itself one step a turn for its repair cost, and does nothing else. PDBs are repaired by the planet only.',
  },
  {
    id: 'R65',
    about: 'Building units',
    text: '"Adjacent to a planet" is any of the planets of the system; only bases beside the habitable planet exchange troops with it.',
  },
  {
    id: 'R66',
    about: 'Limits',
    text: "A neutral planet repairs its own ground units and PDBs, one step a turn in S2, free of cost (neutrals have no treasury): first the unit with the fewest steps left, then PDB before Arm before Inf. A player's units never stand on a neutral planet.",
  },
  {
    id: 'R67',
    about: 'Building units',
    text: 'A project cannot be repaired; a step it loses is rebuilt at build cost.',
  },
  {
    id: 'R68',
    about: 'Landing and docking',
    text: 'Two half squadrons landed on the same carrier or base may be merged into a full one at no cost in S2, S3 or T5.',
  },
  {
    id: 'R69',
    about: 'Phase 5',
    text: "A hex has a battle when at least one player with a space unit there wants to attack another one's space units there. The attacked player cannot refuse. Ground units and PDBs alone cannot start a battle.",
  },
  {
    id: 'R70',
    about: 'Technology',
    text: 'No system in the hex: one die for the hex, and only on 1 there is a battle. One roll a turn, however many want it.',
  },
  {
    id: 'R71',
    about: 'The tactical game',
    text: 'One battle per hex and turn. The initiative winner of S3 picks which battle comes next.',
  },
  { id: 'R72', about: 'Phase 5', text: 'If nobody wants to fight, all stay; control per R47.' },
  {
    id: 'R73',
    about: 'Setting up',
    text: 'Defender = participant that controls the system (R47); a neutral garrison counts as that; otherwise the participant whose units came first into the hex (earliest turn, then earliest activation). He is the defender even if it was he who attacked.',
  },
  {
    id: 'R74',
    about: 'Ground combat',
    text: 'If the enemy has ground units but no space unit in the system, a player with a loaded T there may declare an assault in S5a; go straight to G0.',
  },
  {
    id: 'R75',
    about: 'Setting up',
    text: 'Planet hexes come from the scenario. If null, the defender places them at the first battle and they stay for the rest of the game. Limits: 2 or more from the star, 3 or more apart, columns 4–10 and rows 4–12 of the centre sheet so that bases fit beside them.',
  },
  {
    id: 'R76',
    about: 'Setting up',
    text: 'Only the planet of a base is recorded; its hex beside that planet is chosen at each set-up. Projects and feeders likewise. Three counters to a hex also at set-up.',
  },
  {
    id: 'R77',
    about: 'Setting up',
    text: "One outer sheet per attacker for all his units, chosen before he sees the defender's set-up.",
  },
  {
    id: 'R78',
    about: 'Setting up',
    text: "Facings free. Defender's units recorded as landed or docked on the system card may start so or deployed, as he likes; all others start deployed. The attacker's fighters start landed.",
  },
  {
    id: 'R79',
    about: 'Setting up',
    text: 'All units of a participant in that hex take part, in the system or outside. Deep space: same set-up, no star, no planets.',
  },
  {
    id: 'R80',
    about: 'Task forces',
    text: 'Empty task forces in a battle hex are revealed and removed. If nothing else of that player is there, no battle.',
  },
  {
    id: 'R81',
    about: 'more than two sides',
    text: 'The declared enemies take part. Any other player with units in the hex may join (naming whom he fights) or stand aside; those who stand aside are not placed and not affected. Non-defenders place in strategic order; a later one must keep six hexes from hostile units already placed.',
  },
  {
    id: 'R82',
    about: 'Tactical sequence 1',
    text: 'Launching and undocking are simultaneous and free; projects cannot launch. Any facing.',
  },
  {
    id: 'R83',
    about: 'Force superiority',
    text: 'Count deployed space units (carried ones, projects and PDBs do not count) once at T2 start. Double the die if the count is at least twice the count of every hostile side. With three sides compare with the largest hostile side. A hostile side with no deployed unit counts as 0.',
  },
  {
    id: 'R84',
    about: 'Stack activation',
    text: 'A stack is all mobile units (MA 1 or more) of one player in one hex that have not been activated this phase; it cannot be divided to save some of them for a later round. Only a hex with more than three such units (after launching) holds several stacks: ceil(n / 3), and at each activation the owner names three of them (or what is left). Units that arrived by their own activation are not part.',
  },
  {
    id: 'R85',
    about: 'Stack activation; Restrictions',
    text: 'After rolling the side must activate exactly that many stacks, or all it still has. Activated units need not move. Instead of rolling a side may say done: no more activations for it in this phase. It must say so before the roll.',
  },
  {
    id: 'R86',
    about: 'same',
    text: 'Units with MA 0 never activate and never belong to a stack, but they do count for T3 and for force superiority.',
  },
  {
    id: 'R87',
    about: 'Facing and turning',
    text: 'A unit that enters n hexes may make one turn of one hexside, free, after entering k hexes with 2k ≥ n (also after the last). A unit that enters none may turn one to three hexsides in place. More than one turn in a move is not allowed: the text grants "a" one-hexside turn.',
  },
  {
    id: 'R88',
    about: 'Facing',
    text: 'Fighters have a facing and turn like ships; facing only matters for their movement.',
  },
  {
    id: 'R89',
    about: 'Stars and planets',
    text: 'Star and planet hexes and hexes off the battle map cannot be entered. Units pass freely through and stop with friends and enemies.',
  },
  {
    id: 'R90',
    about: 'Concluding battles',
    text: 'Withdrawing is done at activation instead of moving: the unit stands in the exit zone when its stack is activated and is hyperspace-capable. Carried fighters and troops go along.',
  },
  { id: 'R91', about: 'same', text: 'Others cannot leave; fighters only on a carrier.' },
  {
    id: 'R92',
    about: 'same',
    text: 'Units that left are back in the strategic hex, outside (R25), out of this battle, and cannot be fought again this turn.',
  },
  {
    id: 'R93',
    about: 'Stacking',
    text: 'The limit of three counts deployed units of one player (bases included) in T3 only; while moving it may be passed. The owner chooses what is removed from the game; carried units go with their carrier.',
  },
  {
    id: 'R94',
    about: 'Sequence 5',
    text: 'Landing and docking need the same hex and free room and work for units that moved or fired. A landed full squadron needs two steps of room; a squadron is never split.',
  },
  {
    id: 'R95',
    about: 'Setting up; Concluding',
    text: 'A battle ends when units of one side (or none) are left on the map. PDBs and carried units without a carrier do not count. Stand-off: ten tactical turns in a row without a step lost and without a unit leaving, or 60 turns in all, or all sides agree: the non-defenders re-land fighters as far as room allows and jump out from wherever they are; those of their units that cannot are scuttled (they count as lost). In a battle scenario the stand-off simply ends the scenario (R123).',
  },
  {
    id: 'R96',
    about: 'Special capabilities; Restrictions',
    text: 'After a battle the winner re-lands fighters freely in his carriers and bases in the hex. In a system, units that are not hyperspace-capable stay on the system card. In deep space they are removed, as they can neither move nor stand alone on the strategic map.',
  },
  {
    id: 'R97',
    about: 'Scuttle',
    text: `The text's "owning player's combat round" = T4.yield. A unit may be scuttled if it is not hyperspace-capable and no enemy space unit is within two hexes. Whether its loss is certain is left to the owner.`,
  },
  {
    id: 'R98',
    about: 'Surrender',
    text: "An opponent may call on a unit that is not hyperspace-capable, has one step, whose owner has no other deployed unit with AS above 0 and more than one step, and within two hexes of which stands one enemy unit or one enemy stack (all of one player in one hex) with total AS greater than the unit's AS and lowest MA greater than its MA; printed values. It must surrender. The owner may also offer any unit that is not hyperspace-capable; the opponent may refuse.",
  },
  {
    id: 'R99',
    about: 'Surrender',
    text: 'The unit changes owner with its steps, hex, facing and everything it carries, and acts from the next tactical turn.',
  },
  {
    id: 'R100',
    about: 'Concluding battles',
    text: 'The free half-strength Inf goes to the winner of a battle in which at least one hostile space unit was on the map, if the habitable planet then holds no ground unit of anybody. Merely arriving at an empty planet gives nothing; troops must be landed.',
  },
  {
    id: 'R101',
    about: 'Declaration',
    text: 'Orbit is a box without stacking limit; any ships of the winner in the system may enter it, crippled ones too; fighters and bases may not. Only units in the box can be shot at in G1 and can bombard in G3.',
  },
  { id: 'R102', about: 'Ground combat', text: 'One assault per planet and strategic turn.' },
  {
    id: 'R103',
    about: 'Final fire',
    text: 'Each finished PDB fires once, printed AS, at any ship in the box, alone or combined (nine at most). "No adjustments to the die roll" means none to AS or DS. The same ship may be hit by several attacks.',
  },
  {
    id: 'R104',
    about: 'Bombardment',
    text: 'Ships only (fighters are not ships here, R2). Halve each AS with floor, then add; a ship left with 0 cannot take part. Ships may combine on one target; one attack per target and per ship. The defender has no answer. Landed friends are not in danger.',
  },
  {
    id: 'R105',
    about: 'Bombardment; PDBs',
    text: "A PDB's DS against ships is that of a base (24, 18, 12, 6). Only in G4 is it AS = DS = steps.",
  },
  {
    id: 'R106',
    about: 'Procedure',
    text: 'Same odds rule and CRT; a whole force against a whole force, no nine-unit limit; owner spreads the losses as he likes. A side wiped out in the first segment does not attack in the second. Total AS below 1 cannot happen, and one side always has odds of 1-3 or better. To keep a bound, after 100 rounds the attacker must withdraw.',
  },
  {
    id: 'R107',
    about: 'Procedure',
    text: 'Withdrawal is all or nothing, to transports in the box within their capacity; what does not fit is lost.',
  },
  {
    id: 'R108',
    about: 'PDBs during space combat',
    text: `A PDB may fire in T4 at any enemy space unit (fighters too) adjacent to its planet. Once it has attacked in this battle it may be attacked in T4 by ships adjacent to the planet with floor(AS/2) each, in groups of up to nine, no range or facing changes. PDBs and space units never fire in one group; a ship's group against a PDB has only that target. "Planetary Defense Forces" in the book = PDBs.`,
  },
  {
    id: 'R109',
    about: 'Background; Controlling systems',
    text: "Two sentences conflict (run by any opponent / become the nearest enemy's). When a battle or assault is declared against neutral forces, the planet and all neutral forces of that one system pass for good to the enemy of the attacker who controls the nearest habitable planet (hex distance; tie: fewer planets; tie: die). They fight, count and pay for him but their units may never leave the system. With two players it is simply the other one.",
  },
  {
    id: 'R110',
    about: 'same',
    text: "If nobody qualifies (all others attack too, or hold no planet), the garrison stays neutral and is run by the engine's neutral policy: R124. Neutral forces never start a battle and never block passage or trade.",
  },
  {
    id: 'R111',
    about: 'Background',
    text: 'Conquest, `allSectors`: a player (team) controls every habitable planet on the map. `homeSectors`: every habitable planet of all home sectors. Victory type `planets` (own, for short games): a player (team) controls at least `count` habitable planets, blockaded ones included; if two do, the one with more, and if equal play goes on. Also the last player not eliminated wins. Checked in S6 only.',
  },
  {
    id: 'R112',
    about: 'own',
    text: 'Loss points for battle scenarios: build cost for each step lost plus one build cost when the unit is eliminated or captured, so a full-strength unit is worth its value points. Units that withdrew are not lost.',
  },
  {
    id: 'R113',
    about: 'own',
    text: 'A player with no controlled planet and no unit of any kind is eliminated; projects and money do not save him.',
  },
  {
    id: 'R114',
    about: 'own',
    text: 'Resigning: his ground units, PDBs and bases turn neutral where they stand; his other units are removed; money and projects are lost. In a two-player game the other wins.',
  },
  {
    id: 'R115',
    about: 'own',
    text: 'At the turn limit: 100 for each controlled habitable planet (50 if blockaded) + build cost × (steps + 1) for each finished unit + treasury. Highest wins; equal scores share.',
  },
  {
    id: 'R116',
    about: 'own',
    text: 'Two players who do not attack each other may share hexes. There is no binding treaty; only `teams` bind.',
  },
  {
    id: 'R117',
    about: 'Building units',
    text: 'A unit finished in S2 is free from S3 of the same turn: a ship is docked, a fighter landed, a ground unit embarked or on the planet.',
  },
  {
    id: 'R118',
    about: 'Technology; Restrictions',
    text: 'A jump of 0 hexes is no move. A unit may leave a hex that holds enemies; nothing stops or slows a jump.',
  },
  {
    id: 'R119',
    about: 'Line of fire',
    text: 'A line that runs along the common side of two hexes touches both: a planet in either one blocks.',
  },
  {
    id: 'R120',
    about: 'Range table',
    text: 'In the body of the book the label of the range-6 line is lost in the scan; the summary page has it whole: minus 3.',
  },
  {
    id: 'R121',
    about: 'Side charts; Repairing units',
    text: "One passage makes units under carriers eligible for repair, another only units at bases. Both hold if fighters aboard a CV are repaired only while that CV is docked at a four-step base; they count as landed at that base for repair, and the base still makes one step of repair a turn in all. A CV alone repairs nothing. A docked CV's fighters do not use the base's landing room.",
  },
  {
    id: 'R122',
    about: 'Ground unit movement',
    text: 'Troops move with a T only if they were aboard before this strategic turn. So a T that took troops aboard in this S3 neither jumps in S3 (R28) nor enters hexes or jumps out in a battle of this turn; it may be set up anywhere legal, turn in place, fire, and be shot at. These troops may not land by assault this turn. A T that only unloaded moves normally in battle.',
  },
  {
    id: 'R123',
    about: 'own',
    text: 'Battle scenarios (`kind: "battle"`): `turnLimit` counts tactical turns; the limit ends space combat after T5 of that turn. Ground combat is not counted. `preset`: placements are final, start at T1. `standard`: start at B2 (B1 if a planet hex is null). `groundOnly`: start at G0, ships stand in orbit. Results: `lossPoints` (R112): if `lastSideWins` and only one side is left on the map it wins, else the side with at least `margin` fewer points lost wins, else draw (units that jumped out are not on the map and not lost); `destroyUnits`: `seat` wins at once when all targets are destroyed or captured, else `otherwise`; `controlPlanet`: `seat` wins when he controls the planet after G5, else `otherwise`. If the attacker does not declare an assault after winning in space, `otherwise` wins. Fighters left without room after the battle are not lost.',
  },
  {
    id: 'R124',
    about: 'Background',
    text: 'Engine-run neutrals (R110), exact and without choice: bases stand in the free neighbour hex of their planet nearest to the star; then ships, dearest first, three to a hex, in the next such neighbours of the habitable planet (without one: of the star); ties by lower X, then lower Y; all face N; fighters start landed and launch when an enemy is within 9 hexes of their host. T2: done at once. T4: for each enemy unit take the nine strongest adjusted AS among unfired units (ties: lower unit id), also the end-on-only subset when it gives a better row; shoot at the best odds row; ties: fewer steps left, dearer build cost, lower unit id; done when no row of 1-3 or better is left. PDBs fire under the same rule, apart from space units. T5: land when possible. They never scuttle, offer or call; a compulsory surrender still binds them. Losses: cheapest build cost first, then fewest steps left, then lower id. T3: the same order.',
  },
  {
    id: 'R125',
    about: 'R17, R23',
    text: 'Under fog no list of "waiting for" seats may depend on hidden things: in S2, S3a, S3d, S4 and S5a every living seat is asked (an empty answer is legal), and others see only whether all are in. In S4 the dice are rolled after all answers are in, in seat order, then by unit id.',
  },
  {
    id: 'R126',
    about: 'Technology',
    text: 'A unit makes one jump per strategic movement phase; range not used is lost. It cannot jump, look and jump on.',
  },
  {
    id: 'R127',
    about: 'Controlling a planet',
    text: "If ground units of several players should ever stand on one planet (team mates), it is controlled by nobody and pays nothing until one remains; landing beside a team mate's unit is therefore refused (R29).",
  },
  {
    id: 'R128',
    about: '',
    text: "An assault needs the planet's holder to have no space unit inside the system. Other players' fleets there do not forbid it; they may attack the assaulting ships by their own declaration, which is fought first.",
  },
  {
    id: 'R129',
    about: '',
    text: 'When sides that are not fighting each other are left on the map, nobody is the winner: no free infantry, control by the ordinary rule.',
  },
  {
    id: 'R130',
    about: '',
    text: 'Docked ships (also those just finished) may be put into a task force in S3a; doing so undocks them.',
  },
  {
    id: 'R131',
    about: '',
    text: 'A space project is hidden until an enemy unit is in its system; from then on that enemy sees that it is there and its steps, and may attack it like any unit. It is lost with the control of the system (R62).',
  },
  { id: 'R132', about: '', text: 'Units under construction count for no stacking limit, at set-up as in T3.' },
  { id: 'R133', about: '', text: 'A unit that boards in S3c may not leave again in the same phase.' },
  {
    id: 'R134',
    about: '',
    text: `Losses that are the owner's choice are asked whenever the choices differ in anything; only identical choices, or a standing order that the owner gave himself, are answered for him. The log says "standing order" only of orders he gave.`,
  },
  {
    id: 'R135',
    about: '',
    text: '`yieldUnits` is asked only when a unit of the side is damaged, surrounded or has an enemy within reach; otherwise it can be called up as an out-of-turn action.',
  },
  {
    id: 'A1.1',
    about: 'Game set-up',
    text: `| State | Who | What | Hidden |
|---|---|---|---|
| \`setup.load\` | engine | load or generate scenario | – |
| \`setup.purchase\` (only \`forces: "purchase"\`) | every player at once | spend starting value points on full-strength units and place them in own home systems (R7, R8) | all of it until every player has committed |
| \`setup.garrison\` | engine | free garrisons (R9), leftover points to treasury | – |
| → \`turn 1, phase 1\` | | | |`,
  },
  {
    id: 'A1.2',
    about: 'Strategic turn',
    text: `| State | Who decides | Exact content | Chance | Hidden / interrupt |
|---|---|---|---|---|
| \`S1.income\` | nobody | each player +10 for each habitable planet he controls that is not blockaded (R46) | – | treasuries are private |
| \`S2.build\` | all players at once | one order list each: build, repair, start, continue, cancel, merge fighters (R55–R68). Validate each list against the treasury at the start of the phase plus nothing else; apply all lists | – | lists secret; afterwards only public things show (R23) |
| \`S3a.reorganise\` | all at once | split, merge and name task forces, create or delete empty ones (R21, R22) | – | contents secret |
| \`S3b.initiative\` | engine | every player rolls; order = high to low, ties re-rolled among the tied (R16) | 1d6 per player | – |
| \`S3c.move\` | players in that order, round and round | one activation each: jump one task force or one loose group (R19), or declare done (R18). One jump per unit (R126). Before or after it, free in-system actions of units that have not jumped: load, unload, dock, land, merge fighters (R26–R29) | – | moves seen as marker moves |
| \`S3d.reorganise\` | all at once | as S3a; docking and landing of units that arrived (R26) | – | contents secret |
| \`S4.trade\` | owner of each Cg that qualifies; then the owner of the enemy planet | declare trade yes/no; for a planet of another player that player answers yes/no (**interrupt**, may be a standing answer); roll (R50–R53) | 1d6 per trading Cg | result goes to a private treasury, the roll is public |
| \`S5a.declare\` | all players with units in a shared hex, at once | for each such hex and each opponent there: attack or not; for each planet with hostile ground units: assault or not (R69, R74) | – | secret until all are in |
| \`S5b.neutral\` | engine | neutral forces that are attacked change owner (R109) | 1d6 only to break a tie | – |
| \`S5c.find\` | engine | hex without a system: 1d6, battle only on 1 (R70) | 1d6 per hex | – |
| \`S5d.order\` | strategic initiative winner (next in order if he is in no battle) | choose the next battle to fight (R71) | – | – |
| \`S5e.battle\` | see 1.3 | fight it to its end, then the next | | |
| \`S6.end\` | engine | planet and system control, stranded units (R96), elimination (R113), victory (R111), turn limit (R115); next turn | – | – |`,
  },
  {
    id: 'A1.3',
    about: 'Battle',
    text: `| State | Who | What | Chance / hidden |
|---|---|---|---|
| \`B0.sides\` | engine; bystanders choose to join or stand aside (R81, R116) | fix participants, the defender (R73) and the hostile pairs; remove empty task forces (R80) | join choice secret until all in |
| \`B1.planets\` | defender | only if planet hexes are not yet fixed: place star and planets (R75) | – |
| \`B2.sheet\` | each non-defender | write down one of the eight outer sheets (R77) | secret until B4 |
| \`B3.defender\` | defender | place all his units in the defender zone, facings, who stays landed or docked (R76, R78) | visible |
| \`B4.attacker\` | non-defenders in strategic order | reveal sheet, place all units in the attacker zone of that sheet | visible |
| \`T1.launch\` | all sides at once | launch fighters, undock ships; they appear in the carrier's hex with any facing (R82) | secret until all in |
| \`T2.initiative\` | engine | one die per side; force superiority fixed for the phase (R83) | 1d6 per side |
| \`T2.round\` | sides in order, round and round | say done (final), or roll for activation and activate exactly that many stacks, each unit in them moving, turning, standing or jumping out (R84–R92) | 1d6 per round |
| \`T3.stacking\` | each owner of an over-full hex | remove units until three remain (R93) | – |
| \`T4.initiative\` | engine | one die per side | 1d6 per side |
| \`T4.fire\` | sides in order, round and round | one attack by one unit or one fire group, or done (final) (R30–R45, R108) | 1d6 per attack, maybe a second 1d6 |
| \`T4.yield\` | sides in combat order | scuttle, offer surrender; then opponents call for surrender (**interrupt**) (R97–R99) | – |
| \`T5.land\` | all sides at once | land fighters, dock ships, merge half squadrons (R94) | – |
| \`T6.check\` | engine | one side or none left: go to \`B5\`; stand-off test (R95); else T1. The same test is made right after T2, T3, T4.fire and T4.yield | – |
| \`B5.after\` | winner | re-land fighters (R96), take an empty planet (R100), declare a planetary assault or end | – |`,
  },
  {
    id: 'A1.4',
    about: 'Planetary assault (after B5, or directly from S5a when no hostile space unit is in the system)',
    text: `| State | Who | What | Chance |
|---|---|---|---|
| \`G0.declare\` | attacker | choose ships for the orbit box (at least one T carrying a ground unit) and mark which embarked ground units will land, at least one (R101) | – |
| \`G1.finalFire\` | planet's owner | each PDB fires once, alone or combined, at units in orbit; no answer (R103) | 1d6 (+1d6) per attack |
| \`G2.land\` | attacker | the marked units still alive land; all marked units land together. If none is left the assault ends | – |
| \`G3.bombard\` | attacker | each ship in orbit may take part in one attack; each defending ground unit may be attacked once (R104, R105) | 1d6 (+1d6) per attack |
| \`G4.defender\` | planet's owner | total AS against total DS of the landed units; attacker picks his step losses | 1d6 (+1d6) |
| \`G4.attacker\` | attacker | total AS against total DS of the defenders; defender picks his losses | 1d6 (+1d6) |
| \`G5.round\` | attacker | withdraw all or continue; ends at once when one side has no ground unit left | – |`,
  },
  {
    id: 'A5.1',
    about: 'Answered by the engine because there is nothing to decide (`skipForced`, on)',
    text: `| Decision | Skipped exactly when |
|---|---|
| B1, B2 | planets fixed; never for B2 |
| T1 | the seat has no carried unit that may launch or undock |
| T2 round | no unactivated stack: the seat is done. Otherwise the roll itself needs no click |
| T3 | no hex of the seat holds more than three |
| T4 slot | no set of up to nine unfired units reaches 1-3 against any legal target: done. (A PDB that might want to fire without effect does not count as a choice) |
| T4.yield | no own unit qualifies under R97; no enemy unit under R98 |
| T5 | no landing, docking or merging is legal |
| S5d | one battle left |
| G1, G3 | no finished PDB; no ship with floor(AS/2) of 1 or more |
| G2, G4 dice | always automatic |
| owner's loss choice | all choices leave the same position (same type and steps) |
In a battle all is open, so skipping betrays nothing. On the strategic map skip only inside sealed steps (R125); in S3c a seat with nothing to move is asked all the same unless it has set \`autoDone\` itself.`,
  },
  {
    id: 'A5.2',
    about: 'Standing orders',
    text: `| Setting | Content | Stops and asks when |
|---|---|---|
| \`roundPacket\` | before the roll, a list of stack moves in order of importance; the engine rolls, carries out the first n | list shorter than n: asks for the rest; a listed move is no longer legal |
| \`queueMoves\` | the rest of the list stays for the seat's later rounds of this phase | an enemy ended a move within \`alarm\` hexes (default 6) of a listed destination since the list was sent |
| \`movesThenDone\` | after the list say done | as above |
| \`fireOrders\` | list of {target unit or type order, members or \`all\`, least odds row, \`smallestGroup\`}; one order per slot; an order whose target is gone or whose odds are too low is dropped | list empty (\`then: ask\` or \`done\`); optional: \`onOwnLoss\`, \`onKill\` |
| \`fireAuto\` | no list: the rule of R124 with \`smallestGroup\` | never |
| \`callSurrender\` | \`always\`, \`never\`, \`ask\` (default \`always\`) | – |
| \`yield\` | \`ask\`, \`never\`, \`scuttle\` (default \`ask\`) | – |
| \`losses\` | order of types; inside a type fewest steps first (default: cheapest build cost first) | – |
| \`groundStand\` | withdraw when the own attack row falls below the given row, or own steps below a number; else fight on | – |
| \`tradeConsent\` | per opponent yes or no (default no) | – |
| \`joinBattle\` | \`standAside\` (default), \`ask\` | – |
\`smallestGroup\`: among the able units, strongest first, the shortest prefix that reaches the same odds row as all of them.`,
  },
  {
    id: 'A5.3',
    about: 'Not to be merged',
    text: 'T5 and the next T1 are separate sealed steps: what the other side landed is known before launching. They may be asked in one screen only if at most one side could launch, land, dock or undock at all. Movement rounds must never be made simultaneous, and no attack may be rolled before the one before it has been applied.',
  },
  {
    id: 'A5.4',
    about: 'Defaults for an absent seat (clock run out)',
    text: `| Decision | Default |
|---|---|
| setup.purchase | the preset list of \`scenario-generator.json\` |
| S2 | continue all projects in id order as far as the money goes, nothing new |
| S3a, S3d | no change · S3c: done · S4: no trade, consent per standing answer · S5a: attack nobody, no assault |
| S5d | lowest system id (deep space last) |
| B0 | stand aside · B1: the generator's planet rule with the game seed · B2: the sheet nearest the seat's home sector (ties N, then clockwise) |
| B3, B4 | R124 placing for the defender; the attacker in the attacker-zone hexes of his sheet nearest the star, dearest ships first, three to a hex, facing the star as nearly as possible |
| T1, T5 | launch all fighters if an enemy is within 9 hexes; undock nothing; land nothing |
| T2 | done · T3: \`losses\` order · T4: \`fireAuto\` · T4.yield: nothing; offers refused |
| B5, G0 | take the free infantry; no assault |
| G1, G3 | \`fireAuto\` on loaded T first; strongest ship on the unit with the best row, one target each |
| G5 | fight on while the own row is 1-2 or better, else withdraw |`,
  },
];
