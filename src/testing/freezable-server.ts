import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy in front of a PostgreSQL server; while frozen it accepts connections and responds to nothing, like a stopped
 * process.
 */
export type FreezableServer = {
  url: string;
  /** How many connections it was asked for. */
  countAsked: () => number;
  freeze: () => void;
  thaw: () => void;
  close: () => void;
};

export function startFreezableServer(server: string): Promise<FreezableServer> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let asked = 0;
  const proxy = createServer((near) => {
    asked += 1;
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    // Adding a data listener starts a stream.
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  return new Promise((resolve) => {
    proxy.listen(0, '127.0.0.1', () => {
      const address = proxy.address();
      const url = new URL(server);
      url.hostname = '127.0.0.1';
      url.port = String(typeof address === 'object' ? address?.port : '');
      resolve({
        url: url.href,
        countAsked: () => asked,
        freeze() {
          isFrozen = true;
          for (const socket of sockets) socket.pause();
        },
        thaw() {
          isFrozen = false;
          for (const socket of sockets) socket.resume();
        },
        close() {
          proxy.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}
