import { type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { ChatKind } from '../rules.ts';

type Written = { kind: ChatKind; name: string; email: string; messages: string[] };

/** For the team: answering it writes to the person. */
function supportMessages({ kind, name, email, messages }: Written): MailDraft {
  const who = kind === 'member' ? 'membre' : 'visiteur ou visiteuse';
  return {
    subject: `Chat : ${messages.length > 1 ? 'des messages' : 'un message'} de ${name}`,
    replyTo: email,
    body: (
      <MailLayout
        title="Quelqu’un vous a écrit dans le chat"
        preview={`De ${name} (${who})`}
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        {messages.map((message, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
          <MailText key={place}>{message}</MailText>
        ))}
        <MailNote>
          {name} · {who} · {email}
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const supportChatMails = {
  'support-messages': supportMessages,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof supportChatMails> {}
}
