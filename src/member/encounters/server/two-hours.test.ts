import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { profiles } from '#server/schema.ts';
import { acquainted } from '#testing/conversations.ts';
import { calendarIn, parsedMailsTo } from '#testing/mailed-calendar.ts';
import { testApp } from '#testing/test-app.ts';
import { remindOfDates } from './remind.ts';

const app = await testApp();

const HOMES = {
  Lyon: '69123',
  'Fort-de-France': '97209',
  'Saint-Denis': '97411',
  'Le Tampon': '97422',
  Nouméa: '98818',
  Papeete: '98735',
  'Nuku-Hiva': '98731',
} as const;
type Town = keyof typeof HOMES;

const PLACE = { kind: 'Café' as const, name: '' };
const PROPOSED = [
  { day: '2026-12-03', time: '19:00' },
  { day: '2026-12-05', time: '15:00' },
  { day: '2026-12-06', time: '11:00' },
];

/** Claire and Karim, living in these towns, have both written. */
async function twoFrom(herTown: Town, hisTown: Town) {
  const { claire, karim } = await acquainted(app);
  for (const [one, town] of [
    [claire, herTown],
    [karim, hisTown],
  ] as const)
    await app.db
      .update(profiles)
      .set({ city: town, city_code: HOMES[town] })
      .where(eq(profiles.id, one.member.id));
  return { claire, karim };
}

describe('19:00 as typed by Claire', () => {
  test.each([
    ['Lyon', 'Lyon', '18:00', 'à 19 h (heure de Paris)', 'à 19 h (heure de Paris)'],
    ['Saint-Denis', 'Le Tampon', '15:00', 'à 19 h (heure de La Réunion)', 'à 19 h (heure de La Réunion)'],
    ['Papeete', 'Papeete', '05:00 (next day)', 'à 19 h (heure de Tahiti)', 'à 19 h (heure de Tahiti)'],
    [
      'Lyon',
      'Fort-de-France',
      '18:00',
      'à 19 h à Lyon, 14 h à Fort-de-France',
      'à 14 h à Fort-de-France, 19 h à Lyon',
    ],
    [
      'Fort-de-France',
      'Lyon',
      '23:00',
      'à 19 h à Fort-de-France, vendredi 4 décembre à 0 h à Lyon',
      'à 0 h à Lyon, jeudi 3 décembre à 19 h à Fort-de-France',
    ],
    [
      'Le Tampon',
      'Nouméa',
      '15:00',
      'à 19 h au Tampon, vendredi 4 décembre à 2 h à Nouméa',
      'à 2 h à Nouméa, jeudi 3 décembre à 19 h au Tampon',
    ],
    [
      'Nuku-Hiva',
      'Papeete',
      '04:30 (next day)',
      'à 19 h à Nuku-Hiva, 18 h 30 à Papeete',
      'à 18 h 30 à Papeete, 19 h à Nuku-Hiva',
    ],
  ] as const)(
    'means one instant for Claire in %s and Karim in %s: %s UTC, in every text',
    async (hers, his, utc, toHer, toHim) => {
      const { claire, karim } = await twoFrom(hers, his);
      await claire.client.encounters.propose({ id: karim.member.id, moments: PROPOSED, place: PLACE });
      const [time, next] = utc.split(' ');
      const instant = `2026-12-0${next ? 4 : 3}T${time}:00.000Z`;
      const seen = await karim.client.encounters.one({ id: claire.member.id });
      expect(seen.encounter?.moments[0]).toBe(instant);
      expect(seen.places.map(({ town }) => town)).toEqual([his, hers]);
      await karim.client.encounters.accept({ id: claire.member.id, revision: 0, moment: instant });
      for (const [one, words] of [
        [claire, toHer],
        [karim, toHim],
      ] as const) {
        const mails = await parsedMailsTo(app, one.member.email);
        const mail = mails.find(({ text }) => text?.startsWith('C’est convenu'));
        expect(mail?.text?.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`décembre ${words}`);
        expect(calendarIn(mail)?.DTSTART).toBe(`${instant.slice(0, 16).replaceAll(/[-:]/g, '')}00Z`);
      }
      const { url } = await claire.client.encounters.shareDate({ id: karim.member.id });
      const page = await app.browser().fetch(new URL(url).pathname);
      expect((await page.text()).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(`décembre ${toHer}`);
    },
  );
});

test('reminds each member at 18:00 the evening before in their own time zone, and both two hours before', async () => {
  const { claire, karim } = await twoFrom('Lyon', 'Nouméa');
  await claire.client.encounters.propose({ id: karim.member.id, moments: PROPOSED, place: PLACE });
  await karim.client.encounters.accept({
    id: claire.member.id,
    revision: 0,
    moment: '2026-12-03T18:00:00.000Z',
  });
  const titlesTo = async (address: string) =>
    (await parsedMailsTo(app, address)).flatMap(
      ({ text }) =>
        /C’est (?:demain|aujourd’hui)[^\n]+/.exec(text?.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '') ?? [],
    );
  const sweepAt = async (instant: string) => {
    app.clock.set(instant);
    await remindOfDates(app.services);
  };
  await sweepAt('2026-12-02T17:00:00Z');
  expect(await titlesTo(claire.member.email)).toEqual([
    'C’est demain, à 19 h à Lyon, vendredi 4 décembre à 5 h à Nouméa',
  ]);
  expect(await titlesTo(karim.member.email)).toEqual([]);
  await sweepAt('2026-12-03T06:50:00Z');
  expect(await titlesTo(karim.member.email)).toEqual([]);
  await sweepAt('2026-12-03T07:00:00Z');
  expect(await titlesTo(karim.member.email)).toEqual([
    'C’est demain, à 5 h à Nouméa, jeudi 3 décembre à 19 h à Lyon',
  ]);
  await sweepAt('2026-12-03T16:00:00Z');
  expect((await titlesTo(claire.member.email)).at(-1)).toContain('C’est aujourd’hui, à 19 h à Lyon');
  expect((await titlesTo(karim.member.email)).at(-1)).toContain('C’est aujourd’hui, à 5 h à Nouméa');
});
