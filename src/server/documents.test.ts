import { expect, test } from 'vitest';
import { GENERATED, listSources, listTables, readPart, replacePart } from '#testing/documents.ts';
import { listClassed, listRecorded } from '#testing/write-record.ts';

test.each(GENERATED)('$file says of « $part » what the code says', ({ file, part, write }) => {
  if (process.env.WRITE_DOCUMENTS) replacePart(file, part, write());
  expect(readPart(file, part)).toBe(write());
});

test('every table of the database is in one class of data, and none that is gone', () => {
  expect(listClassed().sort()).toEqual(listTables().sort());
});

test('every table of the database is in one processing of the record (GDPR 30), and none in two', () => {
  expect(listRecorded().toSorted()).toEqual(listTables().sort());
});

test('certificates are checked wherever we connect', () => {
  const switchedOff = listSources('src').filter(
    ({ file, text }) =>
      !file.includes('unsafe-production') &&
      /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/.test(text),
  );
  expect(switchedOff.map(({ file }) => file)).toEqual([]);
});
