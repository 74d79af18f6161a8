import { MailAction, type MailDraft, MailLayout, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';

/** For the team: what a member shows to others and may hold a way to reach them, or worse. */
function flaggedTexts({ caseId, texts }: { caseId: string; texts: string[] }, appUrl: string): MailDraft {
  return {
    subject: 'Un texte à relire',
    body: (
      <MailLayout
        title="Un texte à relire"
        preview="Un profil contient un passage douteux."
        reason="Vous recevez ce message parce que cette adresse est celle de l’équipe."
      >
        {texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
          <MailText key={place}>
            «{'\u202f'}
            {text}
            {'\u202f'}»
          </MailText>
        ))}
        <MailAction href={`${appUrl}/equipe/moderation/${caseId}`}>Lire au bureau de l’équipe</MailAction>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const profileMails = {
  'flagged-texts': flaggedTexts,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof profileMails> {}
}
