import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256, sha256Words } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('FIPS 180-4 vector %#', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('any text has the digest that Node gives it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 400 },
  );
});

test('half of a surrogate pair counts as the replacement character', () => {
  expect(sha256('a\ud800b')).toBe(createHash('sha256').update('a\ud800b', 'utf8').digest('hex'));
});

test.each([54, 55, 56, 63, 64, 65, 119, 120])('the padding of %i bytes', (length) => {
  const text = 'x'.repeat(length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

test('the words are the digest', () => {
  expect(sha256Words('abc').map((word) => word.toString(16))).toEqual(sha256('abc').match(/.{8}/g));
});
