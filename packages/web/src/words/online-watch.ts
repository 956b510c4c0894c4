/** Finished games by their address, here and on other sites. */
export const watchWords = {
  running: 'This game goes on. It can be watched here when it is over.',
  replay: 'Replay',
  share: 'Copy the address of the replay',
  embed: 'Copy code for a page of yours',
  copied: 'Copied',
  embedTitle: 'A game on Admiralty',
  whole: 'Open it in a window of its own',
} as const;
