import { expect, test } from 'vitest';
import { type Given, system } from '../../testing/given.ts';
import { ATJAYAN, AVIAN, confederation, HIVE, HOSPODAR, VEREEN, vote } from '../../testing/given-confederation.ts';
import type { Steps } from '../../types.ts';

const success: Steps['contest'] = {
  cause: 'diplomaticSuccess',
  owner: VEREEN,
  taker: ATJAYAN,
  system: system('ambrel'),
};
const conquest: Steps['contest'] = { ...success, cause: 'diplomaticConquest' };
const open = (my: Steps['contest'], position: Given = {}) => confederation(position).run('contest', { ...my });
const heard = (my: Steps['contest']) => open(my).answer(VEREEN, 'contest', { contest: true });

test('SS-7.1c the owner contests a Diplomatic Success at once or never', () => {
  const scene = open(success);
  expect(scene.asked).toEqual(['2 contest']);
  expect(scene.answer(VEREEN, 'contest', { contest: false }).back).toBe('taken');
  expect(scene.asked).toEqual(['0 act']);
  expect(heard(success).asked).toEqual(['0 ballot', '1 ballot', '2 ballot', '3 ballot']);
});

test('SS-7.1c only a member can appeal, whoever the taker is', () => {
  expect(open({ ...success, owner: HIVE, system: system('edom-one') }).back).toBe('taken');
  expect(open({ ...success, taker: HIVE }).asked).toEqual(['2 contest']);
});

test('SS-7.1d whose Government was Toppled in this Round may not contest it', () => {
  const toppled: Given = { players: { vereen: { toppled: true } } };
  expect(open(success, toppled).back).toBe('taken');
  expect(open(conquest, toppled).asked).toEqual(['2 contest']); // the Communicate he may
});

test('SS-7.1e a tie over a Diplomatic Success leaves the System with its owner', () => {
  const scene = heard(success);
  vote(scene, { [ATJAYAN]: ['taker', 4], [VEREEN]: ['owner', 4] });
  expect([scene.back, scene.asked]).toEqual(['kept', ['0 act']]);
});

test('SS-7.1g the owner contests a diplomatic Conquest before anything else is played', () => {
  const scene = heard(conquest);
  expect(scene.asked).toEqual(['0 ballot', '1 ballot', '2 ballot', '3 ballot']);
  expect(scene.anytimeRefusal(AVIAN, 'playChit', { chit: 0 })?.rule).toBe('SS-9.2c');
  vote(scene, { [ATJAYAN]: ['taker', 7], [VEREEN]: ['owner', 4], [AVIAN]: ['owner', 4], [HOSPODAR]: ['owner', 3] });
  expect(scene.back).toBe('kept'); // 11 to 7
});

test('SS-7.1h a tie over a diplomatic Conquest leaves the System with its owner', () => {
  expect(vote(heard(conquest), { [ATJAYAN]: ['taker', 4], [VEREEN]: ['owner', 4] }).back).toBe('kept');
  expect(vote(heard(conquest), {}).back).toBe('kept');
});

test('SS-14.32 a diplomatic Conquest is contested only if both are members', () => {
  expect(open(conquest).asked).toEqual(['2 contest']);
  expect(open({ ...conquest, taker: HIVE }).back).toBe('taken');
  expect(open(conquest, { players: { atjayan: { expelled: true } } }).back).toBe('taken');
  expect(open({ ...conquest, owner: HIVE, system: system('edom-one') }).back).toBe('taken');
});

test('SS-7.1i who loses the vote hands over, or keeps the System and is expelled', () => {
  const lost = () => vote(heard(success), { [ATJAYAN]: ['taker', 13], [VEREEN]: ['owner', 4] });
  const yields = lost();
  expect(yields.asked).toEqual(['2 handOver']);
  expect(yields.answer(VEREEN, 'handOver', { handOver: true }).back).toBe('taken');
  expect(yields.g.players.expelled[VEREEN]).toBe(0);
  const defies = lost().answer(VEREEN, 'handOver', { handOver: false });
  expect([defies.back, defies.g.players.expelled[VEREEN]]).toEqual(['kept', 1]);
});

test('A12 a standing order contests by itself', () => {
  const scene = confederation();
  scene.g.orders[VEREEN]!.contest = 'never';
  expect(scene.run('contest', { ...success }).back).toBe('taken');
});
