import { MAILED_PATHS, spacedCode } from '#mechanisms/mailed-links/rules.ts';
import type { MailedSecret } from '#mechanisms/mailed-links/server/shared/mail-code.ts';
import { secretPath } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import { type MailDraft, NEWS_SUBJECT } from '#platform/mail/mail-draft.ts';
import type { Newcomer } from '../texts.ts';

type Refusable = { token: string } & MailedSecret;

export const notificationMails = {
  /** Names the senders but never the content: the mail may be read over a shoulder. */
  'waiting-message': (
    { firstNames, token, code }: Refusable & { firstNames: string[] },
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
        ...unsubscribeNotes(token, code, appUrl),
      ],
    };
  },

  /** First names and one reason each, never a picture: the mail may be read over a shoulder. */
  'new-people': (
    { token, code, newcomers }: Refusable & { newcomers: readonly Newcomer[] },
    appUrl: string,
  ): MailDraft => ({
    subject: NEWS_SUBJECT,
    headers: unsubscribeHeaders(token, appUrl),
    scene: 'meeting',
    title:
      newcomers.length > 1
        ? 'De nouvelles personnes vous sont proposées'
        : 'Quelqu’un de nouveau vous est proposé',
    preview: 'À découvrir quand vous aurez un moment.',
    reason: 'Vous recevez cet e-mail parce que vous l’avez demandé dans « Mon compte ».',
    blocks: [
      'Bonsoir,',
      'C’est jeudi : nous avons cherché pour vous. À découvrir quand vous aurez un moment.',
      { cards: newcomers.map(({ firstName, reason }) => ({ title: firstName, line: reason })) },
      { action: 'Voir ma sélection', to: '/selection' },
      ...unsubscribeNotes(token, code, appUrl),
    ],
  }),
};

/** One-click unsubscribe by the mail client (RFC 8058). */
const unsubscribeHeaders = (token: string, appUrl: string) => ({
  'List-Unsubscribe': `<${appUrl}/api/unsubscribe?jeton=${token}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function unsubscribeNotes(token: string, code: string | undefined, appUrl: string): MailDraft['blocks'] {
  const page = `${appUrl}${MAILED_PATHS.unsubscribe}`;
  return [
    {
      note: [{ link: 'Ne plus recevoir ces e-mails', href: `${appUrl}${secretPath('unsubscribe', token)}` }],
    },
    code !== undefined && {
      note: [
        'Ce lien ne répond pas\u202f? Ouvrez ',
        { link: page, href: page },
        ' et donnez ce code\u202f: ',
        { bold: spacedCode(code) },
      ],
    },
  ];
}
