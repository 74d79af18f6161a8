import { cutText } from '#lib/cut-text.ts';
import { ofName } from '#lib/french-words.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretLink } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import { type MailDraft, paragraphs } from '#platform/mail/mail-draft.ts';
import { TO_THE_TEAM } from '#platform/mail/team-mailbox.ts';
import type { ContactMessage } from '../contract.ts';
import { CHAT_LINK_DAYS, type ChatKind, CONTACT_RECIPIENT_LABELS, type ThreadKind } from '../rules.ts';

const PREVIEW_LENGTH = 120;

type Written = { kind: ChatKind; name: string; email: string; messages: string[]; thread: number };

type Answered = {
  kind: ThreadKind;
  answers: { author: string; content: string }[];
  /** Key of a visitor’s chat; `token` is generated when the mail is sent. */
  chat?: string;
} & MailedSecret;

const IN_THE_CHAT = 'Vous recevez ce message parce que vous avez écrit à l’équipe dans le chat du site.';
const ANSWERED_IN: Record<ThreadKind, string> = {
  visitor: IN_THE_CHAT,
  member: IN_THE_CHAT,
  contact: 'Vous recevez ce message parce que vous avez écrit à l’équipe par le formulaire de contact.',
};

export const supportChatMails = {
  /** The team’s answers, for a person who has left the page. */
  'support-answer': ({ kind, answers, token, code }: Answered): MailDraft => {
    const names = [...new Set(answers.map(({ author }) => author).filter(Boolean))];
    return {
      subject: `${PRODUCT_NAME} vous a répondu`,
      title: names.length === 1 ? `${names[0]} vous a répondu` : 'L’équipe vous a répondu',
      preview: cutText(answers[0]?.content.replaceAll(/\s+/g, ' ').trim() ?? '', PREVIEW_LENGTH),
      reason: ANSWERED_IN[kind],
      blocks: [
        ...answers.flatMap(({ content }) => paragraphs(content)),
        ...(token
          ? secretLink('Répondre à l’équipe', 'chat', { token, code })
          : [{ action: 'Répondre à l’équipe', to: '/dashboard#equipe' }]),
        token !== undefined && {
          note: `Ce lien est personnel\u202f: il ouvre votre conversation avec l’équipe pendant ${CHAT_LINK_DAYS} jours.`,
        },
      ],
    };
  },

  /** For the team: a reply goes to the person. */
  'support-messages': ({ kind, name, email, messages, thread }: Written): MailDraft => {
    const who = kind === 'member' ? 'membre' : 'visiteur ou visiteuse';
    return {
      subject: `Chat : ${messages.length > 1 ? 'des messages' : 'un message'} ${ofName(name)}`,
      replyTo: email,
      title: 'Quelqu’un vous a écrit dans le chat',
      preview: `De ${name} (${who})`,
      reason: TO_THE_TEAM,
      blocks: [
        ...messages,
        { action: 'Répondre', to: `/equipe/messages/${thread}` },
        { note: `${name} · ${who} · ${email}` },
      ],
    };
  },
};

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
