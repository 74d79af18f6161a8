import { adviceRoutes } from '#features/accompaniment/advice/server/routes.ts';
import { appointmentsRoutes } from '#features/accompaniment/appointments/server/routes.ts';
import { coachChatRoutes } from '#features/accompaniment/coach-chat/server/routes.ts';
import { coachesRoutes } from '#features/accompaniment/coaches/server/routes.ts';
import { assignCoach } from '#features/accompaniment/coaches/server/shared/assign-coach.ts';
import { coachingConsentRoutes } from '#features/accompaniment/consent/server/routes.ts';
import { membershipRoutes } from '#features/accompaniment/membership/server/routes.ts';
import { sharedAnswersRoutes } from '#features/accompaniment/shared-answers/server/routes.ts';
import { workshopsRoutes } from '#features/accompaniment/workshops/server/routes.ts';
import { draftsRoutes } from '#features/accounts/drafts/server/routes.ts';
import { emailChangeRoutes } from '#features/accounts/email-change/server/routes.ts';
import { passkeysRoutes } from '#features/accounts/passkeys/server/routes.ts';
import { secondFactorRoutes } from '#features/accounts/second-factor/server/routes.ts';
import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { standingRoutes } from '#features/accounts/standing/server/routes.ts';
import { adMeasurementRoutes } from '#features/ad-measurement/server/routes.ts';
import { callsRoutes } from '#features/conversations/calls/server/routes.ts';
import { encountersRoutes } from '#features/conversations/encounters/server/routes.ts';
import { meetingRoutes } from '#features/conversations/meeting/server/routes.ts';
import { notificationsRoutes } from '#features/conversations/notifications/server/routes.ts';
import { reportsRoutes } from '#features/conversations/reports/server/routes.ts';
import { conversationsRoutes } from '#features/conversations/server/routes.ts';
import { sendMessage } from '#features/conversations/server/send-message.ts';
import { openThread } from '#features/conversations/server/shared/open-thread.ts';
import { dataRightsRoutes } from '#features/data-rights/server/routes.ts';
import { introductionsRoutes } from '#features/matching/introductions/server/routes.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { answersRoutes } from '#features/profile/answers/server/routes.ts';
import { moderatedRoutes } from '#features/profile/moderated/server/routes.ts';
import { photosRoutes } from '#features/profile/photos/server/routes.ts';
import { promptsRoutes } from '#features/profile/prompts/server/routes.ts';
import { profileRoutes } from '#features/profile/server/routes.ts';
import { verificationRoutes } from '#features/profile/verification/server/routes.ts';
import { supportChatRoutes } from '#features/support/chat/server/routes.ts';
import { contactFormRoutes } from '#features/support/contact-form/server/routes.ts';
import { contentNoticeRoutes } from '#features/support/content-notice/server/routes.ts';
import { deskAppointmentsRoutes } from '#features/team/appointments/server/routes.ts';
import { deskAuthoritiesRoutes } from '#features/team/authorities/server/routes.ts';
import { deskCoachingRoutes } from '#features/team/coaching/server/routes.ts';
import { deskContentRoutes } from '#features/team/content/server/routes.ts';
import { deskFiguresRoutes } from '#features/team/figures/server/routes.ts';
import { deskInboxRoutes } from '#features/team/inbox/server/routes.ts';
import { deskIntroductionsRoutes } from '#features/team/introductions/server/routes.ts';
import { deskMembersRoutes } from '#features/team/members/server/routes.ts';
import { deskModerationRoutes } from '#features/team/moderation/server/routes.ts';
import { deskStaffRoutes } from '#features/team/staff/server/routes.ts';
import { transparencyRoutes } from '#features/team/transparency/server/routes.ts';
import { deskWorkshopsRoutes } from '#features/team/workshops/server/routes.ts';
import { redressRoutes } from '#mechanisms/decisions/server/routes.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { contract } from './contract.ts';
import { eraseConfided } from './erase-confided.ts';
import { sessionRoutes } from './session/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';

/** Every route of the contract with what answers it; a route without its answer does not compile. */
export const routes = implementContract(contract).router({
  accounts: accountsRoutes,
  adMeasurement: adMeasurementRoutes,
  advice: adviceRoutes,
  answers: answersRoutes(assignCoach),
  appointments: appointmentsRoutes,
  calls: callsRoutes,
  coachChat: coachChatRoutes,
  coachingConsent: coachingConsentRoutes(eraseConfided),
  coaches: coachesRoutes,
  contactForm: contactFormRoutes,
  contentNotice: contentNoticeRoutes,
  conversations: conversationsRoutes,
  dataRights: dataRightsRoutes,
  deskAppointments: deskAppointmentsRoutes,
  deskContent: deskContentRoutes,
  deskFigures: deskFiguresRoutes,
  deskMembers: deskMembersRoutes,
  deskAuthorities: deskAuthoritiesRoutes,
  deskModeration: deskModerationRoutes,
  deskInbox: deskInboxRoutes,
  deskIntroductions: deskIntroductionsRoutes,
  deskStaff: deskStaffRoutes,
  drafts: draftsRoutes,
  encounters: encountersRoutes,
  deskCoaching: deskCoachingRoutes,
  deskWorkshops: deskWorkshopsRoutes,
  emailChange: emailChangeRoutes,
  introductions: introductionsRoutes,
  matching: matchingRoutes({ open: openThread, write: sendMessage }),
  meeting: meetingRoutes,
  membership: membershipRoutes,
  moderated: moderatedRoutes,
  notifications: notificationsRoutes,
  passkeys: passkeysRoutes,
  photos: photosRoutes,
  profile: profileRoutes,
  prompts: promptsRoutes,
  reports: reportsRoutes,
  secondFactor: secondFactorRoutes,
  session: sessionRoutes,
  sharedAnswers: sharedAnswersRoutes,
  signUp: signUpRoutes,
  redress: redressRoutes,
  standing: standingRoutes,
  supportChat: supportChatRoutes,
  verification: verificationRoutes,
  transparency: transparencyRoutes,
  workshops: workshopsRoutes,
});
