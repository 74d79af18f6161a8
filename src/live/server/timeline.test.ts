import { expect, test } from 'vitest';
import { createTimeline } from './timeline.ts';

function timelineOf(...answers: readonly (string | Error)[]) {
  const logged: string[] = [];
  const left = [...answers];
  const read = async () => {
    const answer = left.shift();
    if (typeof answer !== 'string') throw answer ?? new Error('read once too often');
    return answer;
  };
  return { timeline: createTimeline(read, (_, event) => logged.push(event)), logged };
}

test('changes when a standby has taken over, not by the first reading', async () => {
  const { timeline } = timelineOf('00000001', '00000001', '00000002', '00000002');
  const changes = [];
  for (let reading = 0; reading < 4; reading += 1) changes.push(await timeline.hasChanged());
  expect(changes).toEqual([false, false, true, false]);
  expect(await timeline.current()).toBe('00000002');
});

test('stays the same while the database is away', async () => {
  const { timeline, logged } = timelineOf('00000001', new Error('away'), '00000001');
  expect(await timeline.current()).toBe('00000001');
  expect([await timeline.hasChanged(), await timeline.hasChanged()]).toEqual([false, false]);
  expect(logged).toEqual([]);
});

test('remains empty on a database that does not report one, which is logged once', async () => {
  const { timeline, logged } = timelineOf(new Error('no such function'), new Error('no such function'));
  expect([await timeline.current(), await timeline.hasChanged()]).toEqual(['', false]);
  expect(logged).toEqual(['live-timeline-unknown']);
});
