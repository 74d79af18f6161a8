import { deflateRawSync } from 'node:zlib';
import { pickBetween, pickOne, type Random } from '#lib/seeded-random.ts';
import { frameOf } from './raw-socket.ts';

const TEXT = 1;
const BINARY = 2;
const PING = 9;
const utf8 = (text: string) => Buffer.from(text);
const bytesOf = (random: Random, length: number) =>
  Buffer.from(Array.from({ length }, () => pickBetween(random, 0, 255)));

const JSONS = [
  ...['', '{', 'null', '[]', '"x"', '1e309', '{"type":"ephemeral"}', '{"type":"event","seq":1,"payload":{}}'],
  '{"type":"subscribe","member":"quelqu-un"}',
  `${'['.repeat(7000)}${']'.repeat(7000)}`,
  '{"__proto__":{"polluted":1}}',
  '{"type":"ephemeral","payload":{"kind":1}}',
];

/** What is wrong with them, and the frames: each of these ends the connection. */
export const WRONG_FRAMES: Record<string, (random: Random) => Buffer[]> = {
  'text that is no frame of ours': (random) => [
    frameOf({ opcode: TEXT, payload: utf8(pickOne(random, JSONS)) }),
  ],
  binary: (random) => [frameOf({ opcode: BINARY, payload: bytesOf(random, pickBetween(random, 0, 3000)) })],
  'not in UTF-8': () => [frameOf({ opcode: TEXT, payload: Buffer.from([0xc3, 0x28, 0xff]) })],
  'without a mask': () => [frameOf({ opcode: TEXT, payload: utf8('{}'), masked: false })],
  'beyond 16 kB': (random) => [
    frameOf({ opcode: TEXT, payload: Buffer.alloc(pickBetween(random, 16_385, 90_000), 97) }),
  ],
  'a length of 2^62': () => [frameOf({ opcode: TEXT, payload: utf8('{}'), length: 2n ** 62n })],
  'an unknown kind': (random) => [frameOf({ opcode: pickBetween(random, 3, 7), payload: utf8('{}') })],
  'a reserved bit': (random) => [
    frameOf({ opcode: TEXT, payload: utf8('{}'), reserved: pickBetween(random, 1, 7) }),
  ],
  'packed, which was not agreed': () => [
    frameOf({ opcode: TEXT, payload: deflateRawSync(Buffer.alloc(10_000_000)), reserved: 4 }),
  ],
  'a long ping': () => [frameOf({ opcode: PING, payload: Buffer.alloc(126) })],
  'a ping in pieces': () => [frameOf({ opcode: PING, payload: utf8('a'), fin: false })],
  'a piece of nothing': () => [frameOf({ opcode: 0, payload: utf8('{}') })],
  'pieces beyond 16 kB': () => [
    frameOf({ opcode: TEXT, payload: Buffer.alloc(8000, 97), fin: false }),
    ...Array.from({ length: 4 }, () => frameOf({ opcode: 0, payload: Buffer.alloc(8000, 97), fin: false })),
  ],
  'a message within a message': () => [
    frameOf({ opcode: TEXT, payload: utf8('{'), fin: false }),
    frameOf({ opcode: TEXT, payload: utf8('}') }),
  ],
  'a code that does not exist': () => [frameOf({ opcode: 8, payload: Buffer.from([0x00, 0x01]) })],
  'too many at once': () =>
    Array.from({ length: 30 }, () =>
      frameOf({ opcode: TEXT, payload: utf8('{"type":"ephemeral","payload":{"kind":"typing"}}') }),
    ),
  'any bytes': (random) => [bytesOf(random, 64), Buffer.alloc(200, 0xff)],
};
