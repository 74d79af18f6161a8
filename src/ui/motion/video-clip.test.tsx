import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VideoDialog } from '../video-dialog.tsx';
import { VideoClip } from './video-clip.tsx';
import { defineVideoClip } from './video-clip-element.ts';

const clip = {
  title: 'Préparer sa rencontre',
  video: '/clip.mp4',
  poster: '/clip.jpg',
  captions: '/clip.vtt',
  transcript: ['Une lettre s’ouvre.', 'Et arrivez le cœur plus léger.'],
};

/** Whether the fake film is paused or ended. */
let film = { paused: true, ended: false };

function happens(video: HTMLMediaElement, event: 'play' | 'pause' | 'ended'): void {
  film = { paused: event !== 'play', ended: event === 'ended' };
  video.dispatchEvent(new Event(event));
}

// jsdom plays no media: these fakes set the state and send the events of a browser.
beforeEach(() => {
  defineVideoClip();
  film = { paused: true, ended: false };
  vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockImplementation(() => film.paused);
  vi.spyOn(HTMLMediaElement.prototype, 'ended', 'get').mockImplementation(() => film.ended);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    happens(this, 'play');
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    happens(this, 'pause');
  });
});
afterEach(cleanup);

const video = () => document.querySelector('video');
const button = (name: RegExp) => screen.getByRole('button', { name });

test('nothing loads or plays before a press', () => {
  render(<VideoClip clip={clip} />);
  expect(HTMLMediaElement.prototype.play).not.toHaveBeenCalled();
  expect(video()?.preload).toBe('none');
  expect(video()?.autoplay).toBe(false);
  expect(video()?.querySelector('track')).toMatchObject({ kind: 'captions', srclang: 'fr' });
});

test('a clip opened by a press plays at once', async () => {
  render(<VideoDialog clip={clip} open onClose={() => undefined} />);
  await waitFor(() => expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce());
  expect(button(/^Mettre en pause/)).toBeDefined();
});

test('a click or a key toggles playback, and the button shows the state', async () => {
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo\s: Préparer sa rencontre$/u));
  expect(HTMLMediaElement.prototype.play).toHaveBeenCalledOnce();
  await userEvent.keyboard(' ');
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(button(/^Mettre en pause/)).toBe(document.activeElement);
});

test('an ended clip can be replayed', async () => {
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo/));
  expect(button(/^Mettre en pause/)).toBeDefined();
  happens(video() as HTMLVideoElement, 'ended');
  await waitFor(() => expect(button(/^Lire la vidéo/)).toBeDefined());
});

test('a clip that cannot be played says so, and its transcript stays readable', async () => {
  vi.mocked(HTMLMediaElement.prototype.play).mockRejectedValue(new DOMException('', 'NotSupportedError'));
  render(<VideoClip clip={clip} />);
  await userEvent.click(button(/^Lire la vidéo/));
  expect((await screen.findByRole('alert')).textContent).toMatch(/n’a pas pu être lue/);
  await userEvent.click(screen.getByText('Lire la transcription'));
  expect(screen.getByText('Et arrivez le cœur plus léger.').closest('details')?.open).toBe(true);
});

test('our controls replace the browser’s, which stay without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<VideoClip clip={clip} />);
  expect(page.querySelector('video')?.controls).toBe(true);
  for (const own of page.querySelectorAll('button')) {
    expect(own.closest('[class*=":not(:defined)"]')).not.toBeNull();
  }
  render(<VideoClip clip={clip} />);
  expect(video()?.controls).toBe(false);
});

test('a button toggles the captions and shows their state', async () => {
  render(<VideoClip clip={clip} shape="upright" />);
  const captions = button(/^Sous-titres$/);
  expect(captions.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(captions);
  expect(captions.getAttribute('aria-pressed')).toBe('false');
});

test('Escape closes the dialog', async () => {
  const onClose = vi.fn();
  render(<VideoDialog clip={clip} open onClose={onClose} />);
  expect(screen.getByRole('dialog', { name: 'Préparer sa rencontre' })).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
