/** What each question asks, why, and what follows. */
const sealed = 'All seal their answers; they are opened together.';

export const ask = {
  purchase: {
    what: 'Buy your forces.',
    why: (points: string) => `${points} to spend; what is left becomes money. ${sealed}`,
    next: 'Then the first turn begins.',
  },
  garrison: {
    what: 'Place neutral forces.',
    why: (points: string) => `${points}, in sectors that are nobody’s home. ${sealed}`,
  },
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  declare: {
    what: 'Declare whom you attack, and where.',
    why: `Only where you share a hex; in deep space the enemy must be found first. ${sealed}`,
    next: 'Then the battles, one by one.',
  },
  pickBattle: { what: 'Choose the battle that is fought next.', next: 'It is fought to its end, then the next.' },
  build: {
    what: 'Write your building orders, then seal.',
    why: `Only what stands in the open will show. ${sealed}`,
    next: 'Then task forces, then initiative.',
  },
  reorganise: {
    start: {
      what: 'Reorganise your task forces.',
      why: `An empty one is a decoy. ${sealed}`,
      next: 'Then initiative.',
    },
    end: { what: 'Regroup after the jumps.', why: `Ships of one hex may join. ${sealed}`, next: 'Then trade.' },
  },
  strategicMove: {
    what: 'Jump with one force, or say done.',
    why: 'One task force or the loose ships of one hex; shifts before and after are free.',
    next: 'Then the next in the order of initiative.',
  },
  trade: {
    what: 'Choose the cargo ships that trade.',
    why: `Each rolls a die; more at neutral and enemy planets. ${sealed}`,
    next: 'Then owners are asked for consent.',
  },
  consent: {
    what: 'Allow trade with your planets, or refuse it.',
    why: (requests: string) => `${requests}. ${sealed}`,
    request: (trader: string, ships: number, system: string) =>
      `${trader} with ${ships === 1 ? '1 ship' : `${ships} ships`} at ${system}`,
  },
  join: {
    what: (place: string) => `Join the battle at ${place}, or stand aside.`,
    why: (sides: string) => `${sides} fight here. ${sealed}`,
    next: 'Then the battle map is set up.',
  },
  placePlanets: {
    what: (system: string) => `Place the planets of ${system}.`,
    why: (kinds: string) => `To place: ${kinds}.`,
    next: 'Then sheets are chosen.',
  },
  sheet: {
    what: 'Choose the sheet that you come in by.',
    why: `One of the eight round the centre. ${sealed}`,
    next: 'The defender sets up first.',
  },
  deploy: {
    what: (units: string) => `Deploy ${units}.`,
    units: (count: number) => (count === 1 ? '1 unit' : `${count} units`),
    centre: 'On the centre sheet, away from its edge; bases beside their planet.',
    outer: (sheet: string) => `On sheet ${sheet}, away from the centre sheet.`,
    next: 'What you leave out stays as recorded.',
  },
  launch: { what: 'Launch what is aboard, or keep it there.', why: sealed, next: 'Then tactical movement.' },
  round: {
    what: 'Roll for another activation, or say done.',
    why: 'The die tells how many stacks you must move. Done is final.',
    next: 'Then the other side.',
  },
  activate: {
    what: 'Move one of your stacks.',
    why: (left: number) =>
      left === 1 ? 'The last activation of this roll.' : `${left} activations left of this roll.`,
    next: 'When they are used up the other side rolls.',
  },
  crowd: {
    what: 'Clear your over-full hexes.',
    why: (remove: number) => (remove === 1 ? '1 unit must go.' : `${remove} units must go.`),
  },
  land: { what: 'Land, dock and merge.', why: sealed, next: 'Then the tactical turn ends.' },
  conclude: {
    what: 'Conclude the battle.',
    land: 'Your fighters need a carrier or a base.',
    occupy: 'Your fighters need a carrier or a base; free infantry may take the planet.',
    next: 'Then planets may be assaulted.',
  },
  fire: {
    what: 'Compose a fire group, or say you are done.',
    why: 'Each unit fires once. Done is final.',
    next: 'Then the other side fires.',
  },
  chooseLosses: {
    what: (steps: number) => (steps === 1 ? 'Choose who loses a step.' : `Choose who loses ${steps} steps.`),
    isInterrupt: true,
  },
  castLoose: { what: 'Choose the facing of units cast loose.', why: 'Their carrier is gone.', isInterrupt: true },
  yieldUnits: {
    what: 'Scuttle or surrender units, or keep them.',
    why: 'Only units that cannot withdraw.',
    next: 'Then enemies may call on units to surrender.',
  },
  callSurrender: {
    what: 'Call on units to surrender.',
    why: 'A unit that surrenders becomes yours, with the steps it has.',
  },
  declareAssault: {
    what: (system: string) => `Assault the planet of ${system}, or not.`,
    why: 'Name the ships that go into orbit, and the troops that land.',
    next: 'Then the defender fires at the ships in orbit.',
  },
  finalFire: { what: 'Fire at the ships in orbit, or say done.', next: 'Then troops land.' },
  bombard: { what: 'Bombard with ships in orbit, or say done.', next: 'Then both sides fight on the ground.' },
  pressOn: {
    what: 'Fight on, or withdraw.',
    why: (round: number) => `Round ${round} of the ground combat is over.`,
    next: 'Who withdraws needs room aboard.',
  },
};
