import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frenchTextsOf } from './shown-texts.ts';

const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** What a reader sees of the code: tests and what only they use is for us. */
const CODE = filesIn('src', /\.tsx?$/).filter((file) => !/\.test\.|^src\/testing\//.test(file));
const CONTENT = [...filesIn('content/blog', /\.md$/), ...filesIn('content/legal', /\.md$/)];

/** What French typography forbids, and what it asks instead. */
const FAULTS: readonly (readonly [name: string, RegExp])[] = [
  ['a straight apostrophe', /\p{L}'[\p{L}«]/u],
  ['three points for an ellipsis', /\p{L}\.{3}/u],
  ['a mid-dot between letters', /\p{L}·\p{L}/u],
  ['an ending in brackets', /\p{L}\((?:e|s|es|ve|trice|ne)\)/u],
  ['a plain space before a high sign', /\S [;:!?»](?=\s|$|[)\]*<'"])/],
  ['a plain space after an opening quotation mark', /« /],
  ['a plain space before the euro', /\d €/],
  [
    '« email » or « courriel » for « e-mail »',
    /(?<![\w@./-]|React )(?:e?mails?|courriels?)(?![\w@/(-]|\.\w)/i,
  ],
];

/** Where « mail » is no French word: file names of our code, and the mailbox page for those who build Lueur. */
const OURS = /\/dev-mail|\/mail\/mail|platform\/(env|log|auth)\.ts|dev-ui/;

const shown = CODE.flatMap(frenchTextsOf);

test('there is something to read', () => {
  expect(shown.length).toBeGreaterThan(1000);
});

test.each(FAULTS)('no text of the code holds %s', (name, fault) => {
  const ours = name.includes('e-mail') ? shown.filter(({ place }) => !OURS.test(place)) : shown;
  expect(ours.filter(({ text }) => fault.test(text))).toEqual([]);
});

test.each(FAULTS)('no article nor legal text holds %s', (_, fault) => {
  const lines = CONTENT.flatMap((file) =>
    readFileSync(file, 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .replace(/\]\([^)]*\)|\{[^}]*\}/g, ']')
      .split('\n')
      .map((text, at) => ({ place: `${file}:${at + 1}`, text })),
  );
  expect(lines.filter(({ text }) => fault.test(text))).toEqual([]);
});
