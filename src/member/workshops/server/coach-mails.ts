import { parisMoment } from '#lib/french-date.ts';
import { capital } from '#lib/french-words.ts';
import type { MailDraft } from '#platform/mail/mail-draft.ts';
import { type DateInMail, dateFile, roomWords, when, workshopDetails } from './date-in-mail.ts';

/** News for a coach, with a first name at most (T17). */
export type CoachNews =
  | { kind: 'joined'; firstName: string; memberId: string }
  | { kind: 'left'; firstName: string | null; memberId?: string }
  | { kind: 'too-few'; taken: number; to: 'coach' | 'team' }
  | { kind: 'room-missing'; taken: number }
  | { kind: 'room' }
  | { kind: 'assigned' }
  | { kind: 'unassigned' }
  | { kind: 'moved' /** ISO instant. */; from: string }
  | { kind: 'cancelled'; reason: string };

/** Effect on the coach’s calendar entry. */
const CALENDAR_METHODS: Partial<Record<CoachNews['kind'], 'PUBLISH' | 'CANCEL'>> = {
  joined: 'PUBLISH',
  room: 'PUBLISH',
  assigned: 'PUBLISH',
  moved: 'PUBLISH',
  unassigned: 'CANCEL',
  cancelled: 'CANCEL',
};

const WITHOUT_ROOM: readonly CoachNews['kind'][] = ['room-missing', 'unassigned', 'cancelled'];

const COACH_SUBJECTS: Record<CoachNews['kind'], string> = {
  joined: 'Une nouvelle inscription à votre atelier',
  left: 'Une place rendue à votre atelier',
  'too-few': 'Un atelier avec trop peu de monde',
  'room-missing': 'Il manque le lien de visioconférence',
  room: 'Le lien de visioconférence de votre séance',
  assigned: 'Une séance vous est confiée',
  unassigned: 'Une séance ne vous est plus confiée',
  moved: 'Votre séance est déplacée',
  cancelled: 'Votre séance est annulée',
};

function sentenceFor(news: CoachNews): string {
  if (news.kind === 'joined') return `${news.firstName} participera à votre atelier.`;
  if (news.kind === 'left') return `${news.firstName ?? 'Une personne'} ne participera pas à votre atelier.`;
  if (news.kind === 'room-missing')
    return `${news.taken === 1 ? 'Une personne est attendue' : `${news.taken} personnes sont attendues`} à cette séance, et aucune adresse de visioconférence n’est donnée. Tant qu’elle manque, leur espace annonce que le lien viendra.`;
  if (news.kind === 'room') return 'Les personnes inscrites ont reçu cette adresse.';
  if (news.kind === 'assigned') return 'Vous animez la séance ci-dessous.';
  if (news.kind === 'unassigned') return 'Quelqu’un d’autre anime désormais la séance ci-dessous.';
  if (news.kind === 'moved')
    return `La séance prévue ${parisMoment(new Date(news.from))} est déplacée. Les personnes inscrites le savent.`;
  if (news.kind === 'cancelled')
    return `Cette séance n’aura pas lieu. Les personnes inscrites le savent. La raison : ${news.reason}`;
  const people = news.taken === 0 ? 'Personne n’est inscrit' : 'Une seule personne est inscrite';
  const decision =
    news.to === 'coach'
      ? 'L’équipe décide avec vous si elle a lieu.'
      : 'À décider\u202f: la séance a-t-elle lieu\u202f?';
  return `${people} à cette séance, et il faut être deux. ${decision}`;
}

export const coachMails = {
  /** A change of a date, for its coach or the team. */
  'workshop-coach': (data: DateInMail & { news: CoachNews }, appUrl: string): MailDraft => {
    const { news } = data;
    const method = CALENDAR_METHODS[news.kind];
    return {
      subject: `${COACH_SUBJECTS[news.kind]} : ${when(data)}`,
      ...(method ? { attachments: [dateFile(`seance-${data.dateId}`, data, appUrl, method)] } : {}),
      title: COACH_SUBJECTS[news.kind],
      preview: capital(when(data)),
      reason: 'Vous recevez ce message parce que vous animez cet atelier ou faites partie de l’équipe.',
      blocks: [
        'Bonjour,',
        sentenceFor(news),
        workshopDetails(data),
        data.room !== null && !WITHOUT_ROOM.includes(news.kind) && roomWords(data),
      ],
    };
  },
};
