/** Finished games by their address, here and on other sites. */
export const watchWords = {
  running: 'This game is still being played. The replay opens here when it is over.',
  replay: 'Replay',
  share: 'Copy the address of the replay',
  embed: 'Copy the code to embed it',
  copied: 'Copied',
  embedTitle: 'A game on Admiralty',
  whole: 'Open it in its own window',
} as const;
