import type { MailDraft } from '#platform/mail/mail-draft.ts';

export const coachChatMails = {
  /** Does not quote the message, which may be read over a shoulder. */
  'coach-wrote': ({ coachName }: { coachName: string }): MailDraft => ({
    subject: 'Un message de votre coach',
    title: `${coachName} vous a écrit`,
    preview: 'Vous pouvez répondre plus tard.',
    reason: 'Vous recevez cet e-mail parce que votre coach vous a écrit.',
    blocks: [
      'Bonjour,',
      'Un message de votre coach est arrivé dans votre messagerie, sous « Mon coach ».',
      { action: 'Lire le message', to: '/chat?contact=coach' },
      { note: 'Nous ne vous écrirons plus à ce propos avant que vous ne l’ayez lu.' },
    ],
  }),

  /** To the coach. Contains at most the first name of the member. */
  'member-wrote-to-coach': ({ firstName, memberId }: { firstName: string; memberId: string }): MailDraft => ({
    subject: `${firstName} vous a écrit`,
    preview: 'À lire au bureau.',
    reason: 'Vous recevez cet e-mail parce que vous accompagnez cette personne.',
    blocks: [
      'Bonjour,',
      `${firstName} attend votre réponse au bureau de l’équipe.`,
      { action: 'Ouvrir la conversation', to: `/equipe/coaching/${memberId}` },
      { note: 'Nous ne vous écrirons plus à ce propos avant que vous ne l’ayez lue.' },
    ],
  }),
};
