import { type Count, none } from './checks.ts';

/** Counts and prints the steps of a run; one that fails shows why. */
export class Steps {
  count: Count = none;

  /**
   * @param work throws when it fails; a text that it gives back is printed behind the name
   * @returns whether it passed
   */
  async step(name: string, work: () => unknown): Promise<boolean> {
    const from = performance.now();
    const seconds = () => `${((performance.now() - from) / 1000).toFixed(1)} s`;
    try {
      const found = await work();
      const more = typeof found === 'string' ? `\u00a0: ${found}` : '';
      process.stdout.write(`✓ ${name}${more} (${seconds()})\n`);
      this.count = { ...this.count, passed: this.count.passed + 1 };
      return true;
    } catch (error) {
      process.stdout.write(`✗ ${name} (${seconds()})\n${error instanceof Error ? error.message : error}\n`);
      this.count = { ...this.count, failed: this.count.failed + 1 };
      return false;
    }
  }
}
