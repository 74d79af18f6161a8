import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

type Waiting = { request: string; answered: (status: number) => void };

/**
 * Requests over so many kept connections to one node, without an HTTP library: the answers are only as much looked at
 * as is needed to know their status and their end.
 */
export class LightSender {
  private closed = false;
  private readonly idle: Socket[] = [];
  private readonly waiting: Waiting[] = [];
  private readonly sockets: Socket[] = [];
  private readonly busy = new Map<Socket, Waiting & { answer: string }>();

  static async open(port: number, connections: number): Promise<LightSender> {
    const sender = new LightSender();
    await Promise.all(Array.from({ length: connections }, () => sender.connect(port)));
    return sender;
  }

  private connect(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => {
        this.sockets.push(socket);
        this.idle.push(socket);
        resolve();
      });
      socket.setEncoding('latin1');
      socket.on('data', (text) => this.read(socket, String(text)));
      socket.on('error', reject);
      socket.on('close', () => this.replace(socket, port));
    });
  }

  /** A node may close a connection after an answer, or instead of one: status 0. */
  private replace(socket: Socket, port: number): void {
    if (this.closed) return;
    this.sockets.splice(this.sockets.indexOf(socket), 1);
    const at = this.idle.indexOf(socket);
    if (at >= 0) this.idle.splice(at, 1);
    this.busy.get(socket)?.answered(0);
    this.busy.delete(socket);
    this.connect(port).then(
      () => this.next(),
      () => undefined,
    );
  }

  /** @returns the status of the answer */
  send(request: string): Promise<number> {
    return new Promise((answered) => {
      this.waiting.push({ request, answered });
      this.next();
    });
  }

  private next(): void {
    const socket = this.waiting.length > 0 ? this.idle.pop() : undefined;
    const job = socket && this.waiting.shift();
    if (!socket || !job) return;
    this.busy.set(socket, { ...job, answer: '' });
    socket.write(job.request);
  }

  private read(socket: Socket, text: string): void {
    const job = this.busy.get(socket);
    if (!job) return;
    job.answer += text;
    if (!isWhole(job.answer)) return;
    this.busy.delete(socket);
    this.idle.push(socket);
    job.answered(Number(job.answer.slice(9, 12)));
    this.next();
  }

  close(): void {
    this.closed = true;
    for (const socket of this.sockets) socket.destroy();
  }
}

function isWhole(answer: string): boolean {
  const head = answer.indexOf(HEAD_END);
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return length === undefined
    ? answer.endsWith(LAST_CHUNK)
    : answer.length >= head + HEAD_END.length + Number(length);
}
