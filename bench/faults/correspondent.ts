import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Asker } from './asker.ts';
import { Actor, type Load } from './load.ts';

const page = z.object({ messages: z.array(z.object({ id: z.int(), mine: z.boolean() })) });
const stored = z.object({ id: z.int() });

/** Writes to one contact again and again, and reads what came. */
export class Correspondent extends Actor {
  /** Id of the contact. */
  private readonly other: string;
  private written = 0;

  constructor(load: Load, asker: Asker, { me, other }: { me: string; other: string }) {
    super(load, asker, me);
    this.other = other;
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
    const answer = await this.insist({
      method: 'POST',
      path: `/api/contacts/${this.other}/messages`,
      body: { clientId, content },
    });
    if (answer?.outcome !== 'done') return;
    const { id } = stored.parse(answer.body);
    this.load.history.acknowledgeMessage(`${this.me} ${this.other}`, clientId, id, content);
  }

  private async read(): Promise<void> {
    const path = `/api/contacts/${this.other}`;
    const seen = await this.insist({ method: 'GET', path: `${path}/messages` });
    if (seen?.outcome !== 'done') return;
    const last = page.parse(seen.body).messages.findLast(({ mine }) => !mine);
    if (!last) return;
    const answer = await this.insist({ method: 'POST', path: `${path}/read`, body: { upTo: last.id } });
    if (answer?.outcome === 'done')
      this.load.history.acknowledge('read', `${this.me} ${this.other}`, String(last.id));
  }
}
