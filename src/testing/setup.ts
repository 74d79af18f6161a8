import { Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The same examples at every run. */
fc.configureGlobal({ seed: 20_261_121 });

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Nothing leaves this machine: a connection to anywhere else fails the test that asked for it. */
const { connect } = Socket.prototype;
Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]) {
  const [options] = (Array.isArray(args[0]) ? args[0] : args) as [
    { host?: string; path?: string } | number,
    ...unknown[],
  ];
  const host = typeof options === 'object' ? options.host : undefined;
  if (host !== undefined && !LOOPBACK.includes(host)) throw new Error(`A test tried to reach ${host}`);
  return Reflect.apply(connect, this, args);
} as typeof connect;

beforeEach(({ onTestFinished }) => {
  // Registered first, so that it runs last: pages of the test are gone by then. The next file of this worker gets the real ones.
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const method of CONSOLE) vi.spyOn(console, method).mockImplementation(() => undefined);
});

/** Noise on the console fails a test: a warning that nobody reads is a defect that nobody mends. */
afterEach(() => {
  const noise = CONSOLE.flatMap((method) =>
    // biome-ignore lint/suspicious/noConsole: it is the console that is watched
    vi.mocked(console[method]).mock.calls.map((call) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(noise).toEqual([]);
});
