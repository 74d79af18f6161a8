import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '../../src/lib/product.ts';
import { type LockedPackage, readLockfile } from './lockfile.ts';

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(?!.*\.js$)/i;
const COPYRIGHT = /^\W*(copyright|\(c\)|©)/i;

/** A licence text, with every copyright holder under it. */
interface Group {
  packages: Set<string>;
  owners: Set<string>;
  text: string;
}

/**
 * Writes the licences of the runtime packages: their authors, and the text of each licence once. Published with the
 * built site, since the site contains parts of them.
 */
export function writeLicenceList(): string {
  const running = readLockfile().filter(({ dev, folder }) => !dev && existsSync(folder));
  const groups = new Map<string, Group>();
  for (const one of running) for (const text of textsOf(one)) addTo(groups, one, text);
  const names = running.map(({ name, version, license }) => `${name} ${version} (${license ?? '?'})`);
  return [
    `${PRODUCT_NAME} (GPL-3.0-or-later) is made with these free programs:\n\n${[...new Set(names)].sort().join('\n')}`,
    ...[...groups.values()].map(
      ({ packages, owners, text }) =>
        `${[...packages].sort().join(', ')}\n\n${[...owners, '', text].join('\n')}`,
    ),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
}

function textsOf({ folder }: LockedPackage): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), 'utf8').trim());
}

/** The same licence differs between packages by its copyright holders and its line breaks. */
function addTo(groups: Map<string, Group>, { name }: LockedPackage, whole: string): void {
  const lines = whole.split(/\r?\n/);
  const text = lines
    .filter((line) => !COPYRIGHT.test(line))
    .join('\n')
    .trim();
  const key = text.replace(/^\W*(the )?mit license\W*/i, '').replace(/\s+/g, ' ');
  const group = groups.get(key) ?? { packages: new Set(), owners: new Set(), text };
  group.packages.add(name);
  for (const line of lines) if (COPYRIGHT.test(line)) group.owners.add(line.trim());
  groups.set(key, group);
}
