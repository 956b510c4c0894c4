import { expect, test } from 'vitest';
import { seededDice } from '#core/dice';
import { Play } from '#core/play';
import { startTable } from '#core/table';
import type { Refusal } from '#core/types';
import { standingPlot } from '../../board/orders.ts';
import { IMPERIAL, ZHODANI } from '../../data/types.ts';
import type { WarState } from '../../state.ts';
import { fleet, type Given, givenSetting } from '../../testing/given.ts';
import type { FfwGame, PlotSheet } from '../../types.ts';
import { printPlot } from './notation.ts';

interface Before {
  g: WarState;
  asked(): number[];
  /** answers for a seat, null when it was accepted */
  plot(seat: number, lines: string[], abort?: string[]): Refusal | null;
  plotOf(id: string): string[];
}

/** S8 and S9 alone: the set-up calls nothing but the first plots, and the game ends after them. */
function beforeTurn1(spec: Given): Before {
  const { game, setting } = givenSetting({ ...spec, phase: 'setUp' });
  const steps: FfwGame['steps'] = {
    ...game.steps,
    setUp: (play, frame) => {
      if (frame.at++ === 0) play.call('firstPlots', {});
      else play.finish({ places: [], rule: 'FFW-3.3d', why: 'turn 1 would begin' });
    },
  };
  const started = startTable({ ...game, steps }, setting, 'test', seededDice);
  if (!started.ok) throw new Error(started.refusal.why);
  const { table } = started;
  const { g } = table;
  return {
    g,
    asked: () => table.pending.map(({ by }) => by),
    plot(seat, lines, abort = []) {
      const decision = table.pending.find(({ by }) => by === seat)?.id ?? -1;
      const answer: PlotSheet = { lines, abort, insert: [] };
      return new Play({ ...game, steps }, table, seededDice).act({ decision, by: seat, kind: 'plots', with: answer });
    },
    plotOf: (id) => printPlot({ g, data: game.data }, fleet(id), standingPlot(g, fleet(id)), 1),
  };
}

const bothSides: Given = {
  fleets: {
    '40F': { at: '1109', squadrons: ['Z-BR-1'] },
    GIR: { at: '2702', squadrons: ['V-BR-5'] },
    JOY: { at: '1527', squadrons: ['S-BR-1'], commander: 'S-ADM-3' },
    '43F': { at: '2314', squadrons: ['I-BR-190'] },
    '18F': { at: '2109', squadrons: ['I-BR-191'], commander: 'I-ADM-7' },
  },
};

test('FFW-3.3d FFW-3.3e before turn 1 only the Zhodani side plots, each fleet for its full horizon', () => {
  const table = beforeTurn1(bothSides);
  expect(table.asked()).toEqual([ZHODANI]);
  expect(table.plot(ZHODANI, [], ['40F'])?.rule).toBe('FFW-3.3l'); // nothing to abort yet
  expect(table.plot(ZHODANI, ['1 40F: J1308', '2 40F: J1408'])).toBeNull();
  expect(table.plotOf('Z-F-40th')).toEqual(['1 40F: J1308', '2 40F: J1408', '3 40F: R1408', '4 40F: R1408']);
  expect(table.plotOf('V-F-Gireel')).toHaveLength(5);
  expect(table.plotOf('S-F-Joyeuse')).toHaveLength(2); // Tryggvesson
  expect(table.plotOf('I-F-43rd')).toEqual([]);
});

test('FFW-3.3e a discovered build-up lets the Imperial side plot too, sealed at the same time (S9)', () => {
  const table = beforeTurn1({ ...bothSides, discovered: true });
  expect(table.asked()).toEqual([IMPERIAL, ZHODANI]);
  expect(table.plot(IMPERIAL, ['1 18F: J2308'])).toBeNull();
  expect(table.plotOf('I-F-18th')).toEqual([]); // sealed
  table.plot(ZHODANI, []);
  expect(table.plotOf('I-F-18th')).toEqual(['1 18F: J2308', '2 18F: R2308', '3 18F: R2308']);
  expect(table.plotOf('I-F-43rd')).toHaveLength(5);
});

test('FFW-3.3w a fleet led by a plotting-0 admiral needs no initial plot, and nobody is asked for it', () => {
  const table = beforeTurn1({
    fleets: {
      '40F': { at: '1109', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' },
      '68F': { at: '1109', squadrons: ['Z-BR-2'] },
    },
  });
  expect(table.plot(ZHODANI, ['1 40F: R1109'])?.rule).toBe('FFW-3.3w');
  table.plot(ZHODANI, []);
  expect(table.plotOf('Z-F-40th')).toEqual([]);
  const alone = beforeTurn1({ fleets: { '40F': { at: '1109', squadrons: ['Z-BR-1'], commander: 'Z-ADM-6' } } });
  expect(alone.asked()).toEqual([]);
});

test('with fog of war both Zhodani seats are asked, whatever they have, and no Imperial seat', () => {
  const table = beforeTurn1({ ...bothSides, seats: 3, options: { fogOfWar: true } });
  expect(table.asked()).toEqual([ZHODANI, 2]);
  expect(table.plot(ZHODANI, ['1 GIR: R2702'])?.rule).toBe('FFW-2.1b'); // the Vargr are the partner's
});
