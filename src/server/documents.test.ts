import { expect, test } from 'vitest';
import { GENERATED, listSources, listTables, readPart, replacePart } from '#testing/documents.ts';
import { listClassed, listRecorded } from '#testing/write-record.ts';

test.each(GENERATED)('$file describes « $part » as the code does', ({ file, part, write }) => {
  if (process.env.WRITE_DOCUMENTS) replacePart(file, part, write());
  expect(readPart(file, part)).toBe(write());
});

test('every table of the database is in exactly one data class, and no class names another table', () => {
  expect(listClassed().sort()).toEqual(listTables().sort());
});

test('every table of the database is in exactly one processing of the record (GDPR 30)', () => {
  expect(listRecorded().toSorted()).toEqual(listTables().sort());
});

test('certificates are verified on every connection', () => {
  const switchedOff = listSources('src').filter(
    ({ file, text }) =>
      !file.includes('unsafe-production') &&
      /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(text),
  );
  expect(switchedOff.map(({ file }) => file)).toEqual([]);
});
