import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { admiralty, build, fresh } from './run.ts';

beforeAll(build, 300_000);

const referee = (...args: string[]) => admiralty('referee', ...args);

test('a war behind a campaign: gathering, weeks, news, meetings, a hand in it', () => {
  const file = fresh('war.json');
  expect(referee('new', file, '--level', 'cadet', '--seed', 'x').out).toContain('075-1107, week -15');
  expect(referee('new', file)).toMatchObject({ code: 2 });
  expect(referee('run', file, '--weeks', '21').out).toContain('222-1107, the end of week 6');
  const news = JSON.parse(referee('news', file, 'Regina', '--json').out) as { headline: string; source: string }[];
  expect(news.some(({ source }) => source.includes('by xboat'))).toBe(true);
  expect(referee('news', file, 'Regina', '--week', '99')).toMatchObject({ code: 2 });
  expect(referee('journal', file, 'Regina', '--format', 'html').out).toContain('<h1>News at Regina 2314</h1>');
  const met = referee('meet', file, 'Jewell').out;
  expect(met).toContain('Extensive system defense boat activity');
  expect(met).not.toMatch(/SDB \d/);
  expect(referee('meet', file, 'Jewell', '--truth').out).toContain('SDB 120 of 120');
  const before = readFileSync(file, 'utf8');
  expect(referee('move', file, 'I-SR-63', 'Nowhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('no place'),
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(referee('move', file, 'I-SR-321', 'Regina').out).toContain('I-SR-321 is at Regina 2314');
  expect(referee('run', file, '--answer', '{}')).toMatchObject({
    code: 2,
    err: expect.stringContaining('nobody is asked'),
  });
  expect(referee('new', fresh('odd.json'), '--date', '400-1107')).toMatchObject({
    code: 2,
    err: expect.stringContaining('day 1 to 365'),
  });
  expect(referee('give', file, 'I-SR-321', 'Captain Dell').code).toBe(0);
  expect(referee('run', file).out).toContain('Captain Dell has to decide for I-SR-321: scouts');
  expect(referee('run', file, '--answer', '{"jumps":[{"squadron":"I-SR-321","to":"Cronor","load":[]}]}')).toMatchObject(
    { code: 2, err: expect.stringContaining('Captain Dell cannot decide so for I-SR-321: ') },
  );
  expect(referee('run', file, '--answer', '{"jumps":[]}').code).toBe(0);
  expect(referee('status', file).out).toContain('week 6: I-SR-321 is at Regina 2314');
}, 300_000);
