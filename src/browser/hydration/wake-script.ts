import { registerWorker } from '#browser/offline/service-worker-registration.ts';
import { atRest, wakeAtFirstAct } from './wake.ts';

/** The one script that a static page runs by itself (decision 0011). Built on its own to `/eveil.js`. */
const wake = wakeAtFirstAct();
if (document.currentScript?.dataset.when === 'rest') atRest(wake);
atRest(registerWorker);
