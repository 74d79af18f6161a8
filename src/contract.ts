import { accountsContract } from '#features/accounts/contract.ts';
import { adviceContract } from '#features/advice/contract.ts';
import { coachingContract } from '#features/coaching/contract.ts';
import { consentContract } from '#features/consent/contract.ts';
import { matchingContract } from '#features/matching/contract.ts';
import { meetingContract } from '#features/meeting/contract.ts';
import { messagingContract } from '#features/messaging/contract.ts';
import { moderationContract } from '#features/moderation/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { privacyContract } from '#features/privacy/contract.ts';
import { profilesContract } from '#features/profiles/contract.ts';
import { questionnairesContract } from '#features/questionnaires/contract.ts';
import { supportContract } from '#features/support/contract.ts';
import { supportChatContract } from '#features/support-chat/contract.ts';
import { workshopsContract } from '#features/workshops/contract.ts';

/** Everything that crosses the wire, one entry per feature. */
export const contract = {
  accounts: accountsContract,
  advice: adviceContract,
  coaching: coachingContract,
  consent: consentContract,
  matching: matchingContract,
  meeting: meetingContract,
  messaging: messagingContract,
  moderation: moderationContract,
  notifications: notificationsContract,
  privacy: privacyContract,
  profiles: profilesContract,
  questionnaires: questionnairesContract,
  support: supportContract,
  supportChat: supportChatContract,
  workshops: workshopsContract,
};
