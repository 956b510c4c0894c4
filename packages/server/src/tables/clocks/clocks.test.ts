import { expect, test } from 'vitest';
import { type Asked, type ClockSetting, clockAfter, deadlineOf, isSpent, newClock, stateOf } from './clocks.ts';
import { ALWAYS_ON } from './off-time.ts';

const setting: ClockSetting = {
  bankMs: 600,
  turnMs: 100,
  incrementMs: 10,
  nights: false,
  vacations: false,
  atTimeout: 'default',
  level: 'cadet',
};
const is = (change: Partial<Asked>): Asked => ({
  isAsked: false,
  isStillSecret: false,
  isPaused: false,
  standIn: null,
  isUndo: false,
  ...change,
});
const asked = is({ isAsked: true });

test('a turn within its own time costs nothing and brings the increment; beyond it the bank pays', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  expect(clockAfter(running, setting, is({}), 1080, ALWAYS_ON).bank_ms).toBe(610);
  expect(clockAfter(running, setting, is({}), 1250, ALWAYS_ON).bank_ms).toBe(460);
  expect(deadlineOf(running, setting, ALWAYS_ON)).toBe(1700);
  const times = [1559, 1560, 1699, 1700].map((now) => stateOf(running, setting, now, ALWAYS_ON));
  expect(times).toEqual(['running', 'late', 'late', 'out']);
});

test('a pause keeps what was used of the turn', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  const paused = clockAfter(running, setting, is({ isPaused: true }), 1050, ALWAYS_ON);
  expect(paused).toMatchObject({ clock_since: null, clock_used: 50 });
  const again = clockAfter(paused, setting, asked, 9000, ALWAYS_ON);
  expect(deadlineOf(again, setting, ALWAYS_ON)).toBe(9650);
});

test('a sealed answer stops the clock unseen: it is settled when others may know', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  const sealed = clockAfter(running, setting, is({ isStillSecret: true }), 1050, ALWAYS_ON);
  expect(sealed).toEqual({ ...running, clock_stopped: 1050 });
  expect(stateOf(sealed, setting, 99_000, ALWAYS_ON)).toBe('standing');
  expect(clockAfter(sealed, setting, is({}), 5000, ALWAYS_ON).bank_ms).toBe(610);
});

test('acting and taking it back again and again brings no time', () => {
  let clock = newClock(600);
  for (let times = 0; times < 5; times++) {
    clock = clockAfter(clock, setting, is({ isAsked: true, isUndo: times > 0 }), 1000, ALWAYS_ON);
    clock = clockAfter(clock, setting, is({}), 1001, ALWAYS_ON);
  }
  expect(clock.bank_ms).toBe(610);
});

test('going away and coming back brings no time: what was used of the turn stays used', () => {
  let clock = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  for (const at of [1040, 2000]) {
    clock = clockAfter(clock, setting, is({ standIn: 'asked' }), at, ALWAYS_ON);
    expect(clock).toMatchObject({ bank_ms: 600, clock_since: null, clock_used: 40 });
  }
  const back = clockAfter(clock, setting, asked, 3000, ALWAYS_ON);
  expect(deadlineOf(back, setting, ALWAYS_ON)).toBe(3660);
  const away = clockAfter(back, setting, is({ standIn: 'asked' }), 3110, ALWAYS_ON);
  expect(clockAfter(away, setting, is({ standIn: 'done' }), 3200, ALWAYS_ON)).toMatchObject({
    bank_ms: 550,
    clock_used: 0,
  });
});

test('who is out of time has to wait until the computer has answered for him', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  const out = clockAfter(running, setting, is({ standIn: 'asked' }), 1700, ALWAYS_ON);
  expect(isSpent(out, setting)).toBe(true);
  const answered = clockAfter(out, setting, is({ standIn: 'done' }), 1800, ALWAYS_ON);
  expect([answered.bank_ms, isSpent(answered, setting)]).toEqual([0, false]);
});
