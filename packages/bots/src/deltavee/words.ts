/** Why a computer player of this game does what it does: every sentence, by what it decides. */
export const say = {
  arrivals: {
    keepsBack: 'keeps it back for now',
    bringsEscort: 'brings the escort in',
    bowToTheEnemy: 'arrives with its bow towards the enemy',
    jams: 'jams what comes nearest',
    noJamming: 'keeps its jammers silent',
  },
  battleCommands: {
    boards: 'boards the ship alongside',
    lowersField: 'lowers the field to be free again',
    raisesField: 'raises the field before the blow',
    makesReady: 'makes ready for what comes',
    launchesFighter: 'sends a fighter out',
    searches: 'looks what those contacts are',
  },
  command: {
    noOtherOrder: 'the rules leave no other order now',
    nothingMore: 'nothing more to order',
    byHabit: 'orders its ships by habit: too many to weigh each course',
    steersMissile: 'steers a missile onto its target',
    getsOutOfTheWay: 'gets out of the way of what may be launched at it',
    courseForMissiles: 'takes a course from which missiles will reach',
    gathersWay: 'gathers way towards the enemy',
    closesIn: 'turns to close in',
  },
  courseOrders: {
    jumps: 'jumps',
    preparesToJump: 'prepares to jump away',
  },
  fire: {
    holdsItsFire: 'holds its fire: no shot or launch is worth what it costs',
  },
  goals: {
    comesAlongside: 'comes alongside',
    makesFor: (planet: string) => `makes for ${planet}`,
    runsFor: (planet: string) => `runs for ${planet}`,
    runsForTheJump: 'runs for where it may jump',
  },
  launches: {
    launches: (name: string) => `launches where ${name} cannot get out of the way`,
  },
  partChoice: {
    leastPain: 'takes the hit where it hurts least',
    hitsHull: 'hits the hull: bridge and engine must both go',
    hitsField: 'takes away the force field',
    hitsPod: 'hits the pod that the ship would miss most',
  },
  setup: {
    buys: 'buys what has fought best for the price',
    fitsOut: 'fits the ships out as is usual',
    bowsTheRightWay: 'starts where its bows point the right way',
  },
  shots: {
    firesAtMissile: (chance: number) => `fires at what comes near, ${chance} in 10`,
    fires: (name: string, chance: number) => `fires at ${name}, ${chance} in 10`,
  },
  smallDecisions: {
    raisesFieldLate: 'tries to raise the field at the last moment',
    leavesFieldDown: 'leaves the field down',
    passesPlanet: 'flies on past the planet',
    entersOrbit: 'brakes into orbit',
    oldestMissile: 'spends the missile that has the least left',
    bestTarget: 'goes for the most rewarding target',
  },
};
