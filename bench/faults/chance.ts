/** Chance that comes again: the same seed gives the same numbers, so that a run can be repeated. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 to 1, 1 excluded (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** In another order, which the seed decides. */
  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, rank: this.next() }))
      .sort((one, other) => one.rank - other.rank)
      .map(({ item }) => item);
  }
}
