import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { OPENED_FOR_HEADER } from '#lib/opened-for.ts';
import { type LivePayload, type ServerFrame, serverFrame } from '#live/protocol.ts';
import { conversationEvent } from '#member/conversations/contract.ts';
import { SUPPORT_CHANGED } from '#member/support/contract.ts';
import { doorkeepers } from '#server/live.ts';
import type { TestApp } from './test-app.ts';
import { TEST_ORIGIN, type TestBrowser } from './test-browser.ts';

const PATIENCE_MS = 60_000;

const toldEvent = z.union([conversationEvent, z.object({ kind: z.literal(SUPPORT_CHANGED.kind) })]);
export type ToldEvent = z.infer<typeof toldEvent> & { seq: number };

/**
 * Serves the application over a real HTTP server on loopback, during a test.
 * @returns its port
 */
export async function listenForTest({ app, live, services }: TestApp): Promise<number> {
  const server = createAdaptorServer({ fetch: app.fetch });
  live.attach(server, doorkeepers(services));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const { port } = server.address() as AddressInfo;
  return port;
}

type Opening = {
  port: number;
  cursor?: number;
  timeline?: string;
  openedFor?: string;
  origin?: string;
  path?: '/api/live' | '/api/live/visitor' | '/api/live/desk';
};

/** Acts as a browser's live connection, and records everything received; closed at the end of the test. */
export class LivePeer {
  readonly frames: ServerFrame[] = [];
  readonly ws: WebSocket;
  /** Close code of the connection, or the status of its rejection. */
  ended: number | undefined;

  constructor(
    browser: TestBrowser,
    { port, cursor, timeline, openedFor, origin = TEST_ORIGIN, path = '/api/live' }: Opening,
  ) {
    const query = new URLSearchParams({
      ...(cursor !== undefined && { cursor: String(cursor) }),
      ...(timeline !== undefined && { timeline }),
      ...(openedFor !== undefined && { [OPENED_FOR_HEADER]: openedFor }),
    });
    const cookie = browser.cookieHeader;
    this.ws = new WebSocket(`ws://127.0.0.1:${port}${path}?${query}`, {
      headers: { ...(cookie && { cookie }), ...(origin && { origin }) },
    });
    this.ws.on('message', (data) => this.frames.push(serverFrame.parse(JSON.parse(String(data)))));
    this.ws.on('close', (code) => {
      this.ended ??= code;
    });
    this.ws.on('unexpected-response', (_, response) => {
      this.ended = response.statusCode;
      response.resume();
      this.ws.terminate();
    });
    this.ws.on('error', () => undefined);
    onTestFinished(() => this.ws.terminate());
  }

  /** Received events, with their numbers. */
  get events(): ToldEvent[] {
    return this.frames.flatMap((frame) =>
      frame.type === 'event' ? [{ seq: frame.seq, ...toldEvent.parse(frame.payload) }] : [],
    );
  }

  /** Ephemeral events of one kind. */
  ephemeral(kind: string): LivePayload[] {
    return this.frames.flatMap((frame) =>
      frame.type === 'ephemeral' && frame.payload.kind === kind ? [frame.payload] : [],
    );
  }

  get ready() {
    return this.frames.find((frame) => frame.type === 'ready');
  }

  /** Number of the last event applied. */
  get cursor(): number {
    return this.events.at(-1)?.seq ?? this.ready?.cursor ?? 0;
  }

  /** Sends an invalid frame. */
  say(text: string): void {
    this.ws.send(text);
  }

  /** Sends an ephemeral event. */
  send(payload: LivePayload): void {
    this.ws.send(JSON.stringify({ type: 'ephemeral', payload }));
  }

  /**
   * Waits until a condition of the peer holds.
   * @param what named in the failure
   */
  async until(what: string, holds: (peer: LivePeer) => boolean): Promise<void> {
    const since = performance.now();
    while (!holds(this)) {
      if (performance.now() - since > PATIENCE_MS)
        throw new Error(`Never happened: ${what}. Told: ${JSON.stringify(this.frames.slice(-5))}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Waits a moment in which nothing should arrive. */
  async quiet(ms = 150): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}

/** Opens a connection and waits for its first frame. */
export async function goLive(browser: TestBrowser, opening: Opening): Promise<LivePeer> {
  const peer = new LivePeer(browser, opening);
  await peer.until('the first frame', () => peer.ready !== undefined);
  return peer;
}
