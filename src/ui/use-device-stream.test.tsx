import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDeviceStream } from './use-device-stream.ts';

const OPTIONS = { isSupported: () => true, unsupported: 'Pas ici', byError: {}, failed: 'Échec' };

afterEach(() => vi.unstubAllGlobals());

/** Returns the hook while the browser asks for permission, and the answer of the user. */
function whileAsking() {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  const tracks = answers.map(() => ({ stop: vi.fn() }));
  let asked = 0;
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: () => {
        asked += 1;
        return answers[asked - 1]?.promise;
      },
    },
  });
  const { result, unmount } = renderHook(() => useDeviceStream(OPTIONS));
  const open = () => act(() => void result.current.open({ audio: true }));
  const allow = (at: number) => act(async () => answers[at]?.resolve({ getTracks: () => [tracks[at]] }));
  open();
  return { result, unmount, open, allow, stopped: () => tracks.map(({ stop }) => stop.mock.calls.length) };
}

test('stops a stream that arrives after close', async () => {
  const { result, allow, stopped } = whileAsking();
  act(() => result.current.close());
  await allow(0);
  expect(stopped()).toEqual([1, 0]);
  expect(result.current.media).toEqual({ state: 'off' });
});

test('stops a stream that arrives after unmount', async () => {
  const { unmount, allow, stopped } = whileAsking();
  unmount();
  await allow(0);
  expect(stopped()).toEqual([1, 0]);
});

test('keeps the stream of the latest request only', async () => {
  const { result, open, allow, stopped } = whileAsking();
  open();
  await allow(1);
  await allow(0);
  expect(stopped()).toEqual([1, 0]);
  expect(result.current.media.state).toBe('on');
});
