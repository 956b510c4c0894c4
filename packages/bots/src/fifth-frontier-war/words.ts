/** Why a computer player of this game does what it does: every sentence, by what it decides. */
export const say = {
  adjustment: {
    seesToFleets: 'puts squadrons and troops into the fleets that go where they are needed',
  },
  armistice: {
    endsTheWar: 'ends the war while it is won',
    fightsOn: 'fights on: to end the war now would not leave it a victory, or costs more than waiting',
  },
  bombing: {
    bombsTheStrongest: 'bombs what is strongest on the ground',
    nothingToBomb: 'has nothing to bomb',
    spares: 'bombs nothing and keeps the world whole',
  },
  deployment: {
    staffPlan: 'deploys by the staff plan',
    ownSideOfTheBorder: 'starts from its own side of the border',
    raisesGuerrillas: 'raises guerrillas where most is at stake',
    secretBase: 'chooses its secret base',
  },
  disengagement: {
    meansToWin: 'stays: it should come out ahead',
    stays: 'stays: to leave would cost it more than the fight',
    savesWhatItCan: 'leaves: to stay would cost it more',
  },
  freeMovement: {
    strikesAtAnOpening: 'strikes where its best admiral sees an opening',
    keepsFleetsInHand: 'keeps its free fleets in hand',
  },
  garrisons: {
    seesToTroops: 'moves troops to where a garrison is wanted',
  },
  guerrillas: {
    callsToArms: 'calls the guerrillas to arms',
    keepsInHiding: 'keeps the guerrillas in hiding',
  },
  routine: {
    gathersReinforcements: 'gathers its reinforcements',
    handsWarrantOver: 'hands the warrant over',
    admiralsStay: 'keeps its admirals where they are',
    scoutsStay: 'keeps its scouts where they are',
    fillsNextJumpers: 'fills those first that jump next',
    coverOfGlobes: 'uses the cover of its black globes',
    aimsBestAttack: 'moves its strongest attack up a column',
    losesCargo: 'loses what it cannot carry',
  },
  invasion: {
    invades: 'invades: the world is worth it and can be taken',
    leavesInPeace: 'leaves the neutral world alone: it would not pay',
  },
  landing: {
    landsNobody: 'lands nobody here now',
    landsByForce: 'lands to take the world by force',
    garrisons: 'puts a garrison ashore',
  },
  losses: {
    givesUpTheLeast: 'gives up what it needs least',
  },
  outOfTurn: {
    agreesToArmistice: 'agrees to the armistice',
    showsSecretBase: 'shows where its secret base is',
  },
  plotSheet: {
    plots: 'plots the next moves of its fleets',
  },
  replacements: {
    makesGoodLosses: 'makes good what was lost',
  },
  surfaceFire: {
    firesWhereItCounts: 'fires where it counts most',
    guardsFireFirst: 'lets the Guards fire first',
  },
  systemDefense: {
    attacksBoats: 'goes for the system defense boats',
    keepsAwayFromBoats: 'keeps away from the system defense boats',
    sendsBoatsOut: 'sends the boats out to fight',
    hidesBoats: 'hides the boats',
    squadronsBreakOff: 'breaks off from the boats',
    boatsBreakOff: 'takes the boats out of the fight',
    fightsOn: 'fights on',
  },
};
