import { ofName } from '#lib/of-name.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { ChatKind, ThreadKind } from '#member/support-threads/rules.ts';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { CHAT_LINK_DAYS } from '../rules.ts';

type Written = { kind: ChatKind; name: string; email: string; messages: string[]; thread: number };

/** For the team: answering it writes to the person. */
function supportMessages({ kind, name, email, messages, thread }: Written, appUrl: string): MailDraft {
  const who = kind === 'member' ? 'membre' : 'visiteur ou visiteuse';
  return {
    subject: `Chat : ${messages.length > 1 ? 'des messages' : 'un message'} ${ofName(name)}`,
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
        <MailAction href={`${appUrl}/equipe/messages/${thread}`}>Répondre</MailAction>
        <MailNote>
          {name} · {who} · {email}
        </MailNote>
      </MailLayout>
    ),
  };
}

type Answered = {
  kind: ThreadKind;
  answers: { author: string; content: string }[];
  /** Key of a visitor’s chat, for which `token` is made as the mail leaves. */
  chat?: string;
  token?: string;
};

const ANSWERED_IN: Record<ThreadKind, string> = {
  visitor: 'Vous recevez ce message parce que vous avez écrit à l’équipe dans le chat du site.',
  member: 'Vous recevez ce message parce que vous avez écrit à l’équipe dans le chat du site.',
  contact: 'Vous recevez ce message parce que vous avez écrit à l’équipe par le formulaire de contact.',
};

/** What the team answered to who is not there any more. */
function supportAnswer({ kind, answers, token }: Answered, appUrl: string): MailDraft {
  const href = token ? `${appUrl}/reponse#jeton=${token}` : `${appUrl}/dashboard#equipe`;
  const names = [...new Set(answers.map(({ author }) => author).filter(Boolean))];
  return {
    subject: `${PRODUCT_NAME} vous a répondu`,
    body: (
      <MailLayout
        title={names.length === 1 ? `${names[0]} vous a répondu` : 'L’équipe vous a répondu'}
        preview={answers[0]?.content.slice(0, 120) ?? ''}
        reason={ANSWERED_IN[kind]}
      >
        {answers.flatMap(({ content }, answer) =>
          content
            .split(/\n+/)
            .filter(Boolean)
            // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
            .map((paragraph, place) => <MailText key={`${answer} ${place}`}>{paragraph}</MailText>),
        )}
        <MailAction href={href}>Répondre à l’équipe</MailAction>
        {token ? (
          <MailNote>
            Ce lien est personnel{'\u202f'}: il ouvre votre conversation avec l’équipe pendant{' '}
            {CHAT_LINK_DAYS} jours.
          </MailNote>
        ) : null}
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const supportChatMails = {
  'support-answer': supportAnswer,
  'support-messages': supportMessages,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof supportChatMails> {}
}
