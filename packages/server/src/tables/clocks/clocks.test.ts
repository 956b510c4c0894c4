import { expect, test } from 'vitest';
import {
  type Asked,
  asOthersSee,
  type ClockSetting,
  clockAfter,
  deadlineOf,
  isSpent,
  newClock,
  stateOf,
} from './clocks.ts';
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
  hasAnswered: false,
  isPaused: false,
  standIn: null,
  isUndo: false,
  ...change,
});
const asked = is({ isAsked: true });
/** An answer lies sealed. */
const sealed = is({ isAsked: true, hasAnswered: true });
const away = is({ isAsked: true, standIn: 'thinks' });

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
  const paused = clockAfter(running, setting, is({ isAsked: true, isPaused: true }), 1050, ALWAYS_ON);
  expect(paused).toMatchObject({ clock_since: null, clock_used: 50 });
  const again = clockAfter(paused, setting, asked, 9000, ALWAYS_ON);
  expect(deadlineOf(again, setting, ALWAYS_ON)).toBe(9650);
});

test('a sealed answer stops the clock unseen: it is settled when others may know', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  const stopped = clockAfter(running, setting, sealed, 1050, ALWAYS_ON);
  expect(stopped).toEqual({ ...running, clock_stopped: 1050 });
  expect(stateOf(stopped, setting, 99_000, ALWAYS_ON)).toBe('standing');
  expect(clockAfter(stopped, setting, is({}), 5000, ALWAYS_ON)).toEqual({ ...newClock(610), clock_last: 50 });
});

test('others see the same clock whether somebody has answered under seal, takes that back, or not; he loses no time', () => {
  let thinking = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  let answering = thinking;
  const steps: [at: number, change: Partial<Asked>][] = [
    [1040, { hasAnswered: true }],
    [1340, { isUndo: true }],
    [1350, { hasAnswered: true }],
    [1360, { hasAnswered: true, isPaused: true }],
    [5000, { hasAnswered: true }],
    [5100, {}],
    [5110, { isPaused: true }],
    [6000, {}],
  ];
  for (const [at, change] of steps) {
    const state = is({ isAsked: true, ...change });
    answering = clockAfter(answering, setting, state, at, ALWAYS_ON);
    thinking = clockAfter(thinking, setting, { ...state, hasAnswered: false }, at, ALWAYS_ON);
    expect(asOthersSee(answering)).toEqual(thinking);
  }
  // 40 before the first answer, 10 before the second, 10 before the last pause; so 100 to 160 of the turn and the bank
  expect(deadlineOf(answering, setting, ALWAYS_ON)).toBe(6000 + 640);
  expect(deadlineOf(thinking, setting, ALWAYS_ON)).toBe(6000 + 700 - 360 - 110);
});

test('acting and taking it back again and again brings no time', () => {
  let clock = newClock(600);
  for (let times = 0; times < 5; times++) {
    clock = clockAfter(clock, setting, is({ isAsked: true, isUndo: times > 0 }), 1000, ALWAYS_ON);
    clock = clockAfter(clock, setting, is({}), 1001, ALWAYS_ON);
  }
  expect(clock.bank_ms).toBe(610);
});

test('nor does it give back time that was used of the turn, beyond the turn neither', () => {
  for (const used of [90, 300]) {
    const begun = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
    let clock = begun;
    for (let at = 1000 + used; at < 90_000; at += 10_000) {
      const done = clockAfter(clock, setting, is({}), at, ALWAYS_ON);
      expect(done.bank_ms).toBe(610 - Math.max(0, used - 100));
      clock = clockAfter(done, setting, is({ isAsked: true, isUndo: true }), at + 10_000, ALWAYS_ON);
      expect([clock.bank_ms, deadlineOf(clock, setting, ALWAYS_ON)]).toEqual([600, at + 10_000 + 700 - used]);
    }
  }
});

test('who was asked by an act that is taken back has neither paid nor won anything', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  expect(clockAfter(running, setting, is({ isUndo: true }), 1500, ALWAYS_ON)).toEqual(newClock(600));
});

test('going away and coming back brings no time: the clock runs until the computer has answered', () => {
  let clock = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  for (const at of [1040, 1080]) {
    clock = clockAfter(clock, setting, away, at, ALWAYS_ON);
    clock = clockAfter(clock, setting, asked, at + 20, ALWAYS_ON);
    expect(deadlineOf(clock, setting, ALWAYS_ON)).toBe(1700);
  }
  const gone = clockAfter(clock, setting, away, 1120, ALWAYS_ON);
  const answered = clockAfter(gone, setting, { ...away, standIn: 'answered' }, 1150, ALWAYS_ON);
  expect(answered).toMatchObject({ bank_ms: 550, clock_since: null, clock_used: 0 });
  expect(clockAfter(answered, setting, away, 1160, ALWAYS_ON)).toEqual(answered); // a turn of the computer's own
});

test('who is out of time has to wait until the computer has answered for him', () => {
  const running = clockAfter(newClock(600), setting, asked, 1000, ALWAYS_ON);
  const out = clockAfter(running, setting, away, 1700, ALWAYS_ON);
  expect(isSpent(out, setting, 1700, ALWAYS_ON)).toBe(true);
  const answered = clockAfter(out, setting, is({ standIn: 'thinks' }), 1800, ALWAYS_ON);
  expect([answered.bank_ms, isSpent(answered, setting, 1800, ALWAYS_ON)]).toEqual([0, false]);
});
