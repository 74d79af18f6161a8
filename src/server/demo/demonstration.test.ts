import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ageOn } from '#lib/age.ts';
import { chordSquared, kmOfChordSquared, pointOf } from '#lib/earth.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { compatibility, SELECTION_SIZE } from '#member/matching/rules.ts';
import { typographyFaults } from '#testing/french-typography.ts';
import { asInserted, type DemoPerson, readDemonstration } from './demonstration.ts';

const TODAY = '2026-11-21';
const demonstration = await readDemonstration();
const { account, members } = demonstration;
const people = [account, ...members];
const pictures = readdirSync('content/demo/portraits');
const communes = new Map(
  gunzipSync(readFileSync('content/communes.tsv.gz'))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([code = '', name = '', , , , , latitude, longitude]) => [
      code,
      { code, name, latitude: Number(latitude), longitude: Number(longitude) },
    ]),
);
const places = new Map(
  people.map((one) => [one.id, pointOf(asInserted(one, communes, TODAY).commune)] as const),
);

function kmBetween(one: DemoPerson, other: DemoPerson): number {
  const [from, to] = [places.get(one.id), places.get(other.id)];
  return from && to ? kmOfChordSquared(chordSquared(from, to)) : Number.NaN;
}

function looksFor({ preferences }: DemoPerson, other: DemoPerson): boolean {
  const { preferred_gender, min_age, max_age } = preferences;
  return preferred_gender === other.gender && min_age <= other.age && other.age <= max_age;
}

const answersOf = ({ loveProfile, activities, lifeProject }: DemoPerson) => ({
  love: loveProfile,
  activities,
  life: lifeProject,
});

/** Ranks the people who match in both directions, by affinity and then by distance, as in a selection. */
function rankFor(viewer: DemoPerson): { one: DemoPerson; score: number; km: number }[] {
  return members
    .filter((one) => one.id !== viewer.id && looksFor(viewer, one) && looksFor(one, viewer))
    .map((one) => ({
      one,
      score: compatibility(answersOf(viewer), answersOf(one)).score,
      km: kmBetween(viewer, one),
    }))
    .filter(({ one, km }) => km <= Math.min(viewer.preferences.max_distance, one.preferences.max_distance))
    .toSorted((a, b) => b.score - a.score || a.km - b.km);
}

/** Every string of the file that a visitor can read. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

describe('the demonstration', () => {
  it('contains 600 members and the demo account, each with their own id and address', () => {
    expect(members).toHaveLength(600);
    expect(new Set(people.map(({ id }) => id)).size).toBe(601);
    expect(new Set(people.map(({ email }) => email)).size).toBe(601);
  });

  it.each([TODAY, '2028-02-29', '2027-03-01'])('gives everyone the right age on %s', (today) => {
    const wrong = people.filter(
      (one) => ageOn(asInserted(one, communes, today).birthDate, today) !== one.age,
    );
    expect(wrong).toEqual([]);
  });

  it('refers only to members who exist', () => {
    const { firstMessage, threads, reports, appointments, newPhotosOf, flaggedBio, hiddenBio } =
      demonstration;
    const named = [
      firstMessage.from,
      ...threads.flatMap(({ from }) => (from.kind === 'member' ? [from.id] : [])),
      ...reports.flatMap(({ reporter, reported }) => [reporter, reported]),
      ...appointments.map(({ member }) => member),
      ...newPhotosOf,
      flaggedBio.member,
      hiddenBio.member,
    ];
    expect(named.filter((id) => members.every((one) => one.id !== id))).toEqual([]);
  });

  it('contains no contact details, and follows French typography', () => {
    const free = people.flatMap(({ bio, prompts }) => [bio, ...prompts.map(({ answer }) => answer)]);
    expect(free.filter((text) => text && checkFreeText(text) !== 'ok')).toEqual([]);
    const faults = [...new Set(textsOf(demonstration))].flatMap((text) =>
      typographyFaults(text).map((fault) => `${fault}: ${text}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the faces', () => {
  it('exist for everyone, and suit gender and age', () => {
    for (const { gender, age, photos } of people) {
      const generation = age <= 35 ? 'jeune' : age <= 52 ? 'moyen' : 'senior';
      for (const { file } of photos) {
        expect(pictures).toContain(file);
        expect(file).toContain(`${gender}-${generation}-`);
      }
      expect(photos.length).toBeGreaterThan(0);
    }
  });

  it('differ within every selection of four', () => {
    const repeated = people.filter((viewer) => {
      const faces = rankFor(viewer)
        .slice(0, SELECTION_SIZE)
        .flatMap(({ one }) => one.photos[0]?.file ?? []);
      return new Set(faces).size < faces.length;
    });
    expect(repeated.map(({ id }) => id)).toEqual([]);
  });
});

it('shows the demo account at least a dozen men, the first four with high and varied affinity and a bio', () => {
  const ranked = rankFor(account);
  expect(ranked.length).toBeGreaterThanOrEqual(12);
  const scores = ranked.slice(0, SELECTION_SIZE).map(({ score }) => score);
  expect(scores[0]).toBe(95);
  expect(scores[3]).toBeGreaterThanOrEqual(70);
  expect(new Set(scores).size).toBeGreaterThanOrEqual(3);
  expect(ranked.slice(0, SELECTION_SIZE).every(({ one }) => one.bio !== '')).toBe(true);
});
