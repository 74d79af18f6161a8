import { expect, test } from 'vitest';
import type { MailDraft } from './mail-draft.ts';
import { renderDraft } from './mail-frame.tsx';

const APP_URL = 'https://lueur.example';
const DRAFT: MailDraft = {
  subject: 'Une nouvelle',
  preview: 'En un mot.',
  reason: 'Vous recevez ce message parce que vous êtes là.',
  blocks: [
    'Bonjour,',
    false,
    ['Le numéro ', { bold: '7' }, ', dit <b>Zoé</b>.'],
    { facts: ['Atelier', 'Jeudi', 'Avec Inès'] },
    { action: 'Lire', to: '/chat#jeton=abc' },
    { note: [{ link: 'Refuser', href: `${APP_URL}/non` }] },
  ],
};

test('renders the same text in both formats, block by block', async () => {
  expect((await renderDraft(DRAFT, APP_URL)).text.split('\n\n')).toEqual([
    'Une nouvelle',
    'Bonjour,',
    'Le numéro 7, dit <b>Zoé</b>.',
    'Atelier\nJeudi\nAvec Inès',
    `Lire :\u00a0${APP_URL}/chat#jeton=abc`,
    `Refuser :\u00a0${APP_URL}/non`,
    DRAFT.reason,
    'Lueur, des rencontres accompagnées\n',
  ]);
});

test('escapes the text of a draft, and renders its parts', async () => {
  const { html } = await renderDraft(DRAFT, APP_URL);
  expect(html).toContain('<strong>7</strong>');
  expect(html).toContain('<strong>Atelier</strong><br/>Jeudi<br/>Avec Inès');
  expect(html).toContain('dit &lt;b&gt;Zoé&lt;/b&gt;');
});

test('shows a separate title instead of the subject', async () => {
  const { subject, text } = await renderDraft({ ...DRAFT, title: 'Plus long' }, APP_URL);
  expect(subject).toBe('Une nouvelle');
  expect(text.split('\n')[0]).toBe('Plus long');
});

test('a scene is attached to the mail, and the HTML shows no other picture', async () => {
  const { html, pictures } = await renderDraft({ ...DRAFT, scene: 'sunrise' }, APP_URL);
  expect([...html.matchAll(/src="([^"]*)"/g)].map(([, source]) => source)).toEqual(['cid:sunrise@lueur']);
  expect(pictures).toMatchObject([{ cid: 'sunrise@lueur', contentType: 'image/png' }]);
  expect(pictures?.[0]?.content.subarray(1, 4).toString()).toBe('PNG');
});

test('cards state their title and line in the text part; their leaf and initial are only visual', async () => {
  const leaf = { weekday: 'jeu.', day: '3', month: 'déc.' };
  const blocks = [{ cards: [{ leaf, title: 'Jeudi 3 décembre', line: '19 h' }, { title: 'Élodie' }] }];
  const { html, text } = await renderDraft({ ...DRAFT, blocks }, APP_URL);
  expect(text.split('\n\n').slice(1, 4)).toEqual(['Jeudi 3 décembre', '19 h', 'Élodie']);
  expect(html).toMatch(/>É<\/div>/);
});

test('two portraits show the initials of the two members, and the title is on their ticket', async () => {
  const { html, text } = await renderDraft({ ...DRAFT, portraits: ['Zoé', 'Amir'] }, APP_URL);
  expect(html).toMatch(/>Z<\/div>[\s\S]*>A<\/div>[\s\S]*<h1/);
  expect(text.split('\n\n')[0]).toBe('Une nouvelle');
});
