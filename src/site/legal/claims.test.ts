import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const claims = readFileSync(new URL('docs/claims.md', root), 'utf8');
/** `path of a test › its title` */
const NAMED = /`([\w/.-]+\.test\.tsx?) › ([^`]+)`/g;
const named = [...claims.matchAll(NAMED)].map(([, path = '', title = '']) => ({ path, title }));

test('the table of claims names many tests', () => {
  expect(named.length).toBeGreaterThan(50);
});

test.each(named)('what keeps a sentence of the site is there: $path › $title', ({ path, title }) => {
  const file = new URL(path, root);
  expect(existsSync(file), `${path} is gone: mend its lines in docs/claims.md`).toBe(true);
  const says = readFileSync(file, 'utf8').includes(title);
  expect(says, `no test is called so any more: mend the line in docs/claims.md`).toBe(true);
});
