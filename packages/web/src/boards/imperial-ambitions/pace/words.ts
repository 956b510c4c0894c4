/** Standing orders: what is answered for you, setting by setting. */
export const pace = {
  label: 'Standing orders',
  intro:
    'What is answered for you without asking. Nobody else sees these settings, and every answer that they give stands in the log. They change no rule: each only sends what you could have sent yourself.',
  on: 'On',
  off: 'Off',
  ask: 'Ask me',
  settings: {
    skipForced: {
      title: 'Questions with one legal answer',
      on: 'That answer is given at once.',
      off: 'You are asked all the same.',
    },
    autoDone: {
      title: 'Strategic movement',
      on: '“Done moving” is said when nothing of yours can jump.',
      off: 'You are asked, so that nobody can tell whether you could have moved.',
    },
    fireAuto: {
      title: 'Fire',
      on: 'The smallest group with the best odds fires, shot after shot, then “Done firing” is said. No shot is asked.',
      off: 'You are asked for every fire group.',
    },
    queueMoves: {
      title: 'Moves kept for later rounds',
      on: 'Stack moves that you have kept are carried out in their order, one an activation, until an enemy comes near.',
      off: 'You are asked for every activation.',
    },
    movesThenDone: {
      title: 'When the kept moves are used up',
      on: '“Done moving” is said.',
      off: 'You are asked to roll again or be done.',
    },
    yieldNext: {
      title: 'The next chance to give units up',
      on: 'You are asked at the next chance, even if no unit is in danger.',
      off: 'You are asked only when one is damaged, surrounded or within reach.',
    },
  },
  callSurrender: {
    title: 'Enemies that can be called on to surrender',
    always: ['Call all', '“Call on to surrender” is said to every unit that must obey.'],
    never: ['Call none', '“Call on nobody” is said.'],
    ask: ['Ask me', 'You are asked each time.'],
  },
  yield: {
    title: 'Your units that cannot get away',
    ask: ['Ask me', 'You are asked each time.'],
    never: ['Keep', '“Give up nothing” is said.'],
    scuttle: ['Scuttle', 'Every unit that could be captured is scuttled.'],
  },
  losses: {
    title: 'Who loses steps, where you may choose',
    ask: ['Ask me', 'You are asked whenever the choices differ in anything.'],
    cheapest: ['Cheapest', 'The step that is cheapest to build again is lost first.'],
    list: 'In an order of types that you gave.',
  },
  joinBattle: {
    title: 'Battles of others in your hex',
    standAside: ['Stand aside', '“Stand aside” is said.'],
    ask: ['Ask me', 'You are asked whether to join.'],
  },
  fireThen: {
    title: 'When the fire list is empty',
    ask: ['Ask me', 'You are asked for a fire group.'],
    done: ['Done', '“Done firing” is said.'],
  },
  fireOrders: {
    title: 'Fire list',
    none: 'No attacks are listed: you are asked for each.',
    line: (types: string, row: string) => `At ${types}, with all who can, at ${row} or better`,
    anything: 'a unit that you named',
    type: 'Type to fire at',
    row: 'Least odds',
    add: 'Add to the list',
    remove: 'Take out',
    stops: 'The list stops',
    onOwnLoss: 'when I lose a step',
    onKill: 'when a target is destroyed',
  },
  alarm: 'Hexes within which an enemy stops the kept moves',
  kept: (count: number) => (count === 1 ? '1 stack move kept' : `${count} stack moves kept`),
  clear: 'Forget them',
  groundStand: {
    title: 'Ground combat',
    ask: ['Ask me', 'You are asked after each round.'],
    stand: ['Stand by a rule', 'The fight goes on, and a withdrawal is made below the limits.'],
    row: 'Withdraw below these odds',
    steps: 'Withdraw below so many steps',
  },
  consent: {
    title: (name: string) => `${name} asks to trade with your planets`,
    yes: ['Allow', 'Consent is given.'],
    no: ['Refuse', 'Consent is refused.'],
    ask: ['Ask me', 'You are asked each time.'],
  },
} as const;
