import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aMember } from '#testing/factories.ts';
import type { BuiltApp } from '../built/built-app.ts';
import { atMost, type Goal } from '../shared/goals.ts';
import { say } from '../shared/say.ts';
import { tableOf } from '../shared/table.ts';

const SENDERS = 6;
/** One picture unpacks to 300 MB at most; beside it what is read and kept. */
const GROWTH_MAX_MB = 400;
const ANSWER_WITHIN_MS = 30_000;
const WATCHED_EVERY_MS = 50;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="4000"><filter id="a"><feTurbulence baseFrequency="0.01" numOctaves="20"/></filter><rect width="4000" height="4000" filter="url(#a)"/></svg>';

/** Small files that unpack to much: at most 50 megapixels, of 16 bits and four colours 37. */
const BOMBS: Record<string, () => Promise<Buffer> | Buffer> = {
  'progressive JPEG of 49 megapixels': () =>
    flat(7000, 7000).jpeg({ progressive: true, quality: 50 }).toBuffer(),
  'interlaced 16-bit PNG of 37 megapixels': () =>
    emptyPng(6100, 6100, { depth: 16, colour: 6, interlaced: true }),
  'WebP of 49 megapixels': () => flat(7000, 7000).webp({ lossless: true }).toBuffer(),
  'JPEG of 64 megapixels': () => flat(8000, 8000).jpeg({ progressive: true, quality: 50 }).toBuffer(),
  'PNG of 400 megapixels': () => emptyPng(20_000, 20_000, { depth: 1, colour: 0, interlaced: false }),
  'PNG with a colour profile of 1 GB': () => withChunk('iCCP'),
  GIF: () => flat(3000, 3000).gif().toBuffer(),
  AVIF: () => flat(2000, 2000).avif({ effort: 0 }).toBuffer(),
  'SVG that takes long': () => Buffer.from(SVG),
  'HTML before a PNG': () =>
    Buffer.concat([Buffer.from('<html>'), emptyPng(100, 100, { depth: 1, colour: 0, interlaced: false })]),
};

/** Sends each to the built product six times at once, of as many members, and watches its memory. */
export async function measureBombs({ app, node }: BuiltApp): Promise<{ lines: string[]; goals: Goal[] }> {
  const rows: string[][] = [];
  const growths: number[] = [];
  const times: number[] = [];
  let unexpected = 0;
  for (const [name, make] of Object.entries(BOMBS)) {
    const bytes = Uint8Array.from(await make());
    const senders = await Promise.all(Array.from({ length: SENDERS }, () => app.memberBrowser(aMember())));
    const before = node.residentMb();
    let peak = before;
    const watch = setInterval(() => {
      peak = Math.max(peak, node.residentMb());
    }, WATCHED_EVERY_MS);
    const begun = performance.now();
    const statuses = await Promise.all(
      senders.map(async (browser, place) => {
        const body = new FormData();
        body.append('photo', new File([bytes], '../../moi.png'));
        const headers = { 'x-test-address': `198.51.100.${place}` };
        return (await browser.fetch('/api/profile/photos', { method: 'POST', body, headers })).status;
      }),
    );
    clearInterval(watch);
    times.push(performance.now() - begun);
    growths.push(peak - before);
    unexpected += statuses.filter((status) => ![200, 413, 415, 429].includes(status)).length;
    const seconds = ((times.at(-1) ?? 0) / 1000).toFixed(1);
    rows.push([
      name,
      (bytes.length / 1000).toFixed(0),
      [...new Set(statuses)].join(', '),
      seconds,
      (peak - before).toFixed(0),
    ]);
    say(`  ${rows.at(-1)?.join(' | ')}`);
  }
  return {
    lines: tableOf([`${SENDERS} at once`, 'kB each', 'answers', 'all in s', 'memory + MB'], rows),
    goals: [
      atMost({
        what: 'Pictures answered otherwise than taken, 413, 415 or 429',
        measured: unexpected,
        bound: 0,
        unit: '',
      }),
      atMost({
        what: 'Memory that six such pictures at once took',
        measured: Math.max(...growths),
        bound: GROWTH_MAX_MB,
        unit: 'MB',
      }),
      atMost({ what: 'The slowest six', measured: Math.max(...times), bound: ANSWER_WITHIN_MS, unit: 'ms' }),
    ],
  };
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#f4a672' } });
}

type PngKind = { depth: number; colour: number; interlaced: boolean; more?: Buffer[] };

/** Of zeros, which pack to next to nothing. */
function emptyPng(width: number, height: number, { depth, colour, interlaced, more = [] }: PngKind): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = colour;
  header[12] = interlaced ? 1 : 0;
  const bitsOfPixel = depth * (colour === 6 ? 4 : 1);
  const passes = interlaced ? ADAM7 : [[0, 0, 1, 1] as const];
  const length = passes.reduce((sum, [x, y, dx, dy]) => {
    const [across, down] = [Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)];
    return sum + down * (1 + Math.ceil((across * bitsOfPixel) / 8));
  }, 0);
  const chunks = [
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc(length), { level: 9 })),
  ];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks, chunk('IEND', Buffer.alloc(0))]);
}

/** Column, row and steps of the seven passes of an interlaced PNG. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function withChunk(type: string): Buffer {
  const packed = deflateSync(Buffer.alloc(1_000_000_000), { level: 9 });
  const profile = chunk(type, Buffer.concat([Buffer.from('x\0\0', 'latin1'), packed]));
  return emptyPng(100, 100, { depth: 1, colour: 0, interlaced: false, more: [profile] });
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
