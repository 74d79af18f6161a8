import { consentDate } from '#lib/french-date.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { paragraphsOf } from '../rules.ts';

/** `inForce`: ISO date. `changes`: as written by the team, one paragraph per line. */
type Announced = { inForce: string; changes: string };

const REASON = 'Vous recevez ce message parce que vous avez un compte et que ses conditions vous engagent.';

export const termsMails = {
  'terms-change': ({ inForce, changes }: Announced): MailDraft => ({
    subject: `Nos conditions changent le ${consentDate(inForce)}`,
    title: 'Nos conditions changent',
    preview: 'Ce qui change, et ce que vous pouvez faire.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      `Une nouvelle version de nos textes s’appliquera le ${consentDate(inForce)}. Voici ce qui change.`,
      ...paragraphsOf(changes),
      'Vous n’avez rien à faire d’ici là. Ce jour-là, votre espace vous montrera les nouveaux textes et vous demandera votre accord. Si ce changement ne vous convient pas, vous pouvez supprimer votre compte dans « Mon compte », quand vous le souhaitez.',
      { action: 'Lire les conditions d’aujourd’hui', to: '/cgu' },
    ],
  }),

  'terms-change-cancelled': ({ inForce }: Pick<Announced, 'inForce'>): MailDraft => ({
    subject: 'Nos conditions ne changent pas',
    title: 'Nos conditions ne changent pas',
    preview: 'Le changement annoncé n’aura pas lieu.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      `Nous vous avions annoncé une nouvelle version de nos textes pour le ${consentDate(inForce)}. Elle ne s’appliquera pas : les conditions que vous connaissez restent les mêmes.`,
      { action: 'Lire les conditions', to: '/cgu' },
    ],
  }),
};
