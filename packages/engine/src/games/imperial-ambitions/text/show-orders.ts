/** How answers are written: one line of JSON for each kind of question. */

import type { Paint } from '#core/text';
import type { Choices } from '../types.ts';

/** Units and systems are their numbers in the view, hexes [column, row] of the whole map, facings 0 N to 5 NW. */
const FORMS: Readonly<Record<keyof Choices, readonly [string, string]>> = {
  purchase: [
    'forces bought with value points',
    '{"forces":[{"system":"A1","where":"space","units":[{"type":"CV","n":1,"aboard":[{"type":"F","n":2}]}]}]}',
  ],
  garrison: [
    'neutral forces placed before the game (option neutralPoints)',
    '{"forces":[{"system":"N1","where":"surface","units":[{"type":"Inf","n":2}]}]}',
  ],
  build: [
    'one list: start at a base or on a planet, found from feeders, continue, cancel, feed, repair (by a base, itself, or -1 the planet), merge fighters, give money (option diplomacy)',
    '{"orders":[{"do":"start","base":3,"type":"DD"},{"do":"startOnPlanet","system":0,"type":"Inf"},{"do":"found","system":0,"planet":"rocky","type":"SS","feeders":[7,8]},{"do":"continue","project":12},{"do":"cancel","project":13},{"do":"feed","project":14,"feeders":[9]},{"do":"repair","unit":5,"by":3},{"do":"merge","unit":10,"with":11},{"do":"give","to":1,"amount":20}]}',
  ],
  reorganise: [
    'task forces made, filled and dissolved; shifts only after movement',
    '{"taskForces":[{"number":3,"at":[7,8],"units":[1,2]}],"dissolve":[4],"shifts":[]}',
  ],
  strategicMove: [
    'one jump with free shifts before and after (board a host, leave it for space or the planet, merge fighters, a Cg outside); jump null: done',
    '{"before":[{"do":"board","unit":9,"host":6},{"do":"leave","unit":8},{"do":"merge","unit":10,"with":11},{"do":"outside","unit":7,"outside":true}],"jump":{"taskForce":3,"to":[9,8]},"after":[]} or "jump":{"units":[1,2],"to":[9,8]}',
  ],
  trade: ['cargo ships that trade', '{"units":[7]}'],
  consent: ['yes or no to each request', '{"allow":[true]}'],
  declare: [
    'attacks (on a seat from 0, -1 neutrals) and assaults',
    '{"attacks":[{"at":[20,8],"on":1}],"assaults":[4]}',
  ],
  pickBattle: ['the next battle', '{"at":[20,8]}'],
  join: ['whom to fight; nobody: stand aside', '{"against":[1]}'],
  placePlanets: ['planets on the centre sheet', '{"planets":[{"kind":"habitable","xy":[20,20]}]}'],
  sheet: ['the sheet to come from', '{"sheet":"NE"}'],
  deploy: ['set-up on the battle map', '{"units":[{"unit":1,"xy":[20,20],"facing":3}]}'],
  launch: ['fighters and docked ships that leave', '{"units":[{"unit":4,"facing":0}]}'],
  round: ['roll for activation, or done', '{"do":"roll"}'],
  activate: [
    'one stack, every unit of it; turns: after so many hexes, -1 left or 1 right',
    '{"moves":[{"unit":1,"do":"move","hexes":3,"turns":[2,1]},{"unit":2,"do":"turn","facing":5},{"unit":3,"do":"stay"}]} or "do":"jump"',
  ],
  crowd: ['units taken out of over-full hexes', '{"remove":[5]}'],
  fire: ['one attack, or done', '{"do":"fire","units":[1,2],"target":9}'],
  chooseLosses: ['one entry for each step lost', '{"units":[4,4]}'],
  castLoose: ['facings of units cast loose', '{"units":[{"unit":4,"facing":0}]}'],
  yieldUnits: ['units scuttled or offered', '{"scuttle":[3],"offer":[{"unit":4,"to":1}]}'],
  callSurrender: ['enemy units called on, offers accepted', '{"call":[9],"accept":[]}'],
  land: ['landing, docking, merging', '{"land":[{"unit":4,"host":2}],"merge":[{"unit":5,"with":6}]}'],
  conclude: ['fighters taken aboard, the empty planet taken', '{"land":[{"unit":4,"host":2}],"occupy":true}'],
  declareAssault: ['ships in orbit and troops that land; none: no assault', '{"ships":[6,1],"land":[7]}'],
  finalFire: ['PDBs at a ship in orbit, or done', '{"do":"fire","units":[8],"target":6}'],
  bombard: ['ships at a ground unit, or done', '{"do":"fire","units":[1],"target":8}'],
  pressOn: ['fight on, or withdraw all', '{"do":"continue"} or {"do":"withdraw","aboard":[{"unit":7,"host":6}]}'],
};

export function showOrders(paint: Paint): string {
  const lines = [
    'How answers are written. Units and systems are numbers, hexes [column,row] of the whole map,',
    'facings 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. A list may be empty.',
    '',
  ];
  for (const [kind, [about, form]] of Object.entries(FORMS)) lines.push(`${paint.strong(kind)}: ${about}`, `  ${form}`);
  lines.push(
    '',
    'At any time: pace {"fireAuto":true,"losses":"ask"} (standing orders), and to break a battle off',
    '  offer {"kind":"standOff","to":[1],"terms":{}}',
  );
  return lines.join('\n');
}
