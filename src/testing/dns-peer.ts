import { createSocket } from 'node:dgram';
import type { AddressInfo } from 'node:net';

const HEADER_BYTES = 12;
const TXT = 16;
const IN = 1;
const TTL_S = 60;
const [ANSWERED, NO_SUCH_NAME] = [0x8580, 0x8583];

/**
 * Starts a name server on loopback with TXT records only (RFC 1035).
 * @param texts by name; may change at any time
 */
export async function dnsPeer(
  texts: Record<string, string[]>,
): Promise<{ address: string; close: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, texts), port, address));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  const { address, port } = socket.address() as AddressInfo;
  return {
    address: `${address}:${port}`,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

function answerTo(query: Buffer, texts: Record<string, string[]>): Buffer {
  const end = query.indexOf(0, HEADER_BYTES) + 5;
  const found = texts[nameIn(query)] ?? [];
  const header = Buffer.from(query.subarray(0, HEADER_BYTES));
  header.writeUInt16BE(found.length > 0 ? ANSWERED : NO_SUCH_NAME, 2);
  header.writeUInt16BE(found.length, 6);
  // No authority or additional records.
  header.writeUInt32BE(0, 8);
  return Buffer.concat([header, query.subarray(HEADER_BYTES, end), ...found.map(recordOf)]);
}

function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = HEADER_BYTES; query[at]; at += 1 + (query[at] ?? 0))
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
}

function recordOf(text: string): Buffer {
  const parts = text.match(/.{1,255}/g) ?? [''];
  const data = Buffer.concat(
    parts.map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
  );
  const fixed = Buffer.alloc(12);
  // The name points to that of the question.
  fixed.writeUInt16BE(0xc000 | HEADER_BYTES, 0);
  fixed.writeUInt16BE(TXT, 2);
  fixed.writeUInt16BE(IN, 4);
  fixed.writeUInt32BE(TTL_S, 6);
  fixed.writeUInt16BE(data.length, 10);
  return Buffer.concat([fixed, data]);
}
