import { expect, test } from 'vitest';
import { LEGAL_LINKS, PUBLIC_PATHS } from '#lib/paths.ts';
import { PAGE_FACTS, type PageFact } from '#lib/placeholders.ts';
import { openBuiltPage } from '#testing/built-site.ts';

const PATHS = ['/cgu', '/privacy', '/mentions-legales', '/accessibilite', '/autorites', '/securite'] as const;
type Path = (typeof PATHS)[number];
const TO_COMPLETE = 'à compléter par la configuration du site';

/** Text for searching: spaces are normalised, table cells are separated by a bar. */
function plain(path: Path, facts: { [name in PageFact]?: string } = {}): string {
  openBuiltPage(path, facts);
  for (const cell of document.querySelectorAll('.prose :is(td, th) + :is(td, th)')) cell.prepend(' | ');
  return (document.querySelector('.prose')?.textContent ?? '').replace(/\s+/g, ' ');
}

const texts = new Map(PATHS.map((path) => [path, plain(path)]));
const textOf = (path: Path) => texts.get(path) ?? '';

const CREDITS = [
  'INSEE',
  'La Poste',
  'Licence Ouverte',
  'GeoNames',
  'CC BY 4.0',
  'dessinés pour Lueur, un à un',
  'Fraunces',
  'Figtree',
  'SIL Open Font License',
  'Lucide, licence ISC',
  'zxcvbn-ts, licence MIT',
  'Feather',
  'MPL 2.0 (web-push)',
  'LGPL 3.0 (libvips',
];

/** Required content of a statement (RGAA 4.1). */
const ACCESSIBILITY_FACTS = [
  'RGAA 4.1',
  'partiellement conforme',
  '22 novembre 2026',
  'axe-core',
  'Clavier seul',
  'Lecteurs d’écran (NVDA, VoiceOver, TalkBack)',
  'Signaler un obstacle',
  'Défenseur des droits',
];

/** The terms and the privacy policy change only with a new version: `identity/consents/texts.test.ts`. */
test('the legal notice credits every source, and the accessibility statement has its required content', () => {
  for (const credit of CREDITS) expect(textOf('/mentions-legales')).toContain(credit);
  for (const fact of ACCESSIBILITY_FACTS) expect(textOf('/accessibilite')).toContain(fact);
});

test('the terms claim no data that we do not store about members', () => {
  for (const path of ['/cgu', '/privacy'] as const) {
    expect(textOf(path)).not.toMatch(/fume|tabac|(votre|numéro de) (téléphone )?(mobile|portable)/i);
  }
});

test('an unconfigured publisher is not named, and the page says so', () => {
  for (const line of ['Nom et forme juridique', 'Hébergeur du site et des données', 'Adresse de contact']) {
    expect(textOf('/mentions-legales')).toContain(`${line} : ${TO_COMPLETE}`);
  }
});

test('the page for authorities says where to write, and what the site stores of sign-ups and log-ins', () => {
  openBuiltPage('/autorites', { LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid' });
  expect(document.querySelector('a[href="mailto:contact@exemple.invalid"]')).not.toBeNull();
  const sealed = 'Sous scellé : l’identité donnée à l’inscription';
  const nothing = 'Pas de données d’identification au-delà du compte';
  const [without, kept] = [plain('/autorites'), plain('/autorites', { IDENTIFICATION_KEPT: 'oui' })];
  expect([without.includes(sealed), without.includes(nothing)]).toEqual([false, true]);
  expect([kept.includes(sealed), kept.includes(nothing)]).toEqual([true, false]);
});

test('a configured publisher appears where each fact belongs, with an address', () => {
  const facts = Object.fromEntries(
    PAGE_FACTS.filter((name) => name.startsWith('LEGAL_')).map((name) => [name, `le fait ${name} <&>`]),
  );
  const told = PATHS.map((path) => {
    const words = plain(path, {
      ...facts,
      LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
      SECURITY_CONTACT: 'securite@exemple.invalid',
    });
    const strong = [...document.querySelectorAll('.prose strong')].map(({ textContent }) => textContent);
    expect(strong).not.toContain(TO_COMPLETE);
    return words;
  }).join();
  for (const name of Object.keys(facts).filter((fact) => fact !== 'LEGAL_CONTACT_EMAIL')) {
    expect(told, name).toContain(`le fait ${name} <&>`);
  }
  const to = [...document.querySelectorAll('.prose a[href^="mailto:"]')].map(
    ({ textContent }) => textContent,
  );
  expect(to).toEqual(['securite@exemple.invalid']);
  openBuiltPage('/mentions-legales', { LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid' });
  expect(document.querySelector('a[href="mailto:contact@exemple.invalid"]')?.textContent).toBe(
    'contact@exemple.invalid',
  );
});

test('each is a static page linked from every footer or the legal notice, with anchors for its parts', () => {
  openBuiltPage('/mentions-legales');
  const linksOfTheNotice = [...document.querySelectorAll('.prose a')].map((link) =>
    link.getAttribute('href'),
  );
  for (const path of PATHS) {
    openBuiltPage(path);
    const ids = [...document.querySelectorAll('.prose h2')].map(({ id }) => `#${id}`);
    const [folded, beside] = document.querySelectorAll('aside nav');
    for (const contents of [folded, beside]) {
      const listed = [...(contents?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
      expect(listed).toEqual(ids);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(PUBLIC_PATHS).toContain(path);
    expect([...LEGAL_LINKS.map(({ to }) => to), ...linksOfTheNotice]).toContain(path);
  }
});

test('a narrow no-break space precedes French punctuation marks', () => {
  for (const path of PATHS) {
    openBuiltPage(path);
    expect(document.querySelector('.prose')?.textContent).not.toMatch(/ [;:!?»]|« |\d € |'/);
  }
});
