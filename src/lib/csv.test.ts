import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('produces a file that French spreadsheets read correctly', () => {
  expect(
    csvOf([
      ['Étape', 'Personnes'],
      ['Profil', 1234.5],
    ]),
  ).toBe('\uFEFFÉtape;Personnes\r\nProfil;1234,5\r\n');
});

test.each([
  ['a;b', '"a;b"'],
  ['dit « oui »', 'dit « oui »'],
  ['dit "oui"', '"dit ""oui"""'],
  ['une\nligne', '"une\nligne"'],
  ['=1+1', "'=1+1"],
  ['+33', "'+33"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['=A1;"b"', `"'=A1;""b"""`],
  [-1, '-1'],
])('the cell %j becomes %j, and no text becomes a formula', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});
