/** How open points of the printed rules are decided, in our own words: `R` rulings, then `A`, the order of play in full. */
import type { RulingText } from '#core/module';

export const rulingsText: readonly RulingText[] = [
  {
    id: 'R1',
    about: '3.0, lost',
    text: "Order of the six phases as in A3. Only the first two phases and the count (six, three each) are printed; the remaining order continues the printed alternation, and a published player's report says the enemy's Command Phase lies between one's Movement and Fire.",
  },
  { id: 'R2', about: '2.7', text: 'One ten-sided die, 1-10, for everything (0 on a twenty-sided die means 10).' },
  {
    id: 'R3',
    about: '2.6',
    text: 'Velocity is always 0-9. Accelerate at 9, Decelerate at 0, a launch at 10 are refused; unguided missiles stay at 9. Reason: markers run 0-9.',
  },
  { id: 'R4', about: '', text: 'Player 1 is the First Player unless the scenario says otherwise.' },
  {
    id: 'R5',
    about: '6.1',
    text: "Grid as in `geometry.json`: flat-topped hexes, 16 columns by 18 rows a sheet, even clock directions are hexsides, odd ones corners, odd columns half a hex higher. Size and hexsides are forced by Yamani's orbit; the column offset is inferred from scenario 5's set-up.",
  },
  { id: 'R6', about: '', text: '"0100 hexrow" is column 01. Direction 0 means 12.' },
  {
    id: 'R7',
    about: '6.1',
    text: 'Zig-zag: left hexside (d-1) first, then right (d+1), alternating; one bit of memory carried between turns; reset to left by any Direction Change ending on a corner, not by Weave or velocity changes.',
  },
  {
    id: 'R8',
    about: '6.2',
    text: 'The plane is unbounded for ships and battlecraft; a missile leaving the sheets in play is removed. Battlecraft count as ships for adding sheets.',
  },
  {
    id: 'R9',
    about: '3.0',
    text: 'Launched battlecraft detect like spaceships (5.6 treats them as any other spaceship). Installations detect too. Missiles do not.',
  },
  {
    id: 'R10',
    about: '2.5',
    text: 'An unrevealed unit shows owner, hex, direction and velocity only. Fire may be aimed at it. A unit hit and not destroyed becomes revealed, since the choice of part gives it away; so does a missile that tries an interception, since its type and level decide the chance.',
  },
  {
    id: 'R11',
    about: '8.7',
    text: "Logs are private. When the firing player must choose between parts (two possessed parts, or a critical hit) he sees the target's full log at that moment; the software keeps that snapshot for him with its turn stamp. Option `openLogs` shows all logs always. Units of pod types printed in the scenario are known anyway.",
  },
  {
    id: 'R12',
    about: '4.1-4.6',
    text: 'Read the attribute columns so: pods = number of boxes; velocity rating = most Accelerate plus Decelerate Commands in one phase; maneuver rating see 7.1; energy capacity and burn rate see R14-R16; streamlined = may land; burster class see 8.1 (0 none, 3 and 4 FSB); armor class = of bridge, engine and field; force field class 0 = none.',
  },
  {
    id: 'R13',
    about: '7.1',
    text: "Allowance = current maneuver rating minus velocity at the moment of the unit's first Maneuver Command in the phase (0 if negative); it is not recomputed when velocity changes later in the phase. If velocity equals or exceeds the rating, exactly one Accelerate or one Decelerate is allowed and nothing else. Damage of an earlier phase counts at once; damage in the phase (interception) lowers what remains.",
  },
  {
    id: 'R14',
    about: '7.5, lost',
    text: 'A spaceship pays one Energy Block (burn-rate units) for each Command Phase in which it receives one or more of Accelerate, Decelerate, Direction Change, Weave, however many. Reasons: a damaged engine makes "each and every" command cost a block, so an undamaged one does not; missiles are said to pay for each and every one; ten to eighteen blocks fit the length of the scenarios. Jump-family Commands and planet-hex maneuvers cost nothing (FSB says the energy spent on maneuver may be zero). Battlecraft pay in the same way with a block of one unit. Missiles pay one unit per Maneuver Command.',
  },
  {
    id: 'R15',
    about: '7.6, lost',
    text: 'A unit that cannot pay may not receive the Command. A ship without energy keeps moving, may fire laser bursts, launch missiles, receive all Battle Commands that cost nothing, jump, be towed or tractored. A battlecraft without energy likewise.',
  },
  {
    id: 'R16',
    about: '10.3',
    text: 'The software counts Energy Units. A block can be paid only if at least burn-rate units remain; leftovers may be spent on fire. Starting blocks are the whole number (energy + 144 per pod) / burn; a remainder (Saxophone; Sai and Oboe with an energy pod) stays usable as units.',
  },
  {
    id: 'R17',
    about: '5.6, 8.9',
    text: 'Energy is drawn from energy pods first, lowest box number first, then from the hull. A damaged energy pod loses 10 units (or what it has) at C1 of each own Command Phase; a destroyed one loses all it has. Each of several energy pods is its own tank (the book thinks of one).',
  },
  {
    id: 'R18',
    about: '5.6, 10.4',
    text: "A craft in its pod may be refilled at any time in its owner's Command Phase, unit for unit from the ship, up to the energy of its class (15; FSB classes 12, 15, 18).",
  },
  {
    id: 'R19',
    about: '4.7 lost, 5.3',
    text: "Effective civ level of a pod = its level, less one if above the ship's level (once, however large the gap). Missiles take the effective level. Tractor and field pods below level 7 do not work.",
  },
  {
    id: 'R20',
    about: '4.8 lost, 5.4, 8.5',
    text: "A pod fires with the better (more negative) of pod program and ship program; a burster with the ship's; with an undamaged battle communications pod aboard everything uses -6 (or better if something better exists). On a civ 6 hull the program of any pod above civ 6 is halved, fractions dropped (battle communications -3, printed in FSB; arsenal -2, heavy -1). A civ 6 hull keeps its own program if that is better.",
  },
  {
    id: 'R21',
    about: '8.0',
    text: 'Targets are enemy spaceships, battlecraft and missiles on the plane, at any range; own, captured, landed, dormant and docked-inside units are not. Planets, asteroids and other units never block fire (installations: R69). Programs are negative numbers that are added: modified relative velocity = max(0, relative velocity + program). Never applied to range.',
  },
  {
    id: 'R22',
    about: '8.3',
    text: 'With c = circular difference of directions (0-6): c 0-1 difference of velocities, 5-6 sum, 2-4 chart (root of the sum of squares, nearest whole).',
  },
  {
    id: 'R23',
    about: '8.4',
    text: 'Condition 1 as `geometry.json` alignment: exact bearing along one of the 12 directions and both units pointing along that line, either way; relative velocity from 8.3 is halved, fractions up, before the program is applied. Condition 2 (same direction, same velocity, any positions): relative velocity 0, range halved, fractions up; it overrides condition 1. Velocity 0 units have a direction and count.',
  },
  {
    id: 'R24',
    about: '8.6',
    text: 'Fire Results Table and Interception Table are ours, tuned by simulation (see PROVENANCE); read them from `tables.json`, never from code. Target Values above 18 use 18. A chance of 0 is a legal but pointless fire; the software warns.',
  },
  {
    id: 'R25',
    about: '8.7',
    text: 'Hit Table as `tables.json`. Standard table for up to 15 pods. "Possesses" includes destroyed parts; a hit on a destroyed part does nothing. An empty (unused) box is not possessed. A ship without a force field does not possess one (an X from the start).',
  },
  {
    id: 'R26',
    about: '8.7',
    text: 'Critical hit: any part the target has, except that on an unrevealed target it is no hit. Battlecraft have only bridge and engine. A missile is destroyed by 1 or 2 if revealed, by 2 only if not; any other result misses.',
  },
  {
    id: 'R27',
    about: '8.7',
    text: "Chooser: the player whose weapon did it (the Phasing player for fire, the missile's owner for interception hits), the **owner of the moving unit** for asteroids.",
  },
  {
    id: 'R28',
    about: '9.8, lost',
    text: 'Emergency activation: only at a successful interception, only a hull-mounted, undamaged (vulnerable is fine), inactive field, not with a Jump marker; needs no Command and no energy; one try per intercepting missile. Success on 1-5 (class 1) or 1-8 (class 2). The field stays up afterwards and a Prepare Jump marker stays.',
  },
  {
    id: 'R29',
    about: '9.8, lost',
    text: 'Active field when intercepted: ship survives; class 2 takes 3 hits (figure printed in HC "as per 9.8"), class 1 takes 6; a damaged class 2 works as class 1. Hits are rolled and applied one after the other. The field stays active unless one of the hits puts it out. Fields do not protect against lasers, particle fire or asteroids.',
  },
  {
    id: 'R30',
    about: '8.1',
    text: 'One fire or launch per source allowance. The extra fire of each undamaged battle communications pod can be given to any burster or weapon pod of the ship, the same one again if wished; several such pods give one extra fire each; their -6 is not cumulative.',
  },
  {
    id: 'R31',
    about: '8.9',
    text: 'Effects are immediate. Bridge damaged: rating minus 2 but not below 1; destroyed: rating 1; no Weave either way. Engine damaged: one block (battlecraft: one unit) per Accelerate, Decelerate, Direction Change or Weave. Engine destroyed: no Maneuver Command at all, the jump family included, whether by its owner, by a tractor or in a planet hex; a prepare or jump marker on it is taken off. A field that may no longer be used drops at once. Damage to a weapon pod removes its unlaunched and prepared missiles; its guided missiles in flight (light, medium, heavy, arsenal) can no longer be controlled. A damaged weapon pod still gives its Battle Command and its burst; a destroyed pod gives nothing. A destroyed or damaged battlecraft pod also takes its prepared craft with it.',
  },
  {
    id: 'R32',
    about: '9.6, 9.7 lost',
    text: `"Enters" covers movement, launch placement, Weave, tractor moves and battlecraft launch, in any phase. One try per pair per entry; if several enemy units are in the hex, the missile's owner tries against each in the order he likes until one try succeeds. If several missiles meet one unit, they try one after the other. Missile against missile: the mover's owner rolls with the mover's civ level; success destroys both. Prepared counters and craft in pods are no targets. Friendly units never trigger it. A missile placed by launch in a planet hex is destroyed as if it had moved there; a launch into asteroids needs no check.`,
  },
  {
    id: 'R33',
    about: '7.4',
    text: "Rendezvous: both units in one hex, same velocity, same direction, no active field on either, no jump marker. One Battle Command of the ship (a battlecraft coming home uses one of its mother ship). The enemy cannot refuse. Docking with an **enemy** unit is possible only in scenarios marked `boarding` in `scenarios.json` (dv-4, dv-fsb-1, dv-fsb-2), because 7.4 names it only as a way to meet a requirement of a scenario; elsewhere it is refused. There it boards and captures the ship: it leaves the enemy's control and counts as captured, not destroyed (the boarding mentioned in FSB has no other rule); its prepared counters and craft in pods go with it, its missiles in flight lose control (R37). A battlecraft cannot board and cannot be boarded. A captured ship is towed as in R34 and takes no other action.",
  },
  {
    id: 'R34',
    about: '7.4',
    text: "Docked ships share hex, direction, velocity and one Maneuver allowance: that of the driving ship, which the Phasing owner names and which needs a working engine. Each block costs the sum of both burn rates in units, paid by the driving ship; if it cannot, by the other if that is friendly. Undocking is free in the owner's Command Phase before or after other Commands; the ships then keep hex, velocity and direction. Both may fire; each is a separate target.",
  },
  {
    id: 'R35',
    about: '5.6, 7.4',
    text: "Tractor: one Battle Command activates one pod; target any other spaceship or battlecraft (not missiles, installations or ships with an active field or jump marker) within range, revealed or not. One or two Maneuver Commands (Accelerate, Decelerate, Direction Change, Weave) are issued as if P controlled it: they count against the target's allowance of this phase (with what a friendly target has used itself), its velocity rating and its damage. Several tractors may work on one target. Each Command costs twice the target's burn rate from the tractor ship; the target pays nothing. A battlecraft's burn rate is 1.",
  },
  {
    id: 'R36',
    about: '9.9, mostly lost',
    text: 'A MIMS may in any one own Fire Phase after the one it was launched in place four unguided missiles by Diagrams C/D and the velocity rule, with the MIMS as launcher; fewer than four may be placed but the payload is then spent. They have its civ level, start unrevealed and are independent. It then counts as an intelligent missile with the energy it has left.',
  },
  {
    id: 'R37',
    about: '7.4',
    text: 'A guided missile without control keeps direction and velocity. Control ends for good when its pod is damaged or its ship destroyed, jumped, landed or captured.',
  },
  {
    id: 'R38',
    about: 'dv-8',
    text: 'The Gamma of scenario 8 carries only battlecraft pods and so has no Battle Command, though its craft are meant to be launched; each of its battlecraft pods gets one Battle Command for handling its own craft (as FSB prints for the Terwillicker-Y).',
  },
  {
    id: 'R39',
    about: '6.5',
    text: 'Gravity maneuver on entering a planet hex: allowance, velocity-rating limit and the 7.1 exception as in a Command Phase, with the velocity at entry; Accelerate, Decelerate, Direction Change only; result at least 1; free of energy even with a damaged engine; not with a destroyed engine, active field or jump marker. Remaining steps = new velocity minus hexes already entered (the planet hex included), at least 0. Every planet hex entered in one move gives this once. It does not use up the next Command Phase.',
  },
  {
    id: 'R40',
    about: '5.7',
    text: "Where a scenario prints no pod armor, pods have the hull's armor class (dv-fsb-2: 2 for both sides).",
  },
  { id: 'R41', about: '', text: 'Where no civ level of a tractor is printed it is 7.' },
  { id: 'R42', about: '', text: `"Burster pods" in Sambu's notes are blaster pods.` },
  {
    id: 'R43',
    about: '6.5',
    text: 'Orbit = velocity 1 in a planet hex. Landing needs a streamlined ship or battlecraft, velocity brought to 0 by Decelerate in a Command Phase while in the planet hex; it happens at M0 of the next own Movement Phase; the unit is then out of the game but not destroyed. A non-streamlined unit may have velocity 0 there; it simply stays. Units that start at velocity 0 in a planet hex have not landed.',
  },
  {
    id: 'R44',
    about: '6.6',
    text: 'One check per asteroid hex entered, missiles included; no check for standing still, launching or being launched there; Weave into asteroids or a planet is refused. Hit Table as for fire; critical = no effect; a missile is destroyed only by a 2.',
  },
  {
    id: 'R45',
    about: '7.2',
    text: 'Jump. Only where the scenario allows and with an undamaged jump source. Standard jump or hunter: Prepare Jump in one Command Phase, Jump in the next, removal at M0 of the following own Movement Phase. Augmented: Jump at once. Where a region is printed, the ship must be inside it when the Jump Command is given; Prepare Jump may be given anywhere. Prepare, Abort and Jump count as Maneuver Commands for the allowance (the forced Jump or Abort is always possible); after Prepare or Jump no other Maneuver Command in that phase or while the marker is there. Jump needs the field down; Deactivate and Jump in one phase is fine. If the jump source is damaged while a marker is on the ship, the marker goes. A Jump marker cannot be withdrawn.',
  },
  {
    id: 'R46',
    about: '7.2',
    text: 'Weave: ships and battlecraft only, once a phase, any of the six adjacent hexes, direction, velocity and zig-zag bit unchanged; may trigger interception.',
  },
  {
    id: 'R47',
    about: '7.4',
    text: 'Battlecraft: Prepare in one Command Phase, Launch in a later one; no Maneuver Commands in the launch phase; any adjacent hex, also with a planet (no gravity maneuver) or asteroids (no check); unrevealed until detected; Launch is not possible from a ship with an active field. A launched craft gets no Battle Commands. Its pod stays its only home.',
  },
  {
    id: 'R48',
    about: '7.4, 9.1',
    text: 'Prepared missiles on a ship: at most the number of its undamaged missile-carrying pods (hunter included, reload pods not); any mix of origins, one Battle Command each. A prepared missile stays prepared until launched or lost. Types that need no preparation are launched straight from the pod. A launch uses the fire of its own pod.',
  },
  {
    id: 'R49',
    about: '7.4',
    text: 'Active field: only Prepare Jump, Abort Jump, Prepare Missile, Active Search, Prepare Battlecraft and Deactivate; no launches (missile or craft); fire allowed. Activate and Deactivate each cost one Battle Command; not both for the same field in one phase. The order inside the phase is free: a ship may maneuver, launch its craft, then Activate; or Deactivate, then maneuver. It may not maneuver after Activate.',
  },
  {
    id: 'R50',
    about: '7.3',
    text: "Battle Commands = sum over undestroyed pods (battle communications: 2, damaged 1). A ship without such pods can do none of 7.4, not even switch its field on; only R28 remains. Battlecraft docking home uses its mother ship's Command.",
  },
  {
    id: 'R51',
    about: '11.0',
    text: 'Destroyed: bridge and engine destroyed and more than half of the pods the ship carries destroyed. Empty places and dropped pods do not count (else a Sword bought with two pods could never be destroyed by fire); a unit without pods: bridge and engine. Checked after each hit. Craft in pods and prepared counters die with the ship; launched missiles fly on (R37).',
  },
  {
    id: 'R52',
    about: '11.0',
    text: 'If one event gives both sides their condition, the Phasing player wins, except that conditions of the same kind (both fleets destroyed by one event, e.g. missile meets missile-carrier) make a draw.',
  },
  {
    id: 'R53',
    about: '',
    text: 'No counter limits: ids are unlimited (dv-8 itself says to make more Daggers). Missile ids run 01, 02, ... per ship and type.',
  },
  { id: 'R54', about: '2.2-2.5', text: 'Log 1 or Log 2 and the printed counter letters matter only as names.' },
  {
    id: 'R55',
    about: 'dv-5',
    text: 'The lost end: Player 2 wins with 7 points (14 exist, Player 1 needs 8, so exactly one can get there).',
  },
  {
    id: 'R56',
    about: 'dv-9',
    text: 'Lost end of the Hai-Katu list, set-up and victory: as in `scenarios.json`; with the Iota chosen there the two sides cost 80,300 and 80,350 Trans.',
  },
  {
    id: 'R57',
    about: 'dv-10',
    text: 'Prices: the cost chart lost the label Energy; see `pods.json`. Corco Omega has no attributes and is not sold. Augmented jump has no price and is not sold. Every pod bought has armor 2. Overspending is refused instead of punished.',
  },
  {
    id: 'R58',
    about: 'dv-4',
    text: 'The dormant Dagger is no target and cannot be intercepted; alerted on 1-2 at C1 of a Player 1 Command Phase it can be commanded in that phase. Being in orbit it need not move.',
  },
  {
    id: 'R59',
    about: 'dv-3',
    text: 'A ship that has jumped can no longer be destroyed; if neither side can win any more the game is drawn.',
  },
  {
    id: 'R60',
    about: 'dv-8',
    text: `Two Daggers start in Earth's hex (not printed). Reinforcement rolls begin in the Game-Turn after the first shot of a Terrorist spaceship. "Before the ship enters orbit" and "enters Earth's hex" are read as the same moment: entering the hex.`,
  },
  {
    id: 'R61',
    about: 'dv-fsb-1',
    text: '"Speed and direction 3" = velocity 3, direction 3. "Beyond active search range" uses the range of the ship with Sambu. The field exception of the rabbit rule applies if an enemy missile is within (its velocity + 2) hexes.',
  },
  {
    id: 'R62',
    about: 'dv-fsb-2',
    text: 'Yamani moves one hex at the start of each Player 2 Movement Phase with all that is on it or orbits it; ships already in the hex it enters are not affected, missiles there are destroyed at the end of that phase. The Sai counts as orbiting until it leaves. End by agreement = both players press end; each may offer once per Game-Turn.',
  },
  {
    id: 'R63',
    about: '',
    text: 'Blaster: 5 fires of any type a pod may make, no missiles; damaged 2 fires (bursts only, as other weapon pods). Medium weapon: as light/heavy.',
  },
  {
    id: 'R64',
    about: '',
    text: 'Command pod: its 4 (damaged 2) Battle Commands may be used by its ship or any friendly ship, or to control a guided missile, within 6 hexes (10 with an undamaged battle communications pod aboard its ship), measured when used.',
  },
  {
    id: 'R65',
    about: '',
    text: 'Field generator pods: level 7 = class 1, level 8 = class 2; damaged and destroyed as hull fields of that class; one Command per generator; protection of the best active one; the ship has a field if any is active; no emergency activation. On the Hit Table they are pods.',
  },
  {
    id: 'R66',
    about: '',
    text: "Electronics warfare, C0 of the enemy's phase, within active search range of its ship: four (damaged two) points, each either takes one Battle Command from an enemy ship or affects one enemy guided, intelligent or MIMS missile: rating -1 for this phase per point, and for a guided one +1 Battle Command to control it. Undamaged only: interception chance against its ship -2 for guided, intelligent and MIMS (A counts as 10), and +2 to the program of enemy ships firing at its ship (added after the best program is chosen; relative velocity may rise). Unguided and homing missiles are not affected.",
  },
  {
    id: 'R67',
    about: '',
    text: 'Homing missiles replace guided or intelligent ones one for one before play (option; where a scenario names them they need no option), with the same preparation need. In an own Command Phase: candidates = enemy ships, battlecraft and missiles within 6 hexes that received any Maneuver Command in their last Command Phase; score = energy they spent on maneuver in that phase minus range; highest score is the target, ties to the owner. Then the owner gives Maneuver Commands within the normal limits, one unit each, and must end with the missile pointing at the direction nearest the true bearing to the target (ties free) or as near to it as the allowance permits. Without candidate: no Commands.',
  },
  {
    id: 'R68',
    about: '',
    text: 'Fighters with rails: X-1/2/3, X-1G/2G/3G and Y as in `ships.json`. Any number launched in one Fire Phase, all same hex, direction and velocity, by Diagrams C/D; no burster fire in that phase; no preparation; civ of the craft. X: maneuver rating -1 per missile still carried. Guidance by the craft itself, no Battle Command: Y all its missiles; G models one per Command Phase and only if none was launched in their last Fire Phase. First sortie only.',
  },
  {
    id: 'R69',
    about: '',
    text: "Installations: bridge and engine only for destruction; fire, launch, tractor and being fired at only through one hexside: the bearing angle to the other unit must lie within 30 degrees of the hexside's direction (limit included); velocity 0, direction = that hexside; range 0 units (in orbit) are always in view. Missiles entering a planet hex are destroyed at the end of that Movement Phase and can intercept the installation or orbiting units before. The attacker chooses pods by number without seeing the log; destroyed pods and counts of hits are public, vulnerable/damaged are not. An Active Search that covers the installation rolls the Hit Table three times; so does Detection, once per own Command Phase in which a ship or craft of P is within 3 hexes. A pod named (both if two) is shown with type and state, not its missiles or energy; results that name no pod, and the critical result, show nothing. The enemy sees the number of pods, the hits and what each pod does (fire, launches, tractor, jamming, field), never the box order.",
  },
  {
    id: 'R70',
    about: '',
    text: 'Missile reload pod destroyed with missiles aboard: d10, on 1 the ship is destroyed; damaged it does nothing. Provide Supply and Major Repair are Battle Commands usable in battle as well; between battles each ship has one Battle Command more. **Provide Supply**: from a reload pod to weapon pods of its own ship without a supply pod; between docked ships through a supply transfer pod on either of them. One Command serves one other ship with as many ports as wished; each port once a phase, for missiles or for energy; nothing is taken from or put into a damaged pod; what is handed over must fit (empty energy places, empty missile places); missiles arrive unprepared and take the level of the pod that will launch them. A damaged supply pod works one level lower (level 6: the level 5 line), a destroyed one not at all. Level 8 pods may serve battlecraft docked to the pod; these are destroyed if the pod is hit in any way. **Major Repair**: jettison needs a destroyed item; transfer and install need an empty place of the right kind; hull items only between ships of one class; the repair pod cannot handle itself; an item works only when installed. Times count own Command Phases; each further Major Repair Command in a phase counts as one more turn; +1 turn for items of an enemy ship.',
  },
  {
    id: 'R71',
    about: 'HC',
    text: "The attribute chart's figures stand one line too high; corrected in `ships.json`. Extended Hit Table for these two classes (option: for all). Field hits roll the field table; 10 rolls twice more, each further 10 again. A missile that intercepts: each of the four areas whose field is not active and intact is destroyed, then three hits; if all four are up only the three hits; if none is up the ship is destroyed. All fields are switched by one Command. Storage pod: four neighbouring boxes, any hit on one of the four counts for the storage pod.",
  },
  {
    id: 'R72',
    about: 'AL',
    text: 'Ram jet and solarship: bridge, engine and field only, any pod result is a miss without reroll, endless energy. Modular ship: each pod is a unit of its own; bridge, engine and field results are misses; a pod result not above the number of pods in the ship hits all pods of that ship alike; a pod destroyed means all destroyed. The pulsor is not playable. Aliens appear only in custom games.',
  },
  {
    id: 'R73',
    about: '',
    text: 'A battlecraft that was revealed stays revealed when it is launched again: 3.0 says for the rest of the game. A craft never revealed is launched face-down as 7.4 says.',
  },
  {
    id: 'R74',
    about: '',
    text: 'A streamlined ship docked with an installation at the start of its Movement Phase stays docked; it lands only when it is not docked.',
  },
  {
    id: 'R75',
    about: '',
    text: '"As soon as possible" in the rabbit rule: while its velocity forbids the jump the rabbit may not accelerate, and owes Decelerate with the Commands it has until it can jump.',
  },
  {
    id: 'R76',
    about: '',
    text: 'A missile reload pod that serves its own ship fills one pod a Provide Supply Command. A transfer to another ship uses as many ports as desired, as R70 has it.',
  },
  { id: 'R77', about: '', text: "A docked ship undocks before it jumps (free); the engine's refusal stands." },
  {
    id: 'R78',
    about: '',
    text: 'With several enemy missiles in one hex against one unit, their owner chooses the order whenever the order can matter.',
  },
  { id: 'R79', about: '', text: 'A log that is read is read whole, as it stands at that moment.' },
  {
    id: 'A1',
    about: 'Things the state must hold',
    text: `- **Plane**: axial hexes without bounds; the set of sheets in play; planets (one may move); asteroid hexes.
- **Unit on the plane** (spaceship, launched battlecraft, launched missile, installation): owner, class or missile type, hex, direction 1-12, zig-zag bit, velocity 0-9, revealed yes/no, docked-with, stranded/landed/orbit flags.
- **Spaceship**: pod type in every numbered box, state of bridge, engine, force field (if any) and every pod (\`ok\`, \`vulnerable\`, \`damaged\`, \`destroyed\`), armor of each part, energy left in hull and in each energy pod, field active yes/no (each field), jump marker (\`none\`, \`prepare\`, \`jump\`), missiles left per pod and type, list of prepared missiles (with pod of origin) and prepared battlecraft, craft in each battlecraft pod.
- **Battlecraft**: bridge, engine, energy, mother pod, rail missiles (FSB).
- **Missile**: type, civ level, energy left, pod and ship of origin, MIMS payload spent yes/no, homing flag (FSB).
- **Per phase**: Maneuver Commands issued and allowance per unit, energy charged for maneuver per unit, Battle Commands used per ship, tractor pods used, fires used per source.`,
  },
  {
    id: 'A2',
    about: 'Set-up',
    text: "1. Choose scenario and options (section C). 2. Purchases or pod choices where the scenario has them: both players at once, hidden (dv-10, dv-fsb-1). 3. Every owner assigns his pods to boxes 1..n in any order: both at once, hidden. 4. Set-up choices (hex, direction, velocity, prepared units): Player 1 first, then Player 2, visible as made, except secret hexes (dv-10) which are both committed before either is shown. 5. Game-Turn 1 begins with the First Player's Movement Phase; nobody has a Command Phase before it.",
  },
  {
    id: 'A3',
    about: 'Game-Turn: six phases (R1)',
    text: "`Movement(First) -> Command(Second) -> Fire(First) -> Movement(Second) -> Command(First) -> Fire(Second)`; then the next Game-Turn. So the enemy always gets a Command Phase between your Movement and your Fire, and your own Command Phase comes just before the enemy's Fire. The player whose phase it is, is the Phasing player.",
  },
  {
    id: 'A4',
    about: 'Movement Phase of P',
    text: `- **M0** automatic: own ships with a Jump marker leave play; own streamlined units at velocity 0 in a planet hex whose velocity was brought to 0 in a Command Phase land. Scenario hooks (entry of units, moving moon).
- **M1** P picks any own unit not yet moved. Velocity 0: nothing happens. Velocity 1 in a planet hex (orbit): P decides stay or move. A docked group moves once, as one unit.
- **M2** the unit enters one hex after the other until it has entered as many as its velocity. On each entry, in this order:
  1. outside the sheets in play: a missile is removed; for a ship or battlecraft the sheet is added;
  2. planet: a missile is destroyed; for a ship or battlecraft **P decides** gravity maneuvers (R39);
  3. asteroids: **d10**, hit if it is not above the velocity; on a hit **d10** on the Hit Table (R44);
  4. interception: every missile/enemy pair created by the entry is resolved (A7). **Interrupts**: the missile's owner chooses the order and the parts hit; the target's owner decides on emergency activation.
  A destroyed unit stops at once.
- **M3** automatic at the end: own missiles that have no energy left are removed (unguided ones have none to lose and stay). Victory check.`,
  },
  {
    id: 'A5',
    about: 'Command Phase of P',
    text: `- **C0** (FSB) the **opponent** assigns the jamming of his electronics warfare pods.
- **C1** automatic: own unguided missiles +1 velocity (not above 9); own damaged energy pods leak 10; scenario rolls (**d10**).
- **C2 Detection Segment** automatic: every unrevealed enemy unit within 3 hexes of an own spaceship or launched battlecraft is revealed, for good.
- **C3 Command Segment**: P issues Commands to his units one Command at a time, in any order, and may come back to a unit. Own ships with a Prepare Jump marker must get Jump or Abort Jump before the phase can be ended. Each Command takes effect at once; Weave, Launch Battlecraft and tractor moves can put a unit into a hex with an enemy missile (or the reverse): resolve A7 at once. Active Search reveals at once.
- **C4** P ends the phase. Unused Commands are lost. Victory check.`,
  },
  {
    id: 'A6',
    about: 'Fire Phase of P',
    text: `- **F0** note which missiles are prepared: only these, and types that need no preparation, can be launched.
- **F1** P picks an own ship, battlecraft (or a MIMS with payload) that has not finished. All its fires and launches are done before another unit is picked; a unit once left is finished.
- **F2** one fire: P declares type, source (burster or pod number) and target; energy is paid; Target Value is computed; **d10** against the Hit Chance; on success **d10** on the Hit Table; if the table leaves a choice **P chooses** after seeing the target's log; the result is applied before the next declaration.
- **F3** one launch: P declares pod and missile type, hex, direction and velocity; the counter is placed unrevealed; if an enemy unit is there, A7.
- **F4** P ends the phase. Victory check (also after every single hit or interception).`,
  },
  {
    id: 'A7',
    about: 'Interception routine (one missile m, one enemy unit t)',
    text: `1. Relative velocity of m (as firing unit) and t by 8.3 and 8.4; no targeting program. 2. Chance = Missile Interception Table, civ level of m (A = 10); FSB modifiers. 3. **d10** not above the chance: intercepted; A after modifiers needs no roll. Failure: nothing; m goes on (or stays), and does not try against t again until one of them enters the other's hex anew. 4. If t is a spaceship without an active field but with an eligible hull field, **t's owner may try** emergency activation: **d10** (R28). 5. Field active: m is removed; t takes 3 hits (class 2) or 6 hits (class 1), each a **d10** on the Hit Table with m's owner as the chooser. No active field: m and t are destroyed. m is shown (revealed) when it tries, whatever the result.

Timing to keep in mind: a missile launched in your Fire Phase makes its first move before the target has another Command Phase (your Fire, his Movement, your Command, his Fire, your Movement). The target's only answers are a field raised beforehand, shooting, and emergency activation; evasion means choosing a course in advance that no launch placement can reach. Previews should show this.`,
  },
  {
    id: 'A8',
    about: 'What is hidden from whom',
    text: `| Item | Owner | Enemy |
| --- | --- | --- |
| hex, direction, velocity of every launched unit, zig-zag position | yes | yes |
| class of a spaceship, field active, jump marker, docked | yes | yes |
| nature (missile or battlecraft), type, energy, origin of an unrevealed unit | yes | no; sees "unknown contact" with a stable id |
| number of prepared counters on a ship | yes | yes |
| type of prepared counters | yes | no |
| pod types aboard | yes | yes if printed in the scenario; no if bought or chosen secretly |
| which box holds which pod, part states, energy and missiles left (the log) | yes | no, until the enemy inspects the log on a choice (R11) |
| set-up hex before commitment, installation hexside, installation log | yes | no |
Dice are public except that a roll never reveals more than its result.`,
  },
];
