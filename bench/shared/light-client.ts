import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';

/** `status` is 0 when the connection broke or timed out. */
export type LightAnswer = { status: number; retryAfterSeconds: number | undefined; body: string };

type Settings = {
  /** Maximum number of connections; further requests wait for a free one. */
  most?: number;
  /** The certificate of a site over TLS. */
  ca?: string;
  localAddress?: string;
};

type Connection = { socket: Socket; finish: (answer: LightAnswer) => void };

const HEAD_END = '\r\n\r\n';
const NOTHING: LightAnswer = { status: 0, retryAfterSeconds: undefined, body: '' };

/**
 * HTTP/1.1 over keep-alive connections, without the overhead of usual clients: it shares two cores with the system
 * under test. A caller that gives up closes the connection, like a browser.
 */
export class LightClient {
  private readonly url: URL;
  private readonly settings: Settings;
  private readonly idle: Connection[] = [];
  private readonly all = new Set<Socket>();
  private readonly waiting: (() => void)[] = [];

  constructor(url: string, settings: Settings = {}) {
    this.url = new URL(url);
    this.settings = settings;
  }

  /**
   * @param headers lines without a final line break
   * @param withinMs from the moment of sending
   */
  async ask(
    method: string,
    path: string,
    headers: readonly string[],
    body = '',
    withinMs = 20_000,
  ): Promise<LightAnswer> {
    if (this.idle.length === 0 && this.all.size >= (this.settings.most ?? Number.POSITIVE_INFINITY))
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    return new Promise((resolve) => {
      const reused = this.idle.pop();
      const connection = reused ?? this.open();
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        connection.socket.destroy();
      }, withinMs);
      connection.finish = (answer) => {
        clearTimeout(timer);
        connection.finish = () => undefined;
        if (answer !== NOTHING) this.idle.push(connection);
        // Retries like a browser when an idle connection was closed while being written to.
        const isStale = answer === NOTHING && reused && method === 'GET' && !isLate;
        resolve(isStale ? this.ask(method, path, headers, body, withinMs) : answer);
        this.waiting.shift()?.();
      };
      const head = [`${method} ${path} HTTP/1.1`, `Host: ${this.url.host}`, ...headers];
      if (method !== 'GET')
        head.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`);
      connection.socket.write(`${head.join('\r\n')}${HEAD_END}${body}`);
    });
  }

  close(): void {
    for (const socket of this.all) socket.destroy();
  }

  private open(): Connection {
    const { ca, localAddress } = this.settings;
    const { hostname: servername, port, protocol } = this.url;
    const options = { port: Number(port), host: '127.0.0.1', localAddress, noDelay: true };
    const socket = protocol === 'https:' ? connectByTls({ ...options, servername, ca }) : connect(options);
    const connection: Connection = { socket, finish: () => undefined };
    this.all.add(socket);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const answer = readAnswer(text);
      if (!answer) return;
      text = '';
      connection.finish(answer);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.all.delete(socket);
      const place = this.idle.indexOf(connection);
      if (place >= 0) this.idle.splice(place, 1);
      connection.finish(NOTHING);
    });
    return connection;
  }
}

/** Returns undefined while part of it is missing. */
function readAnswer(text: string): LightAnswer | undefined {
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const bodyStart = end + HEAD_END.length;
  const isWhole =
    length === undefined
      ? text.endsWith(`\r\n0${HEAD_END}`) || text.endsWith(`${HEAD_END}0${HEAD_END}`)
      : text.length >= bodyStart + Number(length);
  if (!isWhole) return undefined;
  const wait = /\r\nretry-after: (\d+)/.exec(head)?.[1];
  return {
    status: Number(text.slice(9, 12)),
    retryAfterSeconds: wait === undefined ? undefined : Number(wait),
    body: text.slice(bodyStart),
  };
}
