import type { Level } from './audit.ts';

/** Weights of the base metrics (CVSS 3.1, first.org, 7.4); PR weighs more where the scope changes. */
const WEIGHTS: Record<string, Record<string, number>> = {
  AV: { N: 0.85, A: 0.62, L: 0.55, P: 0.2 },
  AC: { L: 0.77, H: 0.44 },
  PR: { N: 0.85, L: 0.62, H: 0.27 },
  'PR changed': { N: 0.85, L: 0.68, H: 0.5 },
  UI: { N: 0.85, R: 0.62 },
  C: { H: 0.56, L: 0.22, N: 0 },
  I: { H: 0.56, L: 0.22, N: 0 },
  A: { H: 0.56, L: 0.22, N: 0 },
};

/** The base score of a vector of CVSS 3, from 0 to 10. @returns undefined for another version, or an incomplete vector */
export function baseScore(vector: string): number | undefined {
  if (!/^CVSS:3\.[01]\//.test(vector)) return undefined;
  const given = new Map(vector.split('/').map((part) => [part.split(':')[0], part.split(':')[1] ?? '']));
  const isChanged = given.get('S') === 'C';
  const weigh = (metric: string, table = metric) => WEIGHTS[table]?.[given.get(metric) ?? ''] ?? Number.NaN;
  const spared = (1 - weigh('C')) * (1 - weigh('I')) * (1 - weigh('A'));
  const loss = 1 - spared;
  const impact = isChanged ? 7.52 * (loss - 0.029) - 3.25 * (loss - 0.02) ** 15 : 6.42 * loss;
  const ease = 8.22 * weigh('AV') * weigh('AC') * weigh('PR', isChanged ? 'PR changed' : 'PR') * weigh('UI');
  if (Number.isNaN(impact + ease)) return undefined;
  if (impact <= 0) return 0;
  return roundUp(Math.min(isChanged ? 1.08 * (impact + ease) : impact + ease, 10));
}

/** To the next tenth; in whole numbers, as the standard does, since 4.02 must not become 4.1 by a float. */
function roundUp(score: number): number {
  const whole = Math.round(score * 100_000);
  return whole % 10_000 === 0 ? whole / 100_000 : (Math.floor(whole / 10_000) + 1) / 10;
}

export function levelOf(score: number): Level {
  if (score >= 9) return 'critical';
  if (score >= 7) return 'high';
  return score >= 4 ? 'moderate' : 'low';
}
