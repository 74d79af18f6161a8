import { beforeEach, describe, expect, test } from 'vitest';
import { adminChatMessages, dailyFigures, supportHours } from '#server/schema.ts';
import { aMember } from '#testing/factories.ts';
import { testApp } from '#testing/test-app.ts';
import { LEAST_ANSWERED, SMALLEST_SHOWN } from '../rules.ts';
import { answerSpeedSentence } from '../texts.ts';
import { readAnswerSpeed, storeAnswerSpeed } from './compute-figures.ts';

const NIGHT = { since: '2026-11-09', until: '2026-11-16' };
const TODAY = '2026-11-17';
const members = Array.from({ length: LEAST_ANSWERED }, () => aMember());
const app = await testApp();
beforeEach(() => app.insert(...members));

/** Asked on Friday evening, answered on Monday morning. */
async function answered(count: number): Promise<void> {
  for (const { id } of members.slice(0, count)) {
    const message = (client_id: string, at: string, is_from_admin: boolean) => ({
      user_id: id,
      client_id,
      content: 'x',
      is_from_admin,
      created_at: new Date(`2026-11-${at}:00+01:00`),
    });
    await app.db
      .insert(adminChatMessages)
      .values([
        message('a', '13T17:30', false),
        message('b', '16T09:45', true),
        message('c', '16T10:00', false),
        message('d', '16T17:00', true),
      ]);
  }
}

async function openOnWeekdays(): Promise<void> {
  await app.db
    .insert(supportHours)
    .values([1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '18:00' })));
}

test('counts the first answer of each conversation, in minutes of opening hours', async () => {
  await openOnWeekdays();
  await answered(LEAST_ANSWERED);
  await storeAnswerSpeed(app.db, NIGHT);
  expect(await readAnswerSpeed(app.db, TODAY)).toBe(
    'Le plus souvent, nous répondons en moins de deux heures ouvrées.',
  );
});

test('reports nothing for fewer than twenty conversations, for old figures, or without opening hours', async () => {
  await answered(LEAST_ANSWERED);
  await storeAnswerSpeed(app.db, NIGHT);
  expect(await readAnswerSpeed(app.db, TODAY)).toBeUndefined();
  await openOnWeekdays();
  expect(await readAnswerSpeed(app.db, TODAY)).toBeDefined();
  expect(await readAnswerSpeed(app.db, '2026-11-20')).toBeUndefined();
  await app.db.delete(adminChatMessages);
  await answered(LEAST_ANSWERED - 1);
  await storeAnswerSpeed(app.db, NIGHT);
  expect(await readAnswerSpeed(app.db, TODAY)).toBeUndefined();
});

describe('the week in which conversations began', () => {
  beforeEach(openOnWeekdays);
  const minutesByWeek = async () => {
    const rows = await app.db.select().from(dailyFigures).orderBy(dailyFigures.day);
    return rows.filter(({ name }) => name === 'weekly-answer-minutes').map(({ day, value }) => [day, value]);
  };

  test('stores the median of its first answers, and still has it the week after', async () => {
    await answered(SMALLEST_SHOWN);
    await storeAnswerSpeed(app.db, NIGHT);
    // Half an hour on Friday and three quarters on Monday; later answers in a conversation do not count.
    expect(await minutesByWeek()).toEqual([['2026-11-09', 75]]);
    await storeAnswerSpeed(app.db, { ...NIGHT, since: '2026-11-16' });
    await app.db.delete(adminChatMessages);
    await storeAnswerSpeed(app.db, NIGHT);
    expect(await minutesByWeek()).toEqual([['2026-11-09', 75]]);
  });

  test('counts a member who writes again after seven days, and ignores automatic replies', async () => {
    await app.db.insert(adminChatMessages).values(
      members.slice(0, SMALLEST_SHOWN).flatMap(({ id }) =>
        [
          { at: '2026-11-02T10:00', is_from_admin: false },
          { at: '2026-11-02T10:20', is_from_admin: true },
          { at: '2026-11-09T10:21', is_from_admin: false },
          { at: '2026-11-09T10:22', is_from_admin: true, automatic: true },
          { at: '2026-11-09T10:31', is_from_admin: true },
        ].map(({ at, ...message }) => ({
          user_id: id,
          client_id: at,
          content: 'x',
          ...message,
          created_at: new Date(`${at}:00+01:00`),
        })),
      ),
    );
    await storeAnswerSpeed(app.db, { ...NIGHT, since: '2026-11-02' });
    expect(await minutesByWeek()).toEqual([
      ['2026-11-02', 20],
      ['2026-11-09', 10],
    ]);
  });

  test('reports nothing for fewer than five conversations, or without opening hours', async () => {
    await answered(SMALLEST_SHOWN - 1);
    await storeAnswerSpeed(app.db, NIGHT);
    await app.db.delete(adminChatMessages);
    await app.db.delete(supportHours);
    await answered(SMALLEST_SHOWN);
    await storeAnswerSpeed(app.db, NIGHT);
    expect(await minutesByWeek()).toEqual([]);
  });
});

test.each([
  [0, 'd’une heure ouvrée'],
  [60, 'deux heures ouvrées'],
  [479, 'un jour ouvré'],
  [959, 'deux jours ouvrés'],
])('a median of %i minutes reads « %s »', (minutes, words) => {
  expect(answerSpeedSentence(minutes)).toContain(words);
  expect(answerSpeedSentence(960)).toBeUndefined();
});
