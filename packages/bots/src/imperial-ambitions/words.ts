/** Why a computer player of this game does what it does: every sentence, by what it decides. */
const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
const planets = (count: number): string => (count === 1 ? 'a planet' : `${count} planets`);

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
    shortestWayIn: 'enters where the way to the enemy is shortest',
  },
  assault: {
    landsAt: (name: string) => `lands at ${name}`,
    tooStrong: 'lands nobody: the planet is too strong',
    nothingMoreToHit: 'holds its fire: no other shot can do harm',
    fightsOn: 'the troops fight on, the odds are good enough',
    savesTroops: 'takes back the troops that are left, the odds are too poor',
  },
  construction: {
    seesToYards: 'builds what its yards have room for and its money pays',
  },
  declarations: {
    seeksNoBattle: 'seeks no battle now',
    strikes: (battles: number, landings: number) =>
      [
        battles > 0 ? `attacks in space, ${times(battles)}, where its fleet is the stronger` : '',
        landings > 0 ? `lands on ${planets(landings)} that its troops can take` : '',
      ]
        .filter(Boolean)
        .join(' and '),
  },
  diplomacy: {
    tradesWithFriends: 'trades with a friend: both earn by it',
    feedsNoRival: 'does not trade with a rival, who would earn by it too',
    letsOthersFight: 'lets the others wear each other down',
  },
  fireConcentration: {
    noShotWorthIt: 'fires no more: no shot left is likely to do harm',
    oneShot: (name: string) => `fires at ${name}, which is worth most for one shooter`,
    together: (count: number, name: string) =>
      `fires with ${count} together at ${name}, for better odds than one by one`,
  },
  income: {
    tradesWhereItPays: 'trades wherever it pays',
    nothingToTrade: 'has nothing to trade',
  },
  launching: {
    keepsAboard: 'keeps everything aboard',
    allOut: 'launches everything: the enemy is near enough',
    staysOut: 'leaves its craft outside',
    takesAboard: 'takes aboard what can be saved',
  },
  losses: {
    spreadsLosses: 'spreads the losses where they hurt least',
    leastUsefulGoes: 'the least useful has to go',
  },
  massing: {
    sortsForces: 'puts together the ships that are to go the same way',
  },
  purchase: {
    whatWarTakes: 'buys warships to fight and transports with troops to land',
  },
  screening: {
    lineCoversMost: 'puts the line where it covers most of its ships',
    lineInFront: 'puts the strong ships in front and the rest behind them',
  },
  smallDecisions: {
    allHaveMoved: 'stops: all that should have moved',
    goesOnMoving: 'goes on: some ships have not moved yet',
    bringsBroadsideToBear: 'brings the broadside to bear',
    takesPlanet: 'takes the empty planet',
    takesFightersAboard: 'takes the fighters aboard',
  },
  strategicMoves: {
    allInPlace: 'moves nothing more: no other place is better',
    goesTo: (name: string) => `goes to ${name}`,
    crossesOpenSpace: 'crosses open space',
  },
  surrender: {
    flagStaysUp: 'gives up no ship',
    takesWhoMustSurrender: 'takes whoever must surrender',
  },
};
