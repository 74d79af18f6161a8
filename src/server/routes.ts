import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { adviceRoutes } from '#features/advice/server/routes.ts';
import { coachingRoutes } from '#features/coaching/server/routes.ts';
import { consentRoutes } from '#features/consent/server/routes.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { meetingRoutes } from '#features/meeting/server/routes.ts';
import { messagingRoutes } from '#features/messaging/server/routes.ts';
import { moderationRoutes } from '#features/moderation/server/routes.ts';
import { notificationsRoutes } from '#features/notifications/server/routes.ts';
import { privacyRoutes } from '#features/privacy/server/routes.ts';
import { profilesRoutes } from '#features/profiles/server/routes.ts';
import { questionnairesRoutes } from '#features/questionnaires/server/routes.ts';
import { supportRoutes } from '#features/support/server/routes.ts';
import { supportChatRoutes } from '#features/support-chat/server/routes.ts';
import { workshopsRoutes } from '#features/workshops/server/routes.ts';
import { api } from './api.ts';

/** Every route of the contract with what answers it; a route without its answer does not compile. */
export const routes = api.router({
  accounts: accountsRoutes,
  advice: adviceRoutes,
  coaching: coachingRoutes,
  consent: consentRoutes,
  matching: matchingRoutes,
  meeting: meetingRoutes,
  messaging: messagingRoutes,
  moderation: moderationRoutes,
  notifications: notificationsRoutes,
  privacy: privacyRoutes,
  profiles: profilesRoutes,
  questionnaires: questionnairesRoutes,
  support: supportRoutes,
  supportChat: supportChatRoutes,
  workshops: workshopsRoutes,
});
