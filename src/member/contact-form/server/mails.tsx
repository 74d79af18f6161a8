import { CONTACT_RECIPIENT_LABELS } from '#member/support-threads/rules.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { ContactMessage } from '../contract.ts';

/** For the team: answering it writes to the person. */
function contactMessageMail(
  contact: Omit<ContactMessage, 'website'> & { thread: number },
  appUrl: string,
): MailDraft {
  const { first_name, last_name, email, phone, recipient, message, thread } = contact;
  return {
    subject: `Formulaire de contact : ${CONTACT_RECIPIENT_LABELS[recipient]}`,
    replyTo: email,
    body: (
      <MailLayout
        title="Un message du formulaire de contact"
        preview={`De ${first_name} ${last_name}`}
        reason="Vous recevez ce message parce que cette adresse est celle d’un destinataire du formulaire de contact."
      >
        {message.split(/\n+/).map((paragraph) => (
          <MailText key={paragraph}>{paragraph}</MailText>
        ))}
        <MailAction href={`${appUrl}/equipe/messages/${thread}`}>Répondre</MailAction>
        <MailNote>
          {first_name} {last_name} · {email} · {phone}
        </MailNote>
        <MailNote>
          Destinataire choisi{'\u202f'}: {CONTACT_RECIPIENT_LABELS[recipient]}
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const contactFormMails = {
  'contact-message': contactMessageMail,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof contactFormMails> {}
}
