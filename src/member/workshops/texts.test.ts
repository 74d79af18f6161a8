import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT_IN_COACHES, builtInCoach, COACH_KEYS } from '#member/coaches/texts.ts';
import { countWords } from '#testing/count-words.ts';
import { WORKSHOP_IDS } from './rules.ts';
import { CLIP_KEYS, CLIP_TEXTS } from './texts/clips.ts';
import { FEATURED_WORKSHOPS, findWorkshop, WORKSHOPS } from './texts.ts';

const CLIP_MAX_BYTES = 300_000;
const POSTER_MAX_BYTES = 25_000;

test('there are eight workshops: four of 2 h, then four of 45 min', () => {
  expect(WORKSHOPS.map(({ id }) => id)).toEqual([...WORKSHOP_IDS]);
  expect(WORKSHOPS.map(({ durationMinutes }) => durationMinutes)).toEqual([
    120, 120, 120, 120, 45, 45, 45, 45,
  ]);
  expect(new Set(WORKSHOPS.map(({ price }) => price))).toEqual(new Set(['Offert']));
  expect(findWorkshop(9)).toBeUndefined();
});

test('the dashboard features 8, 5, 6 and 7, in this order', () => {
  expect(FEATURED_WORKSHOPS).toEqual([8, 5, 6, 7]);
});

test.each(WORKSHOPS)(
  '« $title » has 80 to 140 words, 5 objectives and 6 steps that add up to its duration',
  (workshop) => {
    const words = countWords(workshop.description);
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(140);
    expect(new Set(workshop.objectives).size).toBe(5);
    expect(new Set(workshop.outline.map(({ title }) => title)).size).toBe(6);
    const minutes = workshop.outline.reduce((sum, step) => sum + step.minutes, 0);
    expect(minutes).toBe(workshop.durationMinutes);
    expect(countWords(workshop.forWhom)).toBeGreaterThan(10);
  },
);

test('each built-in coach has a portrait, two tags, a biography of 60 to 100 words and a workshop', () => {
  expect(BUILT_IN_COACHES.map(({ key }) => key)).toEqual([...COACH_KEYS]);
  for (const coach of BUILT_IN_COACHES) {
    expect(existsSync(join('content', 'coaches', coach.photo)), coach.key).toBe(true);
    expect(coach.tags).toHaveLength(2);
    const words = countWords(coach.bio);
    expect(words, coach.key).toBeGreaterThanOrEqual(60);
    expect(words, coach.key).toBeLessThanOrEqual(100);
    expect(WORKSHOPS.some((workshop) => builtInCoach(workshop.coach) === coach)).toBe(true);
  }
  expect(BUILT_IN_COACHES.filter(({ role }) => role.includes('sexologue'))).toHaveLength(1);
});

test('every workshop has its own clip with the same title', () => {
  expect(WORKSHOPS.map(({ previewVideo }) => CLIP_TEXTS[previewVideo].title)).toEqual(
    WORKSHOPS.map(({ title }) => title),
  );
});

test.each(CLIP_KEYS)('the clip %s, its poster and its captions exist, and are small', (key) => {
  const file = (extension: string) => join('content', 'clips', `${key}.${extension}`);
  expect(statSync(file('mp4')).size).toBeLessThanOrEqual(CLIP_MAX_BYTES);
  expect(statSync(file('webp')).size).toBeLessThanOrEqual(POSTER_MAX_BYTES);
  const captions = readFileSync(file('vtt'), 'utf8');
  expect(captions.startsWith('WEBVTT')).toBe(true);
  for (const line of CLIP_TEXTS[key].lines) expect(captions).toContain(line);
});
