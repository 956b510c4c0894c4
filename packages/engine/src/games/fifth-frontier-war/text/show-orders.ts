/** How answers are written: one line of JSON for each kind of question, and the numbers that they use. */

import { wrap } from '#core/text';
import { placeAt } from '../data/places.ts';
import type { Choices } from '../types.ts';
import { type Look, placeName } from './show-words.ts';

const MOVED = '[{"troop":"I-MAR-1","to":"I-AR-26"},{"admiral":"Mtume","to":"ashore"}]';
const FORMS: Readonly<Record<keyof Choices, readonly [about: string, form: string]>> = {
  secretBase: ['hex of the secret base', '{"hex":"Fulacin"}'],
  placeGuerrillas: [
    'hex of each guerrilla in turn',
    '{"hexes":["Efate","Efate","Efate","Ruie","Ruie","Ruie","Ruie","Regina","Regina","Regina"]}',
  ],
  deploy: [
    'set-up; automatic: what is not named stands as proposed; fleets null: as proposed',
    '{"automatic":true,"squadrons":[{"squadron":"I-SR-53","place":"Regina"}],"troops":[{"troop":"I-MAR-1","place":"Regina","aboard":"ashore"}],"admirals":[],"fleets":null}',
  ],
  surprise: ['fleets that start in the rear: 871-438 or Quare', '{"fleets":[{"fleet":"40F","hex":"Quare"}]}'],
  splitBoxes: ['what goes to the second box', '{"squadrons":["I-AR-26"],"admirals":[],"warrant":false}'],
  takeWarrant: ['admiral in the same box who takes the warrant', '{"admiral":"Mtume"}'],
  replace: ['counters to rebuild or replace', '{"squadrons":["I-BR-190"],"troops":[]}'],
  xboats: ['admirals by xboat', '{"moves":[{"admiral":"Mtume","to":"Regina"}]}'],
  scouts: [
    'independent scouts, with admirals who board or leave before',
    '{"jumps":[{"squadron":"I-SR-63","to":"Regina","load":[]}]}',
  ],
  wellLed: [
    'fleets under plotting factor 0, with units that board or leave before',
    '{"jumps":[{"fleet":"43F","to":"Regina","load":[]}]}',
  ],
  cargo: ['who boards which squadron or goes ashore', `{"transfers":${MOVED}}`],
  refuel: [
    'squadrons in starport slots; whom tankers fill',
    '{"slots":["I-BR-190"],"tankers":[{"tanker":"I-TR-10","fill":["I-BR-191","I-CR-470"]}]}',
  ],
  blackGlobe: [
    'one action of a black globe fleet',
    '{"do":"attack"} or {"do":"bomb","bombs":[{"target":"Z-D5","points":5}]} or {"do":"land","transfers":[]} or {"do":"none"}',
  ],
  shiftAttack: ['attack that squadron quality shifts, from 0', '{"attack":1}'],
  losses: ['one entry for each step lost', '{"steps":["I-BR-190","I-BR-190","I-CR-470"]}'],
  cargoLosses: ['per cent more for each cargo unit', '{"losses":[{"troop":"I-MAR-1","percent":20}]}'],
  disengage: [
    'a system for each fleet and independent squadron; admirals sent along with a squadron',
    '{"leave":true,"fleets":[{"fleet":"43F","to":"Regina"}],"squadrons":[],"admirals":[{"admiral":"Mtume","to":"I-BR-190"}]}',
  ],
  invade: ['invade the neutral world', '{"invade":true}'],
  attackSdb: ['attack the SDBs, or decline', '{"attack":true}'],
  activateSdb: ['SDBs active or passive', '{"active":true}'],
  breakOff: ['break off, or go on', '{"breakOff":false}'],
  bomb: ['bombardment points on troops or the defense unit', '{"bombs":[{"target":"defense","points":9}]}'],
  land: ['who lands or boards', `{"transfers":${MOVED}}`],
  firstFire: [
    'psionic units first; halves: half factors, so 5 factors are 10',
    '{"shots":[{"by":"Z-D5","at":"I-MAR-1","halves":10}]}',
  ],
  fire: ['half factors of each unit on each target', '{"shots":[{"by":"defense","at":"Z-D5","halves":200}]}'],
  adjust: [
    'whole places as they should be; whoever is in no fleet is independent',
    '{"places":[{"place":"Regina","fleets":[{"fleet":"43F","squadrons":["I-BR-190","I-CR-470"],"commander":"Mtume"}],"transfers":[]}]}',
  ],
  guerrillas: ['modes that change', '{"overt":["Z-G1"],"covert":[]}'],
  plots: [
    'new orders as printed, one a turn; a line that repeats a standing order adds to its D list; abort and insert name fleets',
    '{"lines":["7 18F: J2011","8 18F: R2011 D{I-BR-190}"],"abort":["43F"],"insert":[]}',
  ],
  declareArmistice: ['end the war at a price', '{"declare":false}'],
};

export function showOrders(): string {
  const lines = [
    'How answers are written: counters and places by their printed names, or by number (`numbers 1510`).',
    'Plots are written as printed. A list may be empty.',
    '',
  ];
  for (const [kind, [about, form]] of Object.entries(FORMS)) lines.push(`${kind}: ${about}`, `  ${form}`);
  lines.push(
    '',
    'At any time: revealBase {}, and to end the war together',
    '  offer {"kind":"armistice","to":[1],"terms":{}}',
  );
  return lines.join('\n');
}

/** Numbers of everything that the viewer sees, place by place, or of one place. */
export function showNumbers(look: Look, label: string): string {
  const { data, view } = look;
  const carriers = new Map(view.squadrons.map(({ squadron, place }) => [squadron, place]));
  const lists = new Map<number, string[]>();
  const note = (place: number, kind: string, name: string, number: number): void => {
    const list = lists.get(place) ?? [];
    lists.set(place, [...list, `${list.some((one) => one.startsWith(kind)) ? '' : `${kind} `}${name} ${number}`]);
  };
  const whereOf = ({ place, aboard }: { place: number; aboard: number }): number =>
    aboard < 0 ? place : (carriers.get(aboard) ?? -1);
  for (const one of view.fleets) note(one.place, 'fleets', data.fleets[one.fleet]!.code, one.fleet);
  for (const one of view.squadrons) note(one.place, 'squadrons', data.squadrons[one.squadron]!.id, one.squadron);
  for (const one of view.troops) note(whereOf(one), 'troops', data.troops[one.troop]!.id, one.troop);
  for (const one of view.admirals) note(whereOf(one), 'admirals', data.admirals[one.admiral]!.name, one.admiral);
  for (const squadron of view.inHand.squadrons) note(-1, 'squadrons', data.squadrons[squadron]!.id, squadron);
  for (const troop of view.inHand.troops) note(-1, 'troops', data.troops[troop]!.id, troop);
  for (const admiral of view.inHand.admirals) note(-1, 'admirals', data.admirals[admiral]!.name, admiral);
  for (const { fleet } of view.markers) note(-1, 'fleets', data.fleets[fleet]!.code, fleet);
  const wanted = label === '' ? null : placeAt(data.map, label.toUpperCase());
  const places = wanted === null ? [...lists.keys()].sort((a, b) => a - b) : [wanted];
  return places.flatMap((place) => linesOf(look, place, lists.get(place) ?? [])).join('\n');
}

function linesOf(look: Look, place: number, list: readonly string[]): string[] {
  const where = place < 0 ? 'Free, to be placed or in transit' : `${placeName(look, place)} is place ${place}`;
  return wrap(`${where}: ${list.length > 0 ? list.join(', ') : 'nothing'}`, '  ');
}
