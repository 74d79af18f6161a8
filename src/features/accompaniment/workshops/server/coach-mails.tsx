import { type MailDraft, MailLayout, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import { calendarFile } from './calendar.ts';
import { capital, type DateInMail, Details, dateOf, Room, when, workshopIn } from './date-in-mail.tsx';

/** What a coach is told: a first name at most (T17). */
export type CoachNews =
  | { kind: 'joined'; firstName: string; memberId: string }
  | { kind: 'left'; firstName: string | null; memberId?: string }
  | { kind: 'too-few'; taken: number };

/** What changed in a date, for its coach or the team. */
function workshopCoach(data: DateInMail & { news: CoachNews }, appUrl: string): MailDraft {
  const { news } = data;
  return {
    subject: `${COACH_SUBJECTS[news.kind]} : ${when(data)}`,
    ...(news.kind === 'joined'
      ? {
          attachments: [calendarFile({ ...dateOf(data, appUrl), uid: `seance-${data.dateId}` }, 'PUBLISH')],
        }
      : {}),
    body: (
      <MailLayout
        title={COACH_SUBJECTS[news.kind]}
        preview={capital(when(data))}
        reason="Vous recevez ce message parce que vous animez cet atelier ou faites partie de l’équipe."
      >
        <MailText>Bonjour,</MailText>
        <MailText>{sentenceFor(news)}</MailText>
        <Details data={data} workshop={workshopIn(data)} />
        <Room room={data.room} />
      </MailLayout>
    ),
  };
}

const COACH_SUBJECTS: Record<CoachNews['kind'], string> = {
  joined: 'Une nouvelle inscription à votre atelier',
  left: 'Une place rendue à votre atelier',
  'too-few': 'Un atelier avec trop peu de monde',
};

function sentenceFor(news: CoachNews): string {
  if (news.kind === 'joined') return `${news.firstName} participera à votre atelier.`;
  if (news.kind === 'left') return `${news.firstName ?? 'Une personne'} ne participera pas à votre atelier.`;
  const people = news.taken === 0 ? 'Personne n’est inscrit' : 'Une seule personne est inscrite';
  return `${people} à cette séance, et il faut être deux. L’équipe décide avec vous si elle a lieu.`;
}

/** By the name under which each waits in the queue. */
export const coachMails = {
  'workshop-coach': workshopCoach,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof coachMails> {}
}
