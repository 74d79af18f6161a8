import { signUpContract } from '#app/contract.ts';
import { sessionContract } from '#browser/session/contract.ts';
import { adviceContract } from '#features/accompaniment/advice/contract.ts';
import { appointmentsContract } from '#features/accompaniment/appointments/contract.ts';
import { coachChatContract } from '#features/accompaniment/coach-chat/contract.ts';
import { coachesContract } from '#features/accompaniment/coaches/contract.ts';
import { coachingConsentContract } from '#features/accompaniment/consent/contract.ts';
import { membershipContract } from '#features/accompaniment/membership/contract.ts';
import { sharedAnswersContract } from '#features/accompaniment/shared-answers/contract.ts';
import { workshopsContract } from '#features/accompaniment/workshops/contract.ts';
import { accountsContract } from '#features/accounts/contract.ts';
import { draftsContract } from '#features/accounts/drafts/contract.ts';
import { emailChangeContract } from '#features/accounts/email-change/contract.ts';
import { passkeysContract } from '#features/accounts/passkeys/contract.ts';
import { secondFactorContract } from '#features/accounts/second-factor/contract.ts';
import { standingContract } from '#features/accounts/standing/contract.ts';
import { adMeasurementContract } from '#features/ad-measurement/contract.ts';
import { callsContract } from '#features/conversations/calls/contract.ts';
import { conversationsContract } from '#features/conversations/contract.ts';
import { encountersContract } from '#features/conversations/encounters/contract.ts';
import { meetingContract } from '#features/conversations/meeting/contract.ts';
import { notificationsContract } from '#features/conversations/notifications/contract.ts';
import { reportsContract } from '#features/conversations/reports/contract.ts';
import { dataRightsContract } from '#features/data-rights/contract.ts';
import { matchingContract } from '#features/matching/contract.ts';
import { introductionsContract } from '#features/matching/introductions/contract.ts';
import { answersContract } from '#features/profile/answers/contract.ts';
import { profileContract } from '#features/profile/contract.ts';
import { moderatedContract } from '#features/profile/moderated/contract.ts';
import { photosContract } from '#features/profile/photos/contract.ts';
import { promptsContract } from '#features/profile/prompts/contract.ts';
import { verificationContract } from '#features/profile/verification/contract.ts';
import { supportChatContract } from '#features/support/chat/contract.ts';
import { contactFormContract } from '#features/support/contact-form/contract.ts';
import { contentNoticeContract } from '#features/support/content-notice/contract.ts';
import { deskAppointmentsContract } from '#features/team/appointments/contract.ts';
import { deskAuthoritiesContract } from '#features/team/authorities/contract.ts';
import { deskCoachingContract } from '#features/team/coaching/contract.ts';
import { deskContentContract } from '#features/team/content/contract.ts';
import { deskFiguresContract } from '#features/team/figures/contract.ts';
import { deskInboxContract } from '#features/team/inbox/contract.ts';
import { deskIntroductionsContract } from '#features/team/introductions/contract.ts';
import { deskMembersContract } from '#features/team/members/contract.ts';
import { deskModerationContract } from '#features/team/moderation/contract.ts';
import { deskStaffContract } from '#features/team/staff/contract.ts';
import { transparencyContract } from '#features/team/transparency/contract.ts';
import { deskWorkshopsContract } from '#features/team/workshops/contract.ts';
import { redressContract } from '#mechanisms/decisions/contract.ts';

/** Everything that crosses the wire, one entry per feature or part of one. */
export const contract = {
  accounts: accountsContract,
  adMeasurement: adMeasurementContract,
  advice: adviceContract,
  answers: answersContract,
  appointments: appointmentsContract,
  calls: callsContract,
  coachChat: coachChatContract,
  coachingConsent: coachingConsentContract,
  coaches: coachesContract,
  contactForm: contactFormContract,
  contentNotice: contentNoticeContract,
  conversations: conversationsContract,
  dataRights: dataRightsContract,
  deskAppointments: deskAppointmentsContract,
  deskContent: deskContentContract,
  deskFigures: deskFiguresContract,
  deskMembers: deskMembersContract,
  deskAuthorities: deskAuthoritiesContract,
  deskModeration: deskModerationContract,
  deskInbox: deskInboxContract,
  deskIntroductions: deskIntroductionsContract,
  deskStaff: deskStaffContract,
  drafts: draftsContract,
  encounters: encountersContract,
  deskCoaching: deskCoachingContract,
  deskWorkshops: deskWorkshopsContract,
  emailChange: emailChangeContract,
  introductions: introductionsContract,
  matching: matchingContract,
  meeting: meetingContract,
  membership: membershipContract,
  moderated: moderatedContract,
  notifications: notificationsContract,
  passkeys: passkeysContract,
  photos: photosContract,
  profile: profileContract,
  prompts: promptsContract,
  reports: reportsContract,
  secondFactor: secondFactorContract,
  session: sessionContract,
  sharedAnswers: sharedAnswersContract,
  signUp: signUpContract,
  redress: redressContract,
  standing: standingContract,
  supportChat: supportChatContract,
  verification: verificationContract,
  transparency: transparencyContract,
  workshops: workshopsContract,
};
