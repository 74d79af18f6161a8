import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';

const SERVER = process.env.TEST_DATABASE ?? '';
const CHANNEL = 'lueur_forgetful';
/** A simple query: type, length, text and a zero byte. */
const UNLISTEN = queryMessage('UNLISTEN *');
/** CommandComplete « UNLISTEN » and ReadyForQuery. */
const ANSWER_BYTES = 20;

function queryMessage(text: string): Buffer {
  const message = Buffer.alloc(text.length + 6);
  message.write('Q');
  message.writeInt32BE(text.length + 5, 1);
  message.write(text, 5);
  return message;
}

/** Stands in for a pooler, which makes the server forget the channels of a connection silently. */
async function openPooler() {
  const { hostname, port } = new URL(SERVER);
  const pairs: { near: Socket; far: Socket }[] = [];
  let hidden = 0;
  const pooler = createServer((near) => {
    const far = connect(Number(port), hostname);
    pairs.push({ near, far });
    near.on('error', () => undefined).on('data', (data) => far.write(data));
    far
      .on('error', () => undefined)
      .on('data', (data) => {
        const passed = data.subarray(hidden);
        hidden -= data.length - passed.length;
        near.write(passed);
      });
    near.on('close', () => far.destroy());
  });
  await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
    pooler.close();
  });
  const address = pooler.address();
  const url = new URL(SERVER);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    address: url.href,
    forget() {
      hidden = ANSWER_BYTES;
      pairs.at(-1)?.far.write(UNLISTEN);
    },
  };
}

test.runIf(SERVER)('a connection that lost its channel without an error is replaced', async () => {
  const pooler = await openPooler();
  const heard: string[] = [];
  const broken: string[] = [];
  let listening = 0;
  const { stop } = listen({
    address: pooler.address,
    channel: CHANNEL,
    onPayload: (payload) => heard.push(payload),
    onListening: () => {
      listening += 1;
    },
    log: (_level, event) => broken.push(event),
  });
  onTestFinished(stop);
  const teller = new pg.Client({ connectionString: SERVER });
  await teller.connect();
  onTestFinished(() => teller.end());
  const tell = (payload: string) => teller.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);

  await expect.poll(() => listening).toBe(1);
  await tell('before');
  await expect.poll(() => heard).toEqual(['before']);
  pooler.forget();
  await new Promise((resolve) => setTimeout(resolve, 200));
  await tell('lost');
  await expect.poll(() => listening).toBe(2);
  await tell('after');
  await expect.poll(() => heard).toEqual(['before', 'after']);
  expect(broken).toEqual(['live-listen-broken']);
});
