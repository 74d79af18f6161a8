import { connect, createServer } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { PooledDatabaseError, requireDirect } from './require-direct.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
/** The message with the client's process id: type and length, then four bytes. */
const BACKEND_KEY_DATA = Buffer.from([0x4b, 0, 0, 0, 12]);

async function connectTo(address: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** Sends an invented process id, as poolers do. */
async function startPooler(): Promise<string> {
  const { hostname, port } = new URL(SERVER);
  const pooler = createServer((near) => {
    const far = connect(Number(port), hostname);
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.on('error', () => undefined).on('close', () => far.destroy());
    near.pipe(far, { end: false });
    far.on('data', (data) => {
      const number = data.indexOf(BACKEND_KEY_DATA) + BACKEND_KEY_DATA.length;
      if (data.includes(BACKEND_KEY_DATA)) data.writeInt32BE(data.readInt32BE(number) + 1, number);
      near.write(data);
    });
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    pooler.close();
  });
  const address = pooler.address();
  const url = new URL(SERVER);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return url.href;
}

test.runIf(SERVER)('distinguishes a server from a pooler', async () => {
  await requireDirect(await connectTo(SERVER));
  await expect(requireDirect(await connectTo(await startPooler()))).rejects.toThrow(PooledDatabaseError);
});
