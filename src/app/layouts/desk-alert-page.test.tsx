import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { deskLive } from '#live/web/desk-connection.ts';
import { listenForTest } from '#testing/live-socket.ts';
import { renderApp } from '#testing/render-app.tsx';
import { testApp } from '#testing/test-app.ts';

const app = await testApp();
let visitors = 0;
/** Stubs for what jsdom lacks: oscillator notes and notifications. */
let heard: { notes: number; told: string[] };

beforeEach(() => {
  heard = { notes: 0, told: [] };
  const param = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class AudioNodeOfTest {
    gain = param;
    connect = (next: unknown) => next;
    stop = () => undefined;
    start = () => {
      heard.notes += 1;
    };
  }
  class AudioContextOfTest {
    currentTime = 0;
    destination = {};
    resume = async () => undefined;
  }
  class NotificationOfTest {
    static permission = 'granted';
    constructor(_title: string, { body }: { body: string }) {
      heard.told.push(body);
    }
  }
  vi.stubGlobal('AudioContext', AudioContextOfTest);
  vi.stubGlobal('OscillatorNode', AudioNodeOfTest);
  vi.stubGlobal('GainNode', AudioNodeOfTest);
  vi.stubGlobal('Notification', NotificationOfTest);
});

async function aVisitorWrites(): Promise<void> {
  const { client } = app.browser();
  visitors += 1;
  const visitorId = `visitor-1795258800000-alerte${visitors}`;
  const email = `alerte-${process.pid}-${visitors}@exemple.invalid`;
  await client.supportChat.beginAsVisitor({ visitorId, name: 'Claire', email });
  await client.supportChat.sendAsVisitor({ clientId: crypto.randomUUID(), content: 'Bonjour' });
}

async function supportAtTheDesk() {
  const livePort = await listenForTest(app);
  const page = await renderApp('/equipe', await app.staffBrowser('support'), { livePort });
  await waitFor(() => expect(deskLive.getState()).toBe('live'));
  await screen.findByRole('link', { name: 'Messages' });
  return page;
}

test('a colleague who opted in hears a new message, and gets a notification if the page is hidden', async () => {
  const { user } = await supportAtTheDesk();
  const alert = screen.getByRole('button', { name: 'M’alerter par un son' });
  expect(alert.getAttribute('aria-pressed')).toBe('false');
  await user.click(alert);
  expect(alert.getAttribute('aria-pressed')).toBe('true');
  // Opting in also plays the sound.
  expect(heard.notes).toBe(2);
  await aVisitorWrites();
  await waitFor(() => expect(heard.notes).toBe(4));
  expect(heard.told).toEqual([]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await aVisitorWrites();
  await waitFor(() => expect(heard.told).toEqual(['Quelqu’un attend une réponse.']));
  await user.click(alert);
  await aVisitorWrites();
  await screen.findAllByRole('link', { name: /^Messages.*3 personnes attendent/ });
  expect(heard.told).toHaveLength(1);
});

test('a colleague who did not opt in hears no sound', async () => {
  await supportAtTheDesk();
  await aVisitorWrites();
  await screen.findAllByRole('link', { name: /^Messages.*1 personne attend/ });
  expect(heard).toEqual({ notes: 0, told: [] });
});
