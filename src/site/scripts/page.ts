import { registerWorker } from '#browser/offline/service-worker-registration.ts';
import { startConsent } from '#identity/ad-measurement/web/shared/consent.ts';
import { sayWhenIslandFails, sayWhenOffline } from './page-notices.ts';
import { showSupportButton } from './support-button.ts';
import { showWhoIsHere } from './who-is-here.ts';

// Scripts of every public page. Further behaviour is in islands, loaded when visible or pressed.
showWhoIsHere();
showSupportButton();
sayWhenOffline();
sayWhenIslandFails();
startConsent();
if (import.meta.env.PROD) registerWorker();
