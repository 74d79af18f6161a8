import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { pickBetween, type Random } from '#lib/seeded-random.ts';
import type { Answer, Asker, Request } from './asker.ts';
import type { History, Kind } from './history.ts';

/** State shared by all actors. */
export type Load = {
  history: History;
  isOver: () => boolean;
  random: Random;
};

const changed = z.object({ code: z.literal('CHANGED'), data: z.object({ version: z.string() }) });

/** A person whose actions are recorded in the history, under their address. */
export abstract class Actor {
  readonly me: string;
  protected readonly load: Load;
  protected readonly asker: Asker;

  constructor(load: Load, asker: Asker, me: string) {
    this.load = load;
    this.asker = asker;
    this.me = me;
  }

  /** Acts repeatedly until the run is over. */
  abstract live(): Promise<void>;

  protected get(path: string): Promise<Answer | undefined> {
    return this.insist('GET', path);
  }

  protected post(path: string, body?: object): Promise<Answer | undefined> {
    return this.insist('POST', path, body);
  }

  protected insist(method: string, path: string, body?: object): Promise<Answer | undefined> {
    return this.asker.insist({ method, path, ...(body && { body }) }, this.load.isOver);
  }

  /**
   * Changes the value stored under a key, retrying as long as needed.
   * @returns the response, if it succeeded
   */
  protected async change(
    { method, path, body }: Request,
    kind: Kind,
    key = this.me,
    value = '',
  ): Promise<Answer | undefined> {
    this.load.history.begin(kind, key, value);
    const isForm = method === 'PUT' || method === 'PATCH';
    let answer = await this.insist(method, path, isForm ? { ...body, version: null } : body);
    // A form is saved over any newer version.
    for (let newer = versionIn(answer); isForm && newer !== undefined; newer = versionIn(answer))
      answer = await this.insist(method, path, { ...body, version: newer });
    if (answer?.outcome !== 'done') return undefined;
    this.load.history.acknowledge(kind, key, value);
    return answer;
  }

  protected between(least: number, most: number): number {
    return pickBetween(this.load.random, least, most);
  }

  protected async rest(least: number, most: number): Promise<void> {
    await pause(this.between(least, most));
  }
}

function versionIn(answer: Answer | undefined): string | undefined {
  return changed.safeParse(answer?.body).data?.data.version;
}
