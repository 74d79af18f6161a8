import type { Block, MailDraft } from '#platform/mail/mail-draft.ts';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import type { Newcomer } from '../texts.ts';

type Refusable = { token: string };

export const notificationMails = {
  /** Names the senders but never the content: the mail may be read over a shoulder. */
  'waiting-message': (
    { firstNames, token }: Refusable & { firstNames: string[] },
    appUrl: string,
  ): MailDraft => {
    const names = new Intl.ListFormat('fr', { type: 'conjunction' }).format(firstNames);
    const several = firstNames.length > 1;
    const subject = several ? 'Des messages vous attendent' : 'Un message vous attend';
    return {
      subject,
      headers: unsubscribeHeaders(token, appUrl),
      title: `${names} ${several ? 'vous ont' : 'vous a'} écrit`,
      preview: 'Vous pouvez répondre plus tard.',
      reason: 'Vous recevez cet e-mail parce qu’un message est arrivé pour vous sur Lueur.',
      blocks: [
        'Bonjour,',
        `${subject} dans votre messagerie. Vous pouvez répondre plus tard.`,
        { action: 'Ouvrir ma messagerie', to: '/chat' },
        {
          note: several
            ? 'Nous ne vous écrirons plus à propos de ces conversations avant que vous ne les ayez lues.'
            : 'Nous ne vous écrirons plus à propos de cette conversation avant que vous ne l’ayez lue.',
        },
        unsubscribeNote(token, appUrl),
      ],
    };
  },

  /** First names and one reason each, never a face: the mail may be read over a shoulder. */
  'new-people': (
    { token, newcomers }: Refusable & { newcomers: readonly Newcomer[] },
    appUrl: string,
  ): MailDraft => ({
    subject: 'Vos nouvelles rencontres du jeudi',
    headers: unsubscribeHeaders(token, appUrl),
    title:
      newcomers.length > 1
        ? 'De nouvelles personnes vous sont proposées'
        : 'Quelqu’un de nouveau vous est proposé',
    preview: 'À découvrir quand vous aurez un moment.',
    reason: 'Vous recevez cet e-mail parce que vous l’avez demandé dans « Mon compte ».',
    blocks: [
      'Bonsoir,',
      'C’est jeudi : nous avons cherché pour vous. À découvrir quand vous aurez un moment.',
      ...newcomers.map(({ firstName, reason }) => ({ facts: [firstName, reason] })),
      { action: 'Voir ma sélection', to: '/selection' },
      unsubscribeNote(token, appUrl),
    ],
  }),
};

/** One-click unsubscribe by the mail client (RFC 8058). */
const unsubscribeHeaders = (token: string, appUrl: string) => ({
  'List-Unsubscribe': `<${appUrl}/api/unsubscribe?jeton=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const unsubscribeNote = (token: string, appUrl: string): Block => ({
  note: [{ link: 'Ne plus recevoir ces e-mails', href: `${appUrl}/desinscription#jeton=${token}` }],
});

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof notificationMails> {}
}
