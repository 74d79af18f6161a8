import { afterEach, expect, test, vi } from 'vitest';
import {
  askForKeptAnswers,
  completeQuiz,
  forgetKeptAnswers,
  keepAnswers,
  readKeptAnswers,
  type TestAnswers,
} from './kept-answers.ts';

const answers: TestAnswers = {
  quiz: {
    past_breakups_score: 4,
    abandonment_fear_score: 3,
    self_confidence_score: 9,
    single_status_score: 1,
  },
  activities: ['Danse', 'Nature'],
};

function otherTab(hear: (data: unknown, tab: BroadcastChannel) => void): BroadcastChannel {
  const tab = new BroadcastChannel('lueur-love-test');
  tab.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data, tab));
  return tab;
}

afterEach(() => forgetKeptAnswers());

test('the tab where the person agreed passes the answers to the tab of the funnel', async () => {
  keepAnswers(answers);
  const heard: unknown[] = [];
  const tab = otherTab((data) => heard.push(data));
  tab.postMessage('ask');
  await vi.waitFor(() => expect(heard).toEqual([answers]));
  tab.close();
});

test('the tab of the funnel asks, and accepts only valid quiz answers', async () => {
  const taken: TestAnswers[] = [];
  const tab = otherTab((data, channel) => {
    if (data !== 'ask') return;
    for (const odd of [
      'ask',
      null,
      { quiz: answers.quiz },
      { ...answers, quiz: { past_breakups_score: 99 } },
    ]) {
      channel.postMessage(odd);
    }
    channel.postMessage({ ...answers, activities: ['Nature', 'Danse', '<b>'] });
  });
  const stop = askForKeptAnswers((found) => taken.push(found));
  await vi.waitFor(() => expect(taken).toEqual([answers]));
  stop();
  tab.close();
});

test('once saved in one tab they are dropped in the other', async () => {
  keepAnswers(answers);
  const tab = otherTab(() => undefined);
  tab.postMessage('forget');
  await vi.waitFor(() => expect(readKeptAnswers()).toBeNull());
  tab.close();
});

test.each([
  ['a missing answer', { ...answers.quiz, single_status_score: undefined }],
  ['0', { ...answers.quiz, single_status_score: 0 }],
  ['11', { ...answers.quiz, single_status_score: 11 }],
  ['a half', { ...answers.quiz, single_status_score: 2.5 }],
])('a quiz with %s is not complete', (_, quiz) => {
  expect(completeQuiz(quiz)).toBeNull();
});
