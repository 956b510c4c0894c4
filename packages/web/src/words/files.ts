/** Why a game cannot be opened on this device, or be played on. */
export const fileWords = {
  tooLarge: 'it is far larger than any game',
  notJson: 'it is not a saved game, or it was cut off when it was copied',
  noBoard: (game: string) => `there is no board for ${game}`,
  notHere: 'this game is not on this device',
  otherTab: 'this game was played on in another tab',
  otherSeed: 'the seed is not the one locked in',
} as const;
