import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const OPEN_WITHIN_MS = 5000;

/** A socket of the live service, byte by byte: what no browser can send, this one can. */
export class RawSocket {
  /** Close code of the server's last frame, when it sent one. */
  closeCode: number | undefined;
  isEnded = false;
  private readonly wire: Socket;
  private head = '';

  private constructor(wire: Socket) {
    this.wire = wire;
    wire.on('data', (bytes: Buffer) => this.read(bytes));
    wire.on('close', () => {
      this.isEnded = true;
    });
    wire.on('error', () => undefined);
  }

  /** @param lines of the request beside the first one and Host @returns the status it got, and the socket */
  static async open(
    port: number,
    path: string,
    lines: readonly string[],
  ): Promise<{ status: number; socket: RawSocket }> {
    const wire = connect(port, '127.0.0.1');
    const socket = new RawSocket(wire);
    wire.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
    const until = Date.now() + OPEN_WITHIN_MS;
    while (!socket.head.includes('\r\n\r\n') && !socket.isEnded && Date.now() < until) await moment();
    return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(socket.head)?.[1] ?? 0), socket };
  }

  static upgrade(cookie: string, url: string): string[] {
    return [
      `Host: ${new URL(url).host}`,
      `Origin: ${url}`,
      `Cookie: ${cookie}`,
      'Upgrade: websocket',
      'Connection: Upgrade',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ];
  }

  write(bytes: Buffer): void {
    if (!this.isEnded) this.wire.write(bytes);
  }

  /** @returns whether the server had ended the connection by then */
  async endsWithin(ms: number): Promise<boolean> {
    const until = Date.now() + ms;
    while (!this.isEnded && Date.now() < until) await moment();
    return this.isEnded;
  }

  destroy(): void {
    this.wire.destroy();
  }

  /** A close frame stands alone at the end: 88, its length, two bytes of code. */
  private read(bytes: Buffer): void {
    if (!this.head.includes('\r\n\r\n')) this.head += bytes.toString('latin1');
    const at = bytes.lastIndexOf(0x88);
    if (at >= 0 && bytes.length >= at + 4) this.closeCode = bytes.readUInt16BE(at + 2);
  }
}

type FrameParts = {
  fin?: boolean;
  reserved?: number;
  opcode: number;
  payload: Buffer;
  masked?: boolean;
  length?: bigint;
};

/** One frame as RFC 6455 writes it, or nearly. @param length what its header says, when that is not the truth */
export function frameOf({
  fin = true,
  reserved = 0,
  opcode,
  payload,
  masked = true,
  length,
}: FrameParts): Buffer {
  const said = length ?? BigInt(payload.length);
  const small = said < 126n ? Number(said) : said < 65_536n ? 126 : 127;
  const head = Buffer.from([(fin ? 0x80 : 0) | (reserved << 4) | opcode, (masked ? 0x80 : 0) | small]);
  const more = Buffer.alloc(small === 126 ? 2 : small === 127 ? 8 : 0);
  if (small === 126) more.writeUInt16BE(Number(said));
  if (small === 127) more.writeBigUInt64BE(said);
  if (!masked) return Buffer.concat([head, more, payload]);
  const mask = randomBytes(4);
  const hidden = payload.map((byte, place) => byte ^ (mask[place % 4] ?? 0));
  return Buffer.concat([head, more, mask, hidden]);
}

function moment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}
