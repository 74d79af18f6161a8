import { expect, test, vi } from 'vitest';
import { openChannel, openSessionChannel } from '#browser/session/session-channel.ts';
import { askForKeptAnswers, forgetKeptAnswers, storeAnswers } from './kept-answers.ts';

class Refused {
  constructor() {
    throw new DOMException('The operation is insecure', 'SecurityError');
  }
}

test.each([
  ['lacks channels', undefined],
  ['refuses channels', Refused],
])('a browser that %s works without broadcast channels', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  expect(openChannel('un')).toBeNull();
  expect(openSessionChannel(() => undefined)).toBeNull();
  const love = { liberty_score: 3, communication_score: 3, tenderness_score: 3 };
  storeAnswers({ love, activities: [] });
  askForKeptAnswers(() => undefined)();
  forgetKeptAnswers();
});
