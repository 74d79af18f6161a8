import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the images « slim » of Debian do without, and what they tell dpkg for later packages. */
const EXCLUDED = ['doc', 'groff', 'info', 'linda', 'lintian', 'locale', 'man'];
const KEPT = /\/(copyright|locale\.alias)$/;
const FETCHED = [
  'etc/apt/sources.list',
  'etc/hostname',
  'etc/resolv.conf',
  'var/cache/apt/**',
  'var/lib/apt/lists/**',
  'var/log/**',
];

/** Takes out of a file system of Debian its documentation, and what came with the installation. */
export function slim(root: string): void {
  const shared = EXCLUDED.map((name) => `usr/share/${name}/**`);
  const found = globSync([...shared, ...FETCHED], { cwd: root, withFileTypes: true });
  const files = found.filter((entry) => !entry.isDirectory());
  const places = files.map(({ parentPath, name }) => join(parentPath, name));
  for (const place of places.filter((path) => !KEPT.test(path))) rmSync(place, { force: true });
  const rules = EXCLUDED.map((name) => `path-exclude /usr/share/${name}/*\n`);
  const copyrights = 'path-include /usr/share/doc/*/copyright\n';
  writeFileSync(join(root, 'etc', 'dpkg', 'dpkg.cfg.d', 'slim'), `${rules.join('')}${copyrights}`);
}
