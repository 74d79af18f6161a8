import { readFileSync } from 'node:fs';
import { z } from 'zod';

const ENTRY = z.object({
  name: z.string().optional(),
  version: z.string().default(''),
  license: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().default(false),
  link: z.boolean().default(false),
  optional: z.boolean().default(false),
});
const LOCKFILE = z.object({ packages: z.record(z.string(), ENTRY) });

export type LockedPackage = z.infer<typeof ENTRY> & {
  /** Path below the project. */
  folder: string;
  name: string;
};

/**
 * Lists the third-party packages in the lockfile, of the project and its workspaces.
 * @throws ZodError when npm did not write it
 */
export function readLockfile(): LockedPackage[] {
  const { packages } = LOCKFILE.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  return Object.entries(packages)
    .filter(([folder, { link }]) => folder.includes('node_modules/') && !link)
    .map(([folder, entry]) => ({
      ...entry,
      folder,
      name: entry.name ?? folder.split('node_modules/').at(-1) ?? folder,
    }));
}
