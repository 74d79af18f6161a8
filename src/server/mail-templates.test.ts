import { expect, test } from 'vitest';
import { planPlaces } from '#mechanisms/calendar/rules.ts';
import { MAIL_NAMES } from '#member/data-rights/texts.ts';
import { MAIL_TEMPLATES, renderMail } from './mail-templates.ts';

/** Mails to colleagues and to the team's mailbox, which no member receives. */
const TO_THE_TEAM =
  /^(staff-.*|.*-for-team|contact-message|danger-on-call|flagged-texts|member-wrote-to-coach|workshop-coach)$/;

test('every mail to members has its own name at the desk and in their archive', () => {
  const named = MAIL_TEMPLATES.filter((template) => !TO_THE_TEAM.test(template));
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((template) => !(template in MAIL_NAMES))).toEqual([]);
  expect(Object.keys(MAIL_NAMES).filter((template) => !MAIL_TEMPLATES.includes(template))).toEqual([]);
});

const LYON = { town: 'Lyon', code: '69123' };
const DATE = {
  dateId: 'date',
  revision: 1,
  contactId: 'noemie',
  otherName: 'Noémie',
  firstName: 'Mathieu',
  startsAt: '2026-12-03T18:00:00Z',
  place: { kind: 'Café' as const, name: 'Le Bouchon' },
  places: planPlaces(LYON, LYON),
  organizer: 'Lueur <bonjour@lueur.example>',
};
const TOLD = {
  'date-proposed': { ...DATE, moments: [DATE.startsAt] },
  'date-agreed': DATE,
  'date-cancelled': DATE,
  'date-reminder': { ...DATE, kind: 'eve' as const, day: 'demain' },
  'introduction-made': {
    firstName: 'Mathieu',
    by: 'Sonia',
    otherName: 'Noémie',
    lastDay: 'dimanche 6 décembre',
  },
  'introduction-opened': { firstName: 'Mathieu', contactId: 'noemie', contactName: 'Noémie' },
  'new-people': { token: 'a.b', newcomers: [{ firstName: 'Noémie', reason: 'Vous aimez le cinéma.' }] },
};

test.each(Object.keys(TOLD) as (keyof typeof TOLD)[])(
  '%s reveals neither a name nor a dating site on a locked screen',
  async (name) => {
    const { subject, html, text } = await renderMail(name, TOLD[name], 'https://lueur.example');
    const preview = /<div[^>]*data-skip-in-text[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
    expect(preview.length).toBeGreaterThan(10);
    expect(text).toContain('Noémie');
    expect(`${subject} ${preview}`).not.toMatch(
      /Noémie|Mathieu|Sonia|rendez-vous|rencontre|invitation|présente|profil/i,
    );
  },
);
