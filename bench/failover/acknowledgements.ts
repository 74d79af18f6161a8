import type { Answer } from '../faults/answer.ts';
import { Counter, type Request } from '../faults/asker.ts';

/** Remembers when each node acknowledged a write. */
export class Acknowledgements extends Counter {
  private readonly times = new Map<string, number[]>();
  private readonly nodes: readonly string[];

  constructor(nodes: readonly string[], site: string) {
    super(nodes, site);
    this.nodes = nodes;
  }

  override see(url: string, request: Request, begun: number, answer: Answer): void {
    super.see(url, request, begun, answer);
    if (answer.outcome !== 'done' || request.method === 'GET') return;
    const times = this.times.get(url) ?? [];
    this.times.set(url, times);
    times.push(performance.now());
  }

  /** @returns the longest time without an acknowledged write on one of the nodes, in ms */
  longestGap(from: number, until: number): number {
    const gaps = this.nodes.map((node) => {
      const within = (this.times.get(node) ?? []).filter((time) => time > from && time < until);
      const marks = [from, ...within, until];
      return Math.max(...marks.map((mark, place) => mark - (marks[place - 1] ?? mark)));
    });
    return Math.max(...gaps);
  }
}
