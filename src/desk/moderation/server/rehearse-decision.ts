import type { Consequences } from '#mechanisms/decisions/contract.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED } from '#platform/write.ts';
import { endOfMeasure } from './apply-decision.ts';
import { type Deciding, decideCase, type Refusal } from './decide-case.ts';

type Rehearsal = Awaited<ReturnType<typeof decideCase>>;

class Rehearsed extends Error {
  readonly judged: Rehearsal;

  constructor(judged: Rehearsal) {
    super();
    this.judged = judged;
  }
}

/** Takes the decision and rolls it back: what it would do, and the mail as it would leave. */
export async function rehearseDecision(
  services: Services,
  deciding: Deciding,
): Promise<Consequences | Refusal> {
  const now = services.clock.now();
  const mails: { template: string; read: () => ReturnType<Services['outbox']['render']> }[] = [];
  const outbox: Services['outbox'] = {
    ...services.outbox,
    send: async (_tx, mail) => {
      mails.push({ template: mail.template, read: () => services.outbox.render(mail) });
    },
  };
  const judged = await services.db
    .transaction(async (tx): Promise<Rehearsal> => {
      throw new Rehearsed(await decideCase(tx, { ...services, outbox }, deciding, now));
    })
    .catch((error: unknown) => {
      if (error instanceof Rehearsed) return error.judged;
      throw error;
    });
  if (typeof judged === 'string') return judged;
  const standing = judged === UNCHANGED ? undefined : judged.standing;
  const mail = await mails.find(({ template }) => template === 'statement')?.read();
  const until = endOfMeasure(deciding, now);
  return {
    mail: mail ? { subject: mail.subject, text: mail.text } : null,
    until: until?.toISOString() ?? null,
    ended: standing?.ended ?? false,
    contacts: standing?.told.length ?? 0,
    cancelled: standing?.cancelled ?? { dates: 0, places: 0, appointments: 0 },
    answered: mails.filter(({ template }) => ANSWERS.includes(template)).length,
  };
}

const ANSWERS: readonly string[] = ['report-answered', 'redress-answered', 'notice-decided'];
