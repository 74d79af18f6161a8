import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Count, none } from '../checks.ts';
import { run } from '../run.ts';
import { askNpm, parseJson } from './ask-npm.ts';

const FOLDER = join('build', 'supply-chain');
const SBOM_FILE = join(FOLDER, 'sbom.cdx.json');
const LEVELS = ['critical', 'high', 'moderate', 'low'] as const;
const AUDIT = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.enum([...LEVELS, 'info', 'total']), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/**
 * Writes the SBOM, and asks the registry for known vulnerabilities in the runtime packages: a critical one fails, the
 * others are printed (docs/dependencies.md gives the deadlines).
 */
export async function checkSupplyChain(): Promise<Count> {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(SBOM_FILE, await writeSbom('--package-lock-only'));
  process.stdout.write(`✓ liste des composants : ${SBOM_FILE}\n`);
  const audit = readAudit(await askNpm('audit', '--omit=dev', '--package-lock-only'));
  if (!audit) {
    process.stdout.write(
      'Aucun registre ne répond à npm audit : les failles connues ne sont pas vérifiées ici.\n',
    );
    return { ...none, passed: 1 };
  }
  process.stdout.write(`${audit.critical > 0 ? '✗' : '✓'} ${audit.sentence}\n`);
  return { ...none, passed: audit.critical > 0 ? 1 : 2, failed: audit.critical > 0 ? 1 : 0 };
}

/** Returns CycloneDX in JSON: the packages in node_modules or in the lockfile, without development packages. */
export async function writeSbom(...more: readonly string[]): Promise<string> {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', ...more];
  const sbom = JSON.parse(await run('npm', args, { quiet: true, output: 'stdout' }));
  // npm names the project after its folder.
  sbom.metadata.component.name = 'lueur';
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/**
 * Parses the output of `npm audit --json`.
 * @returns undefined when no registry responded
 */
export function readAudit(answer: string): { critical: number; sentence: string } | undefined {
  const report = AUDIT.safeParse(parseJson(answer));
  if (!report.success) return undefined;
  const { metadata, vulnerabilities } = report.data;
  const numbers = LEVELS.map((level) => `${metadata.vulnerabilities[level]} ${level}`).join(', ');
  const names = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return {
    critical: metadata.vulnerabilities.critical,
    sentence: [`Failles connues dans ce qui tourne : ${numbers}`, ...names].join('\n  '),
  };
}
