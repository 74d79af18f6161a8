import { sessionContract } from '#browser/session/contract.ts';
import { deskAppointmentsContract } from '#desk/appointments/contract.ts';
import { deskAuthoritiesContract } from '#desk/authorities/contract.ts';
import { deskCoachingContract } from '#desk/coaching/contract.ts';
import { deskContentContract } from '#desk/content/contract.ts';
import { deskFiguresContract } from '#desk/figures/contract.ts';
import { deskInboxContract } from '#desk/inbox/contract.ts';
import { deskIntroductionsContract } from '#desk/introductions/contract.ts';
import { deskMembersContract } from '#desk/members/contract.ts';
import { deskModerationContract, transparencyContract } from '#desk/moderation/contract.ts';
import { deskNotesContract, deskStaffContract } from '#desk/staff/contract.ts';
import { deskWorkshopsContract } from '#desk/workshops/contract.ts';
import { accountsContract, standingContract } from '#identity/accounts/contract.ts';
import { adMeasurementContract } from '#identity/ad-measurement/contract.ts';
import { consentsContract } from '#identity/consents/contract.ts';
import { draftsContract } from '#identity/drafts/contract.ts';
import { emailChangeContract, entranceContract } from '#identity/entrance/contract.ts';
import { passkeysContract, secondFactorContract } from '#identity/factors/contract.ts';
import { redressContract } from '#mechanisms/decisions/contract.ts';
import { mailedLinksContract } from '#mechanisms/mailed-links/contract.ts';
import { appointmentsContract } from '#member/appointments/contract.ts';
import { coachesContract, confidingContract } from '#member/coaches/contract.ts';
import { adviceContract, coachChatContract, sharedAnswersContract } from '#member/coaching/contract.ts';
import { callsContract, conversationsContract } from '#member/conversations/contract.ts';
import { dataRightsContract } from '#member/data-rights/contract.ts';
import { encountersContract } from '#member/encounters/contract.ts';
import { matchingContract } from '#member/matching/contract.ts';
import { introductionsContract } from '#member/matchmaker/contract.ts';
import { meetingContract } from '#member/meeting/contract.ts';
import { membershipContract, signUpContract } from '#member/membership/contract.ts';
import { notificationsContract } from '#member/notifications/contract.ts';
import { photosContract, verificationContract } from '#member/photos/contract.ts';
import { moderatedContract, profileContract, promptsContract } from '#member/profile/contract.ts';
import { answersContract } from '#member/questionnaires/contract.ts';
import { contentNoticeContract, reportsContract } from '#member/reports/contract.ts';
import { contactFormContract, supportChatContract } from '#member/support/contract.ts';
import { workshopsContract } from '#member/workshops/contract.ts';

/** Everything that crosses the wire, one entry per feature or part of one. */
export const contract = {
  accounts: { ...accountsContract, ...consentsContract, ...entranceContract },
  adMeasurement: adMeasurementContract,
  advice: adviceContract,
  answers: answersContract,
  appointments: appointmentsContract,
  calls: callsContract,
  coachChat: coachChatContract,
  confiding: confidingContract,
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
  deskNotes: deskNotesContract,
  deskStaff: deskStaffContract,
  drafts: draftsContract,
  encounters: encountersContract,
  deskCoaching: deskCoachingContract,
  deskWorkshops: deskWorkshopsContract,
  emailChange: emailChangeContract,
  introductions: introductionsContract,
  mailedLinks: mailedLinksContract,
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
