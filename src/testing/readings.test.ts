import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readingsOf } from './readings.ts';

const MARKER = 'zqmarque';
const isRead = (bytes: Buffer, encoding?: string) =>
  readingsOf(bytes, encoding).some((reading) => reading.includes(MARKER));

const WRITTEN: [how: string, write: (text: string) => Buffer, encoding?: string][] = [
  ['as it is', (text) => Buffer.from(text)],
  ['in base64', (text) => Buffer.from(Buffer.from(text).toString('base64'))],
  ['in base64 of an address', (text) => Buffer.from(Buffer.from(text).toString('base64url'))],
  ['in hexadecimal digits', (text) => Buffer.from(Buffer.from(text).toString('hex'))],
  ['packed by an answer', (text) => brotliCompressSync(text), 'br'],
  ['packed twice as often', (text) => deflateSync(text), 'deflate'],
  ['in a file of its own', (text) => gzipSync(text)],
  ['in an archive', (text) => Buffer.from(zipSync({ 'a.json': Buffer.from(text) }))],
  ['in an address', (text) => Buffer.from(text.replace(/./gsu, (c) => `%${c.codePointAt(0)?.toString(16)}`))],
  ['in JSON', (text) => Buffer.from(text.replace(/[a-z]/g, (c) => `\\u00${c.charCodeAt(0).toString(16)}`))],
  ['in HTML', (text) => Buffer.from(text.replace(/[a-z]/g, (c) => `&#${c.charCodeAt(0)};`))],
];

test.each(WRITTEN)('a marker is found %s, whatever stands around it', (_, write, encoding) => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{0,9}$/), fc.stringMatching(/^[ -~]{0,9}$/), (before, after) => {
      expect(isRead(write(`${before}${MARKER}${after}`), encoding)).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('and not found where it is not', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(isRead(Buffer.from(bytes))).toBe(false);
    }),
  );
});
