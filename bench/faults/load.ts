import { setTimeout as pause } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import type { Asker, Request } from './asker.ts';
import type { Chance } from './chance.ts';
import type { History, Kind } from './history.ts';

/** What everyone who takes part shares. */
export type Load = {
  history: History;
  isOver: () => boolean;
  chance: Chance;
};

/** Someone whose acts are kept in the history, under their address. */
export abstract class Actor {
  readonly me: string;
  protected readonly load: Load;
  protected readonly asker: Asker;

  constructor(load: Load, asker: Asker, me: string) {
    this.load = load;
    this.asker = asker;
    this.me = me;
  }

  /** Acts again and again until the run is over. */
  abstract live(): Promise<void>;

  protected insist(request: Request): Promise<Answer | undefined> {
    return this.asker.insist(request, this.load.isOver);
  }

  /** Changes what is stored under a key, for as long as it takes. @returns the answer, when it was a yes */
  protected async change(request: Request, kind: Kind, key: string, value = ''): Promise<Answer | undefined> {
    this.load.history.begin(kind, key, value);
    const answer = await this.insist(request);
    if (answer?.outcome !== 'done') return undefined;
    this.load.history.acknowledge(kind, key, value);
    return answer;
  }

  protected async rest(least: number, most: number): Promise<void> {
    await pause(this.load.chance.between(least, most));
  }
}
