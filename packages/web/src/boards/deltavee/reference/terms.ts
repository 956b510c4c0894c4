/** The printed terms of DeltaVee in our own words. */
import type { Term } from '../../box.ts';

export const terms: readonly Term[] = [
  {
    term: 'Active Search',
    means: 'A Battle Command that uncovers all enemy contacts within the range of the ship’s search.',
    rule: 'DV-7.4d',
  },
  {
    term: 'Armor',
    means: 'How much a part takes: each class is one more hit on the way over vulnerable and damaged to destroyed.',
    rule: 'DV-8.8c',
    also: ['armor'],
  },
  {
    term: 'Asteroid',
    means: 'A hex of rocks: whoever enters it rolls, and a die not above his velocity is a hit.',
    rule: 'DV-6.6a',
  },
  {
    term: 'Battle Command',
    means:
      'An order that is no maneuver: prepare, guide, search, dock, pull, raise or lower the field. Pods give them.',
    rule: 'DV-7.3a',
  },
  {
    term: 'Battle communications',
    means:
      'A pod that gives an extra fire, its targeting program to all fire of the ship, and a range of search of its own.',
    rule: 'DV-8.5b',
  },
  {
    term: 'Battlecraft',
    means:
      'A small fighter carried in a pod: prepared, launched in a Command Phase, and taken aboard again by a rendezvous.',
    rule: 'DV-7.4e',
  },
  {
    term: 'Bridge',
    means: 'A part of the hull. With engine and more than half of the pods it decides whether the ship still lives.',
    rule: 'DV-11.0b',
  },
  {
    term: 'Burster',
    means: 'The laser built into a hull; its class tells which kinds of fire it has.',
    rule: 'DV-8.1a',
  },
  { term: 'Civ level', means: 'How advanced a hull, pod or missile is.', rule: 'DV-4.7', also: ['civ'] },
  {
    term: 'Command Phase',
    means: 'The second phase of your half: contacts near you are detected, then your units get their orders.',
    rule: 'DV-7.0a',
  },
  {
    term: 'Contact',
    means:
      'A counter that its enemy sees but does not know: hex, direction and velocity are public, what it is stays hidden.',
    rule: 'DV-2.5e',
    also: ['unrevealed'],
  },
  {
    term: 'Critical hit',
    means: 'A 1 on the Hit Table: the one who fired chooses any part of the target.',
    rule: 'DV-8.7d',
  },
  {
    term: 'Detection',
    means: 'Contacts near a spaceship are uncovered when its side’s Command Phase begins.',
    rule: 'DV-3.0c',
  },
  {
    term: 'Direction',
    means: 'Where a unit points, as on a clock: six hexsides and six corners. Towards a corner it zig-zags.',
    rule: 'DV-6.1a',
    also: ['heading'],
  },
  {
    term: 'Docking',
    means: 'Two ships in one hex with the same velocity and direction join; they then maneuver as one.',
    rule: 'DV-7.4i',
  },
  {
    term: 'Electronics warfare',
    means: 'A pod that takes Battle Commands from enemies, spoils their programs and confuses missiles.',
    rule: 'DV-FSB-P5',
  },
  {
    term: 'Emergency activation',
    means:
      'The last chance when a missile intercepts: on a good die the field is up in time and the ship takes hits instead of being destroyed.',
    rule: 'DV-9.8b',
    also: ['emergency field'],
  },
  {
    term: 'Energy Block',
    means:
      'What a Command Phase with maneuvers costs a ship: its burn rate in Energy Units, however many Commands it gets.',
    rule: 'DV-7.5a',
  },
  {
    term: 'Energy Unit',
    means: 'The coin of the ship: fire and tractor beams cost single units, maneuvers a whole Block.',
    rule: 'DV-10.3a',
  },
  {
    term: 'Engine',
    means: 'A part of the hull that maneuvers; destroyed, the ship only drifts.',
    rule: 'DV-11.0b',
  },
  {
    term: 'Fire Phase',
    means: 'The third phase of your half: your ships fire and launch, one fire resolved before the next is declared.',
    rule: 'DV-8.0a',
  },
  {
    term: 'Force field',
    means:
      'While it is up a missile does not destroy the ship but does it as many hits as its class lets through; the ship can then neither maneuver nor launch.',
    rule: 'DV-9.8a',
    also: ['field'],
  },
  {
    term: 'Game-Turn',
    means:
      'Six phases: each side moves, commands and fires, woven into each other so that your Commands come just before the enemy’s fire.',
    rule: 'DV-3.0a',
  },
  {
    term: 'Gravity',
    means: 'A ship that enters a planet’s hex may turn and change speed there at once, for nothing.',
    rule: 'DV-6.5a',
  },
  {
    term: 'Guided missile',
    means: 'It turns only in phases in which its ship spends a Battle Command on it.',
    rule: 'DV-2.5b',
    also: ['guided'],
  },
  { term: 'Heavy weapon', means: 'A pod with all four kinds of fire and a good stock of missiles.', rule: 'DV-5.1c' },
  {
    term: 'Hit Chance',
    means: 'What the ten-sided die must not exceed, read under the Target Value in the line of the fire type.',
    rule: 'DV-8.6',
  },
  {
    term: 'Hit Table',
    means: 'A second die says where a hit went; if the ship has both parts named, the one who fired chooses.',
    rule: 'DV-8.7c',
  },
  {
    term: 'Homing missile',
    means: 'It turns by itself towards the enemy who spent most energy on maneuver.',
    rule: 'DV-FSB-H1',
    also: ['homing'],
  },
  { term: 'Hull', means: 'The ship without its pods: bridge, engine, field and the fixed gun.', rule: 'DV-4.0a' },
  {
    term: 'Intelligent missile',
    means: 'It steers itself in every Command Phase of its side, without a Battle Command.',
    rule: 'DV-2.5c',
    also: ['intelligent'],
  },
  {
    term: 'Interception',
    means: 'A missile and an enemy in one hex: a die not above the chance hits. The slower they pass, the likelier.',
    rule: 'DV-9.6c',
    also: ['intercept', 'intercepts'],
  },
  {
    term: 'Jump',
    means: 'Leaving by hyperdrive where a scenario allows it; it takes some Command Phases without maneuver.',
    rule: 'DV-7.2f',
    also: ['hyperjump'],
  },
  {
    term: 'Laser',
    means: 'One of the two weapons of a fire, as a burst or as a barrage; the Fire Results tell how it hits.',
    rule: 'DV-8.2a',
  },
  { term: 'Log', means: 'The private sheet of a ship: energy, missiles, pods by box, damage.', rule: 'DV-10.1a' },
  {
    term: 'Maneuver Command',
    means:
      'Accelerate, decelerate, turn by one of twelve, or weave. A ship gets as many as its rating less its velocity.',
    rule: 'DV-7.1a',
  },
  { term: 'MIMS', means: 'A carrier missile: steers itself and once releases unguided ones.', rule: 'DV-2.5d' },
  {
    term: 'Movement Phase',
    means: 'The first phase of your half: every unit of yours moves as many hexes as its velocity, where it points.',
    rule: 'DV-6.0a',
  },
  { term: 'Orbit', means: 'Velocity 1 in a planet’s hex: the unit need not move.', rule: 'DV-6.5f' },
  {
    term: 'Particle',
    means: 'One of the two weapons of a fire, as a burst or as a barrage; the Fire Results tell how it hits.',
    rule: 'DV-8.2a',
  },
  { term: 'Phasing player', means: 'The one whose phase it is.', rule: 'DV-3.0b' },
  {
    term: 'Pod',
    means: 'A module in a box of the ship: weapons, energy, craft, cargo.',
    rule: 'DV-4.0a',
  },
  {
    term: 'Prepare',
    means: 'A Battle Command that lays a missile or craft face-down on the ship, ready to be launched later.',
    rule: 'DV-7.4a',
    also: ['prepared'],
  },
  { term: 'Range', means: 'Hexes between two units: the target’s counts, the firing one’s does not.', rule: 'DV-8.0b' },
  {
    term: 'Relative velocity',
    means: 'How fast two units pass each other, from both velocities and the angle between their courses.',
    rule: 'DV-8.3a',
  },
  {
    term: 'Sheet',
    means: 'A part of the map, named by a letter. A ship that leaves the sheets adds one.',
    rule: 'DV-6.2a',
  },
  {
    term: 'Target Value',
    means: 'Range plus relative velocity after the program. The lower, the better the shot.',
    rule: 'DV-8.0c',
  },
  {
    term: 'Targeting program',
    means: 'A figure of 0 or below that makes relative velocity count for less.',
    rule: 'DV-8.5c',
    also: ['program'],
  },
  {
    term: 'Tractor beam',
    means: 'A pod that pulls another unit: its Commands are given to it, for energy.',
    rule: 'DV-5.6h',
  },
  {
    term: 'Unguided missile',
    means: 'It flies straight on and is never steered after its launch.',
    rule: 'DV-2.5a',
    also: ['unguided'],
  },
  { term: 'Velocity', means: 'Hexes that a unit moves in each of its Movement Phases.', rule: 'DV-6.0a' },
  {
    term: 'Vulnerable',
    means: 'The first step of damage of a part with heavy armor: the next hit damages it.',
    rule: 'DV-8.8c',
  },
  {
    term: 'Weave',
    means: 'A maneuver into any adjacent hex without a change of velocity or direction; once a phase.',
    rule: 'DV-7.2c',
  },
];
