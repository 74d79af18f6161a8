/** Bounded list of the best rows, kept sorted by insertion. */
export class BestRows {
  readonly most: number;
  readonly scores: Int32Array;
  readonly handles: Int32Array;
  private readonly steps: Int32Array;
  private readonly hashes: Int32Array;
  private readonly isBefore: (handle: number, other: number) => boolean;
  length = 0;

  /** @param isBefore tie-breaker between rows that are otherwise equal */
  constructor(most: number, isBefore: (handle: number, other: number) => boolean) {
    this.most = most;
    this.isBefore = isBefore;
    this.scores = new Int32Array(most);
    this.steps = new Int32Array(most);
    this.hashes = new Int32Array(most);
    this.handles = new Int32Array(most);
  }

  get floor(): number {
    return this.length < this.most ? 0 : (this.scores[this.most - 1] ?? 0);
  }

  /** @param step mutual first, then a photo, attention step, distance step @param hash of the pair */
  offer(score: number, step: number, hash: number, handle: number): void {
    let place = this.length;
    while (place > 0 && this.goesBefore(place - 1, score, step, hash, handle)) place -= 1;
    if (place === this.most) return;
    if (this.length < this.most) this.length += 1;
    for (let last = this.length - 1; last > place; last -= 1) this.copy(last - 1, last);
    this.scores[place] = score;
    this.steps[place] = step;
    this.hashes[place] = hash;
    this.handles[place] = handle;
  }

  private goesBefore(place: number, score: number, step: number, hash: number, handle: number): boolean {
    const other = this.scores[place] ?? 0;
    if (score !== other) return score > other;
    const otherStep = this.steps[place] ?? 0;
    if (step !== otherStep) return step < otherStep;
    const otherHash = this.hashes[place] ?? 0;
    if (hash !== otherHash) return hash < otherHash;
    return this.isBefore(handle, this.handles[place] ?? 0);
  }

  private copy(from: number, to: number): void {
    this.scores[to] = this.scores[from] ?? 0;
    this.steps[to] = this.steps[from] ?? 0;
    this.hashes[to] = this.hashes[from] ?? 0;
    this.handles[to] = this.handles[from] ?? 0;
  }
}
