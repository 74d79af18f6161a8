/** Header of a request: id of the member or colleague who opened the page. Callers without a page omit it. */
export const OPENED_FOR_HEADER = 'x-opened-for';
export const OTHER_SESSION = 'OTHER_SESSION';
/** Header of a request that a page of the desk sends by itself while nobody is there: it renews no session. */
export const UNATTENDED_HEADER = 'x-unattended';
