import { expect, test } from 'vitest';
import { NOT_TAXED } from '../state.ts';
import { type Given, given, type Scene, system } from '../testing/given.ts';
import { tax, taxation } from './10-taxation.ts';

/** The Taxation segment of this Empire, with what is called beside it. Twelve points to start with. */
function segment(empire: string, position: Given = {}): Scene & { calls: string[] } {
  const calls: string[] = [];
  const at = given(
    { start: { active: empire }, ...position },
    {
      steps: {
        taxation,
        aftermath: (play) => {
          calls.push('aftermath');
          play.done();
        },
      },
      choices: { tax },
    },
  );
  at.run('taxation', { player: at.seat(empire) });
  return Object.assign(at, { calls });
}
const VEREEN = 2;
const done = (at: Scene): Scene => at.answer(VEREEN, 'tax', { do: 'done' });
const raise = (at: Scene, id: string, points: number, ...rolls: number[]): Scene =>
  at.answer(VEREEN, 'tax', { do: 'tax', system: system(id), points }, ...rolls);

test('SS-10.1a the segment is announced when it opens, and what it brought when it ends', () => {
  const at = segment('vereen');
  expect(at.told('taxes')).toEqual([{ player: VEREEN }]);
  expect(raise(at, 'veree', 3).told('taxed')).toEqual([{ player: VEREEN, system: system('veree'), points: 3, got: 3 }]);
  expect(done(at).told('taxes-done')).toEqual([{ player: VEREEN, bonus: 0 }]);
});

test('SS-10.2d an Exploitation is announced with its die, one of six sides', () => {
  const at = segment('vereen').answer(VEREEN, 'tax', { do: 'exploit', system: system('barnz') }, 4);
  expect([at.told('exploited'), at.told('roll')]).toEqual([
    [{ player: VEREEN, system: system('barnz'), die: 4, got: 2 }],
    [{ sides: 6, value: 4 }],
  ]);
  const rebels = segment('vereen').answer(VEREEN, 'tax', { do: 'exploit', system: system('ambrel') }, 3, 4);
  expect(rebels.told('exploited')).toEqual([{ player: VEREEN, system: system('ambrel'), die: 0, got: 0 }]);
});

test('A5 when the segment ends its consequences follow, once; a closed one is not opened for them', () => {
  const at = segment('vereen');
  expect(at.calls).toEqual([]);
  done(at);
  expect([at.calls, at.asked]).toEqual([['aftermath'], ['2 act']]);
  at.run('taxation', { player: VEREEN });
  expect([at.calls, at.asked, at.told('taxes')]).toEqual([['aftermath'], ['2 act'], []]);
});

test('SS-10.12 the next Player-Turn begins with nothing taxed, nothing raised and no Surge', () => {
  const at = raise(segment('vereen'), 'veree', 3);
  expect([at.g.systems.taxed[system('veree')], at.g.players.taxYields[VEREEN]]).toEqual([1, 1]);
  done(at);
  at.g.players.taxation[VEREEN] = NOT_TAXED;
  at.g.surge = 1;
  at.run('taxation', { player: VEREEN });
  expect([at.g.systems.taxed.includes(1), at.g.players.taxYields[VEREEN], at.g.surge]).toEqual([false, 0, 0]);
  expect(at.refusal(VEREEN, 'tax', { do: 'tax', system: system('veree'), points: 3 })).toBeNull();
});

test('SS-10.1a opening the segment is not undone', () => {
  const at = given({ start: { active: 'vereen' } }, { steps: { taxation }, choices: { tax } });
  const play = at.play();
  at.table.pending.length = 0;
  at.g.orders[VEREEN]!.maintenance = 'pay';
  play.call('taxation', { player: VEREEN });
  play.advance();
  expect([play.revealed, at.asked]).toEqual([true, ['2 tax']]);
});

test('R51 every System that did not rebel counts as one that yielded', () => {
  const at = raise(raise(segment('vereen'), 'veree', 1), 'barnz', 1, 3, 4);
  expect(at.g.players.taxYields[VEREEN]).toBe(2);
  const rebels = segment('vereen').answer(VEREEN, 'tax', { do: 'exploit', system: system('ambrel') }, 3, 4);
  expect(rebels.g.players.taxYields[VEREEN]).toBe(0);
});

test('SS-3.1 a System that is not on the map is refused', () => {
  const at = segment('vereen');
  expect(at.refusal(VEREEN, 'tax', { do: 'tax', system: 99, points: 1 })).toEqual({
    rule: 'SS-3.1',
    why: 'there is no such System',
  });
  expect(at.refusal(VEREEN, 'tax', { do: 'exploit', system: 99 })?.rule).toBe('SS-3.1');
});
