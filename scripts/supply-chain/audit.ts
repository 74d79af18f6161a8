import { execFile } from 'node:child_process';
import { z } from 'zod';

const ANSWER_WITHIN_MS = 15_000;
const LEVELS = ['critical', 'high', 'moderate', 'low'] as const;
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
  const args = ['audit', '--json', '--omit=dev', '--package-lock-only', '--fetch-retries=0'];
  const options = {
    encoding: 'utf8',
    timeout: 2 * ANSWER_WITHIN_MS,
    maxBuffer: Number.POSITIVE_INFINITY,
  } as const;
  // It ends with 1 when something is known, and prints what all the same.
  const printed = await new Promise<string>((resolve) => {
    execFile('npm', [...args, `--fetch-timeout=${ANSWER_WITHIN_MS}`], options, (_, stdout) =>
      resolve(stdout),
    );
  });
  return readAudit(printed);
}

/** @param answer what npm printed: a report, or why there is none */
export function readAudit(answer: string): Audit | undefined {
  const report = AUDIT.safeParse(parsed(answer));
  if (!report.success) return undefined;
  const { metadata, vulnerabilities } = report.data;
  const counts = LEVELS.map((level) => `${metadata.vulnerabilities[level] ?? 0} ${level}`).join(', ');
  const names = Object.entries(vulnerabilities).map(([name, { severity }]) => `${name} (${severity})`);
  const sentence = [`Failles connues dans ce qui tourne : ${counts}`, ...names].join('\n  ');
  return { critical: metadata.vulnerabilities.critical ?? 0, sentence };
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    return undefined;
  }
}
