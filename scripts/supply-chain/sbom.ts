import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { run } from '../run.ts';

/** What we read of the list; the rest of it is kept as npm writes it. */
const SBOM = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ name: z.string() }) }),
  components: z.array(
    z.looseObject({ name: z.string(), version: z.string(), hashes: z.array(z.unknown()).default([]) }),
  ),
});

/** Where the lists of what Lueur is made of are written; never kept in git. */
const FOLDER = join('build', 'supply-chain');
export const SBOM_FILE = join(FOLDER, 'sbom.cdx.json');

/**
 * Writes the software bill of materials of what builds and runs, from the lockfile alone.
 * @returns how many components it names
 * @throws CommandError when npm finds fault with the lockfile
 */
export async function writeSbom(): Promise<number> {
  const sbom = await readSbom('--package-lock-only');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SBOM_FILE, `${JSON.stringify(sbom, null, 2)}\n`);
  return sbom.components.length;
}

/** What npm lists in CycloneDX: the packages of node_modules, but those of development, unless asked otherwise. */
export async function readSbom(...more: readonly string[]): Promise<z.infer<typeof SBOM>> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', ...more];
  const sbom = SBOM.parse(JSON.parse(await run('npm', args, { quiet: true, output: 'stdout' })));
  // npm names it after the folder that it happens to lie in.
  sbom.metadata.component.name = 'lueur';
  return sbom;
}
