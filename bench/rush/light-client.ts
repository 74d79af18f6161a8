import { connect, type Socket } from 'node:net';

/** What came back; nothing when the connection broke or the time was over. */
export type LightAnswer = { status: number; retryAfterSeconds: number | undefined };

type Connection = { socket: Socket; finish: ((answer: LightAnswer | undefined) => void) | undefined };

const HEAD_END = '\r\n\r\n';

/**
 * HTTP/1.1 over kept connections, without what makes clients heavy: it shares two cores with what it measures. A caller
 * who gives up closes the connection, as a browser does.
 */
export class LightClient {
  private readonly port: number;
  private readonly idle: Connection[] = [];
  private readonly all = new Set<Socket>();

  constructor(url: string) {
    this.port = Number(new URL(url).port);
  }

  /** @param request the whole of it, as it goes over the wire */
  ask(request: string, withinMs: number): Promise<LightAnswer | undefined> {
    return new Promise((resolve) => {
      const connection = this.idle.pop() ?? this.open();
      const timer = setTimeout(() => connection.socket.destroy(), withinMs);
      connection.finish = (answer) => {
        clearTimeout(timer);
        connection.finish = undefined;
        if (answer) this.idle.push(connection);
        resolve(answer);
      };
      connection.socket.write(request);
    });
  }

  close(): void {
    for (const socket of this.all) socket.destroy();
  }

  private open(): Connection {
    const socket = connect({ port: this.port, host: '127.0.0.1', noDelay: true });
    const connection: Connection = { socket, finish: undefined };
    this.all.add(socket);
    let text = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const answer = readAnswer(text);
      if (!answer) return;
      text = '';
      connection.finish?.(answer);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.all.delete(socket);
      const place = this.idle.indexOf(connection);
      if (place >= 0) this.idle.splice(place, 1);
      connection.finish?.(undefined);
    });
    return connection;
  }
}

/** @returns nothing while some of it is on its way */
function readAnswer(text: string): LightAnswer | undefined {
  const end = text.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const length = /\r\ncontent-length: (\d+)/.exec(head)?.[1];
  const bodyStart = end + HEAD_END.length;
  const isWhole =
    length === undefined
      ? text.endsWith('\r\n0\r\n\r\n') || text.endsWith(`${HEAD_END}0${HEAD_END}`)
      : text.length >= bodyStart + Number(length);
  if (!isWhole) return undefined;
  const wait = /\r\nretry-after: (\d+)/.exec(head)?.[1];
  return {
    status: Number(text.slice(9, 12)),
    retryAfterSeconds: wait === undefined ? undefined : Number(wait),
  };
}
