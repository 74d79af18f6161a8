import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['build/site/assets', 'build/app/client/assets'];

/** A part is fetched again by the address of its file: that file must then export it under its own name. */
test('the file of a part that is fetched when it is needed holds this part alone', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const imports = files.flatMap(
    (text) => text.match(/\bimport\([`'"]\.\/[\w.-]+\.js[`'"]\)[^,;]{0,20}/g) ?? [],
  );
  expect(imports.length).toBeGreaterThan(4);
  expect(imports.filter((found) => found.includes('.then'))).toEqual([]);
});
