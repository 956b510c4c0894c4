/** Words of the kit's controls. */
export const words = {
  less: 'Less',
  more: 'More',
  reconstructed: 'reconstructed',
  fillForMe: 'Fill for me',
  clear: 'Clear',
  sealed: 'sealed',
  notSealed: 'not yet',
  reopen: 'Open again',
  nearest: 'Nearest legal:',
  close: 'Close',
} as const;
