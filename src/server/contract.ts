import { signUpContract } from '#app/contract.ts';
import { sessionContract } from '#browser/session/contract.ts';
import { adviceContract } from '#features/accompaniment/advice/contract.ts';
import { coachesContract } from '#features/accompaniment/coaches/contract.ts';
import { workshopsContract } from '#features/accompaniment/workshops/contract.ts';
import { accountsContract } from '#features/accounts/contract.ts';
import { adMeasurementContract } from '#features/ad-measurement/contract.ts';
import { conversationsContract } from '#features/conversations/contract.ts';
import { meetingContract } from '#features/conversations/meeting/contract.ts';
import { notificationsContract } from '#features/conversations/notifications/contract.ts';
import { reportsContract } from '#features/conversations/reports/contract.ts';
import { dataRightsContract } from '#features/data-rights/contract.ts';
import { matchingContract } from '#features/matching/contract.ts';
import { answersContract } from '#features/profile/answers/contract.ts';
import { profileContract } from '#features/profile/contract.ts';
import { supportChatContract } from '#features/support/chat/contract.ts';
import { contactFormContract } from '#features/support/contact-form/contract.ts';

/** Everything that crosses the wire, one entry per feature or part of one. */
export const contract = {
  accounts: accountsContract,
  adMeasurement: adMeasurementContract,
  advice: adviceContract,
  answers: answersContract,
  coaches: coachesContract,
  contactForm: contactFormContract,
  conversations: conversationsContract,
  dataRights: dataRightsContract,
  matching: matchingContract,
  meeting: meetingContract,
  notifications: notificationsContract,
  profile: profileContract,
  reports: reportsContract,
  session: sessionContract,
  signUp: signUpContract,
  supportChat: supportChatContract,
  workshops: workshopsContract,
};
