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

const TERMS_FACTS = [
  'Dernière mise à jour : 24 février 2025 pour la première version ; version en vigueur depuis le 29 novembre 2026',
  'puis celle que vous n’avez pas encore vue',
  'vos cinq réponses sont les mêmes',
  '18 ans révolus',
  'un seul compte',
  'Les photos ne montrent que vous',
  'ni nom de famille, ni coordonnées, ni lien',
  'prénom, votre nom, votre genre, votre date de naissance, votre ville et si vous avez des enfants',
  'le genre, la tranche d’âge et la distance',
  '500 caractères',
  'Liberté, fidélité, communication, tendresse, sexualité',
  'Moments à partager',
  'Choix de vie',
  'Deuil d’une rupture, peur de l’abandon, manque de confiance en soi, hâte de rencontrer quelqu’un',
  'quatre personnes à la fois',
  'trois conversations ouvertes par vous',
  'cinq nouvelles au plus en 24 heures',
  'appel vidéo de cinq minutes',
  'Nous ne demandons ni ne conservons aucune pièce d’identité',
  'cochant une case',
  'cinq fois par jour au plus',
  '90 € TTC',
  '40 € TTC',
  '45 minutes ou 2 heures selon le thème, de 2 à 5 personnes',
  '100 € TTC',
  'entretien de découverte de 20 minutes',
  '99 € TTC',
  '1 000 premières inscriptions',
  'avant le 31 mai 2025',
  '25 à 35 ans',
  'uniquement par carte bancaire',
  '14 jours calendaires',
  'dans les 14 jours qui suivent votre demande',
  'Renoncer au contrat ici',
  'Offre de lancement, terminée',
  'Rien ne se paie sur le site aujourd’hui',
  'les services payants ne sont pas remboursables',
  'le jour ouvré suivant',
  'un an sans connexion',
  'au moins 25 jours avant',
  'par virement dans les 15 jours',
  'le moyen de contester',
  'médiateur de la consommation',
];

const PRIVACY_FACTS = [
  'Dernière mise à jour : 19 février 2025 pour la première version ; version en vigueur depuis le 29 novembre 2026',
  'vos cinq réponses sont les mêmes',
  'Délégué à la protection des données',
  'liberté, fidélité, communication, tendresse, sexualité',
  'deuil d’une rupture, peur de l’abandon, manque de confiance en soi, hâte de rencontrer quelqu’un',
  'RGPD, article 9',
  'affinité très haute laisse deviner',
  'responsabilité conjointe',
  'clauses contractuelles types',
  'les deux navigateurs se donnent leurs adresses IP',
  'Rien n’est enregistré',
  'Une copie scellée reste 30 jours',
  'au moins 25 jours',
  'Le quiz relationnel a son propre accord',
  '5 ans sans nom ni adresse',
  'Spiritualité',
  'est un profilage, au sens de la loi',
  'Vous pouvez retirer cet accord à tout moment',
  'Aucune décision produisant un effet juridique',
  'Vos photos ne sont jamais publiques',
  'nous ne connaissons que la commune',
  'Aucune pièce d’identité',
  'après votre accord',
  '1 an d’inactivité',
  '3 ans après notre dernier contact',
  '5 ans',
  '10 ans',
  '13 mois',
  '7 jours',
  'immédiate et complète',
  'le jour ouvré suivant',
  'argon2id',
  'HttpOnly',
  'Nous répondons dans le mois',
  'Réponse automatique',
  'gardés dans notre base',
  '« Gérer les cookies », en bas de chaque page',
  'dans un cadre isolé',
  'Refuser ensuite arrête tout',
  'Un message vous attend',
  'cinquante derniers messages',
  'Chat d’un visiteur, formulaire de contact | 12 mois',
  'Inscription jamais terminée | 7 jours',
  'CNIL',
  '18 ans et plus',
  'Dans « Mon compte », vous retirez un accord, téléchargez une archive de toutes vos données',
];

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

test.each([
  ['the terms', '/cgu', TERMS_FACTS],
  ['the privacy policy', '/privacy', PRIVACY_FACTS],
  ['the legal notice', '/mentions-legales', CREDITS],
  ['the accessibility statement', '/accessibilite', ACCESSIBILITY_FACTS],
] as const)('%s: every required fact is there', (_, path, facts) => {
  const text = textOf(path).toLowerCase();
  expect(facts.filter((fact) => !text.includes(fact.toLowerCase()))).toEqual([]);
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
