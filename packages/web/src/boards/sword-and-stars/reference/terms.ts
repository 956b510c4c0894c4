/** The printed terms of The Sword and the Stars in our own words. */
import type { Term } from '../../box.ts';

export const terms: readonly Term[] = [
  {
    term: 'Administrative',
    means: 'The Sector of a Government for Govern, GuardianWeb and StarGate.',
    rule: 'SS-11.0b',
  },
  {
    term: 'Atjay',
    means:
      'The System in the middle of the sky. Paths through it and Operations against it violate its space, and it has votes of its own.',
    rule: 'SS-8.1a',
  },
  {
    term: 'Base',
    means: 'The own System from which an Operation sets out; Range is counted from it.',
    rule: 'SS-11.0a',
  },
  {
    term: 'Colonization',
    means: 'Settling a dead System over several Rounds, with points from own Bases.',
    rule: 'SS-24.0a',
    also: ['Colonize'],
  },
  {
    term: 'Communicate',
    means: 'The Operation of the diplomats: it brings Trade Connections and Treaties, and now and then a whole System.',
    rule: 'SS-14.3a',
  },
  {
    term: 'Confederation',
    means: 'The Systems around Atjay. Its members vote in Sessions.',
    rule: 'SS-7.0a',
  },
  {
    term: 'Conquest',
    means: 'The Operation that takes a System by force. It costs one point plus Range and needs one C for each planet.',
    rule: 'SS-12.1',
  },
  {
    term: 'Conversion',
    means: 'Changing the Ideology of an own System by as many C results as the two Ideologies differ.',
    rule: 'SS-23.0a',
    also: ['Convert', 'Converts'],
  },
  {
    term: 'Diplomatic',
    means: 'The Sector of a Government for Communicate; its level also counts as votes.',
    rule: 'SS-11.0b',
  },
  {
    term: 'Draka',
    means: 'The worst of the Outworlders; it comes once a game at most.',
    rule: 'SS-21.0a',
  },
  {
    term: 'Event chit',
    means:
      'Every Player-Turn begins with one from the cup: some happen at once, others are kept and played when they help.',
    rule: 'SS-5.0g',
    also: ['chit'],
  },
  {
    term: 'Exploitation',
    means: 'Squeezing an own System in the Taxation segment: points by die for a Tech Level and Unrest.',
    rule: 'SS-10.2b',
  },
  { term: 'Expelled', means: 'Cast out by a vote, as for a broken agreement.', rule: 'SS-4.3b' },
  {
    term: 'Game-Turn',
    means: 'Five Rounds, then StarGates are paid for and the vote to end may come.',
    rule: 'SS-5.0o',
  },
  {
    term: 'Govern',
    means: 'The Operation that moves the Tech Level of an own System by the card and removes Unrest. It costs nothing.',
    rule: 'SS-17.1',
  },
  {
    term: 'Government',
    means: 'What rules an Empire: three Sectors, each with a level of 1, 2, 3, 5 or 9.',
    rule: 'SS-6.1',
  },
  {
    term: 'GuardianWeb',
    means: 'A defense of 2 or 3 around an own System; it takes from attackers’ ratings and from the Rebellion Value.',
    rule: 'SS-16.2',
    also: ['Web'],
  },
  {
    term: 'Ideology',
    means: 'How a System is ruled. The stranger to that of your Seat, the harder it is to win and to keep.',
    rule: 'SS-11.2',
  },
  { term: 'Influence', means: 'A chit that adds votes in one Session.', rule: 'SS-7.0a' },
  {
    term: 'Intercept',
    means: 'The answer to a Conquest or Raid before its card is turned: it takes your Military level from the rating.',
    rule: 'SS-15.31',
  },
  {
    term: 'Interstellar',
    means: 'An Operation that reaches another System: Conquest, Raid, Communicate.',
    rule: 'SS-11.0b',
  },
  { term: 'Military', means: 'The Sector of a Government for Conquest, Raid and Intercept.', rule: 'SS-11.0b' },
  {
    term: 'Operation',
    means: 'What your cards are played for: seven kinds, each with its Sector, cost and rating.',
    rule: 'SS-11.0c',
  },
  {
    term: 'Outworlder',
    means: 'A stranger who takes an independent or unquiet System and acts once a Round, with cards of its own.',
    rule: 'SS-21.0b',
  },
  {
    term: 'Partial',
    means: 'A C against a System with more planets: it takes as many as it has planets.',
    rule: 'SS-12.3',
  },
  {
    term: 'Player-Turn',
    means: 'Your part of a Round: a chit, one to five Operations, and taxes at any point.',
    rule: 'SS-11.51',
  },
  {
    term: 'Raid',
    means: 'The Operation that plunders a System for Resource Points without taking it.',
    rule: 'SS-13.2',
  },
  {
    term: 'Raider',
    means: 'Pirates that may come in a Round, raid from one System and are gone after it.',
    rule: 'SS-22.0d',
  },
  {
    term: 'Range',
    means:
      'Systems from the Base, not counted, to the Target, counted; empty ones count too. The Tech Level of the Base limits it.',
    rule: 'SS-11.6a',
  },
  {
    term: 'Race',
    means: 'Who lives in a System. Another Race than that of your Seat is harder to win and to keep.',
    rule: 'SS-11.2',
  },
  {
    term: 'Rating',
    means: 'How well an Operation stands: what speaks for it less what speaks against it. The card is read by it.',
    rule: 'SS-11.1',
    also: ['effectiveness'],
  },
  {
    term: 'Rebellion',
    means: 'A System that breaks away: it is independent again.',
    rule: 'SS-20.2b',
  },
  {
    term: 'Rebellion Value',
    means: 'The sum that says how near a System is to Unrest or Rebellion; two dice are read under it.',
    rule: 'SS-20.0a',
  },
  {
    term: 'Resource Point',
    means: 'The coin of an Empire: Operations cost it, taxes and raids bring it.',
    rule: 'SS-11.0a',
    also: ['RP'],
  },
  { term: 'Resource Value', means: 'How rich a System is; it counts for raids and exploitation.', rule: 'SS-13.2' },
  {
    term: 'Round',
    means: 'Every Empire gets five Year Cards and takes one Player-Turn, in an order chosen by initiative.',
    rule: 'SS-5.0b',
  },
  {
    term: 'Seat',
    means: 'The System a Government rules from: its Race and Ideology are those of the Government.',
    rule: 'SS-6.3a',
  },
  {
    term: 'Sector',
    means: 'One of the three arms of a Government: Military, Administrative, Diplomatic.',
    rule: 'SS-6.1',
  },
  {
    term: 'Sector check',
    means: 'When a card lists the level of the Sector in use, two dice set its new level.',
    rule: 'SS-6.2a',
  },
  {
    term: 'Session',
    means: 'The hall meets and votes are sealed; a simple majority decides.',
    rule: 'SS-7.0b',
    also: ['Special Session'],
  },
  {
    term: 'StarGate',
    means: 'A gate in an own System of Tech Level 2 or 3: an Operation from there reaches any System, at a price.',
    rule: 'SS-18.32',
  },
  {
    term: 'Stellar',
    means: 'An Operation within your own Systems: Govern, GuardianWeb, StarGate, Intercept.',
    rule: 'SS-11.0b',
  },
  {
    term: 'System',
    means: 'A star with inhabited planets: its register tells Tech Level, riches, Race, Ideology and owner.',
    rule: 'SS-3.1',
  },
  { term: 'System Register', means: 'All that is known of a System.', rule: 'SS-3.1', also: ['Register'] },
  { term: 'Target', means: 'The System an Operation is aimed at.', rule: 'SS-11.0a' },
  {
    term: 'Tax',
    means: 'What you demand from a System, up to its Tech Level; each point adds to the Rebellion Value.',
    rule: 'SS-10.1b',
    also: ['taxation', 'taxes', 'taxed'],
  },
  { term: 'Tech Level', means: 'From −3 to 3. It limits Range and taxes, and counts for victory.', rule: 'SS-11.61' },
  {
    term: 'Trade Connection',
    means: 'An own marker on a System, by a T on the card. On an own System it calms, on another’s it disturbs.',
    rule: 'SS-14.41a',
    also: ['Trade'],
  },
  {
    term: 'Treaty',
    means: 'A bond with a System; on an own System it scores at the end.',
    rule: 'SS-25.4b',
    also: ['Treaties'],
  },
  { term: 'Unrest', means: 'A warning: the System is far nearer to Rebellion.', rule: 'SS-20.0a' },
  {
    term: 'Year Card',
    means: 'The die of this game: each card has a line for every Operation, read by the rating.',
    rule: 'SS-11.3a',
    also: ['card'],
  },
];
