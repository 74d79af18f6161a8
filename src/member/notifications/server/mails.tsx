import { Link } from '@react-email/link';
import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/**
 * Says that someone wrote, and nothing of what: it may be read over a shoulder.
 * @param token of the link that refuses these mails
 */
function waitingMessage(
  { firstNames, token }: { firstNames: string[]; token: string },
  appUrl: string,
): MailDraft {
  const names = new Intl.ListFormat('fr', { type: 'conjunction' }).format(firstNames);
  const several = firstNames.length > 1;
  return {
    subject: several ? 'Des messages vous attendent' : 'Un message vous attend',
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/unsubscribe?jeton=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    body: (
      <MailLayout
        title={`${names} ${several ? 'vous ont' : 'vous a'} écrit`}
        preview="Vous pouvez répondre plus tard."
        reason="Vous recevez cet e-mail parce qu’un message est arrivé pour vous sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          {several ? 'Des messages vous attendent' : 'Un message vous attend'} dans votre messagerie. Vous
          pouvez répondre plus tard.
        </MailText>
        <MailAction href={`${appUrl}/chat`}>Ouvrir ma messagerie</MailAction>
        <MailNote>
          {several
            ? 'Nous ne vous écrirons plus à propos de ces conversations avant que vous ne les ayez lues.'
            : 'Nous ne vous écrirons plus à propos de cette conversation avant que vous ne l’ayez lue.'}
        </MailNote>
        <MailNote>
          <Link
            className="link"
            href={`${appUrl}/desinscription#jeton=${token}`}
            style={{ color: '#6B2D5C', textDecoration: 'underline' }}
          >
            Ne plus recevoir ces e-mails
          </Link>
        </MailNote>
      </MailLayout>
    ),
  };
}

/** Says that new people are there, and nothing of anyone. @param token of the link that refuses these mails */
function newPeople({ token }: { token: string }, appUrl: string): MailDraft {
  return {
    subject: 'Vos nouvelles rencontres du jeudi',
    headers: {
      'List-Unsubscribe': `<${appUrl}/api/unsubscribe?jeton=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    body: (
      <MailLayout
        title="De nouvelles personnes vous sont proposées"
        preview="À découvrir quand vous aurez un moment."
        reason="Vous recevez cet e-mail parce que vous l’avez demandé dans « Mon compte »."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          C’est jeudi : nous avons cherché pour vous, et de nouvelles personnes sont dans votre sélection. À
          découvrir quand vous aurez un moment.
        </MailText>
        <MailAction href={`${appUrl}/selection`}>Voir ma sélection</MailAction>
        <MailNote>
          <Link
            className="link"
            href={`${appUrl}/desinscription#jeton=${token}`}
            style={{ color: '#6B2D5C', textDecoration: 'underline' }}
          >
            Ne plus recevoir ces e-mails
          </Link>
        </MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const notificationMails = {
  'waiting-message': waitingMessage,
  'new-people': newPeople,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof notificationMails> {}
}
