import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { type Article, type Block, type Inline, parseArticle } from '#lib/markdown.ts';
import { LEGAL_LINKS, prerenderedPaths } from '#lib/paths.ts';
import { completeLegalText, TO_COMPLETE } from './legal-content.ts';

const FILES = {
  '/cgu': 'cgu',
  '/privacy': 'privacy',
  '/mentions-legales': 'mentions-legales',
  '/accessibilite': 'accessibilite',
} as const;
type Path = keyof typeof FILES;
const PATHS: readonly Path[] = ['/cgu', '/privacy', '/mentions-legales', '/accessibilite'];
/** Anchors of pages that are not legal texts: the screen tests see that they are there. */
const ANCHORS_ELSEWHERE = new Map([['/qui-sommes-nous', ['contact']]]);

function read(path: Path): string {
  return completeLegalText(readFileSync(`content/legal/${FILES[path]}.md`, 'utf8'));
}

/** The text as one searches it: any space is a space, no bold. */
function plain(path: Path): string {
  return read(path).replace(/\s+/g, ' ').replaceAll('**', '');
}

const articles = new Map<string, Article>(PATHS.map((path) => [path, parseArticle(read(path))]));

function inlinesOf(block: Block): Inline[] {
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.text;
}

function linksOf({ lead, sections }: Article): string[] {
  const parts = [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap(inlinesOf);
  return parts.flatMap((part) => (part.kind === 'link' ? [part.to] : []));
}

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ index, path, children }) => [
    ...(index ? ['/'] : []),
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children ?? []),
  ]);
}

const TERMS_FACTS = [
  'Dernière mise à jour : 24 février 2025',
  '18 ans révolus',
  'un seul compte',
  'La photo ne montre que vous',
  'ni nom de famille, ni coordonnées, ni lien',
  'prénom, votre nom, votre genre, votre date de naissance, votre ville et si vous avez des enfants',
  'le genre, la tranche d’âge et la distance',
  '500 caractères',
  'Liberté, fidélité, communication, tendresse, sexualité',
  'Moments à partager',
  'Choix de vie',
  'Deuil d’une rupture, peur de l’abandon, manque de confiance en soi, dépendance affective',
  'quatre personnes à la fois',
  'trois conversations ouvertes par vous',
  'cinq nouvelles au plus en 24 heures',
  'appel vidéo de cinq minutes',
  'Nous ne demandons ni ne conservons aucune pièce d’identité',
  'cochant une case',
  'trois fois par période de sept jours',
  '90 € TTC',
  '40 € TTC',
  '45 minutes, de 2 à 5 personnes',
  '100 € TTC',
  'entretien de découverte de 20 minutes',
  '99 € TTC',
  '1 000 premières inscriptions',
  'avant le 31 mai 2025',
  '25 à 35 ans',
  'uniquement par carte bancaire',
  '14 jours calendaires',
  'dans les 30 jours au plus',
  'les services payants ne sont pas remboursables',
  'le jour ouvré suivant',
  'un an sans connexion',
  'par virement dans les 15 jours',
  'le moyen de contester',
  'médiateur de la consommation',
];

const PRIVACY_FACTS = [
  'Dernière mise à jour : 19 février 2025',
  'Délégué à la protection des données',
  'liberté, fidélité, communication, tendresse, sexualité',
  'deuil d’une rupture, peur de l’abandon, manque de confiance en soi, dépendance affective',
  'RGPD, article 9',
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
  'DiceBear',
  'Micah Lanier',
  'recoloré les contours',
  'Fraunces',
  'Figtree',
  'SIL Open Font License',
  'Lucide, licence ISC',
  'zxcvbn-ts, licence MIT',
  'Feather',
  'MPL 2.0 (web-push)',
  'LGPL 3.0 (libvips',
];

/** RGAA 4.1: what a statement must hold. */
const ACCESSIBILITY_FACTS = [
  'RGAA 4.1',
  'non conforme',
  '21 novembre 2026',
  'axe-core',
  'Clavier seul',
  'Lecteurs d’écran (NVDA, VoiceOver, TalkBack)',
  'Signaler un obstacle',
  'Défenseur des droits',
];

test.each(TERMS_FACTS)('the terms say « %s »', (fact) => {
  expect(plain('/cgu').toLowerCase()).toContain(fact.toLowerCase());
});

test.each(PRIVACY_FACTS)('the privacy policy says « %s »', (fact) => {
  expect(plain('/privacy').toLowerCase()).toContain(fact.toLowerCase());
});

test.each(CREDITS)('the legal notice credits « %s »', (credit) => {
  expect(plain('/mentions-legales')).toContain(credit);
});

test.each(ACCESSIBILITY_FACTS)('the accessibility statement says « %s »', (fact) => {
  expect(plain('/accessibilite').toLowerCase()).toContain(fact.toLowerCase());
});

test('what this software does not know of its members is not in its terms', () => {
  for (const path of ['/cgu', '/privacy'] as const) {
    expect(plain(path)).not.toMatch(/fume|tabac|(votre|numéro de) (téléphone )?(mobile|portable)/i);
  }
});

test('a publisher who has not filled the configuration is named nowhere, and the page says so', () => {
  const notice = plain('/mentions-legales');
  for (const line of ['Nom et forme juridique', 'Hébergeur du site et des données', 'Adresse de contact']) {
    expect(notice).toContain(`${line} : ${TO_COMPLETE}`);
  }
});

test('a name that nobody configures stops the build', () => {
  expect(() => completeLegalText('Écrivez à {inconnu}.')).toThrow('{inconnu}');
});

test('every internal link leads to a page that exists, at an anchor that exists', () => {
  const pages = pathsOf(routes);
  for (const [path, article] of articles) {
    for (const link of linksOf(article).filter((to) => /^[/#]/.test(to))) {
      const [target, anchor] = link.split('#');
      const page = target || path;
      expect(pages, `${path} → ${link}`).toContain(page);
      if (!anchor) continue;
      const anchors = articles.get(page)?.sections.map(({ id }) => id) ?? ANCHORS_ELSEWHERE.get(page);
      expect(anchors, `${path} → ${link}`).toContain(anchor);
    }
  }
});

test('anchors are unique, and each legal page is a static page that the footers name', () => {
  for (const [path, { sections }] of articles) {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(prerenderedPaths).toContain(path);
    expect(LEGAL_LINKS.map(({ to }) => to)).toContain(path);
  }
});

test('signs that stand alone in French are held to their word by a narrow no-break space', () => {
  for (const path of PATHS) {
    expect(read(path)).not.toMatch(/ [;:!?»]|« |\d € |'/);
  }
});
