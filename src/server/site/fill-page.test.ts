import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const ORIGIN = 'https://exemple.fr';
const fill = (page: string, facts = {}) => fillPage(page, ORIGIN, facts);

test('inserts the address of the server wherever it occurs', () => {
  const page = '<link href="https://adresse.invalid/blog"><loc>https://adresse.invalid/</loc>';
  expect(fill(page)).toBe('<link href="https://exemple.fr/blog"><loc>https://exemple.fr/</loc>');
});

test('inserts a fact, which cannot add HTML', () => {
  expect(fill('<li>{{LEGAL_HOST}}</li>', { LEGAL_HOST: 'Pierre & <b>Fils</b> "SA"' })).toBe(
    '<li>Pierre &amp; &lt;b&gt;Fils&lt;/b&gt; &quot;SA&quot;</li>',
  );
});

test('marks a missing fact as missing', () => {
  expect(fill('Éditeur : {{LEGAL_PUBLISHER}}.')).toBe(
    'Éditeur : <strong>à compléter par la configuration du site</strong>.',
  );
});

test('makes a mail address a link', () => {
  expect(fill('{{LEGAL_CONTACT_EMAIL}}', { LEGAL_CONTACT_EMAIL: 'nous@exemple.invalid' })).toBe(
    '<a href="mailto:nous@exemple.invalid">nous@exemple.invalid</a>',
  );
});

test('shows a conditional passage only with its fact, and its replacement only without', () => {
  const page =
    'a<server-if has="PIXEL_ID">avec</server-if><server-if lacks="PIXEL_ID">\nsans\n</server-if>b<server-if has="PIXEL_ID">!</server-if>';
  expect(fill(page, { PIXEL_ID: '1' })).toBe('aavecb!');
  expect(fill(page)).toBe('a\nsans\nb');
});

test('rejects an unknown fact', () => {
  expect(() => fill('{{LEGAL_MOON}}')).toThrow('LEGAL_MOON');
  expect(() => fill('<server-if has="MOON">x</server-if>')).toThrow('MOON');
});

test('replaces a built part with that of the desk, whose text is inserted literally', () => {
  const page = 'a<server-slot name="team">{{LEGAL_HOST}}</server-slot>b{{LEGAL_HOST}}';
  const facts = { LEGAL_HOST: 'Hôte' };
  expect(fill(page, facts)).toBe('aHôtebHôte');
  expect(fillPage(page, ORIGIN, facts, { team: '<p>{{MOON}} $& </p>' })).toBe('a<p>{{MOON}} $& </p>bHôte');
  expect(fillPage(page, ORIGIN, facts, { team: '' })).toBe('abHôte');
});

test('rejects an unknown slot', () => {
  expect(() => fill('<server-slot name="moon">x</server-slot>')).toThrow('moon');
});
