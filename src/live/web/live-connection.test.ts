import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LIVE_CLOSE, type LivePayload } from '../protocol.ts';
import { LiveConnection } from './live-connection.ts';

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readonly address: URL;
  closed = false;
  readonly sent: string[] = [];

  constructor(address: URL) {
    super();
    this.address = address;
    FakeSocket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  say(frame: unknown) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame);
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  ready(cursor: number, fresh = true, timeline?: string) {
    this.say({ type: 'ready', cursor, fresh, timeline });
  }
  event(seq: number) {
    this.say({ type: 'event', seq, payload: { kind: 'known', seq } });
  }
  end(code = 1006) {
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

function lastSocket(): FakeSocket {
  const socket = FakeSocket.made.at(-1);
  if (!socket) throw new Error('no socket was opened');
  return socket;
}

/**
 * Advances time until the next attempt.
 * @returns the elapsed milliseconds
 */
function waitForTry(): number {
  const [before, since] = [FakeSocket.made.length, Date.now()];
  while (FakeSocket.made.length === before) vi.advanceTimersByTime(50);
  return Date.now() - since;
}

let online = true;
let stop: () => void;

function open(since?: number) {
  const handlers = {
    onFresh: vi.fn(),
    onLive: vi.fn(),
    onEvent: vi.fn((payload: LivePayload) => payload.kind === 'known'),
    onEphemeral: vi.fn(),
    onRefused: vi.fn(),
  };
  const connection = new LiveConnection();
  stop = connection.start(handlers, since);
  const seen = () => handlers.onEvent.mock.calls.map(([payload]) => payload.seq);
  return { connection, handlers, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  online = true;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('events', () => {
  it('arrive once each and in order, from the start of the stream', () => {
    const { handlers, seen, connection } = open();
    expect(lastSocket().address.href).toBe('ws://localhost:3000/api/live');
    lastSocket().ready(4);
    expect(handlers.onFresh).toHaveBeenCalledOnce();
    for (const seq of [4, 5, 5, 6, 3]) lastSocket().event(seq);
    expect(seen()).toEqual([5, 6]);
    expect(connection.getState()).toBe('live');
  });

  it('start where the pages began to read, without a second read; a later start refetches everything', () => {
    const { handlers, seen, connection } = open(4);
    expect(connection.getState()).toBe('connecting');
    expect(lastSocket().address.search).toBe('?cursor=4');
    lastSocket().ready(4, false);
    lastSocket().event(5);
    expect(seen()).toEqual([5]);
    expect(handlers.onFresh).not.toHaveBeenCalled();
    stop();
    stop = connection.start(handlers, 4);
    expect(lastSocket().address.search).toBe('');
    lastSocket().ready(6);
    expect(handlers.onFresh).toHaveBeenCalledOnce();
  });

  it('continue after a disconnection, without refetching everything', () => {
    const { handlers, seen, connection } = open();
    lastSocket().ready(4);
    lastSocket().event(5);
    lastSocket().end();
    expect(connection.getState()).toBe('reconnecting');
    vi.advanceTimersByTime(2000);
    expect(FakeSocket.made).toHaveLength(2);
    expect(lastSocket().address.search).toBe('?cursor=5');
    lastSocket().ready(5, false);
    for (const seq of [5, 6]) lastSocket().event(seq);
    expect(seen()).toEqual([5, 6]);
    expect(handlers.onFresh).toHaveBeenCalledOnce();
    expect(handlers.onLive).toHaveBeenCalledTimes(2);
  });

  it('cause a reconnection from the last cursor when one is missing', () => {
    const { seen } = open();
    lastSocket().ready(4);
    const holed = lastSocket();
    holed.event(6);
    expect(holed.closed).toBe(true);
    holed.event(7);
    vi.advanceTimersByTime(2000);
    expect(lastSocket().address.search).toBe('?cursor=4');
    lastSocket().ready(4, false);
    for (const seq of [5, 6, 7]) lastSocket().event(seq);
    expect(seen()).toEqual([5, 6, 7]);
  });

  it.each(['{"type":"event","seq":5,"payload":{"kind":"of-tomorrow"}}', 'not JSON'])(
    'cause a full refetch when they cannot be parsed (%s)',
    (text) => {
      const { handlers } = open();
      lastSocket().ready(4);
      lastSocket().say(text);
      vi.advanceTimersByTime(2000);
      expect(lastSocket().address.search).toBe('');
      lastSocket().ready(5);
      expect(handlers.onFresh).toHaveBeenCalledTimes(2);
    },
  );
});

describe('reconnecting', () => {
  it('backs off, and checks the session at each attempt', () => {
    const { handlers } = open();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const waits = Array.from({ length: 8 }, () => {
      lastSocket().end();
      return waitForTry();
    });
    expect(waits).toEqual([1000, 1500, 2500, 4500, 8500, 15_250, 15_250, 15_250]);
    expect(handlers.onRefused).toHaveBeenCalledTimes(8);
  });

  it('takes at most a second when a node leaves, regardless of earlier failures, and resumes', () => {
    const { handlers } = open();
    for (let failures = 0; failures < 5; failures += 1) {
      lastSocket().end();
      waitForTry();
    }
    lastSocket().ready(4);
    const refused = handlers.onRefused.mock.calls.length;
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    lastSocket().end(LIVE_CLOSE.leaving);
    expect(waitForTry()).toBe(500);
    expect(lastSocket().address.search).toBe('?cursor=4');
    expect(handlers.onRefused).toHaveBeenCalledTimes(refused);
  });

  it('waits for the network, then tries at once', () => {
    const { handlers } = open();
    lastSocket().ready(4);
    online = false;
    window.dispatchEvent(new Event('offline'));
    expect(lastSocket().closed).toBe(true);
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.made).toHaveLength(1);
    online = true;
    window.dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
    expect(handlers.onRefused).not.toHaveBeenCalled();
  });

  it('tries at once when the tab becomes visible', () => {
    open();
    for (let failures = 0; failures < 5; failures += 1) {
      lastSocket().end();
      waitForTry();
    }
    lastSocket().end();
    const before = FakeSocket.made.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(FakeSocket.made).toHaveLength(before + 1);
  });

  it('starts when an expected event does not arrive, or after the computer slept', () => {
    const { connection } = open();
    lastSocket().ready(4);
    connection.expectSign();
    lastSocket().event(5);
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.made).toHaveLength(1);
    connection.expectSign();
    vi.advanceTimersByTime(11_000);
    expect(FakeSocket.made).toHaveLength(2);
    lastSocket().ready(5, false);
    vi.setSystemTime(Date.now() + 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(3);
  });

  it('starts at once when later events were erased', () => {
    open();
    lastSocket().ready(4);
    lastSocket().end(LIVE_CLOSE.gone);
    expect(FakeSocket.made).toHaveLength(2);
  });

  it('says on which timeline of the database its cursor counts', () => {
    open();
    lastSocket().ready(4, true, '00000003');
    lastSocket().end(LIVE_CLOSE.gone);
    expect(lastSocket().address.search).toBe('?cursor=4&timeline=00000003');
  });

  it('checks the session first when the server says that it ended', () => {
    const { handlers } = open();
    lastSocket().ready(4);
    lastSocket().end(LIVE_CLOSE.sessionEnded);
    expect(handlers.onRefused).toHaveBeenCalledOnce();
  });
});

describe('stopping', () => {
  it('closes the socket, stops retrying and drops the cursor', () => {
    const { connection, handlers } = open();
    lastSocket().ready(4);
    stop();
    expect(lastSocket().closed).toBe(true);
    expect(connection.getState()).toBe('off');
    window.dispatchEvent(new Event('online'));
    vi.advanceTimersByTime(600_000);
    expect(FakeSocket.made).toHaveLength(1);
    stop = connection.start(handlers);
    expect(lastSocket().address.search).toBe('');
  });
});

it('sends no frame without a connection', () => {
  const { connection } = open();
  connection.send({ kind: 'typing', contactId: 'karim' });
  lastSocket().ready(0);
  connection.send({ kind: 'typing', contactId: 'karim' });
  expect(lastSocket().sent).toEqual(['{"type":"ephemeral","payload":{"kind":"typing","contactId":"karim"}}']);
});
