import { frenchMoment } from '#lib/french-date.ts';
import { type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { SoldService } from '../rules.ts';
import { SERVICES } from '../texts/services.ts';
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

type Receipt = { number: string; service: SoldService; writtenAt: string };

/** On a durable medium, as the law asks. What was typed is not repeated: anyone may have typed this address. */
function renunciationReceipt({ number, service, writtenAt }: Receipt): MailDraft {
  return {
    subject: 'Nous avons bien reçu votre rétractation',
    body: (
      <MailLayout
        title="Votre rétractation est bien arrivée"
        preview={`Elle porte le numéro ${number}.`}
        reason="Vous recevez ce message parce que cette adresse a servi à renoncer à un contrat sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Vous renoncez au contrat portant sur ce service{'\u202f'}: {SERVICES[service].name}. Votre demande
          est arrivée le {frenchMoment(new Date(writtenAt))}, heure de Paris, sous le numéro{' '}
          <strong>{number}</strong>.
        </MailText>
        <MailText>
          L’équipe retrouve votre achat et vous écrit. Le remboursement part dans les 14 jours, par le moyen
          qui a servi à payer.
        </MailText>
        <MailNote>
          Ce n’est pas vous{'\u202f'}? Écrivez-nous{'\u202f'}: l’équipe n’en tiendra pas compte.
        </MailNote>
      </MailLayout>
    ),
  };
}

type Letter = Receipt & { name: string; email: string; orderedOn: string };

function renunciationForTeam({ number, service, writtenAt, name, email, orderedOn }: Letter): MailDraft {
  return {
    subject: `Rétractation sans connexion ${number}`,
    replyTo: email,
    body: (
      <MailLayout
        title="Quelqu’un renonce à un contrat"
        preview={`Rétractation ${number}`}
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        <MailText>
          {name} ({email}) renonce à un contrat{'\u202f'}: {SERVICES[service].name}. La demande {number} date
          du {frenchMoment(new Date(writtenAt))}, heure de Paris.
        </MailText>
        <MailText>
          Achat, selon cette personne{'\u202f'}: {orderedOn || 'date non précisée'}.
        </MailText>
        <MailText>
          À faire{'\u202f'}: retrouver l’achat, répondre à cette adresse, et rembourser dans les 14 jours.
        </MailText>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const membershipMails = {
  'contract-renounced': contractRenounced,
  'renunciation-receipt': renunciationReceipt,
  'renunciation-for-team': renunciationForTeam,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof membershipMails> {}
}
