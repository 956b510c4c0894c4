import { expect, test } from 'vitest';
import { card, type Given, given, system } from '../../testing/given.ts';
import { operation } from '../11-operations/operations.ts';
import { scoreConquest } from '../12-conquest.ts';
import { outworlderPhase, outworlderTurn } from './outworlders.ts';

const harvest = system('harvest');
const phage = system('phage');
const PHASE = { left: [] };
/** The phase alone: what the Outworlders then do is only noted. */
function phase(position: Given, ...rolls: number[]) {
  const turns: { row: number; left: number }[] = [];
  const at = given(position, {
    steps: {
      outworlderPhase,
      outworlderTurn: (play, { my }) => {
        turns.push({ ...my });
        play.done();
      },
    },
  });
  at.run('outworlderPhase', PHASE, ...rolls);
  return { at, turns };
}

test('SS-21.0a 1 to 3 bring nobody, 4 and 5 an Outworlder', () => {
  for (const die of [1, 2, 3]) expect(phase({}, die).at.g.outworlders.active).toEqual([]);
  for (const die of [4, 5]) expect(phase({}, die, 5, 5).at.g.outworlders.seat).toEqual([phage]);
});

test('SS-21.0a no roll while three are in play', () => {
  const three = [{ seat: 'harvest' }, { seat: 'phage' }, { seat: 'perkis' }];
  const { turns } = phase({ outworlders: three });
  expect(turns.map(({ row }) => row)).toEqual([0, 1, 2]);
  expect(() => phase({ outworlders: three.slice(1) })).toThrow();
});

test('SS-21.0b an independent System is taken with what is there', () => {
  const { at } = phase({ systems: { phage: { web: 2, gate: true, treaty: ['avian'] } } }, 4, 5, 5);
  const { owner, web, gate, treaty } = at.g.systems;
  expect([owner[phage], web[phage], gate[phage], treaty[phage]]).toEqual([8, 2, 1, 1 << at.seat('avian')]);
});

test('SS-21.0c its Seat is raised to norm, never lowered', () => {
  expect(phase({ systems: { phage: { tech: -2 } } }, 4, 5, 5).at.g.systems.tech[phage]).toBe(1);
  expect(phase({ systems: { phage: { tech: 3 } } }, 4, 5, 5).at.g.systems.tech[phage]).toBe(3);
});

test('SS-21.1d it is of the people who live there now', () => {
  const { at } = phase({ systems: { phage: { race: 'herd', ideology: 3300 } } }, 4, 5, 5);
  const { race, ideology } = at.g.systems;
  const asak = system('asak'); // herd, 3300
  expect([at.g.outworlders.race[0], at.g.outworlders.ideology[0]]).toEqual([race[asak], ideology[asak]]);
});

test('SS-21.0b a player keeps a quiet System and loses one in Unrest', () => {
  const barton = system('barton');
  expect(phase({ systems: { barton: { unrest: false } } }, 4, 5, 4).at.g.outworlders.active).toEqual([]);
  const { at } = phase({ systems: { barton: { unrest: true, tech: 3 } } }, 4, 5, 4);
  expect([at.g.systems.owner[barton], at.g.systems.unrest[barton], at.g.systems.tech[barton]]).toEqual([8, 0, 3]);
});

test('SS-21.0b neither a void System nor that of another Outworlder', () => {
  expect(phase({ systems: { phage: { dead: true, tech: -3 } } }, 4, 5, 5).at.g.outworlders.active).toEqual([]);
  expect(phase({ outworlders: [{ seat: 'phage' }] }, 4, 5, 5).at.g.outworlders.active).toEqual([1]);
});

test('SS-21.0d five new cards for all in play, the newcomer last: four Operations and one to Intercept', () => {
  const { at, turns } = phase({ outworlders: [{ seat: 'harvest' }] }, 5, 5, 5);
  expect(turns).toEqual([
    { row: 0, left: 4 },
    { row: 1, left: 4 },
  ]);
  expect(at.g.outworlders.cards).toEqual([1, 1]);
});

test('SS-21.3a a six brings the Draka to Harvest, even from a quiet player', () => {
  const { at } = phase({ systems: { harvest: { owner: 'vereen', unrest: false, tech: 0 } } }, 6);
  expect([at.g.systems.owner[harvest], at.g.systems.tech[harvest], at.g.drakaCame]).toEqual([8, 2, 1]);
  expect(at.g.outworlders.draka).toEqual([1]);
});

test('SS-21.3a an Outworlder that had only Harvest is gone when the Draka come', () => {
  const { at, turns } = phase({ outworlders: [{ seat: 'harvest' }] }, 6);
  expect([at.g.outworlders.active, turns]).toEqual([[0, 1], [{ row: 1, left: 10 }]]);
});

