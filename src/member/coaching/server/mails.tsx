import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** Says that the coach wrote, and nothing of what: it may be read over a shoulder. */
function coachWrote({ coachName }: { coachName: string }, appUrl: string): MailDraft {
  return {
    subject: 'Un message de votre coach',
    body: (
      <MailLayout
        title={`${coachName} vous a écrit`}
        preview="Vous pouvez répondre plus tard."
        reason="Vous recevez cet e-mail parce que votre coach vous a écrit."
      >
        <MailText>Bonjour,</MailText>
        <MailText>Un message de votre coach est arrivé dans votre messagerie, sous « Mon coach ».</MailText>
        <MailAction href={`${appUrl}/chat?contact=coach`}>Lire le message</MailAction>
        <MailNote>Nous ne vous écrirons plus à ce propos avant que vous ne l’ayez lu.</MailNote>
      </MailLayout>
    ),
  };
}

/** To the coach: a first name at most. */
function memberWroteToCoach(
  { firstName, memberId }: { firstName: string; memberId: string },
  appUrl: string,
): MailDraft {
  return {
    subject: `${firstName} vous a écrit`,
    body: (
      <MailLayout
        title={`${firstName} vous a écrit`}
        preview="À lire au bureau."
        reason="Vous recevez cet e-mail parce que vous accompagnez cette personne."
      >
        <MailText>Bonjour,</MailText>
        <MailText>{firstName} attend votre réponse au bureau de l’équipe.</MailText>
        <MailAction href={`${appUrl}/equipe/coaching/${memberId}`}>Ouvrir la conversation</MailAction>
        <MailNote>Nous ne vous écrirons plus à ce propos avant que vous ne l’ayez lue.</MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const coachChatMails = {
  'coach-wrote': coachWrote,
  'member-wrote-to-coach': memberWroteToCoach,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof coachChatMails> {}
}
