import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GENERATED, listSources, listTables, readPart, replacePart } from '#testing/documents.ts';

test.each(GENERATED)('$file says of « $part » what the code says', ({ file, part, write }) => {
  if (process.env.WRITE_DOCUMENTS) replacePart(file, part, write());
  expect(readPart(file, part)).toBe(write());
});

test('every table of the database is in one class of data, and none that is gone', () => {
  const classes = readFileSync('docs/data-classes.md', 'utf8').split('\n## Tables\n')[1] ?? '';
  const named = [...classes.matchAll(/^\| \*\*(\w+)\*\* \| (.*) \|$/gm)].flatMap(([, , tables = '']) =>
    [...tables.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  expect(named.sort()).toEqual(listTables().sort());
});

test('certificates are checked wherever we connect', () => {
  const switchedOff = listSources('src').filter(
    ({ file, text }) =>
      !file.includes('unsafe-production') &&
      /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(text),
  );
  expect(switchedOff.map(({ file }) => file)).toEqual([]);
});
