import { DEADLINES } from '#lib/deadlines.ts';
import { type Quantiles, quantilesOf } from '../shared/figures.ts';
import type { Answer } from './visitor.ts';

/** `busy`: shed by the node. `limited`: over the limit of its caller. `late`: the caller gave up. */
export type Outcome = 'useful' | 'busy' | 'limited' | 'late' | 'failed';
type Visit = { kind: string; at: number; ms: number; requests: number; outcome: Outcome };
/** Selects a kind, and visits begun in a span of `performance.now()`. */
type Which = { kind?: string; from?: number; to?: number };

/** Counts visits by kind, time and outcome, with the reasons of failures. */
export class Tally {
  private readonly visits: Visit[] = [];
  private readonly reasons = new Map<string, number>();

  add(kind: string, answers: readonly Answer[]): Outcome {
    const outcomes = answers.map(outcomeOf);
    const outcome = outcomes.find((one) => one !== 'useful') ?? 'useful';
    const ms = Math.max(...answers.map((answer) => answer.ms));
    this.visits.push({ kind, at: performance.now(), ms, requests: answers.length, outcome });
    for (const { status, body } of answers) {
      if (status >= 200 && status < 400) continue;
      const what = `${kind}: ${status === 0 ? 'no answer' : `${status} ${body.slice(0, 80).trim()}`}`;
      this.reasons.set(what, (this.reasons.get(what) ?? 0) + 1);
    }
    return outcome;
  }

  count(outcome?: Outcome, which: Which = {}): number {
    return this.of(which).filter((one) => outcome === undefined || one.outcome === outcome).length;
  }

  get requests(): number {
    return this.visits.reduce((sum, { requests }) => sum + requests, 0);
  }

  /** Number of failed requests. */
  get failed(): number {
    return [...this.reasons.values()].reduce((sum, count) => sum + count, 0);
  }

  failures(): string[] {
    return [...this.reasons].map(([what, count]) => `${count} × ${what}`);
  }

  /** Returns how long useful visits took. */
  times(which: Which = {}): Quantiles {
    return quantilesOf(this.of(which).flatMap(({ outcome, ms }) => (outcome === 'useful' ? [ms] : [])));
  }

  private of({ kind, from = 0, to = Number.POSITIVE_INFINITY }: Which): Visit[] {
    return this.visits.filter((one) => (kind ?? one.kind) === one.kind && one.at >= from && one.at < to);
  }
}

function outcomeOf({ status, ms }: Answer): Outcome {
  if (status >= 200 && status < 400) return 'useful';
  if (status === 0) return ms >= DEADLINES.answerMs ? 'late' : 'failed';
  if (status === 503) return 'busy';
  return status === 429 ? 'limited' : 'failed';
}
