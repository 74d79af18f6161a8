import { createListeners } from '../listeners.ts';

/** `announceUnauthorized` is called by the query client on any 401. Separate from `session.ts`, which needs that client. */
export const { subscribe: onUnauthorized, notify: announceUnauthorized } = createListeners();
