export const about = {
  title: 'About',
  lines: [
    'Admiralty plays four classic space board wargames with every printed rule enforced.',
    'Unofficial, and not affiliated with the publishers of these games. The games’ names say which rules are implemented; no rulebook text and no original artwork is included.',
    'Parts of the printed sheets are lost; what is missing was rebuilt and says so.',
    'Set in Barlow and Barlow Condensed by Jeremy Tribby, SIL Open Font License 1.1.',
  ],
} as const;
