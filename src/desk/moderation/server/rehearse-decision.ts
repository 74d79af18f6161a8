import type { Consequences } from '#mechanisms/decisions/contract.ts';
import type { Services } from '#platform/services.ts';
import { endOfMeasure } from './apply-decision.ts';
import { type Deciding, settle, type Verdict, verdictOf } from './decide-case.ts';
import type { Aftermath } from './shared/follow-change.ts';

class Rehearsed extends Error {}

/** Takes the decision and rolls it back: what it would do, and the mail as it would leave. */
export async function rehearseDecision(
  services: Services,
  deciding: Deciding,
): Promise<Consequences | Exclude<Verdict, 'ok'>> {
  const now = services.clock.now();
  const aftermaths: Aftermath[] = [];
  const mails: { template: string; read: () => ReturnType<Services['outbox']['render']> }[] = [];
  const outbox: Services['outbox'] = {
    ...services.outbox,
    send: async (_tx, mail) => {
      mails.push({ template: mail.template, read: () => services.outbox.render(mail) });
    },
  };
  let verdict: Verdict = 'ok';
  await services.db
    .transaction(async (tx) => {
      verdict = await settle(tx, { ...services, outbox }, { deciding, aftermaths, now });
      throw new Rehearsed();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) verdict = verdictOf(error);
    });
  if (verdict !== 'ok') return verdict;
  const mail = await mails.find(({ template }) => template === 'statement')?.read();
  const [aftermath] = aftermaths;
  const until = endOfMeasure(deciding, now);
  return {
    mail: mail ? { subject: mail.subject, text: mail.text } : null,
    until: until?.toISOString() ?? null,
    ended: aftermath?.ended ?? false,
    contacts: aftermath?.told.length ?? 0,
    cancelled: aftermath?.cancelled ?? { dates: 0, places: 0, appointments: 0 },
    answered: mails.filter(({ template }) => ANSWERS.includes(template)).length,
  };
}

const ANSWERS: readonly string[] = ['report-answered', 'redress-answered', 'notice-decided'];
