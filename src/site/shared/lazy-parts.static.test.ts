import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['build/site/assets', 'build/app/client/assets'];

/** A retry imports the part by its file URL, so the file must export it under its own name. */
test('the file of a lazy part exports only that part', () => {
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
