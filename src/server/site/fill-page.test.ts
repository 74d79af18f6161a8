import { expect, test } from 'vitest';
import { fillPage } from './fill-page.ts';

const ORIGIN = 'https://exemple.fr';
const fill = (page: string, facts = {}) => fillPage(page, ORIGIN, facts);

test('a page gets the address of its server, wherever it is written', () => {
  const page = '<link href="https://adresse.invalid/blog"><loc>https://adresse.invalid/</loc>';
  expect(fill(page)).toBe('<link href="https://exemple.fr/blog"><loc>https://exemple.fr/</loc>');
});

test('a fact is written where it belongs, and can add no HTML of its own', () => {
  expect(fill('<li>{{LEGAL_HOST}}</li>', { LEGAL_HOST: 'Pierre & <b>Fils</b> "SA"' })).toBe(
    '<li>Pierre &amp; &lt;b&gt;Fils&lt;/b&gt; &quot;SA&quot;</li>',
  );
});

test('a fact that is missing is said to be, and never invented', () => {
  expect(fill('Éditeur : {{LEGAL_PUBLISHER}}.')).toBe(
    'Éditeur : <strong>à compléter par la configuration du site</strong>.',
  );
});

test('an address to write to can be pressed', () => {
  expect(fill('{{LEGAL_CONTACT_EMAIL}}', { LEGAL_CONTACT_EMAIL: 'nous@exemple.invalid' })).toBe(
    '<a href="mailto:nous@exemple.invalid">nous@exemple.invalid</a>',
  );
});

test('a passage that depends on a fact appears only with it, its replacement only without it', () => {
  const page =
    'a<server-if has="PIXEL_ID">avec</server-if><server-if lacks="PIXEL_ID">\nsans\n</server-if>b<server-if has="PIXEL_ID">!</server-if>';
  expect(fill(page, { PIXEL_ID: '1' })).toBe('aavecb!');
  expect(fill(page)).toBe('a\nsans\nb');
});

test('a fact that does not exist stops the server', () => {
  expect(() => fill('{{LEGAL_MOON}}')).toThrow('LEGAL_MOON');
  expect(() => fill('<server-if has="MOON">x</server-if>')).toThrow('MOON');
});

test('a part that the desk fills stands in the place of the built one; what was typed there is only text', () => {
  const page = 'a<server-slot name="team">{{LEGAL_HOST}}</server-slot>b{{LEGAL_HOST}}';
  const facts = { LEGAL_HOST: 'Hôte' };
  expect(fill(page, facts)).toBe('aHôtebHôte');
  expect(fillPage(page, ORIGIN, facts, { team: '<p>{{MOON}} $& </p>' })).toBe('a<p>{{MOON}} $& </p>bHôte');
  expect(fillPage(page, ORIGIN, facts, { team: '' })).toBe('abHôte');
});

test('a slot that does not exist stops the server', () => {
  expect(() => fill('<server-slot name="moon">x</server-slot>')).toThrow('moon');
});
