import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { consentDate } from '#lib/french-date.ts';
import { CONSENT_PURPOSES } from '../rules.ts';
import { CONSENT_TEXTS, type ConsentText, currentText, findConsentText } from './versions.ts';

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The hash in the register: statement, details, then the pages with their hashes, one per line. */
function hashOf({ statement, details, documents }: ConsentText): string {
  return sha256(
    [statement, ...details, ...documents.map(({ path, sha256 }) => `${path} ${sha256}`)].join('\n'),
  );
}

const texts = Object.values(CONSENT_TEXTS).flat();

describe('a consent text', () => {
  test.each(texts.map((text) => [text.version, text] as const))(
    '« %s » has not changed under its hash: new wording needs a new version',
    (_version, text) => {
      expect(text.sha256).toBe(hashOf(text));
    },
  );

  test.each(
    CONSENT_PURPOSES.flatMap((purpose) => currentText(purpose).documents.map((page) => [page] as const)),
  )(
    'links to $path as it is today: a changed page makes another version of the terms, with a new date',
    ({ path, sha256: known }) => {
      expect(known).toBe(sha256(readFileSync(new URL(`../../../../${path}`, import.meta.url))));
    },
  );

  test.each(currentText('terms').documents.map((page) => [page] as const))(
    '$path states one effective date: that of the first version with this text',
    ({ path, sha256: words }) => {
      const sameWords = CONSENT_TEXTS.terms.filter(({ documents }) =>
        documents.some((page) => page.path === path && page.sha256 === words),
      );
      const page = readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');
      const inForce = [...page.matchAll(/en vigueur depuis le \*\*(.+?)\*\*/g)].map(([, day]) => day);
      expect(inForce).toEqual([consentDate(sameWords.at(-1)?.date ?? '')]);
    },
  );

  test('has a unique version, and the list starts with the latest', () => {
    expect(new Set(texts.map(({ version }) => version)).size).toBe(texts.length);
    for (const text of texts) expect(findConsentText(text.version)).toBe(text);
    for (const versions of Object.values(CONSENT_TEXTS)) {
      const dates = versions.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted().reverse());
    }
  });

  test('asks for one purpose and promises nothing absolute', () => {
    for (const purpose of ['love-life', 'quiz'] as const) {
      const { statement, details } = currentText(purpose);
      const all = [statement, ...details].join(' ');
      expect(all).not.toMatch(/personne d’autre|jamais|totalement|garanti/i);
      expect(all).toMatch(/Mon compte/);
    }
    expect(currentText('love-life').statement).not.toMatch(/quiz|conseil/);
    expect(currentText('quiz').statement).not.toMatch(/présent|recherche/);
    expect(currentText('love-life').details.join(' ')).toMatch(/affinité très haute laisse deviner/);
  });
});
