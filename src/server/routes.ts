import { accountsRoutes } from '#features/accounts/server/routes.ts';
import { adviceRoutes } from '#features/advice/server/routes.ts';
import { matchingRoutes } from '#features/matching/server/routes.ts';
import { messagingRoutes } from '#features/messaging/server/routes.ts';
import { profilesRoutes } from '#features/profiles/server/routes.ts';
import { questionnairesRoutes } from '#features/questionnaires/server/routes.ts';
import { api } from './api.ts';

/** Every route of the contract with what answers it; a route without its answer does not compile. */
export const routes = api.router({
  accounts: accountsRoutes,
  advice: adviceRoutes,
  matching: matchingRoutes,
  messaging: messagingRoutes,
  profiles: profilesRoutes,
  questionnaires: questionnairesRoutes,
});
