import { Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { failedRequests } from './failed-requests.ts';

/** The same examples in every run. */
fc.configureGlobal({ seed: 20_261_121 });

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
const CONSOLE = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Blocks the network: a connection to another machine fails the test. */
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

beforeEach(({ onTestFailed, onTestFinished }) => {
  failedRequests.length = 0;
  onTestFailed(
    () => void process.stderr.write(failedRequests.map((one) => `request failed: ${one}\n`).join('')),
  );
  // Registered first, so that it runs last: the pages of the test are unmounted by then. The next file of this worker
  // gets the real globals.
  onTestFinished(() => void vi.unstubAllGlobals());
  for (const method of CONSOLE) vi.spyOn(console, method).mockImplementation(() => undefined);
});

/** Console output fails a test: a warning that is never read is a bug that is never fixed. */
afterEach(() => {
  const noise = CONSOLE.flatMap((method) =>
    // biome-ignore lint/suspicious/noConsole: the console itself is checked
    vi.mocked(console[method]).mock.calls.map((call) => call.map(String).join(' ')),
  );
  vi.restoreAllMocks();
  vi.useRealTimers();
  expect(noise).toEqual([]);
});
