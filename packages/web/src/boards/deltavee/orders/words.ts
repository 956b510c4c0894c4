import type { PassingFigures } from '@admiralty/engine/deltavee';

/** What the prompts and composers say. */

const nth = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];
const few = (n: number, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`;

/** 8.3: how the velocities make a relative one, by statement. */
const statements = {
  1: 'same or adjacent directions, the difference of the velocities',
  2: 'opposite directions, the sum of the velocities',
  3: 'crossing directions, by the Relative Velocity Chart',
} as const;

export const say = {
  command: {
    beyond: (hex: string, unit: string, commands: number) =>
      `${hex} is out of reach of ${unit} in this phase. It has ${few(commands, 'Maneuver Command')} left; the lit hexes are where it can end its next move.`,
    sameFor: (n: number) => `Same Commands for ${n} more`,
    what: 'Command your units, or end the phase.',
    whatOne: (name: string) => `Command the ${name}, or end the phase.`,
    left: (name: string, maneuvers: number, battle: number) =>
      `${name}: ${few(maneuvers, 'Maneuver Command')} and ${few(battle, 'Battle Command')} left. What is not used is lost.`,
    next: (enemy: string) => `${enemy} fires at you where you are now. Then you move along the new course.`,
    unit: 'Unit',
    maneuver: 'Maneuver',
    battle: 'Battle',
    ofLeft: (left: number, of: number) => `${left} of ${of}`,
    accelerate: 'Accel.',
    decelerate: 'Decel.',
    left2: 'Turn left',
    right: 'Turn right',
    weave: 'Weave',
    chips: {
      accelerate: 'Accelerate',
      decelerate: 'Decelerate',
      left: 'Turn left',
      right: 'Turn right',
    },
    titles: {
      accelerate: 'One faster. It counts against the Accelerate and Decelerate Commands of the phase.',
      decelerate: 'One slower. It counts against the Accelerate and Decelerate Commands of the phase.',
      left: 'One of the twelve directions to the left',
      right: 'One of the twelve directions to the right',
      weave: 'Into any hex beside it, with the same heading and velocity; once a phase, never into rocks or a planet',
    },
    weaveTo: (hex: string) => `Weave to ${hex}`,
    times: (n: number, what: string) => (n > 1 ? `${n} × ${what}` : what),
    takeBack: (what: string) => `Take back: ${what}`,
    cost: (units: number) => (units > 0 ? `${units} energy` : 'no energy'),
    weaveWhere: 'Weave into which hex? Pick it here or on the map.',
    cancel: 'Cancel',
    course: (direction: number | null, velocity: number) =>
      direction === null ? `velocity ${velocity}` : `heading ${direction}, velocity ${velocity}`,
    through: (hexes: string) => `Through ${hexes}.`,
    endsIn: (hex: string) => `It ends in ${hex}.`,
    stays: 'It stays where it is.',
    noMissile: 'No missile in the way.',
    noTarget: 'No enemy in the way.',
    unforeseen: 'What the last Command does is shown once it is given.',
    give: (n: number) => `Give ${few(n, 'Command')}`,
    clear: 'Clear',
    end: 'End phase',
    choices: (n: number) => `${n} choices`,
    back: 'Back',
  },
  questions: {
    box: 'Which pod?',
    target: 'On which unit?',
    with: 'With which unit?',
    to: 'For which unit?',
    missile: 'Which missile?',
    units: 'How much energy?',
    maneuvers: 'What should it do?',
    direction: 'Which direction?',
    velocity: 'Which velocity?',
    from: 'Whose Command?',
  },
  ownCommand: 'its own',
  hull: 'the hull',
  noStep: 'nothing',
  podOf: (box: number, pod: string) => `${box} ${pod}`,
  steps: {
    accelerate: 'accelerate',
    decelerate: 'decelerate',
    left: 'turn left',
    right: 'turn right',
    weave: 'weave',
  } as Readonly<Record<string, string>>,
  orderKinds: {
    prepareMissile: ['Prepare missile', 'one Battle Command each'],
    control: ['Control missile', 'then maneuver it'],
    search: ['Active search', 'reveals contacts near by'],
    raiseField: ['Raise force field', 'ends maneuver; no launch'],
    lowerField: ['Lower force field', 'free to maneuver next'],
    prepareCraft: ['Prepare craft', 'launched a phase later'],
    launchCraft: ['Launch craft', 'place it on the map'],
    rendezvous: ['Rendezvous', 'same hex and course'],
    undock: ['Undock', ''],
    refuel: ['Refuel craft', ''],
    tractor: ['Tractor beam', 'drives another ship'],
    prepareJump: ['Prepare jump', 'jump in the next phase'],
    abortJump: ['Abort jump', ''],
    jump: ['Jump', 'leaves at the next move'],
    home: ['Home', 'turns to its target'],
    supply: ['Supply', 'energy or missiles'],
    repair: ['Repair', ''],
    moveSambu: ['Move Sambu', 'unseen'],
    takeEnergyPod: ['Take the energy pod', ''],
  },
  salvo: {
    title: 'Salvo',
    all: (n: number, chance: string) => `All ${n} · ${chance}`,
    note: (chance: string, energy: number) =>
      `${chance} to harm at least once, ${energy} energy. Stops at a result that matters.`,
    firing: (n: number) => `Firing · ${n}`,
    ends: {
      done: 'Every fire that can hit has been made.',
      decisive: 'Stopped: look at the result.',
      asked: 'Stopped: you have a decision to make.',
    },
  },
  fire: {
    what: (name: string) => `${name}: declare a fire, or finish.`,
    whatRelease: (name: string) => `${name}: release its missiles, or finish.`,
    releaseWhy: (n: number) => `${few(n, 'unguided missile')} aboard, released once and all together.`,
    left: (energy: number) => `${energy} energy left. Each fire is rolled before the next.`,
    next: (enemy: string) => `The move of ${enemy}, then your Commands.`,
    source: 'Source',
    how: 'Fire',
    launches: 'Launch',
    target: 'Target',
    place: 'Place',
    burster: 'Burster',
    pod: (box: number) => `Pod ${box}`,
    rails: 'Rails',
    payload: 'Payload',
    spent: 'fired',
    types: ['Laser burst', 'Part. burst', 'Laser barrage', 'Part. barrage'],
    /** from the tables that are played with */
    typeTitle: (type: string, chance: number, value: number, energy: number, farthest: number | null) =>
      [
        `${type}: ${energy > 0 ? `${energy} energy` : 'no energy'}`,
        `${chance} in 10 at Target Value ${value}`,
        farthest === null
          ? 'hits at any Target Value'
          : farthest < 0
            ? 'never hits'
            : `can hit up to Target Value ${farthest}`,
      ].join('; '),
    typeNames: ['Laser burst', 'Particle burst', 'Laser barrage', 'Particle barrage'],
    typeNote: (chance: number | null, energy: number | null) =>
      `${chance === null ? '–' : `${chance}/10`} · ${energy ?? '–'} en.`,
    missileNote: (ready: number, left: number) => (ready > 0 ? `${ready} prepared` : `${left} left`),
    columns: ['Range', 'Rel. vel.', 'Value', 'Hit', 'Harm'],
    columnTitles: [
      'Range in hexes; halved for two units on one course in line',
      'Relative velocity, and what the targeting program leaves of it',
      'Target Value: the range and what is left of the relative velocity',
      'The die of ten hits with this or less',
      'Chance that a part or pod is harmed: the hit, times what a hit can strike',
    ],
    inTen: (n: number) => `${n} in 10`,
    range: 'range',
    relative: (found: number, program: number) =>
      `rel. vel. ${found}${program < 0 ? ` − ${-program}` : program > 0 ? ` + ${program}` : ''}`,
    value: 'Target Value',
    orLess: 'or less',
    strip: 'Hit Table',
    partsShort: ['bridge', 'engine', 'field'],
    podShort: (box: number) => `pod ${box}`,
    missileLost: 'destroyed',
    passing: (aim: PassingFigures & { program: number; targetValue: number }): string[] => [
      `${statements[aim.statement]}: ${aim.velocities.join(' and ')} give ${aim.plain}`,
      ...(aim.condition === 1 ? [`on one line with both directions: halved to ${aim.relativeVelocity}`] : []),
      ...(aim.condition === 2 ? [`same direction and velocity: 0, and the range halved to ${aim.range}`] : []),
      `with program ${aim.program}: ${aim.targetValue - aim.range}, never below 0`,
      `plus range ${aim.range}: Target Value ${aim.targetValue}`,
    ],
    pick: 'you pick',
    toHarm: (name: string) => `to harm ${name}`,
    toDestroy: (name: string) => `to destroy ${name}`,
    product: (hit: number, parts: number) =>
      `${hit} in 10 to hit × ${Number(parts.toFixed(1))} in 10 with effect at most =`,
    armor: (armor: number) =>
      `${['no hull armor: bridge, engine or field is destroyed', 'hull armor 1: bridge, engine or field is damaged', 'hull armor 2: bridge, engine or field is vulnerable'][armor] ?? ''}; pods have their own armor`,
    fieldUp: 'its field is up, fire passes',
    fromKnown: 'at most: boxes that you cannot look into count as full; pods have their own armor',
    revealedMissile: 'one hit is enough',
    unknownTarget: 'counted as an unseen missile',
    commit: (chance: string | null, energy: number) =>
      [chance === null ? 'Fire' : `Fire ${chance}`, energy > 0 ? `${energy} energy` : ''].filter(Boolean).join(' · '),
    waits: 'Fire …',
    launch: (what: string) => `Launch · ${what}`,
    release: (n: number) => `Release ${few(n, 'missile')}`,
    finish: 'End phase',
    noTarget: 'No target for this source.',
    hexside: 'Hex',
    direction: 'Direction',
    velocity: 'Velocity',
    load: 'Load',
    placed: 'Placed missiles are unknown to the enemy until they are revealed.',
    another: (n: number, of: number) => `Missile ${n} of ${of}`,
  },
  move: {
    what: 'Move a unit, or all of them in order.',
    why: (n: number) => `${few(n, 'unit')} still to move. They move as their arrows show.`,
    next: (enemy: string) => `The Commands of ${enemy}, then your fire.`,
    which: 'Move first',
    ends: 'Ends in',
    meets: 'Meets',
    nothing: '–',
    one: (name: string) => `Move ${name}`,
    stay: (name: string) => `${name} stays in orbit`,
    rest: 'Move all',
  },
  gravity: {
    what: (name: string, planet: string) => `${name} passes ${planet}: use its gravity?`,
    why: 'Commands of the moment, free of energy, within its maneuver rating.',
    next: 'The rest of the move follows the new course.',
    pass: 'Pass without a change',
    commit: 'Use gravity',
  },
  bringIn: {
    what: (name: string) => `Bring in the ${name} now?`,
    why: 'It may come at the start of any of your Movement Phases.',
    next: 'It moves with your other units in this phase.',
    enter: 'Bring it in',
    wait: 'Let it wait',
  },
  arrive: {
    what: (name: string) => `${name} arrives: choose its direction.`,
    why: 'A reinforcement. Where its pods are is your choice too.',
    commit: (direction: number) => `Arrive, heading ${direction}`,
  },
  pickMissile: {
    what: 'Which missile tries first?',
    why: (n: number) => `${few(n, 'missile')} of yours meet the enemy in one hex. They try one after the other.`,
    next: 'The die is rolled at once; those not needed fly on.',
    title: 'Missile',
    columns: ['Velocity', 'Energy'],
    commit: (name: string) => `${name} tries first`,
  },
  pickTarget: {
    what: (missile: string) => `${missile}: which target first?`,
    why: (n: number) => `${few(n, 'enemy unit')} in its hex. It tries one after the other until it intercepts.`,
    next: 'The die is rolled at once.',
    columns: ['Rel. vel.', 'Chance'],
    automatic: 'sure',
    of: (name: string) => `to intercept ${name}`,
    commit: (name: string) => `Try ${name}`,
  },
  field: {
    what: (name: string) => `Raise the field of the ${name} in time?`,
    why: (missile: string, name: string) => `${missile} has intercepted the ${name}. Without a field it is destroyed.`,
    next: 'One die. No Command, no energy; the field stays up afterwards.',
    ofRaise: 'to raise it in time',
    ifUp: (hits: number, isTooMuch: boolean) =>
      isTooMuch
        ? `Field up: it takes ${few(hits, 'hit')}, which may destroy it, damaged as it is.`
        : `Field up: it survives and takes ${few(hits, 'hit')}.`,
    ifNot: 'Too late or not tried: it is destroyed.',
    raise: 'Raise the field',
    leave: 'Leave it down',
    late: 'Too late',
  },
  part: {
    what: (name: string) => `Choose the part of the ${name} that is hit.`,
    whatOwn: (name: string) => `Asteroids strike the ${name}: choose the part.`,
    why: (n: number) => (n > 2 ? 'A critical hit: any part may be chosen.' : 'The Hit Table names two parts.'),
    read: 'You have read its log; the copy stays with you.',
    next: 'The damage counts before anything else is declared.',
    parts: 'Part',
    becomes: (state: string) => `→ ${state}`,
    commit: (part: string) => `Hit the ${part}`,
  },
  jam: {
    what: 'Jam enemy ships or missiles before they are commanded.',
    why: 'Each point takes a Battle Command of a ship, or a maneuver of a missile.',
    next: (enemy: string) => `The Commands of ${enemy}, with what is left.`,
    commit: (n: number) => (n > 0 ? `Jam with ${few(n, 'point')}` : 'Jam nothing'),
  },
  escapes: {
    title: (chance: string) =>
      `A missile may strike. As it flies the ship survives with ${chance}; the best of all answers, if missiles keep course:`,
    course: (hex: string, commands: number) => `To ${hex} with ${few(commands, 'Command')}`,
    field: 'Raise the force field',
    survives: (chance: string) => `survives with ${chance}`,
    none: 'No Command makes it safer. Shoot at the missile, or rely on the field.',
  },
  survival: (now: string, then: string) =>
    now === then
      ? `Survives its next move and the enemy's with ${now}, if missiles keep course.`
      : `Survives its next move and the enemy's, if missiles keep course: ${now} as it flies, ${then} with these Commands.`,
  survivalShort: (now: string, then: string) => (now === then ? `survives with ${now}` : `survives: ${now} → ${then}`),
  launch: {
    meets: {
      launched: (name: string, _: number, chance: number) => `It meets ${name} at once: ${chance} % to strike.`,
      entered: (name: string, step: number, chance: number) =>
        `If ${name} keeps course, it flies into it on the ${nth[step]} step of its move: ${chance} % to strike.`,
      moved: (name: string, step: number, chance: number) =>
        `If ${name} keeps course, it meets it on the ${nth[step]} step of its first move: ${chance} % to strike.`,
    },
    strikes: {
      launched: (name: string, chance: number) => `${chance} % to strike ${name} at once`,
      entered: (name: string, chance: number) => `${chance} % to strike ${name}, which flies into it`,
      moved: (name: string, chance: number) => `${chance} % to strike ${name} on its first move`,
    },
    unknown: (name: string) => `It meets ${name}. How likely it strikes hangs on the hexside that it looks through.`,
    meetsHidden: (name: string) => `meets ${name}, chance not known`,
    passes: (name: string, hexes: number) => `passes ${few(hexes, 'hex', 'hexes')} from ${name}`,
    misses: (name: string, hexes: number) =>
      `If nobody changes course, its first move passes ${few(hexes, 'hex', 'hexes')} from ${name} and meets nothing.`,
  },
  threat: {
    entersYours: (by: string, to: string, step: number) => `${by} enters the hex of ${to} on its ${nth[step]} step.`,
    youRunInto: (to: string, by: string, step: number) => `${to} runs into ${by} on its ${nth[step]} step.`,
    /** activation null: its field is up */
    odds: (strikes: number, destroyed: number, activation: number | null, isContact: boolean) => {
      const strike = isContact ? `if it is a missile it strikes with ${strikes} %` : `it strikes with ${strikes} %`;
      if (activation === null) return `Your field is up and takes the blow: ${strike}.`;
      return activation > 0
        ? `${destroyed} % to be destroyed: ${strike}, a field raised in time (${activation} %) saves you.`
        : `${destroyed} % to be destroyed: ${strike}. Shoot it, turn away or weave.`;
    },
    /** hits that a field lets through, for a ship that they may finish */
    fatal: (hits: number) => `A field lets ${few(hits, 'hit')} through: damaged as it is, they may destroy it.`,
    more: (n: number) => (n === 1 ? '1 more meeting lies ahead.' : `${n} more meetings lie ahead.`),
  },
} as const;
