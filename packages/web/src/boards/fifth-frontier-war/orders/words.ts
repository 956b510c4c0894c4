/** What each question asks, why, and what follows. */
const sealed = 'Both sides seal their answers; they are opened together.';

export const ask = {
  xboats: {
    what: 'Send admirals by express boat.',
    why: 'Along the links of express boats, once a turn.',
    next: 'Then the scouts jump.',
  },
  scouts: {
    what: 'Jump with your independent scouts.',
    why: 'A scout in no fleet needs no plot.',
    next: 'Then fleets that need no plot.',
  },
  wellLed: {
    what: 'Jump with fleets that need no plot.',
    why: 'Their commander plots 0 turns ahead.',
    next: 'Then plotted jumps are revealed.',
  },
  cargo: {
    jump: { what: 'Load and unload before the jumps.', why: sealed, next: 'Then all plotted jumps are made.' },
    arrival: { what: 'Load and unload after the jumps.', why: sealed, next: 'Then combat, hex by hex.' },
  },
  refuel: { what: 'Refuel at starports and from tankers.', why: sealed, next: 'Whoever stays dry cannot jump.' },
  adjust: {
    what: 'Arrange your fleets.',
    why: `Squadrons of one place join, leave or change commander. ${sealed}`,
    next: 'Then guerrillas, and plotting.',
  },
  plots: {
    what: 'Write your plots.',
    why: `Each fleet needs orders as far ahead as it plots. ${sealed}`,
    next: 'Then the turn ends.',
  },
  firstPlots: { what: 'Write your first plots.', why: sealed, next: 'Then the war begins.' },
  blackGlobe: { what: (place: string) => `Use the black globes at ${place}.`, why: 'One action before anybody else.' },
  shiftAttack: { what: (place: string) => `Give your best crews to one attack at ${place}.` },
  losses: {
    what: (place: string) => `Take your losses at ${place}.`,
    due: (damage: number) => `At least ${damage} defense factors, no more than needed. ${sealed}`,
  },
  cargoLosses: {
    what: (place: string) => `Choose the cargo that is lost at ${place}.`,
    why: 'The ships left carry less.',
  },
  disengage: {
    what: (place: string) => `Stay at ${place}, or leave.`,
    why: 'All who can leave go, or nobody.',
    next: 'Whoever leaves arrives next turn, without fuel.',
  },
  attackSdb: { what: (place: string) => `Attack the system defense boats of ${place}, or not.` },
  activateSdb: {
    what: (place: string) => `Bring the system defense boats of ${place} into the fight, or keep them back.`,
  },
  breakOff: { what: (place: string) => `Fight on at ${place}, or break off.` },
  invade: {
    what: (place: string) => `Invade ${place}, or leave it in peace.`,
    why: 'It is independent: it would fight you.',
  },
  bomb: {
    what: (place: string) => `Bomb the surface of ${place}.`,
    why: 'Each target takes its own roll.',
    next: 'Then troops land.',
  },
  land: { what: (place: string) => `Land troops on ${place}.`, next: 'Then both sides fire.' },
  firstFire: { what: (place: string) => `Fire first on ${place}.`, why: 'Psionic troops fire before all others.' },
  fire: { what: (place: string) => `Give fire on ${place}.`, why: sealed, next: 'Losses count after both have fired.' },
  guerrillas: { what: 'Lead your guerrillas.', why: 'Covert units hide and recover; overt ones fight.' },
  secretBase: { what: 'Choose your secret base.', why: 'Only you know where it is until you reveal it.' },
  placeGuerrillas: { what: 'Place your guerrillas.' },
  deploy: {
    what: 'Deploy your forces.',
    why: 'The proposal is legal as it stands.',
    next: 'Then the other side, then the first plots.',
  },
  surprise: { what: 'Hold fleets back for surprise.' },
  splitBoxes: { what: 'Share out the arrivals between two boxes.' },
  takeWarrant: { what: 'Give the warrant to an admiral.', why: 'He then outranks all others.' },
  replace: { what: 'Spend replacement points.', why: sealed },
  declareArmistice: { what: 'Declare an armistice, or fight on.' },
};

const turns = (count: number): string => (count === 1 ? '1 order' : `${count} orders`);

