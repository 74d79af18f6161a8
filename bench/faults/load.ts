import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
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

const changed = z.object({ code: z.literal('CHANGED'), data: z.object({ version: z.string() }) });

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
    const answer = await this.save(request);
    if (answer?.outcome !== 'done') return undefined;
    this.load.history.acknowledge(kind, key, value);
    return answer;
  }

  /** A form saves over whatever is newer. */
  private async save(request: Request, version: string | null = null): Promise<Answer | undefined> {
    const isForm = request.method === 'PUT' || request.method === 'PATCH';
    if (!isForm) return this.insist(request);
    const answer = await this.insist({ ...request, body: { ...request.body, version } });
    const newer = changed.safeParse(answer?.body).data;
    return newer ? this.save(request, newer.data.version) : answer;
  }

  protected async rest(least: number, most: number): Promise<void> {
    await pause(this.load.chance.between(least, most));
  }
}
