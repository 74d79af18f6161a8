import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { typographyFaults } from './french-typography.ts';
import { shownTexts, shownTextsOf } from './shown-texts.ts';

/**
 * Excludes tests, test helpers and search terms; includes two scripts that write displayed texts: the manifest, and the
 * sharing pictures.
 */
const CODE = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/app-files.ts']).filter(
  (file) => !/\.test\.|^src\/(testing|lib\/free-text)\//.test(file),
);
/** The table of claims is in English. */
const CONTENT = globSync(['content/**/*.md', 'docs/legal/*.md']).filter(
  (file) => !file.endsWith('claims.md'),
);
/** Where « mail » is no French word: file names of our code, and the developers' mailbox page. */
const OURS = /\/dev-mail|\/mail\/mail|platform\/(env|log|auth)\.ts/;

test.each([
  ['code', CODE, 10_000],
  ['content', CONTENT, 500],
])('no text of the %s breaks a rule of French typography', (_, files, atLeast) => {
  const shown = files.flatMap(shownTextsOf);
  expect(shown.length).toBeGreaterThan(atLeast);
  const wrong = shown.flatMap(({ place, text }) =>
    typographyFaults(text)
      .filter((fault) => !(fault.includes('e-mail') && OURS.test(place)))
      .map((fault) => `${place} ${fault}: ${text.slice(0, 120)}`),
  );
  expect(wrong, 'the narrow no-break space is U+202F, in code \\u202f').toEqual([]);
});

/** One planted error per line, each in a place where a reader sees it. */
const PLANTED: readonly (readonly [kind: 'ts' | 'tsx' | 'astro' | 'md', source: string, fault: string])[] = [
  ['tsx', "<b>S'inscrire</b>", 'a straight apostrophe'],
  ['tsx', '<B label="L\'âge" />', 'a straight apostrophe'],
  ['tsx', "<B>{open ? 'Fermer' : \"S'inscrire\"}</B>", 'a straight apostrophe'],
  ['ts', "const title = `L'aide de \u0024{name}`;", 'a straight apostrophe'],
  ['md', '---\ntitle: "L\'âge"\n---\n', 'a straight apostrophe'],
  ['tsx', '<B pendingLabel="Envoi en cours..." />', 'three points for an ellipsis'],
  ['tsx', '<p>Connexion...</p>', 'three points for an ellipsis'],
  ['ts', "const message = { message: 'Patience...' };", 'three points for an ellipsis'],
  ['tsx', '<p>Les ami·es</p>', 'a mid-dot between letters'],
  ['md', 'Un·e ami·e', 'a mid-dot between letters'],
  ['ts', "const label = 'Certifié(e)';", 'an ending in brackets'],
  ['tsx', '<p>Formidable !</p>', 'no narrow no-break space before ; : ! ? »'],
  ['tsx', '<p>{name} : oui</p>', 'no narrow no-break space before ; : ! ? »'],
  ['tsx', '<p>\n  Le prix\n  : 90\n</p>', 'no narrow no-break space before ; : ! ? »'],
  ['tsx', '<B title={`Masquer \u0024{name} ?`} />', 'no narrow no-break space before ; : ! ? »'],
  ['ts', "const text = 'Prix\u00a0: 90';", 'no narrow no-break space before ; : ! ? »'],
  [
    'astro',
    '---\nconst a = 1;\n---\n<P text="Et si ?">Vraiment</P>',
    'no narrow no-break space before ; : ! ? »',
  ],
  ['astro', "---\nconst a = 'Moins : plus';\n---\n<P />", 'no narrow no-break space before ; : ! ? »'],
  ['md', 'Une question ?', 'no narrow no-break space before ; : ! ? »'],
  ['tsx', '<p>Dans « Messages\u202f».</p>', 'a wide space or none inside quotation marks'],
  ['ts', "const text = 'Dans «Messages».';", 'a wide space or none inside quotation marks'],
  ['tsx', '<p>90 €</p>', 'a plain space before the euro or the per cent'],
  ['md', 'De 97 %.', 'a plain space before the euro or the per cent'],
  ['tsx', '<p>Vous êtes là?</p>', 'no space before ; : ! ?'],
  ['tsx', '<p>Le mot "amour" suffit.</p>', 'a straight quotation mark'],
  ['tsx', '<p>Par email, dans la journée.</p>', '« email » or « courriel » for « e-mail »'],
];

/** Correct texts, or strings that are no text. */
const RIGHT: readonly (readonly [kind: 'ts' | 'tsx' | 'astro' | 'md', source: string])[] = [
  ['tsx', '<p>S’inscrire\u202f? «\u202fOui\u202f», à 90\u00a0€…</p>'],
  ['tsx', '<p className="before:content-[\'d\'] after:x !mt-2">Oui</p>'],
  ['tsx', "<p>\n  Votre prix\u202f:{' '}\n  <b>90</b>\n</p>"],
  ['ts', 'import { a } from "l\'un ?"; type A = "d\'un"; db.execute(sql`SELECT a ? b`);'],
  ['ts', "const stored = ['Ouvert(e)', \"Je ne veux pas d'enfants\"];"],
  ['md', "[Le texte](/page?a=b) a son ancre {#l'ancre}"],
  [
    'astro',
    '---\nconst a = 1;\n---\n<!doctype html>\n<p>Oui</p>\n<script>\n  const b = a ? 1 : "l\'un";\n</script>',
  ],
];

describe('the rules', () => {
  test.each(PLANTED)('find a fault in %s, %j: %s', (kind, source, fault) => {
    expect(shownTexts(source, kind).flatMap(({ text }) => typographyFaults(text))).toEqual([fault]);
  });

  test.each(RIGHT)('find nothing in %s, %j', (kind, source) => {
    expect(shownTexts(source, kind).flatMap(({ text }) => typographyFaults(text))).toEqual([]);
  });
});
