import { z } from 'zod';
import { askNpm, parseJson } from './ask-npm.ts';

const LEVELS = ['critical', 'high', 'moderate', 'low'] as const;
export type Level = (typeof LEVELS)[number];
const AUDIT = z.object({
  metadata: z.object({ vulnerabilities: z.record(z.enum([...LEVELS, 'info', 'total']), z.number()) }),
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string() })),
});

/** What the registry knows against the packages that run; nothing when none answers. */
export interface Audit {
  critical: number;
  /** In one line, for whoever reads the log. */
  sentence: string;
}

/** Asks the registry that npm is configured for. */
export async function auditPackages(): Promise<Audit | undefined> {
  return readAudit(await askNpm('audit', '--omit=dev', '--package-lock-only'));
}

/** @param answer what npm printed: a report, or why there is none */
export function readAudit(answer: string): Audit | undefined {
  const report = AUDIT.safeParse(parseJson(answer));
  if (!report.success) return undefined;
  const { metadata, vulnerabilities } = report.data;
  const names = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  return auditOf(metadata.vulnerabilities, names);
}

/** @param lines one for each flaw */
export function auditOf(counts: Partial<Record<Level, number>>, lines: readonly string[]): Audit {
  const numbers = LEVELS.map((level) => `${counts[level] ?? 0} ${level}`).join(', ');
  const sentence = [`Failles connues dans ce qui tourne : ${numbers}`, ...lines].join('\n  ');
  return { critical: counts.critical ?? 0, sentence };
}
