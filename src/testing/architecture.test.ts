import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

test('every file that the architecture names exists', () => {
  const files = [...page.matchAll(/`((?:\w[\w-]*\/)+[\w.-]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(30);
  const shapes = /^(server|web)\/(tables|store|routes|mails)\.ts$/;
  const gone = files.filter((file) => !shapes.test(file) && !existsSync(file) && !existsSync(`src/${file}`));
  expect(gone).toEqual([]);
});
