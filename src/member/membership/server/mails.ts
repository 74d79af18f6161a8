import { parisMoment } from '#lib/french-date.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';
import type { SoldService } from '../rules.ts';
import { euros, SERVICES } from '../texts.ts';

type Renounced = { order: string; service: SoldService; priceCents: number; withdrawnAt: string };

type Receipt = { number: string; service: SoldService; writtenAt: string };

type Letter = Receipt & { name: string; email: string; orderedOn: string };

export const membershipMails = {
  /** Receipt required by law on a durable medium (art. L221-21 C. conso.); the team gets a copy. */
  'contract-renounced': ({ order, service, priceCents, withdrawnAt }: Renounced): MailDraft => ({
    subject: 'Votre rétractation est enregistrée',
    preview: 'Nous vous remboursons dans les 14 jours.',
    reason:
      'Vous recevez ce message parce que vous venez de renoncer à ce contrat depuis « Mon abonnement ».',
    blocks: [
      'Bonjour,',
      `La rétractation de ce contrat est enregistrée : ${SERVICES[service].name}, ${euros(priceCents)}. Elle date du ${parisMoment(new Date(withdrawnAt))}.`,
      'Le remboursement part dans les 14 jours, par le moyen qui a servi à payer. Il n’y a rien d’autre à faire.',
      { note: `Référence de la commande : ${order}` },
    ],
  }),

  /** On a durable medium, as the law asks. Does not repeat the form: anyone may have typed this address. */
  'renunciation-receipt': ({ number, service, writtenAt }: Receipt): MailDraft => ({
    subject: 'Nous avons bien reçu votre rétractation',
    title: 'Votre rétractation est bien arrivée',
    preview: `Elle porte le numéro ${number}.`,
    reason: 'Vous recevez ce message parce que cette adresse a servi à renoncer à un contrat sur Lueur.',
    blocks: [
      'Bonjour,',
      [
        `Vous renoncez au contrat portant sur ce service\u202f: ${SERVICES[service].name}. Votre demande est arrivée le ${parisMoment(new Date(writtenAt))}, sous le numéro `,
        { bold: number },
        '.',
      ],
      'L’équipe retrouve votre achat et vous écrit. Le remboursement part dans les 14 jours, par le moyen qui a servi à payer.',
      { note: 'Ce n’est pas vous\u202f? Écrivez-nous\u202f: l’équipe n’en tiendra pas compte.' },
    ],
  }),

  'renunciation-for-team': ({ number, service, writtenAt, name, email, orderedOn }: Letter): MailDraft => ({
    subject: `Rétractation sans connexion ${number}`,
    replyTo: email,
    title: 'Quelqu’un renonce à un contrat',
    preview: `Rétractation ${number}`,
    reason: TO_THE_TEAM,
    blocks: [
      `${name} (${email}) renonce à un contrat\u202f: ${SERVICES[service].name}. La demande ${number} date du ${parisMoment(new Date(writtenAt))}.`,
      `Achat, selon cette personne\u202f: ${orderedOn || 'date non précisée'}.`,
      'À faire\u202f: retrouver l’achat, répondre à cette adresse, et rembourser dans les 14 jours.',
    ],
  }),
};
