import { z } from 'zod';
import type { Asker } from '../faults/asker.ts';
import { Actor, type Load } from '../faults/load.ts';

const session = z.object({ member: z.object({ email: z.string() }).nullable() });
const page = z.object({
  messages: z.array(
    z.object({ id: z.int(), mine: z.boolean(), content: z.string(), automatic: z.boolean() }),
  ),
});

/** Answers that a reader should not have had, with an example each. */
export class Misreadings {
  readonly foreign: string[] = [];
  readonly outdated: string[] = [];
  reads = 0;
}

/**
 * Reads again and again who is logged in and one conversation: everything must be of the two who speak, and hold what
 * was acknowledged to the reader before. A statement in another's name, or one on a former primary, shows here.
 */
export class ThreadReader extends Actor {
  private readonly other: string;
  private readonly otherAddress: string;
  private readonly found: Misreadings;

  constructor(
    load: Load,
    asker: Asker,
    {
      me,
      other,
      otherAddress,
      found,
    }: { me: string; other: string; otherAddress: string; found: Misreadings },
  ) {
    super(load, asker, me);
    this.other = other;
    this.otherAddress = otherAddress;
    this.found = found;
  }

  async live(): Promise<void> {
    while (!this.load.isOver()) {
      await this.readSession();
      await this.readThread();
      await this.rest(600, 1500);
    }
  }

  private async readSession(): Promise<void> {
    const answer = await this.asker.ask({ method: 'GET', path: '/api/session' });
    if (answer.outcome === 'later' || answer.outcome === 'unknown') return;
    this.found.reads += 1;
    const email = session.safeParse(answer.body).data?.member?.email;
    if (email !== this.me) this.found.foreign.push(`${this.me} is told to be ${email ?? answer.status}`);
  }

  private async readThread(): Promise<void> {
    const acknowledged = this.load.history.orders.get(`${this.me} ${this.other}`)?.at(-1) ?? 0;
    const path = `/api/contacts/${this.other}/messages`;
    const answer = await this.asker.ask({ method: 'GET', path });
    if (answer.outcome === 'later' || answer.outcome === 'unknown') return;
    this.found.reads += 1;
    const messages = page.safeParse(answer.body).data?.messages;
    if (!messages) this.found.foreign.push(`${this.me} does not see the conversation: ${answer.status}`);
    const foreign = messages?.find(
      ({ mine, content, automatic }) => !automatic && !content.endsWith(mine ? this.me : this.otherAddress),
    );
    if (foreign) this.found.foreign.push(`${this.me} reads « ${foreign.content} »`);
    const last = Math.max(0, ...(messages ?? []).map(({ id }) => id));
    if (messages && last < acknowledged)
      this.found.outdated.push(`${this.me} reads up to ${last}, was told ${acknowledged}`);
  }
}
