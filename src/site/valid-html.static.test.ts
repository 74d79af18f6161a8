import { expect, test } from 'vitest';
import { builtPaths, readBuiltPage } from '#testing/built-site.ts';
import { findInvalidHtml } from '#testing/html-validity.ts';

test('every page as served is valid HTML (RGAA 8.2)', async () => {
  const pages = [...builtPaths(), '/404'];
  expect(pages.length).toBeGreaterThan(40);
  const found = await Promise.all(
    pages.map(async (path) =>
      (await findInvalidHtml(readBuiltPage(path))).map((fault) => `${path}: ${fault}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});
