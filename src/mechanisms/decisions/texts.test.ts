import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { articleOf, CLAUSE_CODES, CLAUSES, type ClauseCode } from './texts.ts';

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f*]+/g, ' ');
const read = (path: string) => plain(readFileSync(new URL(path, import.meta.url), 'utf8'));
const TERMS = read('../../../content/legal/cgu.md');
const CHARTER = read('../../site/about/charter-sections.tsx');

/** A phrase of the article for each clause. */
const SAID: Record<ClauseCode, string> = {
  threat: 'menaces',
  hate: 'propos haineux ou discriminatoires',
  sexual: 'contenus à caractère sexuel non sollicités, et tout contenu contraire à la loi',
  minor: '18 ans révolus',
  scam: 'les demandes d’argent, les escroqueries',
  identity: 'l’usurpation d’identité',
  insult: 'injures',
  insistence: 'l’insistance après un refus',
  'false-profile': 'les informations sont vraies et à jour',
  'photo-of-oneself': 'les photos ne montrent que vous, et vous appartiennent',
  crude: 'respectueux',
  'not-free': 'être célibataire et s’inscrire pour soi-même',
  advert: 'la publicité et la prostitution',
  'contact-details': 'ni nom de famille, ni coordonnées, ni lien',
  privacy: 'la diffusion des messages, photos ou informations d’une autre personne sans son accord',
  'several-accounts': 'les comptes multiples',
  'empty-reports': 'les signalements répétés et manifestement sans fondement',
};

test.each(CLAUSE_CODES)(
  'the clause « %s » cites an existing article, and the charter word for word',
  (code) => {
    const [, article = ''] = TERMS.split(` ## ${articleOf(code)} `);
    expect(article.split(' ## ')[0]).toMatch(SAID[code]);
    const [, quoted] = plain(CLAUSES[code].text).split('La charte demande : « ');
    if (quoted)
      expect(CHARTER).toContain(
        quoted
          .replace(/ »\.?$/, '')
          .replaceAll('“', '« ')
          .replaceAll('”', ' »')
          .trim(),
      );
  },
);
