import { PORTS } from './ports.ts';
/** Provoked by the test of the reports themselves (`policy.spec.ts`). */
export const PROVOKED = 'media-src';
const METRICS_ADDRESS = `http://127.0.0.1:${PORTS.metrics}/metrics`;

/** Counts policy violations reported by browsers, by directive. */
export async function countPolicyReports(): Promise<Record<string, number>> {
  const text = await (await fetch(METRICS_ADDRESS)).text();
  const lines = text.matchAll(/^lueur_policy_reports_total\{directive="([^"]+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, directive, count]) => [directive, Number(count)]));
}

/** Runs after all tests: no page may have violated its policy. */
export default async function expectNoReports(): Promise<void> {
  const { [PROVOKED]: _, ...others } = await countPolicyReports();
  if (Object.keys(others).length > 0)
    throw new Error(`Pages tried something against their policy: ${JSON.stringify(others)}`);
}