/** Labels and sentences of the composers. */
export const say = {
  reach: (place: string, worlds: number) => `${place} · ${worlds === 1 ? '1 world' : `${worlds} worlds`} in reach`,
  hexes: (far: number) => (far === 1 ? '1 hex' : `${far} hexes`),
  more: (count: number) => `${count} more`,
  emptySpace: 'empty space',
  plots: {
    sheet: 'Plot sheet',
    none: 'No fleet of yours needs a plot.',
    turn: (turn: number) => `Turn ${turn}`,
    turnFrom: (turn: number) => `Turn ${turn} from`,
    choose: 'choose',
    jumpTo: (label: string) => `J ${label}`,
    holdAt: (label: string) => `R ${label}`,
    holds: 'hold',
    hold: 'Hold',
    arrive: 'Arrive',
    takeBack: 'Take back this order and those after it',
    abort: 'Abort',
    mustAbort: 'Must abort',
    insert: 'Insert',
    whole: 'This plot is whole. Press an order to take it back.',
    missing: (count: number) => `${turns(count)} missing`,
    seal: 'Seal all plots',
    holdRest: 'Hold the rest',
  },
  moves: {
    admiral: 'Admiral',
    scout: 'Scout',
    fleet: 'Fleet',
    stays: 'stays',
    done: (count: number) => (count === 0 ? 'Nobody moves' : count === 1 ? 'Make 1 move' : `Make ${count} moves`),
    takeBack: 'Stay',
    none: 'Nobody can move.',
    title: (name: string) => `${name} from`,
  },
  cargo: {
    none: 'Nothing can be loaded or unloaded.',
    done: (count: number) => (count === 0 ? 'Move nothing' : count === 1 ? 'Move 1 unit' : `Move ${count} units`),
    stays: 'stays where it is',
    ashore: 'ashore',
    aboard: (squadron: string) => `aboard ${squadron}`,
    place: 'Place',
    allAshore: (count: number) => `Put all ${count} ashore`,
    back: (where: string) => `back: ${where}`,
    room: (load: number, capacity: number) => (capacity === 0 ? 'carries no troops' : `${load} of ${capacity}`),
  },
  units: {
    kinds: { battle: 'battle', cruiser: 'cruiser', assault: 'assault', tanker: 'tanker', scout: 'scout' },
    reduced: 'reduced',
    dry: 'dry',
  },
  proposal: 'Back to the proposal',
  defense: (strength: number, tech: number) => `Planetary defense · ${strength}-${tech}`,
  ownDefense: 'Planetary defense',
  losses: {
    take: 'Take these losses',
    step: (count: number, isLast: boolean, aboard: number) => {
      const fate = count === 0 ? '' : count === 2 || isLast ? 'lost' : 'reduced';
      return aboard === 0 ? fate : [fate, `${aboard} aboard`].filter(Boolean).join(', ');
    },
    sum: (defense: number, owed: number, attack: number) =>
      `${defense} of ${owed} defense factors given up, ${attack} attack factors with them`,
  },
  bombs: {
    left: (left: number, all: number) => `${left} of ${all} bombardment points left`,
    drop: (points: number) => `Bomb with ${points}`,
    none: 'Bomb nothing',
  },
  fire: {
    fire: 'Fire',
    none: 'Do not fire',
    nobody: 'Nobody can fire.',
    ledger: 'Who fires at whom, in factors',
    unit: 'Unit',
    left: 'Left',
    all: 'All on it',
    on: 'Factors on it',
    shift: 'Shift by tech',
    air: 'Die, for the air',
    loss: 'Loss expected',
    lossOf: (percent: number) => `${percent} %`,
    cell: (unit: string, target: string) => `${unit} at ${target}`,
  },
  guerrillas: {
    covert: 'Covert',
    overt: 'Overt',
    done: (count: number) => (count === 0 ? 'Leave them as they are' : `Change ${count}`),
  },
  deploy: {
    yours: (squadrons: number, troops: number, admirals: number, fleets: number) =>
      `${squadrons} squadrons, ${troops} troop units, ${admirals} admirals, ${fleets} fleets stand, near what they can reach. Pick a counter to move it, or drag it to another place.`,
    take: 'Take the proposal',
    takeChanged: (count: number) => `Deploy with ${count === 1 ? '1 change' : `${count} changes`}`,
    toFix: (count: number) => `${count} to fix`,
    putBack: 'Put the refused back',
    changes: 'Your changes',
    changed: (counter: string, where: string) => `${counter} → ${where}`,
    backOne: 'Put back',
    aboard: (squadron: string) => `aboard ${squadron}`,
    ashore: 'On the world',
    alone: 'In no fleet',
    back: 'All places',
    berths: 'Ships that it may start aboard',
    fleet: 'Fleet',
    commander: 'Commander',
  },
  adjust: {
    none: 'No place is yours to arrange.',
    asItIs: 'as it is',
    changed: 'changed',
    commander: 'Commander',
    admiral: (name: string, precedence: number, plotting: number, tactical: number) =>
      `${name} · precedence ${precedence}, plots ${plotting}, tactical ${tactical}`,
    independent: 'Independent squadrons',
    alone: 'independent',
    form: (fleet: string) => `new: ${fleet}`,
    dry: 'dry',
    squadrons: (now: number, before: number) => {
      const count = now === 1 ? '1 squadron' : `${now} squadrons`;
      return now === before ? count : `${count}, was ${before}`;
    },
    warrant: 'Warrant',
    waits: 'waits',
    cargo: (count: number) => `Aboard: ${count === 1 ? '1 unit' : `${count} units`}`,
    done: (count: number) =>
      count === 0 ? 'Leave all as it is' : `Seal with ${count === 1 ? '1 place' : `${count} places`} changed`,
  },
  disengage: {
    label: 'Stay or leave',
    stay: 'Stay and fight',
    leave: 'Leave',
    go: 'Leave as shown',
    withHisOwn: 'with his own squadron or fleet',
  },
  replace: {
    left: {
      squadrons: (left: number, all: number) => `Squadrons: ${left} of ${all} points left`,
      troops: (left: number, all: number) => `Troops: ${left} of ${all} points left`,
    },
    cost: (points: number) => (points === 1 ? '1 point' : `${points} points`),
    rebuilt: (place: string) => `rebuilt at ${place}`,
    anew: 'comes back anew',
    done: (count: number) => (count === 0 ? 'Spend nothing' : `Seal ${count === 1 ? '1 order' : `${count} orders`}`),
  },
  refuel: {
    slots: (slots: number) => (slots === 0 ? 'tankers only' : `starport fills ${slots}`),
    port: 'from the starport',
    tanker: (tanker: string, capacity: number) => `from ${tanker} (${capacity})`,
    dry: 'stays dry',
    spent: 'stays spent',
    done: 'Seal the refuelling',
  },
  secretBase: { from: 'Worlds that can hide it, from', done: (place: string) => `Hide the base at ${place}` },
  placeGuerrillas: 'Place them so',
  surprise: {
    nobody: 'nobody',
    done: (count: number) =>
      count === 0 ? 'Hold nobody back' : `Start with ${count === 1 ? '1 fleet' : `${count} fleets`} in the rear`,
  },
  warrant: (name: string) => `Give the warrant to ${name}`,
  shift: {
    label: 'Attack that is shifted',
    attack: (number: number, factors: number) => `Attack ${number} · ${factors} factors`,
    mean: (mean: number) => `${mean} defense factors expected`,
    done: (number: number) => `Shift attack ${number}`,
  },
  split: (count: number, box: string) => (count === 0 ? 'All to the first box' : `Send ${count} to ${box}`),
  cargoLosses: { percent: (percent: number) => (percent === 0 ? '' : `${percent} % lost`) },
  globe: {
    label: 'Action under the black globes',
    verbs: { none: 'Do nothing', attack: 'Attack', bomb: 'Bomb', land: 'Land and load' },
  },
  yes: {
    attackSdb: ['Attack them', 'Leave them alone'],
    activateSdb: ['Bring them in', 'Keep them back'],
    breakOff: ['Break off', 'Fight on'],
    invade: ['Invade', 'Leave it in peace'],
    declareArmistice: ['Declare an armistice', 'Fight on'],
  },
} as const;
