/** Why a computer player of this game does what it does: every sentence, by what it decides. */
export const say = {
  activation: {
    leavesBattle: 'leaves a battle that cannot be won',
    goesInAtAnyCost: 'goes in, whatever it costs',
    closesIn: 'closes in, broadside on',
    underOwnGuns: 'stays under the guns of its own',
    keepsOutOfReach: 'keeps out of reach',
    makesForOpenSpace: 'makes for open space',
  },
  approach: {
    shortestWayIn: 'the shortest way in',
  },
  assault: {
    landsAt: (name: string) => `lands at ${name}`,
    tooStrong: 'the planet is too strong',
    nothingMoreToHit: 'nothing more to be hit',
    fightsOn: 'the troops fight on',
    savesTroops: 'saves what is left of the troops',
  },
  construction: {
    seesToYards: 'sees to its yards',
  },
  declarations: {
    seeksNoBattle: 'seeks no battle now',
    strikesWhereStronger: 'strikes where it is stronger',
    strikesInSpace: 'strikes in space alone',
  },
  diplomacy: {
    tradesWithFriends: 'trades with friends',
    feedsNoRival: 'feeds no rival',
    letsOthersFight: 'lets the others wear each other down',
  },
  fireConcentration: {
    noShotWorthIt: 'no shot is worth a charge',
    oneShot: (name: string) => `a shot at ${name} that may tell`,
    together: (count: number, name: string) => `${count} together bring better odds against ${name}`,
  },
  income: {
    tradesWhereItPays: 'trades wherever it pays',
    nothingToTrade: 'has nothing to trade',
  },
  launching: {
    keepsAboard: 'keeps everything aboard',
    allOut: 'the enemy is near enough: all out',
    staysOut: 'stays out',
    takesAboard: 'takes aboard what can be saved',
  },
  losses: {
    spreadsLosses: 'spreads the losses where they hurt least',
    leastUsefulGoes: 'the least useful has to go',
  },
  massing: {
    sortsForces: 'sorts its forces',
  },
  purchase: {
    whatWarTakes: 'what a war takes',
  },
  screening: {
    lineCoversMost: 'the line where it covers most',
    lineInFront: 'the line in front, the rest behind it',
  },
  smallDecisions: {
    allHaveMoved: 'all have moved',
    goesOnMoving: 'goes on moving',
    bringsBroadsideToBear: 'brings the broadside to bear',
    takesPlanet: 'takes the empty planet',
    takesFightersAboard: 'takes the fighters aboard',
  },
  strategicMoves: {
    allInPlace: 'everything is where it should be',
    goesTo: (name: string) => `goes to ${name}`,
    crossesOpenSpace: 'crosses open space',
  },
  surrender: {
    flagStaysUp: 'the flag stays up',
    takesWhoMustSurrender: 'takes whoever must surrender',
  },
};
