import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { MODULES } from './borders.ts';

const page = readFileSync('docs/ARCHITECTURE.md', 'utf8');
const BANDS = ['mechanisms', 'identity', 'member', 'desk'];

test.each(BANDS)('the diagram and the table of the architecture name the modules of %s', (band) => {
  const modules = MODULES.filter((name) => name.startsWith(`${band}/`)).map((name) => name.split('/')[1]);
  const [, drawn = ''] = new RegExp(`\\["<b>${band}</b><br>([^"]+)"\\]`).exec(page) ?? [];
  expect(drawn.split(', ').toSorted()).toEqual(modules.toSorted());
  const [, row = ''] = new RegExp(`\\n\\| \`${band}/\` \\|(.+)\\|`).exec(page) ?? [];
  expect([...row.matchAll(/\*([\w-]+)\* \w/g)].map(([, name]) => name).toSorted()).toEqual(
    modules.toSorted(),
  );
});

test('the table of the architecture has every folder of src', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = [...page.matchAll(/^\| (`\w+\/`(?:, `\w+\/`)*) \|/gm)].flatMap(([, names = '']) =>
    names.replaceAll(/[`/]/g, '').split(', '),
  );
  expect(named.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

test.each(['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md')])(
  '%s only names existing files',
  (document) => {
    const text = readFileSync(document, 'utf8');
    const files = [...text.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.(?:tsx?|astro|css|md|sh|yml))`/g)].map(
      ([, file = '']) => file,
    );
    const links = [...text.matchAll(/\]\(([\w./-]+)(?:#[\w-]+)?\)/g)].map(([, file = '']) =>
      join(dirname(document), file),
    );
    const shapes = /^(server|web)\/(tables|store|routes|mails)\.ts$/;
    const roots = ['', 'src/', 'src/member/profile/', 'src/testing/', 'deploy/'];
    const isGone = (file: string) =>
      !shapes.test(file) && !roots.some((root) => existsSync(`${root}${file}`));
    expect([...files, ...links].filter(isGone)).toEqual([]);
  },
);
