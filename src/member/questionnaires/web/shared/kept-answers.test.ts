import { afterEach, expect, test } from 'vitest';
import {
  askForKeptAnswers,
  forgetKeptAnswers,
  readKeptAnswers,
  storeAnswers,
  type TestAnswers,
} from './kept-answers.ts';

const answers: TestAnswers = {
  love: { liberty_score: 4, communication_score: 1, tenderness_score: 5 },
  activities: ['Danse', 'Nature'],
};

function otherTab(hear: (data: unknown, tab: BroadcastChannel) => void): BroadcastChannel {
  const tab = new BroadcastChannel('lueur-love-test');
  tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data, tab));
  return tab;
}

afterEach(() => forgetKeptAnswers());

test('the tab with the consent passes the answers to the tab of the funnel', async () => {
  storeAnswers(answers);
  const heard: unknown[] = [];
  const tab = otherTab((data) => heard.push(data));
  tab.postMessage('ask');
  await expect.poll(() => heard).toEqual([answers]);
  tab.close();
});

test('the tab of the funnel asks, and accepts only valid answers', async () => {
  const taken: TestAnswers[] = [];
  const { love } = answers;
  const tab = otherTab((data, channel) => {
    if (data !== 'ask') return;
    for (const odd of [
      'ask',
      null,
      { love },
      { ...answers, love: null },
      { ...answers, activities: 'Nature' },
      { ...answers, love: { ...love, tenderness_score: undefined } },
      { ...answers, love: { ...love, tenderness_score: 0 } },
      { ...answers, love: { ...love, liberty_score: 6 } },
      { ...answers, love: { ...love, communication_score: 2.5 } },
    ]) {
      channel.postMessage(odd);
    }
    channel.postMessage({ ...answers, activities: ['Nature', 'Danse', '<b>'] });
  });
  const stop = askForKeptAnswers((found) => taken.push(found));
  await expect.poll(() => taken).toEqual([answers]);
  stop();
  tab.close();
});

test('answers saved in one tab are dropped in the other', async () => {
  storeAnswers(answers);
  const tab = otherTab(() => undefined);
  tab.postMessage('forget');
  await expect.poll(readKeptAnswers).toBeNull();
  tab.close();
});
