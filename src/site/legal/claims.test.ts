import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { absolutesOf, readClaims, shownSentences, unsaid } from '#testing/claims.ts';

const LIST = 'build/claims.txt';
const claims = readClaims();
const sentences = shownSentences();

test('every absolute claim on every page is covered by a fragment in the table', () => {
  const found = absolutesOf(
    sentences,
    claims.flatMap(({ fragments }) => fragments),
  );
  mkdirSync('build', { recursive: true });
  writeFileSync(
    LIST,
    found.map(({ line, place, sentence }) => `${line ?? '?'}\t${place}\t${sentence}\n`).join(''),
  );
  expect(found.length).toBeGreaterThan(200);
  const alone = found.filter(({ line }) => line === undefined);
  expect(
    alone.map(({ place, sentence }) => `${place} ${sentence}`),
    'say it without the absolute word, or add the fragment to a line of docs/legal/claims.md',
  ).toEqual([]);
});

test('every fragment in the table appears on a page', () => {
  const fragments = claims.flatMap((line) => line.fragments);
  expect(unsaid(fragments, sentences)).toEqual([]);
});

test.each(claims.flatMap(({ keepers }) => keepers))(
  'the safeguard named for a sentence exists: $path, $name',
  ({ path, name }) => {
    expect(existsSync(path), `${path} is gone: update its lines in docs/legal/claims.md`).toBe(true);
    const plain = (text: string) => text.replace(/\s+/g, ' ');
    const says = plain(readFileSync(path, 'utf8')).includes(plain(name));
    expect(says, `${name} is not in ${path} any more: update the line in docs/legal/claims.md`).toBe(true);
  },
);

test('each entry names its safeguard, technical or human, and each line gives a reason', () => {
  const table = readFileSync('docs/legal/claims.md', 'utf8');
  const [byCode = '', others = ''] = table.split('## Kept by people');
  expect(readClaims(byCode).filter(({ keepers }) => keepers.length === 0)).toEqual([]);
  expect(readClaims(others).filter(({ keepers }) => keepers.length > 0)).toEqual([]);
  expect(claims.filter(({ why }) => why.length < 10)).toEqual([]);
});

describe('an absolute claim', () => {
  const seen = (text: string, fragments: string[] = []) =>
    absolutesOf([{ place: 'src/site/about/x.ts:1', text }], fragments).map(({ line }) => line);

  test.each([
    'Des coachs certifiés vous écoutent.',
    'Une équipe dédiée vous suit.',
    'Chaque profil est relu.',
    'Vos réponses ne sont montrées à personne.',
    'Vos photos ne sont jamais publiques.',
    'Tout est effacé.',
    'Aucun membre ne les lit.',
    'Le premier mot porte toujours une mention.',
    'Le résultat est garanti.',
    'Un site 100 % gratuit.',
    'Seule votre commune est connue.',
  ])('gets detected in « %s »', (text) => {
    expect(seen(text)).toEqual([undefined]);
  });

  test.each(['Une personne vous répond.', 'Cela commence tout de suite, à tous les deux.', 'Nos garanties'])(
    'goes undetected in « %s »',
    (text) => {
      expect(seen(text)).toEqual([]);
    },
  );

  test('needs a fragment that contains the word itself, not another one of the same sentence', () => {
    const text = 'Aucun membre ne les lit, et elles ne sont jamais vendues.';
    expect(seen(text, ['aucun membre ne les lit'])).toEqual(['aucun membre ne les lit', undefined]);
  });

  test('counts in an article only where it is about us', () => {
    const inArticle = (text: string) => absolutesOf([{ place: 'content/blog/x.md:1', text }], []).length;
    expect(inArticle('On ne sait jamais quoi dire.')).toBe(0);
    expect(inArticle('Sur Lueur, on ne paie jamais.')).toBe(1);
  });
});
