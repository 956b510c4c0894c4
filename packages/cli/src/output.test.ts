import { expect, test } from 'vitest';
import { printable } from './output.ts';

test('commands to the terminal in the text of others are taken out, words and our colours stay', () => {
  expect(printable('a \u001b]0;title\u0007b \u001b]52;c;AAAA\u001b\\c \u001b[2Jd')).toBe(
    'a ]0;titleb ]52;c;AAAA\\c [2Jd',
  );
  expect(printable('\u009b31mC1 \u202eturned\u2066')).toBe('31mC1 turned');
  expect(printable('\u001b[1mbold\u001b[22m\tand\nmore')).toBe('\u001b[1mbold\u001b[22m\tand\nmore');
  expect(printable('Épée – “Vargr” 帝国')).toBe('Épée – “Vargr” 帝国');
});
