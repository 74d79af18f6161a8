import { adviceRoutes } from '#features/accompaniment/advice/server/routes.ts';
import { coachesRoutes } from '#features/accompaniment/coaches/server/routes.ts';
import { assignCoach } from '#features/accompaniment/coaches/server/shared/assign-coach.ts';
import { workshopsRoutes } from '#features/accompaniment/workshops/server/routes.ts';
import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { adMeasurementRoutes } from '#features/ad-measurement/server/routes.ts';
import { meetingRoutes } from '#features/conversations/meeting/server/routes.ts';
import { notificationsRoutes } from '#features/conversations/notifications/server/routes.ts';
import { reportsRoutes } from '#features/conversations/reports/server/routes.ts';
import { conversationsRoutes } from '#features/conversations/server/routes.ts';
import { openThread } from '#features/conversations/server/shared/open-thread.ts';
import { dataRightsRoutes } from '#features/data-rights/server/routes.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { answersRoutes } from '#features/profile/answers/server/routes.ts';
import { profileRoutes } from '#features/profile/server/routes.ts';
import { supportChatRoutes } from '#features/support/chat/server/routes.ts';
import { contactFormRoutes } from '#features/support/contact-form/server/routes.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { contract } from './contract.ts';
import { sessionRoutes } from './session/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';

/** Every route of the contract with what answers it; a route without its answer does not compile. */
export const routes = implementContract(contract).router({
  accounts: accountsRoutes,
  adMeasurement: adMeasurementRoutes,
  advice: adviceRoutes,
  answers: answersRoutes(assignCoach),
  coaches: coachesRoutes,
  contactForm: contactFormRoutes,
  conversations: conversationsRoutes,
  dataRights: dataRightsRoutes,
  matching: matchingRoutes(openThread),
  meeting: meetingRoutes,
  notifications: notificationsRoutes,
  profile: profileRoutes,
  reports: reportsRoutes,
  session: sessionRoutes,
  signUp: signUpRoutes,
  supportChat: supportChatRoutes,
  workshops: workshopsRoutes,
});
