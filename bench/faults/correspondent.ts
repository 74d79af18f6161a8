import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { Listener } from '../shared/listener.ts';
import { Actor, type Load } from './actor.ts';
import type { Asker, Counter } from './asker.ts';
import { addressOf } from './people.ts';

const page = z.object({
  messages: z.array(
    z.object({ id: z.int(), mine: z.boolean(), content: z.string(), automatic: z.boolean() }),
  ),
});
const session = z.object({ member: z.object({ email: z.string() }).nullable() });
const stored = z.object({ id: z.int() });

export const FOREIGN = 'reads that showed another member, or none';
export const OUTDATED = 'reads without an earlier acknowledged write';
type Report = { counter: Counter; reads: number; found: Record<typeof FOREIGN | typeof OUTDATED, string[]> };

/**
 * Repeatedly writes to one contact, listens, and reads the session and the conversation: everything must belong to the
 * two, and contain what was acknowledged to the reader before. A statement on behalf of another member, or on a former
 * primary, shows here.
 */
export class Correspondent extends Actor {
  /** Receives the messages that reach the page. */
  readonly listener: Listener;
  private readonly report: Report;
  /** Id of the contact. */
  private readonly other: string;
  private written = 0;

  constructor(
    load: Load,
    asker: Asker,
    { me, other, report }: { me: string; other: string; report: Report },
  ) {
    super(load, asker, addressOf(me));
    this.other = other;
    this.report = report;
    const { counter } = report;
    this.listener = new Listener({
      urls: counter.urls,
      origin: counter.originAt(counter.nextUrl()),
      cookie: asker.cookie,
      readAgain: async () => (await this.readThread()).map(({ id }) => id),
    });
  }

  /** Key of sender and recipient in the history. */
  get thread(): string {
    return `${this.me} ${this.other}`;
  }

  async live(): Promise<void> {
    await this.rest(0, 2_000);
    while (!this.load.isOver()) {
      await this.write();
      if (this.written % 2 === 0) await this.read();
      // At most 30 a minute.
      await this.rest(2_050, 2_600);
    }
  }

  private async write(): Promise<void> {
    const clientId = randomUUID();
    this.written += 1;
    const content = `Message ${this.written} de ${this.me}`;
    const answer = await this.post(`/api/contacts/${this.other}/messages`, { clientId, content });
    if (answer?.outcome !== 'done') return;
    const { id } = stored.parse(answer.body);
    this.load.history.acknowledgeMessage(this.thread, clientId, id, content);
  }

  private async read(): Promise<void> {
    await this.readSession();
    const last = (await this.readThread()).findLast(({ mine }) => !mine);
    if (!last) return;
    const answer = await this.post(`/api/contacts/${this.other}/read`, { upTo: last.id });
    if (answer?.outcome === 'done') this.load.history.acknowledge('read', this.thread, String(last.id));
  }

  private async readSession(): Promise<void> {
    const answer = await this.get('/api/session');
    if (!answer) return;
    this.report.reads += 1;
    const email = session.safeParse(answer.body).data?.member?.email;
    if (email !== this.me)
      this.report.found[FOREIGN].push(`${this.me} is told to be ${email ?? answer.status}`);
  }

  private async readThread() {
    const acknowledged = this.load.history.orders.get(this.thread)?.at(-1) ?? 0;
    const answer = await this.get(`/api/contacts/${this.other}/messages`);
    if (!answer) return [];
    this.report.reads += 1;
    const messages = page.safeParse(answer.body).data?.messages;
    if (!messages)
      this.report.found[FOREIGN].push(`${this.me} does not see the conversation: ${answer.status}`);
    const foreign = messages?.find(
      ({ mine, content, automatic }) =>
        !automatic && !content.endsWith(mine ? this.me : addressOf(this.other)),
    );
    if (foreign) this.report.found[FOREIGN].push(`${this.me} reads « ${foreign.content} »`);
    const last = Math.max(0, ...(messages ?? []).map(({ id }) => id));
    if (messages && last < acknowledged)
      this.report.found[OUTDATED].push(`${this.me} reads up to ${last}, was told ${acknowledged}`);
    return messages ?? [];
  }
}
