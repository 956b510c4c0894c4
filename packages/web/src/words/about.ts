export const about = {
  title: 'About',
  parts: [
    {
      title: 'What this is',
      lines: [
        'Admiralty plays four classic space board wargames with every printed rule enforced: what is offered is accepted, what is not is refused with the rule and the reason.',
        'Rules, computer opponents and your games run in this browser. There is no account, nothing is sent anywhere, and after the first visit it works without a connection.',
      ],
    },
    {
      title: 'Honest dice',
      lines: [
        'The seed of the dice is locked in before the first roll and shown after the last, so you can verify every roll. The computer sees what its side sees, and nothing else.',
      ],
    },
    {
      title: 'About the data',
      lines: [
        'Parts of the printed sheets are lost. What is missing was rebuilt from what survives, and every table and record says whether it is printed, inferred, reconstructed or our own.',
        'The rules of each game tell in detail what was rebuilt, under About the data. If you own the box, you can use your own figures with a data pack in the terminal.',
      ],
    },
    {
      title: 'Rights',
      lines: [
        'Unofficial, and not affiliated with the publishers of these games. The games’ names say which rules are implemented; no rulebook text and no original artwork is included.',
        'Open source under the MIT licence. Set in Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License 1.1.',
      ],
    },
  ],
} as const;
