/** Gives a place back; idempotent. */
export type Leave = () => void;

export class HeadCount {
  total = 0;
  private readonly counts = new Map<string, number>();

  of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  add(key: string): Leave {
    this.total += 1;
    this.counts.set(key, this.of(key) + 1);
    let hasLeft = false;
    return () => {
      if (hasLeft) return;
      hasLeft = true;
      this.total -= 1;
      const left = this.of(key) - 1;
      if (left === 0) this.counts.delete(key);
      else this.counts.set(key, left);
    };
  }
}
