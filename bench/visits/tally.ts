import type { Answer } from './visitor.ts';

/** What was asked and answered under one name. */
export type Kind = { durations: number[]; requests: number; failures: Map<string, number> };

/** Counts answers by kind, and says what those that failed were. */
export class Tally {
  readonly kinds = new Map<string, Kind>();

  add(name: string, answers: readonly Answer[]): void {
    const kind: Kind = this.kinds.get(name) ?? { durations: [], requests: 0, failures: new Map() };
    this.kinds.set(name, kind);
    kind.durations.push(Math.max(...answers.map(({ milliseconds }) => milliseconds)));
    kind.requests += answers.length;
    for (const { status, error, body } of answers) {
      if (status >= 200 && status < 400) continue;
      const what = error ?? `${status} ${String(body).slice(0, 80).trim()}`;
      kind.failures.set(what, (kind.failures.get(what) ?? 0) + 1);
    }
  }

  get visits(): number {
    return [...this.kinds.values()].reduce((sum, { durations }) => sum + durations.length, 0);
  }

  get requests(): number {
    return [...this.kinds.values()].reduce((sum, { requests }) => sum + requests, 0);
  }

  get failed(): number {
    const counts = [...this.kinds.values()].flatMap(({ failures }) => [...failures.values()]);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** How many failed, by what they were. */
  failures(): string[] {
    return [...this.kinds].flatMap(([name, { failures }]) =>
      [...failures].map(([what, count]) => `${count} × ${name}: ${what}`),
    );
  }
}
