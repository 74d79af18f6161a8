import type { Leave } from '../database/head-count.ts';

type Waiting = { begin: () => void; giveUp: () => void };
type Line = { begun: number; waiting: Waiting[] };

export type TurnsLimit = {
  /** Of one caller, begun and not over. */
  most: number;
  /** How long one waits at most. */
  patienceMs: number;
  /** After so long a turn is over, whatever goes on. */
  lastsMs: number;
};

/** What one caller has begun, so much at once; the rest waits in the order in which it came. */
export class Turns {
  private readonly lines = new Map<string, Line>();
  private readonly limit: TurnsLimit;

  constructor(limit: TurnsLimit) {
    this.limit = limit;
  }

  /**
   * @param begin called in its turn, at once when there is room @param giveUp called in its place after too long a wait
   * @returns what ends the turn, or withdraws who waits for it; more than once does nothing
   */
  take(key: string, { begin, giveUp }: Waiting): Leave {
    const { most, patienceMs, lastsMs } = this.limit;
    const line = this.lines.get(key) ?? { begun: 0, waiting: [] };
    this.lines.set(key, line);
    let state: 'waiting' | 'begun' | 'over' = 'waiting';
    let timer: NodeJS.Timeout | undefined;
    const leave = () => {
      clearTimeout(timer);
      if (state === 'waiting') line.waiting.splice(line.waiting.indexOf(own), 1);
      if (state === 'begun') {
        line.begun -= 1;
        line.waiting.shift()?.begin();
      }
      state = 'over';
      if (line.begun === 0) this.lines.delete(key);
    };
    const own: Waiting = {
      begin() {
        clearTimeout(timer);
        state = 'begun';
        line.begun += 1;
        timer = setTimeout(leave, lastsMs);
        begin();
      },
      giveUp() {
        leave();
        giveUp();
      },
    };
    if (line.begun < most) own.begin();
    else {
      timer = setTimeout(own.giveUp, patienceMs);
      line.waiting.push(own);
    }
    return leave;
  }
}
