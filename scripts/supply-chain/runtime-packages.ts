import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { z } from 'zod';
import { run } from '../run.ts';
import { writeSbom } from './check-supply-chain.ts';

const MANIFEST = z.looseObject({ version: z.string() });
const BUILT = [join('build', 'server-app'), join('build', 'site-slots')];
/** Next to node_modules, whose packages it lists. */
const RUNTIME_SBOM_FILE = 'sbom.cdx.json';

/**
 * Removes every package from node_modules that the build does not import, directly or indirectly, and writes the list
 * of the rest (CycloneDX).
 */
export async function pruneToRuntimePackages(): Promise<void> {
  const { devDependencies, workspaces, scripts, allowScripts, ...manifest } = readManifest('package.json');
  const dependencies = listImportedPackages(BUILT).map((name) => {
    return [name, readManifest(join('node_modules', name, 'package.json')).version];
  });
  write('package.json', { ...manifest, dependencies: Object.fromEntries(dependencies) });
  await run('npm', ['prune', '--offline', '--omit=dev', '--ignore-scripts'], { quiet: true });
  // Caches of removed tools.
  for (const name of readdirSync('node_modules').filter((entry) => entry.startsWith('.')))
    if (name !== '.package-lock.json') rmSync(join('node_modules', name), { recursive: true });
  writeFileSync(RUNTIME_SBOM_FILE, await writeSbom());
}

/** Returns the names of packages that built files import, statically or dynamically. */
export function listImportedPackages(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const asked = files.filter((file) => file.endsWith('.js')).flatMap((file) => listImports(file));
  const packages = asked.flatMap((name) => /^(@[^/]+\/)?[a-z][^/:]*(?=\/|$)/.exec(name)?.[0] ?? []);
  return [...new Set(packages)].sort();
}

function listImports(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const written = dynamicImports.map(({ moduleRequest: { start, end } }) => code.slice(start, end));
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest?.value ?? [])),
    // A computed specifier refers to a file of ours.
    ...written.flatMap((text) => /^["'`](.*)["'`]$/.exec(text)?.[1] ?? []),
  ];
}

function readManifest(file: string) {
  return MANIFEST.parse(JSON.parse(readFileSync(file, 'utf8')));
}

function write(file: string, content: unknown): void {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}
