// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoClip } from './video-clip.tsx';
import { VideoDialog } from './video-dialog.tsx';

const clip = {
  title: 'Préparer sa rencontre',
  video: '/clip.mp4',
  poster: '/clip.jpg',
  captions: '/clip.vtt',
  transcript: ['Une lettre s’ouvre.', 'Et arrivez le cœur plus léger.'],
};

// jsdom plays nothing: these stand for a browser that does, by the events it sends.
beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
});
afterEach(cleanup);

const video = () => document.querySelector('video');
const button = (name: RegExp) => screen.getByRole('button', { name });

test('nothing plays nor loads before one asks', () => {
  render(<VideoClip clip={clip} />);
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  expect(video()?.preload).toBe('none');
  expect(video()?.autoplay).toBe(false);
  expect(video()?.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'fr' });
});

test('a click or a key plays, then pauses, and the button says which', async () => {
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo\s: Préparer sa rencontre$/u));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  await userEvent.keyboard(' ');
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(button(/^Mettre en pause/)).toBe(document.activeElement);
});

test('a clip that has ended may be played again', async () => {
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo/));
  expect(button(/^Mettre en pause/)).toBeDefined();
  video()?.dispatchEvent(new Event('ended'));
  await waitFor(() => expect(button(/^Lire la vidéo/)).toBeDefined());
});

test('a clip that cannot be played says so, and its words are still there to read', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotSupportedError'));
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo/));
  expect((await screen.findByRole('alert')).textContent).toMatch(/n’a pas pu être lue/);
  await userEvent.click(button(/^Lire la transcription$/));
  expect(screen.getByText('Et arrivez le cœur plus léger.')).toBeDefined();
});

test('in a window of its own it waits to be asked, and Escape closes it', async () => {
  const onClose = vi.fn();
  render(<VideoDialog clip={clip} open onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Préparer sa rencontre' })).toBeDefined();
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
