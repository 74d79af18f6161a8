import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CaptureDialog } from './capture-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param getUserMedia undefined for a browser without it */
function show(getUserMedia?: () => Promise<unknown>) {
  vi.stubGlobal('navigator', { ...(getUserMedia && { mediaDevices: { getUserMedia } }), userAgent: '' });
  const handlers = { onKeep: vi.fn(), onChoose: vi.fn(), onCancel: vi.fn() };
  return { ...handlers, ...render(<CaptureDialog {...handlers} />) };
}

function aStream() {
  const track = { stop: vi.fn() };
  return { track, stream: { getTracks: () => [track] } };
}

test('asks for the front camera, never for the microphone, and stops it when the dialog closes', async () => {
  const { track, stream } = aStream();
  const getUserMedia = vi.fn((_?: unknown) => Promise.resolve(stream));
  const { unmount } = show(getUserMedia);
  await screen.findByLabelText('Vous, comme dans un miroir');
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ audio: false, video: expect.objectContaining({ facingMode: 'user' }) }),
  );
  expect(track.stop).not.toHaveBeenCalled();
  unmount();
  expect(track.stop).toHaveBeenCalledOnce();
});

test.each([
  ['NotAllowedError', /^Votre navigateur n’a pas la permission/],
  ['NotFoundError', /^Nous ne trouvons pas de caméra/],
  ['NotReadableError', /^Une autre application utilise déjà votre caméra/],
  ['AbortError', /^La caméra n’a pas pu être ouverte/],
])('says what to do after a %s, and offers a file', async (name, sentence) => {
  const { onChoose } = show(() => Promise.reject(new DOMException('', name)));
  await screen.findByText(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Choisir une photo' }));
  expect(onChoose).toHaveBeenCalledOnce();
});

test('says that a browser has no camera access, and tries again on demand', async () => {
  show();
  await screen.findByText(/^Ce navigateur ne donne pas accès à la caméra/);
  const { stream } = aStream();
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByLabelText('Vous, comme dans un miroir');
});
