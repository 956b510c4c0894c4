import { expect, test } from 'vitest';
import { folded, printable } from './output.ts';

test('commands to the terminal in the text of others are taken out, words and our colours stay', () => {
  expect(printable('a \u001b]0;title\u0007b \u001b]52;c;AAAA\u001b\\c \u001b[2Jd')).toBe(
    'a ]0;titleb ]52;c;AAAA\\c [2Jd',
  );
  expect(printable('\u009b31mC1 \u202eturned\u2066')).toBe('31mC1 turned');
  expect(printable('\u001b[1mbold\u001b[22m\tand\nmore')).toBe('\u001b[1mbold\u001b[22m\tand\nmore');
  expect(printable('Épée – “Vargr” 帝国')).toBe('Épée – “Vargr” 帝国');
});

test('long lines are folded between words for a terminal, under where they begin, and not for a pipe', () => {
  const line = '   2  Piccolo P1-E: laser burst from the burster at Piccolo P2-D (0 %, it cannot hit)';
  expect(folded(line, undefined)).toBe(line);
  expect(folded(line, 100)).toBe(line);
  expect(folded(`a short one\n${line}`, 60)).toBe(
    'a short one\n   2  Piccolo P1-E: laser burst from the burster at Piccolo\n        P2-D (0 %, it cannot hit)',
  );
  const faint = '\u001b[2mcolours take no room on a line\u001b[22m';
  expect(folded(faint, 40)).toBe(faint);
  expect(folded('{"kind":"command","with":{"do":"end"}}{"kind":"command"}', 40)).not.toContain('\n');
});
