/** How open points of the printed rules are decided, in our own words: `R` rulings, then `A`, the order of play in full. */
import type { RulingText } from '#core/module';

export const rulingsText: readonly RulingText[] = [
  {
    id: 'R1',
    about: '17.1',
    text: 'The case printed as 19.1 inside section 17 is 17.1 (Govern costs nothing). 33.24 is used twice: the second is 33.25.',
  },
  {
    id: 'R2',
    about: '',
    text: 'Names: Fontain-Grelot (also Fountain-), Ordar (also Ordor), Postnovo (also Postnov and a half-Cyrillic form), eDom One to Four (also eDom 1 to 4), Mudlow, Government Toppled (also Topped), Hiver = Hive Race. Ids as in `map.json`.',
  },
  {
    id: 'R3',
    about: '33.3',
    text: 'The reference to 24.3 means nothing (no such case); void Systems follow 21.35. "Procedure in 21.3" is also 21.35.',
  },
  {
    id: 'R4',
    about: '16.2, 18.2, 12.2',
    text: 'Arrow signs in the rules text are damaged or inconsistent; the cards rule. Every printed entry is either >= n, <= n or unconditional as in `year-cards.json`.',
  },
  {
    id: 'R5',
    about: '11.3',
    text: "All entries of a card line are tested against the one final rating. Order of application: target Tech Level, result, base Tech Level. A drop of the Target's Tech Level happens even when the Target is Conquered by the same card.",
  },
  {
    id: 'R6',
    about: '6.6, 20.6',
    text: 'Tables are taken as scanned. 20.6 is sound: every row runs -, U, R without going back, and in the order of dice 2, 12, 3, 11, 4, 10, 5, 9, 6, 8, 7 the values where Unrest and where Rebellion start never fall. In 6.6 the cells (dice 8, level 2) = 5 and (dice 9, level 1) = 5 break the run of their columns; they stand. A value of 13 or more rebels without a roll; column 12 is all R anyway.',
  },
  {
    id: 'R7',
    about: '5.0e, 11.51',
    text: 'Duty: at least one Operation per Player-Turn. If no Operation is legal (cost, rating, range), the player flips one card as an unused card (Administrative check only) and the duty is met. Govern with rating 0 or more is free, so this is rare.',
  },
  {
    id: 'R8',
    about: '15.2, 11.51',
    text: 'Before his own Player-Turn a player must keep one card back: at most four Intercepts per Round and never the last card before his turn. After his turn he may spend all that is left, still at most four Intercepts.',
  },
  {
    id: 'R9',
    about: '5.0',
    text: "Cards lie in dealt order; the next one is used. The deck is rebuilt from all 56 each Round. Worst case need: 25 players' cards, 5 Raider, 20 Outworlders, 5 extra (34.3) = 55.",
  },
  {
    id: 'R10',
    about: '11.54, 15.33',
    text: 'Legality needs rating >= 0 at the announcement, counting extra RP and own chits. If Intercepts push rating below 0 the card is still played: only base-column "-1" entries apply (unconditional, or <= n, which always holds). Results C, R, T and every target-column entry are ignored.',
  },
  {
    id: 'R11',
    about: '5.0A against 9.0',
    text: 'The cup is refilled at the start of every Game-Turn (5.0A). Inside a Game-Turn nothing goes back unless the cup is empty, then it is refilled at once. Option `chitReturn`.',
  },
  {
    id: 'R12',
    about: '9.2',
    text: 'On a fourth chit the discard comes before any play. Face-up kept chits count toward three. Exiles hold chits as usual.',
  },
  {
    id: 'R13',
    about: '9.2',
    text: `Windows for "any time": Treaty Signed, Diplomatic Success, Trade Disruption, Resource Output Growth, Greer's Port: any pause point, also in other players' turns and phases. Hive Surge: any pause point for the 2 RP alone; for its effect on taxes it is played when Dom's owner opens his Taxation segment, by himself, or by another holder who armed it before (A12). Influence: only inside a ballot. Weapons/Tactical: with the announcement of an own Conquest or Raid, or with an own Intercept. Fervor: with the announcement of a conversion Operation. Chits can never be played inside A5 steps 2 to 8 except as named here.`,
  },
  {
    id: 'R14',
    about: '9.11, 9.12',
    text: 'Reroll a System already hit by this chit; for declines also reroll one at -3; for both reroll void Systems. An advance on a System at 3 (or at its cap, 34.26) is used up without effect.',
  },
  {
    id: 'R15',
    about: '9.14, 9.17, 9.15',
    text: 'Tech Failure: own Systems with Tech Level 1 or more. Epidemic: all own Systems, floor -3. Breakthrough: Seat below 2 goes to 2, 2 to 3, 3 stays; no effect for an exile.',
  },
  {
    id: 'R16',
    about: '9.16',
    text: `Order: three Sector checks (each on its own column); lose Trade Connections and Treaties with Systems not owned; lose Resource Output Growth; binding agreements end; expelled player who owns a Confederation System is readmitted; mark "toppled this Round"; place Unrest on the Systems of the letter; check each in an order the player chooses; result "-" removes Unrest, also Unrest that was there before. The set of Systems is fixed before the first check; letters B and D never take in the Seat. If the Seat rebels the new Seat is named at once (R57) and later checks use it. Because Unrest is placed first, the +5 applies. B uses unrelated Ideology only (main text, not the summary's "different"); D needs different Race and unrelated Ideology. A includes the Seat. Afterwards the player may move the Seat to any own System of the same Race (35.4: this is also the trigger for exile in the Cycle when drawn by the Atjayan player).`,
  },
  {
    id: 'R17',
    about: '9.18, 9.19',
    text: "Syndrome: Atjay -2 without a roll; every other inhabited, non-void System except Aquan, Hiver and Harvest rolls d6 + Tech Level, 6 or more means -2 (floor -3). Current Race counts. Chit leaves the game. Barnz' Moon: 3 to 6 rolls on table 9.3 (the main text forgets 3); void Systems are rolled again, a void Barnz means no effect.",
  },
  {
    id: 'R18',
    about: '9.13',
    text: "Revolt: Fontain-Grelot goes independent, loses all Trade Connections and Treaties; its Tech Level stays. No effect if it is a Seat (6.3) or void; an Outworlder, Draka included, loses it like a player as long as its people live. Ignored while a Revolt runs. At the END of the drawing player's turn, if no player or Outworlder owns Fontain-Grelot: every System with Tech Level below 0 that is not a Seat (player or Outworlder) and not Atjay goes independent and loses Trade Connections and Treaties (independent ones lose theirs too). At the END of each following Player-Turn the next exact level is hit: 0, 1, 2, 3; after 3 the Revolt is over. It runs on over Round and Game-Turn ends. Any acquisition of Fontain-Grelot ends it. The summary sheet says Game-Turn instead of Player-Turn; the main text wins. Option `revoltPace`. Unrest markers of Systems going independent are removed; Webs drop as in 20.2.",
  },
  {
    id: 'R19',
    about: '9.26',
    text: `Weapons/Tactical chits stay in hand until first used, then face up. Both used chits are lost if the user's Base loses a Tech Level by that Operation (a Base already at -3 loses none), or, when used to Intercept, if the Target is fully Conquered by that Operation. "Both" = every such chit used in that Operation; lost chits go to the discard. An Interceptor along the path loses them too.`,
  },
  {
    id: 'R20',
    about: '7.3',
    text: "Member: owns at least one Confederation System (LA'DAU only while voted in), not expelled. Membership appears and disappears with ownership. Exiles can be members.",
  },
  {
    id: 'R21',
    about: '7.0, 8.4',
    text: "Votes = Diplomatic level + 1 per Confederation System other than Atjay + 5 for Atjay + 5 per Influence chit. Atjay's 5 count from the Round after it was taken; in scenarios that start with an Atjayan player they count from the start. In the Round of capture Atjay counts 0.",
  },
  {
    id: 'R22',
    about: '',
    text: 'Ballots are sealed and revealed together: side, number of votes (0 up to the total), Influence chits. Chits raise the total before the number is chosen and are spent whatever the outcome. Option `ballots`.',
  },
  {
    id: 'R23',
    about: '',
    text: "Simple majority of votes cast. A tie, or no votes, leaves things as they are: owner keeps the System, no Treaty, no expulsion, no readmission, LA'DAU unchanged.",
  },
  {
    id: 'R24',
    about: '8.2',
    text: 'Three-way vote on Atjay: each voter puts his votes on one of let-go, expel, expel-and-war. War if its votes exceed half of all cast; else expulsion if expel plus war exceed half; else nothing.',
  },
  {
    id: 'R25',
    about: '7.23',
    text: 'Only a member can be expelled. Losing the vote under causes 3 and 5 gives the owner a choice: hand over, or keep the System and be expelled at once. Expelled means: no vote in Sessions, Government counts as Unique Race and Unique Ideology for every rating and Rebellion Value, own Seat included (Seat taxation stays free). He cannot convert (Unique has no proselytic rating). What he passes on stays real: choice of a new Seat, return from exile, repopulation and Colonization use the true Race and Ideology. He still votes to end the game. The flag stays, with or without Confederation Systems, until R26, R35 or the end. While nobody can be expelled (R34) a loser of a contest may refuse without penalty.',
  },
  {
    id: 'R26',
    about: '7.22',
    text: 'Readmission: by vote, once per Round per expelled player, called by him or any member, he must own a Confederation System, he does not vote. Automatic when his Government is Toppled and he owns one.',
  },
  {
    id: 'R27',
    about: '7.1.5, 14.32',
    text: "Diplomatic Conquest of a player's System: contest only if both are members. The owner answers at once. [7.1.3, 9.22] Diplomatic Success against a player: the owner may contest if he is a member and was not Toppled in this Round. With chit B each System is contested separately. An Outworlder never contests.",
  },
  {
    id: 'R28',
    about: '19.3',
    text: 'When a player gains a Treaty with a Hiver System by any means after set-up (trade included) and is a member, any other member may call a Session at once (forced call window), the Hive player included. The accused votes. One Session per Treaty; if carried he is expelled and keeps the Treaty. Several Treaties by one chit B: one window each.',
  },
  {
    id: 'R29',
    about: '8.1, 8.2',
    text: 'Violation: Target Atjay, or Atjay on the path, in any Interstellar Operation by a player who does not own Atjay. The window opens after the Operation is resolved (A5 step 8), a forced call window. Any other member may call. Whether the violator is a member is judged when he announces the Operation, so taking Atjay does not make him one in time; he votes only if he was one. Violator not a member: Total War without a vote, if any other member exists. One window per Operation, whether Atjay was Target or on the path. No violation: Operations done as a Total War duty; Operations against Atjay held by an Outworlder; Outworlders and Raiders. StarGate use traces no path.',
  },
  {
    id: 'R30',
    about: '7.1',
    text: 'Calling rights, windows and limits: table in A10. Sessions never nest; a second call waits and is tested again when its turn comes. The caller may be the only voter. A Session does not end or use up a Player-Turn, card or RP.',
  },
  {
    id: 'R31',
    about: '4.1',
    text: "Trades: an offer lists RP, Treaties and Systems both ways, plus for each System whether its Web and StarGate go along (otherwise they are removed), plus Trade Connections to be given up. Accepting executes all of it atomically or nothing. Only at pause points. Not tradable: Seats, Year Cards, chits, Sectors, Trade Connections. A Treaty cannot be given to a player who has one there. Unrest stays. The new owner's partial conquests on the System vanish, others stay. One side of an offer may be empty (a gift still needs acceptance). Promises of later payment are not enforced. A gained System may bring membership, return from exile (R58) or a Hive window (R28) at once. Option `tradeWindow`.",
  },
  {
    id: 'R32',
    about: '4.3',
    text: 'Binding agreement: free text, two parties, public or private. Ends by joint wish or when either Government is Toppled. The engine enforces nothing; the other party may call a breach Session once per agreement and Round; private text is then shown. Majority "broken" expels the accused if he is a member. Both parties vote.',
  },
  {
    id: 'R33',
    about: '25.1',
    text: "LA'DAU is not a member at the start of any scenario. Its owner may vote in the LA'DAU Session even if he has no other Confederation System (unless expelled), with Diplomatic level, plus 1 if it is a member.",
  },
  {
    id: 'R34',
    about: '8.42',
    text: 'Outworlder takes Atjay: votes are the Diplomatic level only, Influence chits useless, no expulsions, readmission votes allowed at any pause point. The new home is voted among independent Systems of the Republican series (codes 4100 to 4300; any inhabited System but Atjay if none); most votes, tie or no votes by d6 draw. The home has no other effect and no violation rule. All back to normal when Atjay leaves Outworlder hands.',
  },
  {
    id: 'R35',
    about: '8.42.3',
    text: 'Genocide completed on Atjay: no Sessions for the rest of the game, nothing can be contested, expelled players lose the Unique status, Atjay rules 8.1 to 8.3 end.',
  },
  {
    id: 'R36',
    about: '8.31',
    text: "Total War duty: each member except the violator, in his first Player-Turn after the declaration, must use every card he has left (five if none was spent on Intercepts) on Interstellar Operations against the violator. Before each card: if some legal Conquest of the Seat exists (any Base, no extra RP, no chits needed), he must do one; else Raid on the Seat; else Communicate; else the same ladder on the violator's Systems in order of Tech Level, highest first, ties his choice; else flip the card unused. He may add RP and chits. Taxation, chit draw and free acts stay open. Members in exile are free. Players who become members later are free.",
  },
  {
    id: 'R37',
    about: '8.31.3, 8.32',
    text: "The war ends when all obliged players had that turn, or when any player takes the violator's Seat. A second declaration against the same player while one runs adds nothing; wars against two players run side by side, and a player with both duties chooses before each card. A violator without a Seat is attacked System by System in order of Tech Level; one who drops out ends the war. Last Round: R85.",
  },
  {
    id: 'R38',
    about: '11.6',
    text: "Path: any shortest path, announced. Nothing blocks it. Range counts gap Systems. Base and Target differ, so Range is 1 or more. Range limit uses the Base's Tech Level at the announcement.",
  },
  {
    id: 'R39',
    about: '13.1, 12.1, 14.2, 18.34',
    text: 'Mandatory cost. Without gate: Conquest 1 + Range, Raid Range, Communicate 1. With gate: Conquest 2, Raid 1, Communicate 2; one less if the Target System also holds a StarGate, whoever owns it and whatever its Tech Level. Gate use is voluntary and needs own gate and Tech Level 2 or 3 at the Base.',
  },
  {
    id: 'R40',
    about: '12.3, 12.36',
    text: "Partial conquests are stored with attacker and Base. A military C adds one to the attacker's stored count on the Target; when the count reaches the number of planets the System is Conquered (so one planet falls to the first C). If the Base itself carries partial conquests made from the Target System, a C first removes one of those and counts for nothing else. If the Base is clean but the Target System has made partial conquests on another own System, the active player chooses: remove one, or score.",
  },
  {
    id: 'R41',
    about: '12.36 to 12.38',
    text: 'Partial conquests made from a System vanish when it changes hands in any way. Partial conquests on a System vanish when it is Conquered, taken by diplomacy or chit; they stay through Rebellion and Revolt.',
  },
  {
    id: 'R42',
    about: '12.34, 12.35',
    text: 'The penalty is the number of all partial conquests on that System, by anyone, on rating when it is Base or Stellar Target; taxes are cut by the same number, not below 0; the Rebellion Value uses the number demanded.',
  },
  {
    id: 'R43',
    about: '12.2, 16.31, 18.41, 20.3',
    text: 'On military Conquest: owner changes, Web 3 becomes 2, 2 becomes 0, StarGate kept, Unrest set (not for Outworlders), Tech Level stays as modified, Trade Connections and Treaties of everybody stay. By diplomacy or chit: Web and StarGate intact, Unrest as it was.',
  },
  {
    id: 'R44',
    about: '14.15, 11.7',
    text: `Diplomatic Sector subtracted: opponent's level; 3 for independent, void and Outworlder Systems; 5 for independent or Outworlder-held Atjay; 0 for own Systems (14.15 speaks of opponents; the summary's "owner" would make Trade inside the own Empire next to impossible, against 19.0.2).`,
  },
  {
    id: 'R45',
    about: '14.13, 14.3, 19.0',
    text: 'T on a System with an own Trade Connection is ignored. T on an own System where no other player has a Treaty gives Trade Connection and Treaty. A Trade Connection formed before the System was owned gives no Treaty by itself; a later T there, otherwise ignored, then gives the Treaty. T/C below its number gives T. C on an own System is ignored. C takes any System, a Seat included, whole.',
  },
  {
    id: 'R46',
    about: '11.55, 20.1.3',
    text: 'Check only if the System was in Unrest before the Operation and really lost a Tech Level by it. A Base at -3 cannot lose. A Govern "-1" on a System in Unrest: Tech Level down, Unrest stays, check.',
  },
  {
    id: 'R47',
    about: '14.41',
    text: 'Foreign Trade Connections add +2 each unless waived. Waiving is a standing switch per Trade Connection, off at first. The index 20.5 omits this line; 14.41 stands.',
  },
  {
    id: 'R48',
    about: '9.24, 14.42',
    text: "Trade Disruption: one foreign Trade Connection on one own System; the Trade Connection's Treaty, if any, stays.",
  },
  {
    id: 'R49',
    about: '9.22',
    text: 'Chit A: one System, one step (Trade Connection to Treaty, or Treaty to possession). Chit B: any number of Systems of one specific Ideology, each takes the one step it qualifies for; a System with both Trade Connection and Treaty takes possession. Usable on Seats and on Atjay (no violation). Possession brings no Unrest.',
  },
  {
    id: 'R50',
    about: '9.21',
    text: 'Treaty Signed: own System with no foreign Treaty, or own System with foreign Treaties plus an own Trade Connection.',
  },
  {
    id: 'R51',
    about: '9.25',
    text: '+1 RP in a Taxation segment in which at least one tax or exploitation succeeded, once per Player-Turn per chit.',
  },
  {
    id: 'R52',
    about: '9.28',
    text: "Holder need not own Dom. Dom's owner, if a player, gets 2 RP at once. Played for Taxation: +1 RP for each Hiver System he successfully taxes in that segment (Exploitation excluded), besides the 2. The case says planet, the summary System: System it is. No effect at all if Dom is independent, void or an Outworlder's; then it may still be played and is spent.",
  },
  {
    id: 'R53',
    about: '16, 18',
    text: 'A Web Operation on a Web of 3 and a StarGate Operation on a System with a StarGate are illegal. Building a gate needs no Tech Level. Both G/S and -1 may apply on one card.',
  },
  {
    id: 'R54',
    about: '10.15, 6.3',
    text: 'Seat: no check when taxed; when exploited it loses the Tech Level and yields, but no Unrest and no check (Exploitation is a form of Taxation). A Seat already in Unrest stays so until Governed.',
  },
  {
    id: 'R55',
    about: '10.0',
    text: 'Exploitation order: Tech Level -1; if not in Unrest set Unrest, else check with +3 and +5; if it rebelled nothing is gained; else d6 + Resource Value on 13.3, cut by partial conquests.',
  },
  {
    id: 'R56',
    about: '20.2',
    text: 'Rebellion: independent, Unrest off, Web 3 to 2 or 2 to 0, StarGate stays, Trade Connections and Treaties stay, Tech Level stays.',
  },
  {
    id: 'R57',
    about: '6.4',
    text: "A Seat lost by Conquest, diplomacy, chit, Rebellion, Outworlder or Raider takeover is replaced at once: same Race and same Ideology, else same Race related, else same Race unrelated; owner chooses among equals. Unique Race: only Systems carrying the same Unique token. None: exile. The Government then has the new Seat's Ideology. Original Seat (6.41) = the Seat held before the first forced move; a voluntary move (9.16, 29.3, 35.3, moving back) makes the new one original. Moving back is offered however the original was regained.",
  },
  {
    id: 'R58',
    about: '6.5',
    text: "Exile: no taxes, no Operations, no Intercepts; keeps Systems of other Races, RP, Trade Connections, Treaties, chits. Draws chits, picks initiative, flips his cards at the end of his Player-Turn (Administrative checks) except those used for Communicate under Asylum; a card used for Communicate checks the Diplomatic Sector. If he returns in the middle of his turn the rest are ordinary cards. Asylum: Base is the host's Seat with its Tech Level; no StarGate; the exile pays; with several hosts he names one each time. His Government keeps Race and Ideology of the last Seat. Returns the moment he owns a System of that Race; if several, he chooses. Asylum is a flag the host sets and clears at pause points; an exile is no host.",
  },
  {
    id: 'R59',
    about: '8.41',
    text: 'Rules 1 to 5 bind a player who gained Atjay during play, not one whose scenario Seat is Atjay. Tax cut of one if Atjay is in Unrest after the check. Stellar Operation (Govern, Web, StarGate; an Intercept is not aimed at Atjay): one check after the card, taxes 0, no Unrest needed; it is the only check even if R46 asks for one too.',
  },
  {
    id: 'R60',
    about: '21.1',
    text: "Outworlder target. Candidates: inhabited, non-void Systems not its own, within the Range limit (by Tech Level) of at least one own System; any distance if it owns a working StarGate (Tech Level 2+). Rank them: least Range from any own System first; then higher Tech Level; then more similar to the Outworlder's Seat (same Ideology 2, related 1, unrelated 0, plus same Race 2); then die. Walk down the ranking and take the first candidate that allows an Operation: Conquest if its rating is above 0; else Raid if its rating is above 0 and the Target is not at -3; else Conquest if its rating is exactly 0; else next candidate. Base: the own System from which the least Range is counted; among equals the highest rating, then die; a working StarGate is always the Base and makes Range 0 in the rating. Path among equals: die. No candidate works: the card is flipped without effect but still ends the Outworlder if it lists 5. The ranking is made anew before every card. Race and Ideology stay those of the first Seat even after that System is lost; the Outworlder goes on while it has any System. Draka ignore Race and Ideology in rating, so similarity still ranks but never modifies.",
  },
  {
    id: 'R61',
    about: '22.0',
    text: "Raider target: the same ranking with Tech Level + Resource Value in place of Tech Level and no similarity step; Range limit by the Base's Tech Level; Targets at -3 left out; Raid needs rating 0 or more, else next candidate; nothing possible: card flipped without effect. Base is always the Raider's System, path among equals by die. Sector checks on Raider cards are ignored. Base entries lower the Base's Tech Level.",
  },
  {
    id: 'R62',
    about: '21 step 3',
    text: "Table result independent: takes over. Player's System in Unrest: taken, Unrest off; if it was a Seat, R57. Otherwise, or void, or Outworlder-held: no Outworlder. Tech Level raised to norm if below. Trade Connections, Treaties, Web, StarGate stay.",
  },
  {
    id: 'R63',
    about: '21.11',
    text: 'The reserved card Intercepts the first Conquest or Raid on any System of that Outworlder: Military 5, no RP. Unused it is discarded without effect at the end of the Round. In the Outworlder Phase other Outworlders may trigger it, and two Outworlders may fight.',
  },
  {
    id: 'R64',
    about: '21, 15',
    text: 'Players may Intercept Outworlders and Raiders as Target owner or along the path. Outworlders pay and gain nothing. They use partial conquests like players. Their Conquests bring no Unrest.',
  },
  {
    id: 'R65',
    about: '21.31, 21.3',
    text: "Draka once per game; later sixes, and all sixes in scenarios 33 and 34, are ordinary Outworlders. Draka take Harvest from anybody; if Harvest is void they do not come and the roll is an ordinary Outworlder. If Harvest is already an Outworlder's, that Outworlder loses it. A player who had his Seat there: R57. Harvest's Tech Level rises to norm as for any Outworlder.",
  },
  {
    id: 'R66',
    about: '21.34 against its example',
    text: 'Genocide: at the start of each Outworlder Phase after the Conquest, while the Draka are active, each Conquered System (not Harvest) loses one Tech Level. The rule says Raider Phase, the example Outworlder Phase; the example fits the moment of Conquest.',
  },
  {
    id: 'R67',
    about: '21.35',
    text: 'Population gone: the System reaches -3 by Genocide, or was Conquered at -3 and one Round passed. Then Trade Connections, Treaties, Web, tallies go; StarGate stays. While Draka hold it, it is theirs; afterwards it is void.',
  },
  {
    id: 'R68',
    about: '21.35, 33.3',
    text: "Void: Tech Level -3, cannot be Base, raided, Conquered, taxed, hit by chits or taken over. Communicate against it is legal with Diplomatic Sector 3 and no Race or Ideology modifier; any T, T/C or C gives ownership with the Seat's Race and Ideology, no Unrest, Tech Level -3, and a Treaty only by the usual means (C and T both give possession; T also gives the Trade Connection, hence Treaty). A dead System still held by Draka: no Communicate against it, no Raid (it is at -3); Conquest counts its Draka as different Race and unrelated Ideology, needs all planets, and gives it Race and Ideology of the Base, with Unrest.",
  },
  {
    id: 'R69',
    about: '8.5',
    text: 'Atjay regains one Tech Level at the start of every Round whoever owns it, unless the Draka do.',
  },
  {
    id: 'R70',
    about: '23.0',
    text: "Conversion target: own System whose Ideology differs from the Seat's. Differential = conviction of its series minus proselytic of the Seat's series; halved down for an own Trade Connection, halved down for a Fervor chit, quartered down for both; at least 1. Proselytic 0 cannot convert. It is computed when a C is scored; the System converts when the tally reaches it. Atjay never.",
  },
  {
    id: 'R71',
    about: '23.0',
    text: 'The Operation is a normal Conquest from another own System: cost, Range, Web, Tech Level, modifiers. C only counts for the tally. Each Tech Level lost by the Target: Unrest and a Rebellion check.',
  },
  {
    id: 'R72',
    about: '23.3, 23.4',
    text: 'If the final differential is 5 or less all independent Systems of that specific Ideology convert too (not Atjay, not Hiver). 5 points for each converted System.',
  },
  {
    id: 'R73',
    about: '23.1',
    text: 'Tally lost when another player Conquers the System; on trade it passes if the offer says so; on Rebellion it stays, but the reconquest does not count.',
  },
  {
    id: 'R74',
    about: '24.0',
    text: 'Differential = sum of (Tech Level + Resource Value) of all Bases minus (Tech Level + Resource Value) of the Target; 0 or less adds nothing. Range is tested in each Colonization Phase; Bases out of Range, lost or in Unrest add nothing. At most two projects. A Base serves one project. Bases are named with the announcement, none can be added or withdrawn and a project cannot be given up (24.13). A project is suspended, keeping its (halved) tally and freeing its Bases, when the Target is lost or no Base is left; it may be announced anew with other Bases. Target and Bases must be of different Race.',
  },
  {
    id: 'R75',
    about: '24.16, 24.17',
    text: "Losing the Target halves the tally down. On success the Race becomes the Bases' Race token; others' tallies go; 5 points. Not Atjay. Void Systems are not Colonization Targets before somebody owns them.",
  },
  {
    id: 'R76',
    about: '11.7, 11.1',
    text: 'The remark about absolute values means ordinary signed arithmetic: subtracting a negative number adds. No other use of |x| except the shape of the Govern rating (trap 3).',
  },
  {
    id: 'R77',
    about: '7.2, 14.3, 25.7',
    text: 'Harmless slips: 7.2 is printed twice; 14.3 counts two results and lists three; 25.7 points to 25.5 but means 25.62; 13.1 speaks of Range "one or more", which is always so without a gate; "Revolt" and "Revolution" are one thing.',
  },
  {
    id: 'R78',
    about: '20.4.1',
    text: '"Operation fails" means that System lost a Tech Level by the card (11.55), not that the wanted result was missed.',
  },
  {
    id: 'R79',
    about: 'summary sheet',
    text: 'Where the summary in the charts and the numbered case differ, the numbered case stands, except 9.19 (R17) and 9.28 (R52).',
  },
  { id: 'R80', about: '26.4', text: '91 is Excellent; Very Good is 71 to 90.' },
  {
    id: 'R81',
    about: '25.4',
    text: 'Governable: Govern rating with no RP is 0 or more, partial conquests counted, expelled status counted. Exiles govern nothing. The 3 for a Treaty needs ownership only. Ties share the win.',
  },
  {
    id: 'R82',
    about: '25.61',
    text: 'Fewer players than Empires: Empires marked `required` must be played; unused ones dissolve: Systems independent at norm, no Unrest, Webs and StarGates stay as neutral, no Treaties.',
  },
  {
    id: 'R83',
    about: '25.3',
    text: 'Drop-out at a pause point or by the host. Order: Unrest on all his Systems, Trade Connections and Treaties off, exclusive Treaty holders take theirs, the rest independent with Unrest kept. Systems with two or more Treaty holders: the first of them to get a T, T/C or C there takes it, other Treaties go. No Treaty: all Trade Connections go. His cards are discarded, chits return to the cup, RP to one player or none. His agreements, offers, duties and orders end; if it is his turn it is over. His Systems carry no partial conquests of his any more. When one player is left of several, the game ends and he has won.',
  },
  {
    id: 'R84',
    about: '25.2',
    text: "Votes = owned Systems + owned Confederation Systems (Atjay 2, LA'DAU 2 while a member). All or nothing per player: end, continue, abstain. Expelled and exiled players vote. Tie continues.",
  },
  {
    id: 'R85',
    about: '8.32',
    text: 'No end, by vote or by length, while a Total War duty is open. Last Game-Turn: extra full Rounds follow the fifth, before StarGate maintenance and without a new chit segment, as long as a duty is open, at most five. A vote to end that is carried while a duty is open: one such Round, then the end, no second vote. A war whose obliged players all had their turn inside the last Round adds nothing.',
  },
  {
    id: 'R86',
    about: '26',
    text: 'Solitaire: no Sessions, no Atjay violation, Revolt steps at the end of each own turn. Raiders and Outworlders off unless switched on.',
  },
  {
    id: 'R87',
    about: '27.3',
    text: 'Atjay may not be a Target. A path through it is a violation as usual. Chits are not Operations.',
  },
  {
    id: 'R88',
    about: '28.3',
    text: "The Hive Surge chit starts in the Hive player's hand and is missing from the cup; it counts toward three.",
  },
  {
    id: 'R89',
    about: '29.3',
    text: "The first Confederation System (not LA'DAU) gained by Conquest, diplomacy or chit becomes the Seat, at once if not in Unrest, else when Governed quiet. If it is lost before, the next one counts. Mandatory, once. Race and Ideology follow.",
  },
  {
    id: 'R90',
    about: '30.3',
    text: 'Atjayan plays first in all five Rounds of Game-Turn 1; the others rank for the rest.',
  },
  {
    id: 'R91',
    about: '33',
    text: "Void list as printed, Tech Level -3. Hive not played; eDom One and Two independent at norm. Harvest's StarGate stands in a void System and is usable by whoever repopulates it.",
  },
  {
    id: 'R92',
    about: '34.26',
    text: 'The eleven Systems are inhabited again with their map Race and Ideology; norm = min(norm, 1); Tech Level can never pass 1. Harvest has no StarGate in 34.',
  },
  {
    id: 'R93',
    about: '34.3',
    text: 'Ten cards in Round 1 of Game-Turn 1 only, at least five must be played in his turn; leftovers are flipped as usual. In Game-Turn 1 each Sector check of the Atjayan player is his choice. Initiative: he picks first in every Round.',
  },
  { id: 'R94', about: '34.21', text: 'No Treaty at the start, not even with Atjay.' },
  { id: 'R95', about: '28.22, 31.25', text: 'Unmarked Seats: Hospodar, Dom.' },
  {
    id: 'R100',
    about: '35.0',
    text: 'Start = scenario 26 data, optional rules as agreed. While players wait, a Raider result (5-6) or Outworlder result (4-6) brings in a player instead; both may happen in one Round. Waiting are all seats taken by a person or bot that have not entered; a seat may be taken at any time up to five (35.2) and waits from the next Round. With nobody waiting Raiders and Outworlders are ordinary. Roll-off d6 among those waiting. Seat by table 9.3, reroll if it is a Seat; owner loses it; Tech Level up to norm; no Unrest; Web and gate stay; Treaty with the Seat. He gets five cards at once and plays in that Round.',
  },
  { id: 'R101', about: '35.1', text: 'Military 5, Diplomatic then Administrative by 2d6 on column 3, 7 RP.' },
  {
    id: 'R102',
    about: '35.2',
    text: 'Late entry: if one full Game-Turn or more has passed since the last entry, 5 RP for each Game-Turn, part Game-Turns rounded up (5 Rounds: 5; 8 Rounds: 10; 4 Rounds: 0). The start of the game counts as the Atjayan entry; two entries in one Round: the second counts from the first, so 0. Those who re-enter get it too.',
  },
  {
    id: 'R103',
    about: '35.3',
    text: 'Free change: own turn at a pause point, or at the moment the Seat is lost. Unrest there ends; Tech Level up to norm.',
  },
  {
    id: 'R104',
    about: '35.4',
    text: 'Until the Atjayan player draws any Government Toppled chit nobody goes into exile: a player who lost his Seat must name any own System as Seat; with none left he leaves, his RP and chits are lost (chits to the discard), Treaties and Trade Connections removed, and he waits to re-enter.',
  },
  { id: 'R105', about: '35.5', text: 'Length and first vote are set at creation, both 10 or more.' },
  {
    id: 'R106',
    about: '35.6',
    text: 'Alternate start: scenario 29, 30, 31, 32 or 34 with five players, its set-up and its special rules, but length and votes by 35.5; no entry rolls; one free Seat change each; the usual exile rules from the start (35.4 has no object).',
  },
  {
    id: 'R110',
    about: '',
    text: 'Tech Level never leaves -3..3, nor passes a cap of 34.26 by any means (Govern, chits, norm, Breakthrough); excess is lost, but the result counts as achieved (a Govern "+1" at the top still quells Unrest). Sector levels are only 1, 2, 3, 5, 9.',
  },
  {
    id: 'R111',
    about: '',
    text: 'Race and Ideology tokens: `unique:<system>` for Unique ones, so that colonies and repopulated Systems of a Unique people match their source and nothing else. An expelled Government uses the token `unique:expelled:<player>`.',
  },
  {
    id: 'R112',
    about: '',
    text: `All dice come from the engine's seeded generator in the order of events; "die among equals" = one uniform draw.`,
  },
  {
    id: 'R113',
    about: '5.0e against 9.1',
    text: 'Taxes may be taken before the chit is drawn (5.0 says so in so many words); what 9.1 forbids is to tax between the draw and the resolution of a Random Event.',
  },
  {
    id: 'R114',
    about: '12.0, 13.0',
    text: 'Conquest and Raid are refused against own Systems; the one exception is a Conquest for Conversion (R71) with that option on. Communicate may be aimed at own Systems (14.13) but not at the Base itself.',
  },
  {
    id: 'R115',
    about: '9.29',
    text: "Anybody may play Greer's Port Breakthrough. The StarGate belongs to whoever owns the System (neutral if independent). Refused if there is one already or the System is void.",
  },
  {
    id: 'R116',
    about: '11.0.1, 11.62',
    text: 'An announcement is one action: if it is refused nothing is spent or shown. Once accepted it cannot be taken back.',
  },
  {
    id: 'R117',
    about: '5.0d',
    text: "Positions are slots 1 to n. In scenario 30, Game-Turn 1, slot 1 is taken by the Atjayan player before anybody picks. Entrants of the Cycle take part in the picking of the Round they enter. A drop-out's slot is skipped.",
  },
  {
    id: 'R118',
    about: '5.0a, 6.2',
    text: 'A Sector check of level n uses the list on the card as it stands; the new level is not tested again against the same card.',
  },
  {
    id: 'R119',
    about: '10.1',
    text: 'A System gained during the own Player-Turn may be taxed in that turn, one lost may not. A System sold and bought back counts as taxed if it was.',
  },
  {
    id: 'R120',
    about: '12.3',
    text: "Independent, Outworlder and player targets are alike for partial conquests. They survive a change of the Target's owner by trade (R31), Rebellion, Revolt, drop-out or Outworlder takeover only (R41); an attacker's own are gone once he owns the System.",
  },
  {
    id: 'R121',
    about: '14.15, 6.52',
    text: "The opponent's Diplomatic level is that of the System's owner also when he is in exile or expelled.",
  },
  {
    id: 'R122',
    about: '18.5',
    text: "Maintenance is paid in the order of the last Round's turns; taxes cannot be raised then; trades are possible just before it (pause point). A removed StarGate leaves no marker.",
  },
  {
    id: 'R123',
    about: '25.4',
    text: 'Points are counted once, at the end; conversion and colonization points are kept per player and survive exile, not a drop-out.',
  },
  { id: 'R124', about: '4.2', text: 'A clock never changes a rule: it only brings the default answer of A7.' },
  {
    id: 'R125',
    about: '24.12, 18.32',
    text: 'A Base with a working StarGate colonizes whatever an Interstellar Operation could reach through it.',
  },
  {
    id: 'R126',
    about: '35.4',
    text: 'Who re-enters the Cycle starts as if he had never been in it: conversion and colonization points and the used free Seat change are gone.',
  },
  { id: 'R127', about: '8.41', text: 'An Atjayan who retakes Atjay waits for its votes like everybody (R21).' },
  {
    id: 'R128',
    about: '34.3',
    text: 'R93 is narrowed to the print: only checks called for on Year Cards are ignored.',
  },
  {
    id: 'R129',
    about: '29.3',
    text: 'R89, "the next one": the earliest gained among those still held, else the next gained.',
  },
  {
    id: 'R130',
    about: '9.28',
    text: "When Dom's owner opens his Taxation with Hive Surge in hand he says whether he plays it (default no). It is part of the act that opens the segment: a question of its own would tell the others what he holds (A12). Playing it later in the segment warns that only the 2 points remain.",
  },
  {
    id: 'R131',
    about: '25.7',
    text: 'With fewer players than Empires the seats choose, in seat order, among the Empires. Seats that did not choose are filled: by `required` Empires first, then in printed order; a choice that leaves no seat for a required one is refused. The picker and `new --empires a,b,c` offer it.',
  },
  {
    id: 'R132',
    about: '4.2',
    text: 'The window between Rounds opens before the first phase of each Round, before cards are dealt. Everybody in play is asked at once, and the Round begins when all are done; hold windows at the end of a Round belong to it too.',
  },
  {
    id: 'A1',
    about: 'State that must exist',
    text: `- Per inhabited System: owner (player, outworlder id, none), Tech Level (-3..3), Unrest flag, GuardianWeb 0/2/3, StarGate flag, set of Trade Connections (players, each with a waive flag), set of Treaties (players), partial conquests (list of {attacker, base}), current Race token, current Ideology token, void flag, per-player conversion tally, per-player colonization tally, norm (changed only by 34.26).
- Per player: three Sector levels, RP (integer, 0 or more, no upper limit), Seat or exile status with Race and Ideology of the last Seat, original Seat (R57), expelled flag, face-down Year Cards (ordered, identity unknown to everybody), hand of chits, face-up kept chits, toppled-this-Round flag, intercepts this Round, taxation done this Player-Turn, conversion and colonization victory counters, hosts that offer Asylum, Total War duty, free Seat change used (35.3), pending Seat by 29.3, standing orders (A12).
- Global: Game-Turn, Round, phase, order of Player-Turns, deck, cup, discard, removed chits, LA'DAU member flag, Confederation state (normal, relocated, destroyed), Total War record, Revolt record {active, next level}, outworlders, Draka-used flag, agreements, open trade offers, once-per-Round counters.`,
  },
  {
    id: 'A2',
    about: 'Game-Turn',
    text: `1. **Chit segment.** Cup := all chits not held, not face-up before a player, not removed (R11). Shuffle.
2. **Five Rounds** (A3); extra Rounds by R85 follow here.
3. **StarGate maintenance** (player by player in the order of the last Round): for each own StarGate choose pay 1 RP or lose it. Neutral and Outworlder StarGates cost nothing.
4. **Vote to end** if the scenario allows it and the mandatory Game-Turns are complete (R84).
5. Advance the Game-Turn marker or end the game (R85 for Total War).`,
  },
  {
    id: 'A3',
    about: 'Round',
    text: `| step | who decides | chance | hidden |
|---|---|---|---|
| 0 start of Round: Atjay +1 Tech Level if below 3 and not under Genocide; reset per-Round counters | nobody | none | |
| a deal: shuffle all 56 cards, deal 5 to each player (10 by 34.3) | nobody | shuffle | card faces from everyone, owner included; counts public |
| b Raider Phase (A8) | interceptors only | d6 appearance, d6 location, 2d6 sector, ties, cards | |
| c Outworlder Phase (A9) | interceptors only | d6 appearance, 2 dice location, ties, cards | |
| d Initiative: rank, then each picks a free position | players in rank order | d6 roll-off on a full tie | |
| e-g Player-Turns in order (A4) | | | |
| g' reveal: each player in turn order flips leftover cards one by one, Administrative check if listed | nobody | 2d6 per check | |
| h Colonization Phase if in use: tallies in turn order | nobody | none | |
| marker forward | | | |

Initiative rank: higher Sector total; then more owned Systems; then more Confederation votes (non-members 0); then d6, high first, reroll among those still tied.`,
  },
  {
    id: 'A4',
    about: 'Player-Turn',
    text: `\`START -> DRAW -> LOOP -> END\`.
- **START** (pause point). Taxation allowed here (R113); Operations are not.
- **DRAW**: one chit, mandatory, also for exiles. Random: resolve at once, fully, before anything else. Holding: keep secretly, or play now if its window allows; if it is the fourth, discard one of the four at once (R12).
- **LOOP** (pause point before and after each item), any order, as often as allowed:
  - *Operation* (A5): at least one, at most one per card left. First-time duty: R7.
  - *Taxation segment*: at most once; all taxing and exploiting happens inside it (A6).
  - *Free acts*: lower or remove own Web, remove own StarGate, remove own Trade Connection, set waive flags, announce Colonization, move Seat when a rule permits, grant or revoke Asylum, discard chits, trades (R31).
- **END** only when the duty is met. Then: an exile's unused cards are flipped (R58), Revolt step (R18), Total War bookkeeping, next player.`,
  },
  {
    id: 'A5',
    about: 'Operation',
    text: `1. **Announce**: operation, Target, Base (Interstellar), path (gap and System ids) or StarGate use, extra RP, own Weapons/Tactical chits, Fervor chit for Conversion. The engine checks legality and takes the whole cost now.
2. **Intercept window** (Conquest and Raid only). Eligible: owner of the Target, then owners of Systems on the path from Base to Target, each player once, in that order; each has a card to spare (R8), at least 1 RP, is not the active player, is not in exile. Each in turn answers pass or intercept{extra RP, chits}; earlier answers are visible (option \`interceptWindow\`: sealed asks all at once, which is quicker over days; the book sets no order). With a StarGate only the Target's owner is asked. An Outworlder's reserved card answers automatically.
3. **Final rating**.
4. **Reveal** the active player's next card and one card per interceptor.
5. **Apply** active card: target column, result column, base column, in that order (R5). Contest windows for a diplomatic Conquest come here, before the System changes hands (R27).
6. **Rebellion checks** caused by the Operation (R46), then Seat and exile consequences.
7. **Sector checks**: active player, then interceptors in window order.
8. **Call windows**: Hive Treaty, Atjay violation (R28, R29). All eligible members are asked at once, call or let pass; the first call opens the Session, the rest need not answer.
9. Pause point.`,
  },
  {
    id: 'A6',
    about: 'Taxation segment',
    text: 'The player names Systems one at a time: tax n (1..Tech Level) or exploit. Each is resolved before the next is named. Rebellion check: 2d6. Exploitation yield: d6 + Resource Value. The segment ends when he says so; it cannot be reopened that Player-Turn. Between two named Systems others may play chits and set waive flags, but no trade is executed (R31).',
  },
  {
    id: 'A7',
    about: 'Pause points and responses',
    text: `- **Pause point**: no Operation, chit, check, phase roll or Session is half done. At a pause point any seat may: play a Holding chit whose window is "any time", discard a chit, accept or make a trade, call a Session it is entitled to, end an agreement jointly, grant or revoke Asylum, set waive flags, drop out. The engine needs no pass from anybody to go on; the first valid act received is executed. When bots are asked in one process, ask the active player first, then turn order. A seat that wants to be sure of a moment uses a hold (A12).
- **Forced responses** (the engine stops until answered). "All at once" = sealed and simultaneous, opened together. The default answer is given when a clock runs out or a seat is absent; it is always legal.

| decision | asked | answers | default answer |
|---|---|---|---|
| next act in the own Player-Turn | active player | A4 | END if the duty is met; else Govern the Seat without extra RP, else any legal Govern, else the first legal Operation, else flip (R7) |
| initiative position | one by one in rank order | a free position | last free position |
| Intercept | one by one in window order (or sealed, by option) | pass; or extra RP and chits | pass |
| fourth chit | drawer | which of the four goes | the new one |
| order of Toppled checks | drawer | any order | Seat last, others in map order |
| move the Seat after Toppled; move it back (6.41); free change when the Seat is lost (35.3) | its player | stay or a legal System | stay (35.3: see new Seat) |
| new Seat (R57) | loser | the legal list | highest Tech Level, then map order |
| make or drop a Sector check (34.3) | Atjayan player | check, ignore | ignore |
| contest (causes 3, 5) | owner of the System | contest, accept | contest |
| hand over or defy | loser of the Session | hand over, defy | hand over |
| call window (causes 6, 7) | all eligible members, all at once | call, let pass | let pass |
| ballot | all eligible voters, all at once | choice, number, Influence chits | no votes; in his own case all votes for himself, no chits |
| home of the Confederation (R34) | members, all at once | one System | none |
| which C result to remove or score (R40) | active player | remove one, score | remove |
| Total War target among equals (R36) | active player | one of them | first in map order |
| StarGate maintenance | owner, gate by gate | pay, remove | pay while RP last, in map order |
| vote to end | all players, all at once | end, continue, abstain | abstain |
| RP of a leaver | leaver | one player or nobody | nobody |

Map order is the order of \`systems\` in \`map.json\`.`,
  },
  {
    id: 'A8',
    about: 'Raider Phase',
    text: "d6; 1-4 nothing. 5-6: d6 location. Appears only if the Base is independent, or is a player's System in Unrest (it goes independent first). Not if void or Outworlder-held. 2d6 on column 3 gives Military. Five cards, one Raid each, R61. Owners may Intercept. Gone after the phase.",
  },
  {
    id: 'A9',
    about: 'Outworlder Phase',
    text: "1. Genocide step for active Draka (R66). 2. If fewer than three active: d6; 4-5 Outworlder, 6 Draka or Outworlder (R65). Location by two dice; R62. 3. Every active Outworlder acts, oldest first, newcomer last: 5 cards, 4 Operations, 1 card kept for Intercept; Draka 10 cards, 10 Operations. R60. 4. A played card (Operation or Intercept) whose Sector check list holds 5 ends that Outworlder at once after the card's results are applied; its other cards are not played.",
  },
  {
    id: 'A10',
    about: 'Special Session',
    text: `\`motion -> (influence, ballot) from every eligible voter, sealed -> reveal all -> count -> consequence\`. R20 to R30. Voters are all members unless the table says more or less; the players concerned vote too if they are members.

| cause | who may call | when | choices | if carried | limit |
|---|---|---|---|---|---|
| 1 LA'DAU (25.1) | a member, or the owner of LA'DAU unless expelled; that owner also votes (R33) | any pause point | in, out | membership of LA'DAU changes | one per Round in all |
| 2 Treaty with an own System (19.2) | its owner: member, own Trade Connection there, no own Treaty, another player has one | any pause point | grant, refuse | he gets the Treaty | one per System and Round |
| 3 Diplomatic Success (9.22) | the owner, R27 | at once, forced | owner, taker | hand over or be expelled (R25) | each System once |
| 4 broken agreement (4.3) | the other party, a member or not | any pause point | broken, kept | accused expelled if a member | one per agreement and Round |
| 5 diplomatic Conquest (14.32) | the owner, R27 | at once, forced | owner, taker | as cause 3 | each time |
| 6 Hive Treaty (19.3) | any other member | at once, call window | expel, let go | expelled; the Treaty stays | one per Treaty |
| 7 Atjayan space (8.2) | any other member | at once, call window | let go, expel, expel and war | R24 | one per Operation |
| 8 readmission (7.22) | the expelled player or a member | any pause point | readmit, refuse | member again | one per expelled player and Round |

Ties and empty ballots: R23. While Atjay is in Outworlder hands causes 4, 6 and 7 cannot be called (R34); after its Genocide none can (R35). No Sessions in a solitaire game (R86).`,
  },
  {
    id: 'A11',
    about: 'Who knows what',
    text: `| thing | known to |
|---|---|
| unplayed Year Cards | nobody, not even the owner; number public |
| order of deck and cup | nobody; content of discard public |
| Holding chits in hand | owner; number public; once played or kept face up, public |
| RP, Sectors, markers, tallies | public |
| ballots | voter until all are in, then public |
| private agreements | the two parties until a breach Session, then public |
| trade offers | the two parties; executed trades public |
| standing orders, holds not yet fired, an armed Hive Surge | their seat |`,
  },
  {
    id: 'A12',
    about: 'Standing orders and holds (play over days)',
    text: `They save prompts and change no rule. An order is private to its seat (never in another seat's view, log or refusal), may be changed whenever no prompt is open for that seat, and is read at the moment the prompt would be shown; the answer then goes through the same check as a typed one and is logged as that seat's answer. An order whose answer would be illegal counts as "ask".
- **No prompt at all** when the answer can only be one: no card to spare (R8), four Intercepts made, 0 RP, exile, StarGate used and not the Target's owner, Communicate (no Intercept exists); not a member, Toppled this Round (no contest); one legal new Seat; one free position. All of these follow from public facts, so a missing prompt tells nothing.
- **Secrets**: a prompt may not be skipped or shown on the ground of a secret. A holder of no Weapons chit is asked like one who has it; a voter is asked whatever chits he holds.
- **Intercept orders**: an ordered list; the first clause that fits decides; none fits = ask. A clause has filters \`role\` (target, path, any), \`operation\` (conquest, raid, any), \`attacker\` (a seat, raider, outworlder, any), \`targets\` (System ids or any), \`minRating\`, \`maxRating\` (the announced rating), \`keepRP\`, \`keepCards\` (after this Intercept), and an answer: \`pass\`, \`ask\`, or \`intercept\` with \`extraRP\` as a number or as "down to rating r, at most m", and \`chits\` (none, all). \`until\`: this Operation, this Player-Turn, this Round, cancelled. Common presets: never intercept raids; never for others (role path); pass for the rest of this Player-Turn; defend my Seat down to rating -1.
- A clause that would break \`keepRP\` or \`keepCards\` does not fit. Window order is kept: a later seat's order sees the earlier answers.
- **Other orders**: contest (always, never, ask); call window per cause (call, let pass, ask); ballot per cause (withhold all, all for a named choice without chits, ask); make or ignore checks (34.3); StarGate maintenance (pay all, ask); vote to end; initiative (list of wished positions); waive flags are already standing (R47).
- **Conditional offers**: a trade offer stays open until withdrawn, invalid, or its stated Round is over; acceptance is executed at once at a pause point, otherwise refused with the reason.
- **Hive Surge armed**: its holder may mark it for the next Taxation segment of Dom's owner (R13); the mark is private and can be taken back.
- **Holds**: a seat may ask to be stopped at the next pause point of a kind: start of a named player's turn, before his Taxation segment opens, before his next Operation, after any Operation on a named System, before the Round ends. There the engine opens a window for that seat alone: one "any time" act or "nothing". A hold is used up when it fires and ends with the Round; at most one window per seat and pause point; its clock is \`holdSeconds\`. That a seat holds is visible while the window is open, why is not. Without holds a fast table (bots) would never leave people a moment for their chits.

---`,
  },
];
