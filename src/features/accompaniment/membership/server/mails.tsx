import { frenchMoment } from '#lib/french-date.ts';
import { type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { SERVICES } from '../../texts.ts';
import type { SoldService } from '../rules.ts';
import { euros } from '../texts.ts';

type Renounced = { order: string; service: SoldService; priceCents: number; withdrawnAt: string };

/** The receipt that the law asks for, on a durable medium (art. L221-21 C. conso.); the team gets the same. */
function contractRenounced({ order, service, priceCents, withdrawnAt }: Renounced): MailDraft {
  return {
    subject: 'Votre rétractation est enregistrée',
    body: (
      <MailLayout
        title="Votre rétractation est enregistrée"
        preview="Nous vous remboursons dans les 14 jours."
        reason="Vous recevez ce message parce que vous venez de renoncer à ce contrat depuis « Mon abonnement »."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          La rétractation de ce contrat est enregistrée : {SERVICES[service].name}, {euros(priceCents)}. Elle
          date du {frenchMoment(new Date(withdrawnAt))}, heure de Paris.
        </MailText>
        <MailText>
          Le remboursement part dans les 14 jours, par le moyen qui a servi à payer. Il n’y a rien d’autre à
          faire.
        </MailText>
        <MailNote>Référence de la commande : {order}</MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const membershipMails = {
  'contract-renounced': contractRenounced,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof membershipMails> {}
}
