/** Header of a request: id of the member or colleague who opened the page. Callers without a page omit it. */
export const OPENED_FOR_HEADER = 'x-opened-for';
export const OTHER_SESSION = 'OTHER_SESSION';
/** Header of a request from an idle desk page, which does not renew the session. */
export const UNATTENDED_HEADER = 'x-unattended';