test('SS-21.31 the Draka come once, later sixes are ordinary', () => {
  expect(phase({ drakaCame: true }, 6, 5, 5).at.g.outworlders).toMatchObject({ draka: [0], seat: [phage] });
  const empty = { harvest: { dead: true, tech: -3 } } as const;
  expect(phase({ systems: empty }, 6, 5, 5).at.g.outworlders).toMatchObject({ draka: [0], seat: [phage] }); // R65
});

test('SS-21.32 the Draka have ten cards, all for attacks', () => {
  const { at, turns } = phase({}, 6);
  expect([turns, at.g.outworlders.cards]).toEqual([[{ row: 0, left: 10 }], [0]]);
});

/** Operations of one turn, with the cards that they turn. */
function turn(position: Given, left: number, cards: number[]) {
  let done = 0;
  const at = given(position, {
    steps: {
      outworlderTurn,
      operation: (play) => play.done({ card: cards[done++]! }),
    },
  });
  at.run('outworlderTurn', { row: 0, left });
  return { at, done };
}
const alone: Given = { outworlders: [{ seat: 'harvest' }], systems: { perkis: { tech: 1 }, phage: { tech: 0 } } };

test('SS-21.11a four Operations', () => {
  expect(turn(alone, 4, [0, 1, 2, 3]).done).toBe(4);
});

test('SS-21.2a nothing is played after the card that ends it', () => {
  const { at, done } = turn(alone, 4, [0, 18, 2, 3]);
  expect([done, at.g.outworlders.active, at.g.systems.owner[harvest]]).toEqual([2, [0], -1]);
});

test('SS-21.2a a card without any Target has no effect, but may be the last', () => {
  const weak = { tech: 3, web: 3 } as const;
  const at = given(
    {
      outworlders: [{ seat: 'lund' }],
      systems: { lund: { tech: -3 }, barnz: weak, 'av-lem': weak, uraic: weak },
    },
    { steps: { outworlderTurn } },
  );
  at.run('outworlderTurn', { row: 0, left: 4 }, card(1), card(47));
  expect(at.told('no-effect')).toEqual([
    { by: 8, card: 0 },
    { by: 8, card: 46 },
  ]);
  expect(at.g.outworlders.active).toEqual([0]);
});

test('SS-21.1f it goes on from the System that it just took, without Unrest or points', () => {
  const at = given(
    {
      outworlders: [{ seat: 'harvest', cards: 1 }],
      systems: { harvest: { tech: 3, gate: false }, perkis: { tech: 1 }, phage: { tech: 0 }, yavay: { tech: 0 } },
    },
    { steps: { outworlderTurn, operation, scoreConquest } },
  );
  // perkis at rating 2 by card 9, which also costs it a level; then skysworld is next door at 1, all others at 0
  const perkis = system('perkis');
  at.run('outworlderTurn', { row: 0, left: 1 }, card(9));
  expect([at.g.systems.owner[perkis], at.g.systems.tech[perkis], at.g.systems.unrest[perkis]]).toEqual([8, 0, 0]);
  expect(at.g.players.points).toEqual([12, 12, 12, 15, 12]);
  at.run('outworlderTurn', { row: 0, left: 1 }, card(1));
  expect(at.told('announced')).toMatchObject([{ operation: { base: perkis, target: system('skysworld') } }]);
});

test('SS-21.0a SS-21.0b what comes of the roll is announced', () => {
  const { at } = phase({}, 2);
  expect(at.told('outworlder')).toEqual([{ appears: false, system: -1, draka: false }]);
  expect(at.told('roll')).toEqual([{ sides: 6, value: 2 }]);
  const kept = phase({ systems: { barton: { unrest: false } } }, 4, 5, 4).at;
  expect(kept.told('outworlder')).toEqual([{ appears: false, system: system('barton'), draka: false }]);
  expect(phase({}, 4, 5, 5).at.told('outworlder')).toEqual([{ appears: true, system: phage, draka: false }]);
  expect(phase({}, 6).at.told('outworlder')).toEqual([{ appears: true, system: harvest, draka: true }]);
});

test('R57 when one takes a System, Seats and calls are settled before cards are dealt', () => {
  const aftermaths = (...rolls: number[]): number => {
    let count = 0;
    const at = given(
      {},
      {
        steps: {
          outworlderPhase,
          aftermath: (play) => {
            count++;
            play.done();
          },
        },
      },
    );
    at.run('outworlderPhase', PHASE, ...rolls);
    return count;
  };
  expect([aftermaths(4, 5, 5), aftermaths(1)]).toEqual([1, 0]);
});

test('SS-21.11a a later Outworlder without a Target turns its cards under its own name', () => {
  const weak = { tech: 3, web: 3 } as const;
  const at = given(
    {
      outworlders: [{ seat: 'harvest' }, { seat: 'lund' }],
      systems: { lund: { tech: -3 }, barnz: weak, 'av-lem': weak, uraic: weak },
    },
    { steps: { outworlderTurn } },
  );
  at.run('outworlderTurn', { row: 1, left: 1 }, card(1));
  expect(at.told('no-effect')).toEqual([{ by: 9, card: 0 }]);
});
