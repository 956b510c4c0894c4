/** How open points of the printed rules are decided, in our own words: `R` rulings, then `A`, the order of play in full. */
import type { RulingText } from '#core/module';

export const rulingsText: readonly RulingText[] = [
  {
    id: 'R1',
    about: 'chart, 5',
    text: 'Efate is hex 2109; the two charts print 2108. Rules text, news items and the sector map agree on 2109.',
  },
  {
    id: 'R2',
    about: '3',
    text: 'Jae Tellona is hex 3218; 2218 is a misprint (canonical 2814 + 0404; next to Rhylanor, the reinforcement focus).',
  },
  {
    id: 'R3',
    about: '3',
    text: 'The world between Pixie and Feri at 2308 is Boughene ("Roughened" is a scan error). Cronor = Chronor, Uthith = Uthilh.',
  },
  {
    id: 'R4',
    about: '1',
    text: 'The display is the 146 worlds of worlds.json; empty hexes inside columns 07-32, rows 02-27 (minus `offDisplayHexes`) may be jump destinations, except when disengaging.',
  },
  {
    id: 'R5',
    about: 'Imperial chart',
    text: 'The chart would need 34 battle and 32 cruiser squadrons, the counter sheet holds 32 and 26. The sheet wins: the initial 2 and 6 are drawn from those, 30 and 20 remain as reinforcements.',
  },
  {
    id: 'R6',
    about: 'Zhodani chart',
    text: 'The Guards are part of the 20- and 100-factor groups and are drawn with them. Surplus counters are not used.',
  },
  {
    id: 'R7',
    about: '1',
    text: 'Vacuum = atmosphere code 0 or 1, breathable = 5, 6, 8, everything else tainted/hostile.',
  },
  { id: 'R8', about: '3, 4', text: 'Chart "planning" factor and text "plotting" factor are the same thing.' },
  {
    id: 'R9',
    about: '1, 3',
    text: 'Gas giant and base symbols: ignore the left/right contradiction; only presence matters.',
  },
  {
    id: 'R10',
    about: '3',
    text: 'Fuel is a yes/no state per squadron. A jump empties it. At 2F a squadron that jumped this turn fills only from a zero-time source; one that stayed in the hex through the whole phase fills from any source. A squadron already full needs nothing.',
  },
  {
    id: 'R11',
    about: '3',
    text: 'Enemy squadrons never prevent refuelling by themselves; ocean, starport and base need friendly control at 2F, gas giants never do. Independent worlds with no controller offer only the gas giant.',
  },
  {
    id: 'R12',
    about: '3',
    text: 'Starport slots are per hex and movement phase for the controlling side; a squadron can use another source instead and leave the slot free.',
  },
  {
    id: 'R13',
    about: '3',
    text: 'A tanker has a flag *spent* beside its own fuel state; every tanker starts unspent. A dry tanker may still serve others. Unspent it may, in one 2F, fill up to its current defense factor of other non-tanker squadrons in its hex, or one tanker (itself included) at the price of everything. Any use sets *spent*; a fill from a non-tanker source clears it and also fills the tanker. No plot is needed.',
  },
  {
    id: 'R14',
    about: '3',
    text: `"Certain to need refueling": after a plotted jump into a hex, the next turn's jump is refused unless all squadrons still in the fleet could be filled there in zero time if the owner controlled the world. Count: with a base (or in a box) nobody is left over; otherwise n = squadrons that have neither a gas giant usable in 0 by their code nor (streamlined) an ocean. If n exceeds the zero-time slots of the starport, tankers of the fleet that are unspent now and not used earlier in the plot must cover the rest: slots go to tankers among the n first; each tanker still dry uses up one whole unspent tanker (the one with the smallest capacity, itself allowed); the capacities of the others must reach the squadrons still left. If not, refuse. So a lone tanker never carries its own fleet through two jumps in a row without another source for itself. Who controls the world then, and who else wants the slots, is the plotter's risk.`,
  },
  {
    id: 'R15',
    about: '3',
    text: 'Execution of a plotted jump needs every squadron of the fleet fuelled and in range at 2E. Otherwise the whole fleet stays and its plot must be aborted in 4C. (With R16 this cannot normally happen; it is the safety net.)',
  },
  {
    id: 'R16',
    about: '3',
    text: 'Must-abort cases, tested in 4C after fleet adjustment: the fleet is not in the hex its plot assumes; a plotted jump could not be executed; or the next order is a jump and a squadron still in the fleet is dry (it cannot fill before the jump). Detaching the dry squadrons in 4A avoids the last one, so does the insertion of R17. Losing or detaching squadrons is never a reason (fewer squadrons never shorten the range).',
  },
  {
    id: 'R17',
    about: '3',
    text: 'Insertion of a hold is a free choice beside the abort, allowed only when the fleet was plotted R this turn and a squadron that needed fuel got none. The inserted R takes next turn, the rest slides back one turn, nothing new is plotted.',
  },
  {
    id: 'R18',
    about: '3',
    text: 'Lower plotting value: surplus orders are erased automatically in 4C, for value 0 all of them. Higher value: missing turns are plotted in the next 4C at once; a turn that comes without an order is a hold.',
  },
  {
    id: 'R19',
    about: '3',
    text: 'First plotting: in 4C of turn 1 each Imperial fleet plots turns 2 .. 1+P. A new fleet plots T+1 .. T+P on creation and so can move next turn.',
  },
  {
    id: 'R20',
    about: 'chart',
    text: 'Space table, die 2, column 6: the scan shows a dash; 1 is used (in every other row column 6 is one less than column 12 where that is above 0, and the public transcription reads 1).',
  },
  {
    id: 'R21',
    about: 'chart',
    text: 'Imperial reinforcements on a 6: 1 battle squadron, no cruiser, 1 fleet, as printed (the scan and a public transcription agree), although every other row hands out five squadrons. The option `reinforcementSixFive` (default off) gives 5 battle squadrons instead.',
  },
  {
    id: 'R22',
    about: '3',
    text: 'Boxes: entry hex distance 1, any hex n from the entry hex costs n+1; leaving likewise. A box is a legal J destination only for the owning side (Zhodani, Sword Worlds and Vargr squadrons may use SW, ZR and ZA). No jump from box to box. Scouts leave alone as they enter alone. No xboat from or to boxes. No combat there.',
  },
  {
    id: 'R23',
    about: '3',
    text: 'Transport: cargo may be loaded at the origin only if at that moment no enemy squadron or enemy SDB (strength above 0) is there, and unloaded at 2F under the same test at the destination. Covert guerrillas, troops and defense units do not forbid it. Cargo may pass between friendly squadrons in one hex whenever loading is legal and in 4A.',
  },
  {
    id: 'R24',
    about: '3',
    text: "A troop fits if the sum of current strengths aboard is within the current capacity; one unit is never split. If capacity drops, losses in steps of 10% are put on the cargo, owner's choice, until it fits.",
  },
  {
    id: 'R25',
    about: '3',
    text: 'Xboat: connected links of one friendly network, total length at most 4, start and end without enemy squadrons, admiral on the surface or aboard at the start, on the surface at the end. Red zones bar Imperial admirals from landing. The end world must not be enemy controlled; links themselves are never cut. An admiral makes one xboat move a turn. He may not jump with a squadron in the same phase, but may board at 2F.',
  },
  { id: 'R26', about: '2', text: 'First-mover roll ties are rerolled. The one roll serves 2B, 2C and 2D.' },
  {
    id: 'R27',
    about: '3',
    text: 'Only one jump per squadron and turn. A scout attached to a fleet is not independent until detached in 4A.',
  },
  {
    id: 'R28',
    about: '4',
    text: 'Squadrons that disengage are in transit: out of all combat, refuelling, bombing and attachment until 2E of the next turn, when they arrive without further choice; they then refuel at 2F as having jumped. Admirals and troops aboard go along. They may not move again that turn.',
  },
  {
    id: 'R29',
    about: '4',
    text: 'Destination: a system on the display within the lowest jump number of the leaving part of the fleet; boxes and empty hexes are not systems. The current hex is no destination.',
  },
  {
    id: 'R30',
    about: '4',
    text: 'Independent non-scout squadrons also disengage if fuelled and able (the disengagement rule speaks of all squadrons); each picks its own system.',
  },
  {
    id: 'R31',
    about: '4',
    text: 'Within a fleet those unable to leave (dry, jump 0, or no system in range) are detached; the rest must share one system within the lowest jump number among them (there always is one, since the shortest jumper can reach a system). Slow but able squadrons may not be left behind.',
  },
  {
    id: 'R32',
    about: '4',
    text: "If the fleet's own next order was a jump to exactly that hex the plot survives; otherwise it is aborted in 4C of turn T: T+1 is the arrival, T+2 .. T+P-1 become R in the destination, T+P is plotted freely (with P = 1 nothing is; with P = 0 the fleet may not move in 2D of T+1).",
  },
  {
    id: 'R33',
    about: '5',
    text: 'With two or more admirals of a navy in a hex with fleets of their side, assignment is forced: seniority order against eligible fleets by falling squadron count (ties: owner). A single admiral of a navy may command any eligible fleet or none. Admirals on the surface take part. Several navies in one hex: the navy with most squadrons there assigns first (tie: owner), fleets with a commander drop out. Instead of moving admirals the owner may move squadrons until the order fits.',
  },
  {
    id: 'R34',
    about: '5',
    text: 'Eligible fleet: not more squadrons of other navies than of his own. Overall command in combat: same test over the whole hex; among eligible navies the one with most squadrons (tie: owner); its most senior admiral there; none eligible = tactical 0.',
  },
  {
    id: 'R35',
    about: '5',
    text: 'Subtract 1 if that admiral is on the surface. Warrant = precedence 0, ties impossible.',
  },
  {
    id: 'R36',
    about: '3, 5',
    text: 'Admirals aboard die only when all friendly squadrons in the hex are eliminated (a disengaging part saves any admiral the owner sends with it). Admirals on the surface die when the enemy takes control of the world. Dead admirals do not return. A warrant on a dead admiral is lost with him.',
  },
  {
    id: 'R37',
    about: '5, 6',
    text: 'The warrant drawn from the special group is placed with any Imperial admiral in the same box, else waits in the box.',
  },
  {
    id: 'R38',
    about: '4',
    text: 'Loss choice: any set of steps reaching the number; a squadron may take two steps in a round; overshoot is allowed. Step values: full minus reduced, then reduced; a squadron without a reverse loses its full defense factor at once. Squadrons with 0 in a step value (none in the mix) would count 0.',
  },
  {
    id: 'R39',
    about: '4',
    text: 'Squadron-against-SDB counting stops at the top and bottom rows. Passive adds -3 to the die. Fractions of half the tech level are dropped. Several attacks add their percentages. Row = printed full strength even when losses exist.',
  },
  {
    id: 'R40',
    about: '4',
    text: 'SDB strength below 10 cannot harm squadrons; total bombardment below 1 cannot bomb.',
  },
  {
    id: 'R41',
    about: '4',
    text: 'SDB bombing strength is current strength / 10, fractions kept, summed with squadrons and then dropped.',
  },
  {
    id: 'R42',
    about: '4',
    text: 'If the squadrons decline, nobody fires. SDBs declared active may still bomb enemy troops.',
  },
  {
    id: 'R43',
    about: '4',
    text: "All the side's squadrons in the system share the decision, the fire and the damage.",
  },
  {
    id: 'R44',
    about: '4',
    text: 'Percentage losses add, capped at 100; a unit whose table strength is 0 before 100% (factor 1, 2 or 3) stays on the map with strength 0: it cannot fire, counts as no garrison, and any shot at it uses the 100:1 column before the tech shift. See R84.',
  },
  {
    id: 'R45',
    about: '4',
    text: 'Odds use doubled strengths (armor, elite) on both sides and halved mercenaries when firing; fractions stay. Below 1:100 counts as 1:100. Tech shift after odds, clamped to the table ends.',
  },
  {
    id: 'R46',
    about: '4',
    text: 'The worked example shifts 1:5 four columns to "1.5:1"; counting the printed columns gives 1:1 (10% on a 6). Rule and table win over the example.',
  },
  {
    id: 'R47',
    about: '4',
    text: 'Several firing units with different tech use the lowest tech in that attack. A unit may split its (doubled or halved) factors over several attacks in multiples of 0.5.',
  },
  {
    id: 'R48',
    about: '5',
    text: 'Psionic units fire only in the first fire. Their targets then act with reduced strength and may be attacked again.',
  },
  { id: 'R49', about: '5', text: 'Mercenary halving applies above 50% loss, only to firing.' },
  {
    id: 'R50',
    about: '4',
    text: 'Guerrillas overt are targets for bombing and fire; covert ones are out of play for everything except recovery.',
  },
  { id: 'R51', about: '4', text: 'Zero attack both sides: stand-off, see A2.6.' },
  {
    id: 'R52',
    about: '3, 4',
    text: 'When black globe transfers or jump troops put units on a world, surface combat takes place normally in 3D.',
  },
  {
    id: 'R53',
    about: '5',
    text: 'Independent worlds with SDBs or defense battalions are neutral to both until a side *invades*: declares an attack on the SDBs, bombs, or lands troops with the invade flag. From then on the defenses fight that side and are run by the other player until destroyed. An invaded world becomes neutral again at the end of a turn in which the invader has no squadron and no troop (covert guerrillas apart) in its hex; until then the other side may not invade it, and takes no control while SDBs or defense battalions stand. Guests (SPL at Ruie, troops landed without the flag) do not fight the neutral defenses. An overt guerrilla on an independent world is an invader.',
  },
  {
    id: 'R54',
    about: '5',
    text: 'An uncontrolled world without defenders is taken at the next control check by a side that has a garrison there while the enemy has neither squadrons nor troops there.',
  },
  {
    id: 'R55',
    about: '5',
    text: 'An original controller needs no garrison; retaking his own world needs only that the enemy garrison is gone.',
  },
  { id: 'R56', about: '5', text: 'Destroyed SDBs and defense units never return.' },
  {
    id: 'R57',
    about: '5',
    text: "Red zone: lifted for a world once any Zhodani-side squadron or troop has been in its hex; guerrillas cannot be there. The warrant admiral's own hex is exempt for the units with him. Imperial squadrons may not use the world's base either while it holds.",
  },
  {
    id: 'R58',
    about: '5',
    text: 'Surrender also hits overt guerrillas of the surrendering side and independent vacuum worlds (toward a side that declares invasion). No vacuum world has SDBs, so their fate never matters.',
  },
  {
    id: 'R59',
    about: '5',
    text: 'Esalin: the two named colonial units fight each other from turn 1 on (mandatory surface combat).',
  },
  {
    id: 'R60',
    about: '5',
    text: 'Secret base may be revealed in any Zhodani decision window. With Imperial troops present the Fulacin unit is placed and combat follows in 3D. A revealed base needs the Fulacin unit or other troops as garrison.',
  },
  {
    id: 'R61',
    about: '5',
    text: 'Guerrilla strength: 10% of the printed defense factor, halves up, at least 1. Several units on one world each have that strength.',
  },
  {
    id: 'R62',
    about: '6',
    text: 'If a pool runs short take what is there; the roll continues every turn while any pool is non-empty.',
  },
  {
    id: 'R63',
    about: '6',
    text: "Rebuilding: squadron in a system with a friendly-controlled base of its own state's original territory (Imperial naval base; scout base only for scouts; military base for Zhodani). Boxes do not count. Tanker, assault and colonial squadrons use naval bases.",
  },
  {
    id: 'R64',
    about: '6',
    text: 'Troop rebuilding is all or nothing to full strength; armor costs two per factor; elite never. The unit must be on the surface of a friendly world without enemy troops (covert guerrillas ignored).',
  },
  {
    id: 'R65',
    about: '6',
    text: 'Eliminated regulars return to the main box of their navy, Imperial colonials to the rimward box. Points never expire. Turns 21-29 (Imperial) and unlisted turns give nothing.',
  },
  {
    id: 'R66',
    about: '8',
    text: 'Half points stay in the totals; the difference is truncated toward zero before the table is read.',
  },
  {
    id: 'R67',
    about: '8',
    text: 'Quar and Zircon are enemy worlds for the Zhodani; the co-dominium is an enemy world for both; capitals count double only for the enemy.',
  },
  {
    id: 'R68',
    about: '8',
    text: 'Automatic victory is recorded as a decisive victory. Armistice shifts stop at Imperial decisive. An armistice on turn 51 shifts two, on 52 one.',
  },
  {
    id: 'R69',
    about: '8',
    text: 'No turn limit is printed, but a program must end: the table option `turnLimit` (26..104, default 78) ends the game after that turn as a mutual armistice.',
  },
  {
    id: 'R70',
    about: '9',
    text: 'Quality: computed each round from the squadrons present; exactly half counts as standard. A shift past 48 adds an attack at column 1 (one past) or 3 (two past). Only the side named in the table shifts, on one attack of its choice.',
  },
  {
    id: 'R71',
    about: '9',
    text: 'Jump troops: land in 3Cc even with active SDBs and even if their squadrons declined or broke off, never in a stand-off.',
  },
  {
    id: 'R72',
    about: '9',
    text: 'Black globe: action in the black globe step only on the turn the fleet jumped in; the three actions exclude each other; the surprise attack ignores tactical modifiers of the enemy only in that he does not fire (both tactical factors still modify the attack).',
  },
  {
    id: 'R73',
    about: 'chart',
    text: 'Tech modifier bands: 15 +2, 13-14 0, 11-12 -1, 9-10 -2, 8 and less -3 (labels lost; see tables.json). Modified rows are clamped to -2..8.',
  },
  {
    id: 'R74',
    about: 'charts',
    text: 'Numbered Zhodani colonials may start at Cronor, Cipango, Riverland, Clan, Atsa, Sheyou, Chwistyoch or Esalin (named colonial homes); squadrons not at Esalin, which is not Zhodani territory.',
  },
  {
    id: 'R75',
    about: '7',
    text: 'Deployment limits are checked when the player confirms; unplaced units are an error except the Fulacin unit. Fleet markers may stay unused; every admiral starts aboard a squadron of his side (the Duke and the Governor in their hexes).',
  },
  {
    id: 'R76',
    about: 'chart',
    text: 'The six free guerrillas may also go to Ruie: "at least one" would otherwise mean nothing.',
  },
  {
    id: 'R77',
    about: '5, chart',
    text: 'No Imperial troop or admiral starts on a red zone world. Imperial troops start on surfaces; Zhodani, Sword Worlds and Vargr troops may start aboard within capacity.',
  },
  {
    id: 'R78',
    about: '3, 5',
    text: "A commander is aboard his fleet. Taking command in 4A lifts him from the surface if need be; a relieved admiral goes aboard another squadron of his side in the hex or, where landing is legal, to the surface (owner). If a commander leaves his fleet (landing, xboat, death) it is uncommanded at once: this turn's order, if any, is still carried out, otherwise it holds; R18 applies in 4C. A fleet is well led only if its plotting-0 commander is aboard when 2D begins.",
  },
  {
    id: 'R79',
    about: '3, 6',
    text: "Markers have no place until used: once drawn, a marker may form a fleet in any hex or box in 4A. Any marker of a side may hold squadrons of any navy of that side; the marker's navy gives the standard plotting value. An admiral's factor replaces it even when it is not lower (loaned Sword Worlds admiral with 4).",
  },
  {
    id: 'R80',
    about: '3',
    text: 'A fleet holds one squadron or more; there is no upper limit. All its squadrons are in one hex or box.',
  },
  {
    id: 'R81',
    about: '3, 6',
    text: 'In a box troops, admirals and the warrant wait freely; loading and unloading there are always legal; adjustment, precedence and plotting work as in a hex. Arriving and replaced squadrons are fuelled and unspent.',
  },
  {
    id: 'R82',
    about: '3',
    text: "Order of filling in 2F, per side and hex: base, gas giant, ocean, starport for those that stayed; then zero-time starport slots (owner assigns; default: fleets that jump next turn, then highest defense factor); then tankers. A tanker serves at most once in a 2F, after the other sources, and stays spent until a later turn's 2F. A full but spent tanker may fill at a source to clear the flag; it needs the same time as a dry one.",
  },
  {
    id: 'R83',
    about: '3',
    text: '"Cannot conform": a squadron may join a fleet only if it is fuelled when the next order is a jump, its jump number covers every plotted jump up to its own D entry, and the plot with it still passes R14. The same test is made for new fleets (no plot yet: always passes). A fleet commanded by a plotting-0 admiral has no plot to conform to.',
  },
  {
    id: 'R84',
    about: '4, 5',
    text: 'Units with current strength 0 neither start nor prevent combat, control, loading or landing; they may be targets; they are removed when the other side takes or holds control of the world at a control check. They may be rebuilt like others.',
  },
  { id: 'R85', about: '4', text: 'The 20-round limits in A2 and A4 are ours: they only guarantee an end.' },
  {
    id: 'R86',
    about: '8',
    text: 'Quar and Zircon give the Imperial player nothing (neither enemy nor independent by the definition of rule 8). Nobody scores for worlds he controlled at the start.',
  },
  {
    id: 'R87',
    about: '6',
    text: 'A destroyed jump-0 squadron cannot be replaced: it could never leave the box. Named colonials with jump 1 or more return to the box like others.',
  },
  {
    id: 'R88',
    about: '4',
    text: 'SDBs may bomb whenever they are active and enemy troops are on their world, also when no enemy squadron is present (then they are active by default). Bombing never hits covert guerrillas or cargo.',
  },
  {
    id: 'R89',
    about: '4',
    text: "*Contested hex*: it holds things of both sides (squadrons, SDBs, defense units, troops, overt guerrillas; strength above 0 where they have one), or one side's squadrons or troops at a world the other side controls, or (for 3C0) at a neutral world. Elsewhere 3A-3D are skipped: 2F already allowed every transfer.",
  },
  {
    id: 'R90',
    about: '5',
    text: 'An enemy world without any defender falls to a sufficient garrison at the control check of the turn it lands (in 2F or 3Cc).',
  },
  {
    id: 'R91',
    about: '5',
    text: 'On surrender, admirals of the losing side on the surface are lost (control passes), covert guerrillas are untouched.',
  },
  {
    id: 'R92',
    about: '9',
    text: 'With a total attack factor of 0 a side counts as standard quality. The shift is taken after the 48-split; a remainder below the first column gets none.',
  },
  {
    id: 'R93',
    about: '9',
    text: 'Quare offers only its gas giant to the surprise fleet (uncontrolled, airless): codes S and P qualify. At 871-438 the printed demand is code S, although P would also fill at its gas giant.',
  },
  {
    id: 'R94',
    about: '3, 4',
    text: 'A disengaged scout, squadron or fleet shows its destination openly. It garrisons nothing, and no rebuild or replacement reaches it, until it has arrived.',
  },
  {
    id: 'R95',
    about: '6',
    text: 'Rebuilding needs friendly control of the base world at 1B; enemy squadrons in the hex do not matter.',
  },
  {
    id: 'R96',
    about: '4',
    text: "A side's SDBs never fight neutral or own-side squadrons. Zhodani, Sword Worlds and Vargr SDBs are one side's.",
  },
  {
    id: 'R97',
    about: '',
    text: 'Sword Worlds and Vargr squadrons, troops, admirals and markers start in systems of their own navy (chart, FFW-7.3e), admirals aboard squadrons of their own navy. A marker reaches a reinforcement box only in a fleet adjustment: nothing in a box has an initial plot. The proposal obeys.',
  },
  {
    id: 'R98',
    about: '',
    text: 'An independent vacuum world without defenders: a side whose squadrons are alone there is offered the invasion; declaring it makes the world surrender to that side at once (R58 stands, R53 yields for these worlds).',
  },
  {
    id: 'R99',
    about: '',
    text: 'Loading and unloading both take place in both windows of the movement phase, before the jumps and after arrival.',
  },
  {
    id: 'R100',
    about: '',
    text: 'In a multiple attack with a quality shift the owner names the attack that is shifted (asked only if it matters; default: highest mean).',
  },
  {
    id: 'R101',
    about: '',
    text: 'A plot is refused when a squadron of the fleet is certain to be dry at a jump: a stay where no source of fuel can serve it (gas giant, ocean by streamlining, starport, tanker of the fleet) refuels nothing. The refusal names fleet, turn and squadron.',
  },
  {
    id: 'R102',
    about: '',
    text: 'In a stand-off the owner of SDBs is asked active or passive as ever; active ones may bomb.',
  },
  { id: 'R103', about: '', text: 'A D list may be added to any order on the sheet that is not yet carried out.' },
  { id: 'R104', about: '', text: 'What a D list detached is not attached to that fleet again in the same adjustment.' },
  {
    id: 'R105',
    about: '',
    text: 'A commander leaves with his fleet when any of its squadrons disengages, unless his owner says otherwise.',
  },
  {
    id: 'R106',
    about: '',
    text: 'A fleet that arrives under a black globe is hidden from the enemy between arrival and its first act in combat.',
  },
  {
    id: 'A0',
    about: 'Setup (7, charts)',
    text: `| # | who | decision | hidden | chance |
|---|---|---|---|---|
| S1 | Zhodani | pick secret base from \`legalSecretBaseHexes\` | from Imperial until revealed | - |
| S2 | Zhodani | place 10 guerrillas (>=3 Efate 2109, >=1 Ruie 2213, the other six on \`legalGuerrillaHexesForFreeSix\` or Ruie, R76) | open | - |
| S3 | system | draw the Imperial random units (2 battle, 6 cruiser, 1 assault, one 100-factor, 4 fleets, 3 admirals beside the Duke, 1 Vargr admiral) | open | random draws |
| S4 | Imperial | deploy everything (R75, R77), form up to 4 fleets, put admirals with squadrons, name commanders | open | - |
| S5 | system | draw the Zhodani, Sword Worlds and Vargr random units | open | random draws |
| S6 | Zhodani | deploy all three navies, embark troops, form fleets (7 Zhodani, 2 Sword Worlds, 2 Vargr markers), name commanders; Sword Worlds reinforcements go to the SW box | open | - |
| S7 | Zhodani | (option) place surprise fleets, at most one each at 1914 and 1319 | open | d6 discovery if a fleet is at 871-438 |
| S8 | Zhodani | initial plots: Zhodani fleets turns 1-4, Sword Worlds and Vargr 1-5, admiral's plotting factor instead when commanded | own side only | - |
| S9 | Imperial | only if the build-up was discovered: initial plots for turns 1-5 (admiral's factor instead), sealed and simultaneous with S8 | own side only | - |

All squadrons start fuelled, at full strength; all guerrillas start covert.`,
  },
  {
    id: 'A1',
    about: 'Turn',
    text: `**Phase 1 Reinforcement selection**
1A Reinforcements (system, then owner; the only choices are the split on turn 2 and who takes the warrant, R37): turn 2 Imperial 3 fleets + 3 admirals + 3 special draws, owner splits them over the two Imperial boxes; turn 6 colonial numbered units to the rimward box; turn 10 Imperial regular troops, and each turn from 10 one d6 on the Imperial table with random draws, then one admiral and one special draw per fleet drawn; Zhodani turn 10 and 20 groups. 1B Replacements: add points, then both players spend (simultaneous, order irrelevant; each sees only own spending until both confirm).

**Phase 2 Movement**
- 2A each player rolls d6, ties rerolled. Lower roller is **first mover** in 2B, 2C, 2D. He completes the whole step before the other begins.
- 2B xboat moves of admirals. 2C jumps of independent scouts. 2D jumps of fleets whose commander has plotting factor 0. Each is one batch per player: a list of moves, empty by default. In 2D as in 2E every squadron must be fuelled and in range.
- 2E all plotted orders of this turn are revealed and executed at once, together with the arrival of squadrons in transit (R28). Loading before a jump is declared with the move (2C, 2D) or just before reveal (2E, both players simultaneously, hidden).
- 2F (our name) end of movement, both players simultaneously: refuelling (R82; asked only when starport slots are short or an unspent tanker could serve), then unloading and loading where allowed; then the garrison check of A3.

**Phase 3 Combat**, hex by hex in ascending hex number, each hex complete before the next:
- Only **contested** hexes are visited (R89).
- 3A black globe (option). 3B space combat. 3C0 invasion of a neutral world (R53). 3Ca system defense. surrender check. 3Cb surface bombing. 3Cc transfers. 3D surface combat. Control check (A3).

**Phase 4 Plotting and reorganization**
- 4A fleet adjustment: both players, simultaneously and hidden until both confirm; forced detachments first, then free changes (attach, detach, transfer, new fleets, disbanding, commanders, cargo between squadrons, the warrant). The whole arrangement is confirmed at once and refused while it breaks R33 (precedence), the marker limit or R83 (squadrons that cannot follow a plot). Fleets in transit are frozen.
- 4B guerrillas: covert units recover 10 points of loss, then the Zhodani player sets modes.
- 4C plotting: both players, hidden. Forced aborts (R16), free aborts, insertions, then the new orders up to the horizon.
- End of turn: victory points, automatic victory, then from turn 26 the Zhodani armistice offer. A mutual armistice may be offered by either player in any decision window and takes effect at once when accepted.`,
  },
  {
    id: 'A2',
    about: 'Space combat in one hex (3B)',
    text: `1. Both sides have squadrons here: mandatory. Determine each side's commander and tactical factor (R33-R35) once per round.
2. Round: total attack factors; each side with a total of 1 or more rolls one d6 per attack (48s plus remainder), +1 if its tactical factor is higher, -1 if lower, clamped 1..6; sum the results. Both results use the strengths at the start of the round.
3. Each owner picks losses (hidden until both have chosen): a set of steps whose defense factors sum to at least the result; all gone if not enough. Cargo losses follow.
4. If one side is gone, stop. Otherwise disengagement: lower tactical factor decides first and openly, then the other. Equal: both roll d6 (reroll ties), lower decides first.
5. Disengaging side: every capable squadron leaves; owner names one destination system per fleet and per independent squadron. Leavers are **in transit** (R28). Back to 2 with whoever is left; a side with nobody left ends the combat.
6. *Stand-off*: if before a round neither side can do damage (for each side the best result its total and modifier can give is 0; a total of 0, or of 1-2 with the -1, never hits), or after 20 successive rounds without damage, combat ends: both stay, no interface actions by either side's squadrons in this hex this turn. Disengagement is offered once before a stand-off takes effect.`,
  },
  {
    id: 'A3',
    about: 'Control, garrison, surrender timing',
    text: `- *Surrender check* after 3Ca: vacuum world, at least one enemy squadron here with current attack factor above 0, no squadron of the world's side and no active SDB of it: defenses and that side's troops there are lost at once; control passes to the enemy.
- *Control check* after 3D for **every** world, visited or not: a side takes the world if no enemy squadron, SDB, troop or defense unit with strength above 0 is left and it has the required garrison there (R84 for strength 0).
- *Garrison check* at 2F and at the control check: a captured world whose garrison is below strength goes back to its original controller (Imperial, Zhodani or nobody).
- Required garrison = 1% of the printed defense factor, not rounded (150 needs 1.5, that is 2), compared with the undoubled current strengths of troops on the surface (overt guerrillas count, covert do not, cargo does not); with no defense factor any troop with current strength of at least 1.`,
  },
  {
    id: 'A4',
    about: 'Interface and surface steps',
    text: `- **3C0**: in a hex with a neutral world the side that alone has squadrons or has landed troops may declare an invasion (default no).
- **3Ca**: applies when one side alone has squadrons and the other side's (or a hostile neutral's) SDBs have current strength above 0. Squadron owner: attack or decline. Then SDB owner: active or passive. Decline: no fire at all, those squadrons do nothing more this phase. Attack against passive: one round, squadrons only, die -3 on top of the tech reduction. Attack against active: rounds of simultaneous fire; before every round after the first the squadron owner may break off, then the SDB owner may break off (SDBs become passive). Ends also when either is gone, and as a break-off by the squadrons after 20 successive rounds without damage.
- **3Cb**: bombing side declares its whole allocation (enemy surface unit -> whole bombardment points, each unit at most once, points may stay unused) before rolling; one d6 per attack, more than 48 points on a unit make several attacks; each result applied at once, in the declared order.
- **3Cc**: the side with squadrons moves troops and admirals between its squadrons and the surface, in any order, within capacity; squadrons that declined or broke off take no part (but R71), nor does anyone while enemy SDBs are active.
- **3D** (both sides have ground units, or one faces a defense unit): (1) psionic first fire: Zhodani allocates the psionic units, rolls, losses at once; (2) both sides allocate all other units, hidden, simultaneous (the Imperial side sees the first fire result before); (3) 2d6 per target; (4) all losses applied together. One exchange per turn.`,
  },
  {
    id: 'A5',
    about: 'Plot notation',
    text: "`<turn> <fleet>: <order>[ D{<squadron>,<squadron>}]`, order = `J<dest>` or `R<here>`; dest is a four digit hex or a box code (`IR`, `RW`, `SW`, `ZR`, `ZA`). `D{}` lists squadrons to be detached in the fleet adjustment step of that turn; a listed squadron that is no longer in the fleet is ignored; an abort deletes all later D lists, an insertion moves them with their orders. Example: `7 18F: J2011`, `23 14C: R1408 D{Z-BR-40,Z-BR-41}`. A fleet's plot is the list for turns T+1 .. T+P where P is its plotting value. A plot is well formed when: the R hexes and J origins follow from the earlier orders; each jump is no longer than the lowest jump number of the squadrons still assigned at that time (R orders may stand anywhere, a fleet of jump-0 squadrons may only hold); the first order is no jump while a squadron of the fleet is dry; and no jump directly follows a jump for a squadron that is certain to be dry (R14).",
  },
  {
    id: 'A6',
    about: 'What is hidden',
    text: 'Hidden from the other side: plots, the secret base, simultaneous choices until both have confirmed, and draw order of the random pools. Everything else is open: counters, fleet boxes, cargo, admirals, guerrilla positions and modes, replacement points. Reason: the book says secret only for the base, simultaneous only for plots; the fleet boxes are an open chart. A table option `fogOfWar` (default off) additionally hides fleet composition, cargo and commanders of fleets in hexes without enemy squadrons.',
  },
  {
    id: 'A7',
    about: 'Two to four seats',
    text: 'Two sides always. With three or four seats a side is shared; its seats see the same information and win or lose together. Zhodani side: Z1 = Zhodani regulars, guerrillas, secret base, armistice; Z2 = Zhodani colonials, Sword Worlds, Vargr. Imperial side: I1 = regulars, marines, scouts, main box draws; I2 = colonials, huscarles, mercenaries, rimward box. With three players the Zhodani side is the shared one unless the table says otherwise. A fleet belongs to the seat that owns most of its squadrons when formed (tie: seat 1). Per-hex decisions (losses, disengage, SDBs, bombing, break off) go to the seat with most squadrons there, in surface combat with most current troop strength, tie seat 1. World defenses of the home side belong to seat 1.',
  },
  {
    id: 'A8',
    about: 'Decision windows, who answers, and the default',
    text: `Every window has a default, so that a player may pass, a clock may run out and a bot may be lazy. A window whose only legal answer is the default is not opened (the log says so). Suggestions are computed by the page from the same data; the rules only say who chooses.
| window | who | sealed? | default | tedious part done by the machine |
|---|---|---|---|---|
| 1A split of turn 2, warrant | Imperial | no | all to IR; warrant to the most senior admiral there | draws |
| 1B replacements | both | until both confirm | spend nothing | list of legal rebuilds with cost |
| 2B xboats, 2C scouts, 2D well-led fleets | first mover, then the other | no | nobody moves | reachable hexes |
| loading before a jump | mover, with 2C, 2D; both before 2E | 2E: sealed | nothing | fitting of units into squadrons |
| 2F refuelling | both | until both confirm | R82 order; tankers serve only fleets that would else be dry before a plotted jump | all free sources |
| 2F loading, unloading | both | until both confirm | nothing | - |
| 3A black globe action | Imperial | no | none | - |
| 3B losses | each owner | until both chosen | least attack lost, then least overshoot, then cargo-free squadrons first, then lowest id | proposes that set |
| cargo losses | owner | no | spread to lose the fewest factors | - |
| 3B disengage, destinations | lower tactical factor first | no | stay | nearest friendly system as proposal |
| 3C0 invade | side present at a neutral world | no | no | - |
| 3Ca attack or decline | squadron owner | no | attack if his bombardment is 1 or more, else decline | expected losses |
| 3Ca active or passive | SDB owner | no | active if strength 10 or more, else passive | - |
| 3Ca break off | squadrons, then SDBs | no | go on | expected losses |
| 3Cb bombing | the side that may bomb | no | all points on the enemy unit with the highest current strength | - |
| 3Cc transfers | squadron owner | no | nothing | - |
| 3D first fire, fire | Zhodani; then both | sealed | each unit wholly on the target with the best expected loss | odds and shifts |
| 4A fleet adjustment | both | sealed | only what is forced; commanders by seniority (R33) | - |
| 4B guerrilla modes | Zhodani | no | unchanged | recovery |
| 4C plots | both | sealed | new last order = hold where the fleet will be; forced aborts | - |
| reveal secret base, armistice offer | Zhodani; both | anytime | no | - |
| unilateral armistice | Zhodani, end of turn 26+ | no | no | - |`,
  },
];
