import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { ContactMessage } from '../contract.ts';
import { CONTACT_RECIPIENT_LABELS } from '../rules.ts';

export const contactFormMails = {
  /** For the team; a reply goes to the author. */
  'contact-message': (contact: Omit<ContactMessage, 'website'> & { thread: number }): MailDraft => {
    const { first_name, last_name, email, phone, recipient, message, thread } = contact;
    return {
      subject: `Formulaire de contact : ${CONTACT_RECIPIENT_LABELS[recipient]}`,
      replyTo: email,
      title: 'Un message du formulaire de contact',
      preview: `De ${first_name} ${last_name}`,
      reason:
        'Vous recevez ce message parce que cette adresse est celle d’un destinataire du formulaire de contact.',
      blocks: [
        ...paragraphs(message),
        { action: 'Répondre', to: `/equipe/messages/${thread}` },
        { note: `${first_name} ${last_name} · ${email} · ${phone}` },
        { note: `Destinataire choisi\u202f: ${CONTACT_RECIPIENT_LABELS[recipient]}` },
      ],
    };
  },
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof contactFormMails> {}
}
