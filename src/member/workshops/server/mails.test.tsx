import { expect, test } from 'vitest';
import { renderMail } from '#server/mail-templates.ts';
import { workshopOf } from '../texts.ts';
import type { CoachNews } from './coach-mails.ts';

const APP_URL = 'https://lueur.example';
const date = {
  dateId: '2-2026-11-25',
  workshopId: 2,
  startsAt: '2026-11-25T18:30:00.000Z',
  organizer: 'Lueur <bonjour@lueur.example>',
  room: null,
  coachName: 'Aïssata Diarra',
} as const;
const theirs = { ...date, firstName: 'Zélie', registration: 3 };
const WHEN = 'mercredi 25 novembre à 19\u00a0h\u00a030';

test('every mail to a member names the workshop, its time in Paris and the coach', async () => {
  const mails = await Promise.all([
    renderMail('workshop-registered', { ...theirs, why: 'confirmed' }, APP_URL),
    renderMail('workshop-waiting', { ...theirs, rank: 2 }, APP_URL),
    renderMail('workshop-cancelled', theirs, APP_URL),
    renderMail('workshop-reminder', { ...theirs, kind: 'reminder' }, APP_URL),
  ]);
  for (const { subject, text } of mails) {
    expect(text).toContain('Bonjour Zélie,');
    expect(text).toContain(workshopOf(2).title);
    expect(text).toContain(`${WHEN.replace('m', 'M')} (heure de Paris)`);
    expect(text).toContain('Avec Aïssata Diarra, 2 heures');
    expect(subject).not.toContain('abandon');
  }
});

test('mails to participants contain the address of the room, once there is one', async () => {
  const room = 'https://salles.example/2-2026-11-25-abc';
  const registered = { ...theirs, why: 'confirmed' } as const;
  const without = await renderMail('workshop-registered', registered, APP_URL);
  const with_ = await renderMail('workshop-registered', { ...registered, room }, APP_URL);
  expect(without.text).toContain('le lien s’affiche dans « Mon coaching » avant la séance.');
  expect(with_.text).toContain(room);
  expect(with_.attachments?.[0]?.content.replaceAll(/\r\n[ \t]/g, '')).toContain(`LOCATION:${room}`);
  const waiting = await renderMail('workshop-waiting', { ...theirs, room, rank: 1 }, APP_URL);
  expect(`${waiting.text} ${waiting.html}`).not.toContain(room);
});

test.each<[CoachNews, string]>([
  [{ kind: 'joined', firstName: 'Zélie', memberId: 'membre-secret' }, 'Zélie participera à votre atelier.'],
  [{ kind: 'left', firstName: 'Zélie' }, 'Zélie ne participera pas à votre atelier.'],
  [{ kind: 'left', firstName: null }, 'Une personne ne participera pas à votre atelier.'],
  [
    { kind: 'too-few', taken: 0, to: 'coach' },
    'Personne n’est inscrit à cette séance, et il faut être deux. L’équipe décide avec vous si elle a lieu.',
  ],
  [
    { kind: 'room-missing', taken: 1 },
    'Une personne est attendue à cette séance, et aucune adresse de visioconférence n’est donnée',
  ],
  [{ kind: 'room-missing', taken: 3 }, '3 personnes sont attendues à cette séance'],
  [
    { kind: 'too-few', taken: 1, to: 'team' },
    'Une seule personne est inscrite à cette séance, et il faut être deux. À décider\u202f: la séance a-t-elle lieu\u202f?',
  ],
])(
  'the coach’s mail about %o contains one sentence, the session and nothing else',
  async (news, sentence) => {
    const mail = await renderMail('workshop-coach', { ...date, news }, APP_URL);
    expect(mail.text).toContain(sentence);
    expect(mail.text.replace('M', 'm')).toContain(WHEN);
    expect(JSON.stringify(mail)).not.toContain('membre-secret');
    expect(mail.text).not.toContain('Mon coaching');
  },
);

test('a message from the team contains its words, a signature and no calendar file', async () => {
  const news = { kind: 'message', from: 'Anne', words: 'Prévoyez un carnet.\nÀ mercredi.' } as const;
  const mail = await renderMail('workshop-date-news', { ...theirs, waiting: false, news }, APP_URL);
  expect(mail.subject).toBe(`Un mot pour votre séance\u202f: ${WHEN} (heure de Paris)`);
  expect(mail.text).toMatch(/Prévoyez un carnet\.\s+À mercredi\.\s+Anne, de l’équipe/);
  expect(mail.attachments ?? []).toEqual([]);
});
