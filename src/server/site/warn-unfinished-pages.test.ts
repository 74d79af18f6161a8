import { expect, test } from 'vitest';
import type { Log } from '#platform/log.ts';
import type { PageFacts } from './fill-page.ts';
import { warnUnfinishedPages } from './warn-unfinished-pages.ts';

const TOLD = {
  LEGAL_PUBLISHER: 'Exemple SAS',
  LEGAL_ADDRESS: '1 rue de l’Exemple, 75000 Paris',
  LEGAL_REGISTRATION: 'RCS Paris 000 000 000',
  LEGAL_DIRECTOR: 'Une personne',
  LEGAL_HOST: 'Un hébergeur',
  LEGAL_MAIL_PROVIDER: 'Un prestataire',
  LEGAL_MEDIATOR: 'Un médiateur',
  LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
};

/** What is logged by a server that was told these facts. */
function warningsOf(facts: PageFacts) {
  const lines: Parameters<Log>[] = [];
  warnUnfinishedPages((...line) => lines.push(line), facts);
  return lines;
}

test('a server that was told everything says nothing; it needs no network page', () => {
  expect(warningsOf(TOLD)).toEqual([]);
});

test('one that lacks legal facts names all of them in one warning', () => {
  const { LEGAL_HOST, LEGAL_CONTACT_EMAIL, ...lacking } = TOLD;
  expect(warningsOf(lacking)).toEqual([
    [
      'warn',
      'legal-pages-unfinished',
      expect.objectContaining({ missing: 'LEGAL_HOST, LEGAL_CONTACT_EMAIL' }),
    ],
  ]);
});
