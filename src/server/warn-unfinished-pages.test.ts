import { afterEach, expect, test, vi } from 'vitest';
import type { Log } from '#platform/log.ts';
import { warnUnfinishedPages } from './warn-unfinished-pages.ts';

const TOLD = {
  VITE_LEGAL_PUBLISHER: 'Exemple SAS',
  VITE_LEGAL_ADDRESS: '1 rue de l’Exemple, 75000 Paris',
  VITE_LEGAL_REGISTRATION: 'RCS Paris 000 000 000',
  VITE_LEGAL_DIRECTOR: 'Une personne',
  VITE_LEGAL_HOST: 'Un hébergeur',
  VITE_LEGAL_MAIL_PROVIDER: 'Un prestataire',
  VITE_LEGAL_MEDIATOR: 'Un médiateur',
  VITE_LEGAL_CONTACT_EMAIL: 'contact@exemple.invalid',
};

afterEach(() => vi.unstubAllEnvs());

/** What is logged when the build was told these variables. */
function warningsOf(told: Record<string, string>) {
  for (const [name, value] of Object.entries(told)) vi.stubEnv(name, value);
  const lines: Parameters<Log>[] = [];
  warnUnfinishedPages((...line) => lines.push(line));
  return lines;
}

test('a build that was told everything says nothing', () => {
  expect(warningsOf(TOLD)).toEqual([]);
});

test('a build that lacks legal facts names all of them in one warning', () => {
  const lacking = { ...TOLD, VITE_LEGAL_HOST: '', VITE_LEGAL_CONTACT_EMAIL: 'pas une adresse' };
  expect(warningsOf(lacking)).toEqual([
    [
      'warn',
      'legal-pages-unfinished',
      expect.objectContaining({ missing: 'VITE_LEGAL_HOST, VITE_LEGAL_CONTACT_EMAIL' }),
    ],
  ]);
});
