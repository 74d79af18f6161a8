import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

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
