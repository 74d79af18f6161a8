import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ENTRY = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
  optional: z.boolean().default(false),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});
const LOCKFILE = z.object({ lockfileVersion: z.number(), packages: z.record(z.string(), ENTRY) });
/** Older packages write their licences as a list of objects. */
const MANIFEST = z.object({
  license: z.string().optional(),
  licenses: z.array(z.object({ type: z.string() })).optional(),
});

/** Packages that say their licence in their README alone. */
const SAID_IN_README: Record<string, string> = { 'humanize-number': 'MIT', only: 'MIT' };

type Entry = z.infer<typeof ENTRY>;

export interface LockedPackage extends Omit<Entry, 'name' | 'version' | 'license'> {
  /** Where it lies below the project. */
  folder: string;
  name: string;
  version: string;
  /** SPDX expression; none when neither lockfile nor package says it. */
  licence: string | undefined;
}

/** Every package of others that the lockfile names, for the project and its workspaces. @throws ZodError when it is no lockfile of npm */
export function readLockfile(file = 'package-lock.json'): LockedPackage[] {
  const { packages } = LOCKFILE.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entries = Object.entries(packages).filter(
    ([folder, { link }]) => folder.includes('node_modules/') && !link,
  );
  return entries.map(([folder, { license, name, version, ...entry }]) => ({
    ...entry,
    folder,
    name: name ?? nameOf(folder),
    version: version ?? '',
    licence:
      license ??
      installedLicence(folder) ??
      SAID_IN_README[nameOf(folder)] ??
      licenceOfAsker(folder, entries),
  }));
}

const nameOf = (folder: string): string => folder.split('node_modules/').at(-1) ?? folder;

function installedLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses } = MANIFEST.parse(JSON.parse(readFileSync(file, 'utf8')));
  return license ?? licenses?.map(({ type }) => type).join(' OR ');
}

/** The build of a package for another machine is not here to be read: it bears the licence of the package that asks for it. */
function licenceOfAsker(folder: string, entries: readonly [string, Entry][]): string | undefined {
  const name = nameOf(folder);
  const askers = entries.filter(([, { optionalDependencies }]) => name in optionalDependencies);
  const said = new Set(askers.map(([asker, { license }]) => license ?? installedLicence(asker)));
  return said.size === 1 ? [...said][0] : undefined;
}
