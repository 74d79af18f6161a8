/** Who calls: nobody, someone whose address is confirmed, a member, and a member whose session was ended. */
export const CALLERS = ['anonymous', 'confirmed', 'member', 'ended'] as const;
export type Caller = (typeof CALLERS)[number];

type Row = readonly [anonymous: number, confirmed: number, member: number, ended: number];
const EVERYONE: Row = [200, 200, 200, 200];
const NO_SUCH_LINK: Row = [410, 410, 410, 410];
const WITH_SESSION: Row = [401, 200, 200, 401];
const WITH_PROFILE: Row = [401, 409, 200, 401];
const HIDDEN: Row = [404, 404, 200, 404];

/**
 * Who may call what, written by hand: the status that the example of each route gets. A route of the contract that
 * is missing here, or one here that is gone, fails `app-access.test.ts`.
 */
export const CONTRACT_ACCESS: Record<string, Row> = {
  'accounts.signUp': EVERYONE,
  'accounts.confirmEmail': NO_SUCH_LINK,
  'accounts.logIn': EVERYONE,
  'session.end': EVERYONE,
  'session.read': EVERYONE,
  'accounts.forgotPassword': EVERYONE,
  'accounts.checkResetLink': EVERYONE,
  'accounts.resetPassword': NO_SUCH_LINK,
  'accounts.changePassword': [401, 403, 200, 401],
  'accounts.devices': WITH_SESSION,
  // The device of the example is the member's.
  'accounts.endDevice': [401, 404, 200, 401],
  'accounts.endOtherDevices': WITH_SESSION,
  'advice.mine': WITH_PROFILE,
  'coaches.mine': WITH_PROFILE,
  'coaches.team': EVERYONE,
  'adMeasurement.state': EVERYONE,
  'adMeasurement.choose': EVERYONE,
  'matching.selection': WITH_PROFILE,
  'matching.reject': WITH_PROFILE,
  // The contact of the examples has told that they met.
  'meeting.state': WITH_PROFILE,
  'meeting.declare': WITH_PROFILE,
  'meeting.giveFeedback': WITH_PROFILE,
  'matching.startConversation': WITH_PROFILE,
  'conversations.contacts': WITH_PROFILE,
  'conversations.thread': WITH_PROFILE,
  'conversations.send': WITH_PROFILE,
  'conversations.markRead': WITH_PROFILE,
  'conversations.block': WITH_PROFILE,
  'conversations.unblock': WITH_PROFILE,
  'conversations.deleteConversation': WITH_PROFILE,
  'reports.report': WITH_PROFILE,
  'notifications.choices': WITH_PROFILE,
  'notifications.saveChoices': WITH_PROFILE,
  'notifications.stopMails': NO_SUCH_LINK,
  'notifications.pushKey': WITH_PROFILE,
  'notifications.pushState': WITH_PROFILE,
  'notifications.subscribe': WITH_PROFILE,
  'notifications.unsubscribe': WITH_PROFILE,
  'accounts.consents': WITH_SESSION,
  'answers.withdrawConsent': WITH_PROFILE,
  'answers.giveLoveLife': WITH_PROFILE,
  'dataRights.export': [401, 403, 200, 401],
  // The example gives a wrong password: nobody else could be called after it.
  'dataRights.deleteAccount': [401, 403, 403, 401],
  // A profile is made once: by someone who has none.
  'signUp.finish': [401, 200, 409, 401],
  'profile.mine': WITH_PROFILE,
  'profile.update': WITH_PROFILE,
  'matching.preview': WITH_PROFILE,
  'profile.searchCities': WITH_SESSION,
  'profile.preferences': WITH_PROFILE,
  'profile.savePreferences': WITH_PROFILE,
  'profile.savePhoto': WITH_SESSION,
  'profile.removePhoto': WITH_SESSION,
  'profile.pauseState': WITH_PROFILE,
  'profile.pause': WITH_PROFILE,
  'profile.resume': WITH_PROFILE,
  'answers.lifeProject': WITH_PROFILE,
  'answers.saveLifeProject': WITH_PROFILE,
  'answers.sharedValues': WITH_PROFILE,
  'answers.saveSharedValues': WITH_PROFILE,
  'answers.loveProfile': WITH_PROFILE,
  'answers.saveLoveProfile': WITH_PROFILE,
  'answers.quiz': WITH_PROFILE,
  'answers.saveQuiz': WITH_PROFILE,
  'contactForm.contact': EVERYONE,
  'supportChat.beginAsVisitor': EVERYONE,
  // Without the cookie of a chat there is nothing to read: `support-chat/server/visitor.test.ts`.
  'supportChat.visitorChat': EVERYONE,
  'supportChat.sendAsVisitor': [404, 404, 404, 404],
  'supportChat.markReadAsVisitor': EVERYONE,
  'supportChat.memberChat': WITH_SESSION,
  'supportChat.sendAsMember': WITH_SESSION,
  'supportChat.markReadAsMember': WITH_SESSION,
  'supportChat.keepVisitorChat': WITH_SESSION,
  'workshops.list': WITH_PROFILE,
  'workshops.one': WITH_PROFILE,
  'workshops.register': WITH_PROFILE,
  'workshops.cancel': WITH_PROFILE,
  'workshops.mine': WITH_PROFILE,
};

/** Routes outside the contract, as the server registers them. `:id` is a contact's photo, `:name` no mail at all. */
export const OTHER_ACCESS: Record<string, Row> = {
  'GET /media/:id': HIDDEN,
  // Leads to the page with the button.
  'GET /api/unsubscribe': [302, 302, 302, 302],
  'GET /health/live': EVERYONE,
  'GET /health/ready': EVERYONE,
  'GET /api/docs': EVERYONE,
  'GET /api/openapi.json': EVERYONE,
  'GET /dev/mail': EVERYONE,
  'GET /dev/mail/style.css': EVERYONE,
  'GET /dev/mail/:name': [404, 404, 404, 404],
  'GET /dev/mail/:name/html': [404, 404, 404, 404],
};

/** What the server registers that answers nothing of its own: headers, Origin check, body limits, the API itself. */
export const PASSED_THROUGH = ['ALL /*', 'ALL /api/*', 'ALL /api/photo', 'ALL /dev/mail/*'];

export function expectedStatus(row: Row, caller: Caller): number {
  return row[CALLERS.indexOf(caller)] ?? 0;
}
