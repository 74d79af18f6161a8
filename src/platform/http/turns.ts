import type { Leave } from '../database/head-count.ts';

type Waiting = { begin: () => void; giveUp: () => void };
type Line = { begun: number; waiting: Waiting[] };

/** What one caller has begun and not ended, so much at once; the rest in the order in which it came. */
export class Turns {
  private readonly lines = new Map<string, Line>();

  /**
   * @param most at once of this caller
   * @param patienceMs how long one waits at most
   * @param begin called in its turn, at once when there is room @param giveUp called in its place after too long a wait
   * @returns what ends it, or withdraws it while it waits
   */
  take(
    { key, most, patienceMs }: { key: string; most: number; patienceMs: number },
    { begin, giveUp }: Waiting,
  ): Leave {
    const line = this.lines.get(key) ?? { begun: 0, waiting: [] };
    this.lines.set(key, line);
    let state: 'waiting' | 'begun' | 'over' = 'waiting';
    const withdraw = () => {
      state = 'over';
      clearTimeout(timer);
      line.waiting.splice(line.waiting.indexOf(own), 1);
    };
    const own: Waiting = {
      begin() {
        state = 'begun';
        clearTimeout(timer);
        line.begun += 1;
        begin();
      },
      giveUp() {
        withdraw();
        giveUp();
      },
    };
    const timer = line.begun < most ? undefined : setTimeout(own.giveUp, patienceMs);
    if (timer) line.waiting.push(own);
    else own.begin();
    return () => {
      if (state === 'waiting') withdraw();
      if (state !== 'begun') return;
      state = 'over';
      line.begun -= 1;
      line.waiting.shift()?.begin();
      if (line.begun === 0) this.lines.delete(key);
    };
  }
}
