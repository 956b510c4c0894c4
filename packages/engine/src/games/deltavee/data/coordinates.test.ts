import { expect, test } from 'vitest';
import { distance, exactBearing } from '#hex/index';
import { hexOf, nameOf, sheetNames, sheetOf } from './coordinates.ts';
import { standardData } from './standard.ts';

const sheets = { A: [0, 0], B: [1, 0], C: [0, 1], D: [1, 1] } as const;
const at = (name: string) => {
  const hex = hexOf(sheets, name);
  if (!hex) throw new Error(`no hex ${name}`);
  return hex;
};

test('DV-6.1a sheets are 16 columns by 18 rows', () => {
  expect(hexOf(sheets, 'A0101')).toEqual({ q: 0, r: 0 });
  expect(hexOf(sheets, 'A0201')).toEqual({ q: 1, r: 0 });
  expect(hexOf(sheets, 'A0301')).toEqual({ q: 2, r: -1 });
  expect(hexOf(sheets, 'A1618')).toEqual({ q: 15, r: 10 });
  expect(hexOf(sheets, 'D0101')).toEqual({ q: 16, r: 10 });
  for (const wrong of ['A1701', 'A0119', 'A0001', 'A0100', 'E0101', 'a0101', 'A101', '', 'A01011', 'A-101'])
    expect(hexOf(sheets, wrong)).toBeNull();
});

test('DV-6.2a extra sheets are named by their place', () => {
  expect(hexOf(sheets, '(2,-1)0507')).toEqual({ q: 36, r: -12 - 18 });
  expect(nameOf(sheets, 36, -30)).toBe('(2,-1)0507');
  expect(nameOf(sheets, -1, 0)).toBe('(-1,-1)1618');
  expect(sheetOf(-1, 0)).toEqual({ mx: -1, my: -1 });
  expect(hexOf(sheets, '(1,1)0101')).toEqual(hexOf(sheets, 'D0101'));
});

test('every hex of four sheets has one name and comes back from it', () => {
  const names = new Set<string>();
  for (let column = -20; column < 40; column++)
    for (let row = -20; row < 40; row++) {
      const name = nameOf(sheets, column, row);
      expect(hexOf(sheets, name)).toEqual({ q: column, r: row });
      names.add(name);
    }
  expect(names.size).toBe(3600);
});

test('R5 even columns lie half a hex lower: the three insurgent hexes of scenario 5 touch', () => {
  const [a, b, c] = [at('B0717'), at('B0617'), at('B0816')];
  expect([distance(a.q, a.r, b.q, b.r), distance(a.q, a.r, c.q, c.r)]).toEqual([1, 1]);
});

test('DV-FSB-S2a Yamani runs six legs of 12 hexes around Dragor at distance 12', () => {
  const yamani = standardData.scenarioById.get('dv-fsb-2')?.planets[1];
  const centre = at('D0101');
  expect(yamani?.name).toBe('Yamani');
  let hex = at(yamani?.hex ?? '');
  let direction = yamani?.course?.direction;
  const legs = (yamani?.course?.turns ?? []).map((turn) => {
    const next = at(turn.hex);
    const leg = [exactBearing(next.q - hex.q, next.r - hex.r) === direction, distance(hex.q, hex.r, next.q, next.r)];
    hex = next;
    direction = turn.direction;
    return [...leg, distance(centre.q, centre.r, hex.q, hex.r)];
  });
  expect(legs).toEqual(Array.from({ length: 6 }, () => [true, 12, 12]));
  expect([nameOf(sheets, hex.q, hex.r), direction]).toEqual(['B1313', 6]);
});

test('sheets that come later have their letter too', () => {
  const tauCeti = standardData.scenarioById.get('dv-3');
  expect(Object.keys(tauCeti?.sheets ?? {})).toEqual(['A', 'B', 'C', 'D']);
  expect(tauCeti && nameOf(sheetNames(tauCeti), 64, -32)).toBe('E0101');
});
