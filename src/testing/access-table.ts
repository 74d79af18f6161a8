import { STAFF_ROLES, type StaffRole } from '#desk/staff/rules.ts';

/**
 * The callers: a visitor, a confirmed address without an account, a member, a suspended one, a closed one, a member
 * whose session has ended; then a colleague of each role, one whose session has ended, and one who has given only the
 * password.
 */
export const CALLERS = [
  'anonymous',
  'confirmed',
  'member',
  'suspended',
  'closed',
  'ended',
  ...STAFF_ROLES,
  'staff-ended',
  'staff-without-second-factor',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Statuses of a member route; a staff session opens nothing there. */
type MemberRow = readonly [anonymous: number, confirmed: number, member: number, ended: number];
/** Status of a desk route for the allowed roles; the others get 404. */
type DeskRow = { roles: readonly StaffRole[]; status: number; halfIn?: number };
/** A route for members, and for these roles as well. */
type SharedRow = DeskRow & { members: MemberRow };
type Row = MemberRow | DeskRow | SharedRow;

/** A desk route for these roles only. */
export function DESK(...roles: [StaffRole, ...StaffRole[]]): DeskRow {
  return { roles, status: 200 };
}

/** The same, where the route's example gets another status. */
export function DESK_ANSWERING(status: number, ...roles: [StaffRole, ...StaffRole[]]): DeskRow {
  return { roles, status };
}

/** For a colleague between password and second factor; a full session sees nothing there. */
const BETWEEN_PROOFS = (status: number): DeskRow => ({ roles: [], status, halfIn: status });

const EVERYONE: Row = [200, 200, 200, 200];
const NO_SUCH_LINK: Row = [410, 410, 410, 410];
const UNKNOWN: Row = [404, 404, 404, 404];
const WITH_SESSION: Row = [401, 200, 200, 401];
const WITH_PROFILE: Row = [401, 409, 200, 401];
const HIDDEN: MemberRow = [404, 404, 200, 404];

/**
 * Access rules, written by hand: the status that the example of each route gets. A missing or obsolete route fails
 * `app-access.test.ts`.
 */
export const CONTRACT_ACCESS: Record<string, Row> = {
  'accounts.signUp': EVERYONE,
  'accounts.confirmEmail': NO_SUCH_LINK,
  'accounts.logIn': EVERYONE,
  'mailedLinks.redeemCode': [403, 403, 403, 403],
  'session.end': EVERYONE,
  'session.read': EVERYONE,
  'accounts.forgotPassword': EVERYONE,
  'accounts.checkResetLink': EVERYONE,
  'accounts.resetPassword': NO_SUCH_LINK,
  'accounts.changePassword': [401, 403, 200, 401],
  'drafts.read': WITH_SESSION,
  'drafts.save': WITH_SESSION,
  'emailChange.pending': WITH_SESSION,
  'emailChange.ask': [401, 403, 200, 401],
  'emailChange.giveUp': WITH_SESSION,
  'emailChange.look': NO_SUCH_LINK,
  'emailChange.confirm': NO_SUCH_LINK,
  'emailChange.refuse': NO_SUCH_LINK,
  'passkeys.mine': WITH_SESSION,
  'passkeys.begin': [401, 403, 200, 401],
  // No example browser requested one.
  'passkeys.add': [401, 410, 410, 401],
  'passkeys.rename': [401, 404, 404, 401],
  'passkeys.remove': [401, 403, 404, 401],
  'passkeys.beginLogIn': EVERYONE,
  'passkeys.logIn': [410, 410, 410, 410],
  'secondFactor.mine': WITH_SESSION,
  'secondFactor.begin': [401, 403, 200, 401],
  // The example's code belongs to no phone.
  'secondFactor.confirm': [401, 403, 403, 401],
  'secondFactor.renewBackupCodes': [401, 403, 404, 401],
  'secondFactor.remove': [401, 403, 404, 401],
  // No example caller is waiting for a second factor.
  'secondFactor.giveCode': [410, 410, 410, 410],
  'secondFactor.sayLost': [410, 410, 410, 410],
  'accounts.devices': WITH_SESSION,
  // The device of the example belongs to the member.
  'accounts.endDevice': [401, 404, 200, 401],
  'accounts.endOtherDevices': WITH_SESSION,
  'advice.mine': WITH_PROFILE,
  'coachChat.mine': WITH_PROFILE,
  // The example caller has no coach.
  'coachChat.send': [401, 409, 404, 401],
  'coachChat.markRead': WITH_PROFILE,
  'meeting.toTell': WITH_PROFILE,
  'confiding.mine': WITH_PROFILE,
  'confiding.give': WITH_PROFILE,
  'confiding.withdraw': WITH_PROFILE,
  'sharedAnswers.mine': WITH_PROFILE,
  'sharedAnswers.share': [401, 409, 409, 401],
  'sharedAnswers.stop': WITH_PROFILE,
  'coaches.mine': WITH_PROFILE,
  'coaches.team': EVERYONE,
  'verification.nearby': EVERYONE,
  'adMeasurement.state': EVERYONE,
  'adMeasurement.choose': EVERYONE,
  'introductions.mine': WITH_PROFILE,
  // A matchmaker introduces someone to the example caller.
  'introductions.answer': WITH_PROFILE,
  'matching.selection': WITH_PROFILE,
  'matching.reject': WITH_PROFILE,
  // A contact cannot be passed; in the walk, the passed person is taken back.
  'matching.passed': WITH_PROFILE,
  'matching.takeBackReject': WITH_PROFILE,
  'membership.mine': WITH_PROFILE,
  'membership.offers': EVERYONE,
  // No membership was bought.
  'membership.renounce': EVERYONE,
  'membership.withdraw': [401, 409, 404, 401],
  // The example contact has said that they met.
  'meeting.state': WITH_PROFILE,
  'meeting.declare': WITH_PROFILE,
  'meeting.setAside': WITH_PROFILE,
  'meeting.giveFeedback': WITH_PROFILE,
  // The example contact and the caller have agreed to a call.
  'calls.one': WITH_PROFILE,
  'calls.propose': WITH_PROFILE,
  'calls.accept': WITH_PROFILE,
  'calls.join': WITH_PROFILE,
  'calls.end': WITH_PROFILE,
  'deskContent.opening': DESK('admin'),
  'deskContent.relay': DESK('admin'),
  'deskContent.articles': DESK('admin'),
  'deskContent.article': DESK('admin'),
  'deskContent.saveArticle': DESK('admin'),
  'deskContent.previewArticle': DESK('admin'),
  'deskContent.coaches': DESK('admin'),
  'deskContent.saveCoach': DESK('admin'),
  'deskContent.showCoach': DESK('admin'),
  'deskContent.ownCard': DESK('coach'),
  'deskContent.saveOwnCard': DESK('coach'),
  'deskContent.terms': DESK('admin'),
  'deskContent.announceTerms': DESK('admin'),
  'deskContent.cancelTerms': DESK('admin'),
  'deskContent.hours': DESK('admin'),
  'deskContent.offers': DESK('admin'),
  'deskContent.saveOffer': DESK('admin'),
  'deskContent.saveHours': DESK('admin'),
  'deskContent.team': DESK('admin'),
  'deskContent.saveTeamMember': DESK('admin'),
  'deskContent.testimonials': DESK('admin'),
  'deskContent.saveTestimonial': DESK('admin'),
  'deskContent.remove': DESK('admin'),
  'deskContent.banner': DESK('admin'),
  'deskContent.saveBanner': DESK('admin'),
  'deskContent.questions': DESK('admin'),
  'deskContent.saveQuestion': DESK('admin'),
  // The list in the example is outdated.
  'deskContent.order': DESK_ANSWERING(409, 'admin'),
  'deskContent.addPicture': DESK('admin', 'coach'),
  'deskInbox.list': DESK('support', 'coach', 'admin'),
  'deskInbox.counts': DESK('support', 'coach', 'admin'),
  // The example chat belongs to a member: a coach reads only what is addressed to a coach (`desk/inbox/rules.test.ts`).
  'deskInbox.thread': DESK('support', 'admin'),
  'deskInbox.see': DESK('support', 'admin'),
  'deskInbox.answer': DESK('support', 'admin'),
  'deskInbox.addPicture': DESK('support', 'admin'),
  'deskInbox.note': DESK('support', 'admin'),
  'deskInbox.move': DESK('support', 'admin'),
  // There is only one thread in the examples.
  'deskInbox.merge': DESK_ANSWERING(404, 'support', 'admin'),
  'deskInbox.tag': DESK('support', 'admin'),
  'deskInbox.assign': DESK('support', 'admin'),
  'deskInbox.replies': DESK('support', 'coach', 'admin'),
  'deskInbox.saveReply': DESK('support', 'admin'),
  // The reply does not exist.
  'deskInbox.removeReply': DESK_ANSWERING(404, 'support', 'admin'),
  'deskFigures.read': DESK(...STAFF_ROLES),
  'deskCoaching.day': DESK('coach'),
  'deskCoaching.members': DESK('coach'),
  'deskCoaching.member': DESK('coach'),
  'deskCoaching.thread': DESK('coach'),
  'deskCoaching.send': DESK('coach'),
  'deskCoaching.markRead': DESK('coach'),
  'deskCoaching.addNote': DESK('coach'),
  // The note does not exist, and nothing is shared.
  'deskCoaching.removeNote': DESK_ANSWERING(404, 'coach'),
  'deskCoaching.readShared': DESK_ANSWERING(404, 'coach'),
  'deskWorkshops.list': DESK('coach', 'admin'),
  'deskWorkshops.add': DESK('coach', 'admin'),
  'deskWorkshops.move': DESK('coach', 'admin'),
  'deskWorkshops.cancel': DESK('coach', 'admin'),
  'deskWorkshops.giveRoom': DESK('coach', 'admin'),
  'deskWorkshops.write': DESK('coach', 'admin'),
  'deskWorkshops.giveCoach': DESK('coach', 'admin'),
  'deskWorkshops.setLeader': DESK('admin'),
  // The example date has not started.
  'deskWorkshops.tick': DESK_ANSWERING(409, 'coach', 'admin'),
  'deskAppointments.week': DESK('support', 'moderation', 'coach', 'matchmaker'),
  // Another colleague hosts the example appointment.
  'deskAppointments.one': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.photo': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  // A Sunday, which is never allowed, and a kind that a coach may not offer.
  'deskAppointments.give': DESK_ANSWERING(409, 'support', 'moderation', 'coach', 'matchmaker'),
  // The example slots belong to another colleague.
  'deskAppointments.removeSlots': DESK_ANSWERING(
    409,
    'support',
    'moderation',
    'coach',
    'matchmaker',
    'admin',
  ),
  'deskAppointments.teamSlots': DESK('admin'),
  'deskAppointments.saveSettings': DESK('support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.calendar': DESK('support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.move': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.cancel': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.begin': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.room': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.join': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.leave': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.settle': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskAppointments.note': DESK_ANSWERING(404, 'coach', 'matchmaker'),
  'deskAppointments.verify': DESK_ANSWERING(404, 'support', 'moderation', 'coach', 'matchmaker'),
  'deskMembers.search': DESK('support', 'moderation', 'admin'),
  // The example chat belongs to a member; moderators and matchmakers open no thread.
  'deskMembers.beside': DESK('support', 'admin'),
  'deskMembers.open': DESK('support', 'moderation', 'admin'),
  'deskMembers.one': DESK('support', 'moderation', 'admin'),
  'deskMembers.resend': DESK('support', 'moderation', 'admin'),
  // The device does not exist.
  'deskMembers.endDevice': DESK_ANSWERING(404, 'support', 'moderation', 'admin'),
  'deskMembers.answerAccess': DESK('support', 'admin'),
  'deskMembers.askErasure': DESK('support', 'admin'),
  'deskMembers.dropErasure': DESK('support', 'admin'),
  // The request does not exist any more.
  'deskMembers.confirmErasure': DESK_ANSWERING(404, 'admin'),
  'deskIntroductions.list': DESK('matchmaker'),
  'deskIntroductions.members': DESK('matchmaker'),
  'deskIntroductions.candidates': DESK('matchmaker'),
  'deskIntroductions.keep': DESK('matchmaker'),
  'deskIntroductions.pair': DESK('matchmaker'),
  'deskIntroductions.introduce': DESK('matchmaker'),
  // The example case does not exist.
  'deskNotes.list': DESK_ANSWERING(404, 'moderation', 'matchmaker', 'admin'),
  'deskNotes.add': DESK_ANSWERING(404, 'moderation', 'matchmaker', 'admin'),
  'deskNotes.asked': DESK('moderation', 'matchmaker', 'admin'),
  'deskStaff.session': EVERYONE,
  // The example colleague already has a phone.
  'deskStaff.beginEnrolment': BETWEEN_PROOFS(404),
  'deskStaff.finishEnrolment': BETWEEN_PROOFS(404),
  // The example contains a wrong code.
  'deskStaff.giveCode': BETWEEN_PROOFS(403),
  'deskStaff.renewBackupCodes': DESK_ANSWERING(403, ...STAFF_ROLES),
  'deskStaff.secondFactor': DESK(...STAFF_ROLES),
  'deskStaff.askPasswordLink': EVERYONE,
  'deskStaff.checkPasswordLink': NO_SUCH_LINK,
  'deskStaff.setPassword': NO_SUCH_LINK,
  'deskAuthorities.requests': DESK('moderation', 'admin'),
  'deskAuthorities.ask': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskAuthorities.drop': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskAuthorities.handOver': DESK_ANSWERING(404, 'admin'),
  'deskModeration.queue': DESK('moderation', 'admin'),
  'deskModeration.waiting': DESK('moderation', 'admin'),
  'deskModeration.dangers': DESK('moderation', 'admin'),
  // The example queue is empty.
  'deskModeration.open': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.tick': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.photo': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.alsoShown': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.decide': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.rehearse': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.answer': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.find': DESK('support', 'moderation', 'matchmaker', 'coach', 'admin'),
  'deskModeration.nameSubject': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskModeration.undo': DESK_ANSWERING(404, 'moderation', 'admin'),
  'deskStaff.forgetPhone': DESK_ANSWERING(403, ...STAFF_ROLES),
  'deskStaff.colleagues': DESK('admin'),
  'deskStaff.invite': DESK('admin'),
  'deskStaff.inviteAgain': DESK('admin'),
  'deskStaff.held': DESK('admin'),
  'deskStaff.saveRoles': DESK('admin'),
  'deskStaff.disable': DESK('admin'),
  'deskStaff.enable': DESK('admin'),
  'deskStaff.liftLock': DESK('admin'),
  'deskStaff.resetSecondFactor': DESK('admin'),
  'deskStaff.onCall': DESK('moderation', 'admin'),
  // The Monday in the example has passed.
  'deskStaff.chooseOnCall': DESK_ANSWERING(404, 'admin'),
  'deskStaff.pushState': DESK('moderation', 'admin'),
  // The example names an unknown push service.
  'deskStaff.startPush': DESK_ANSWERING(422, 'moderation', 'admin'),
  'deskStaff.stopPush': DESK('moderation', 'admin'),
  'deskStaff.audit': DESK('admin'),
  'deskStaff.logIn': [403, 403, 403, 403],
  'deskStaff.logOut': EVERYONE,
  'encounters.upcoming': WITH_PROFILE,
  'encounters.one': WITH_PROFILE,
  // The example contact has a date with the caller.
  'encounters.accept': WITH_PROFILE,
  'encounters.calendar': WITH_PROFILE,
  'encounters.shareDate': WITH_PROFILE,
  'encounters.unshareDate': WITH_PROFILE,
  'encounters.propose': WITH_PROFILE,
  'encounters.end': WITH_PROFILE,
  'matching.startConversation': WITH_PROFILE,
  'conversations.contacts': WITH_PROFILE,
  'conversations.openings': WITH_PROFILE,
  'conversations.thread': WITH_PROFILE,
  'conversations.send': WITH_PROFILE,
  'conversations.markRead': WITH_PROFILE,
  'conversations.decline': WITH_PROFILE,
  'conversations.block': WITH_PROFILE,
  'conversations.unblock': WITH_PROFILE,
  'conversations.deleteConversation': WITH_PROFILE,
  'reports.report': WITH_PROFILE,
  'reports.deletedConversations': WITH_PROFILE,
  // No contact has deleted a conversation with the example caller.
  'reports.reportDeleted': [401, 409, 404, 401],
  'notifications.choices': WITH_PROFILE,
  'notifications.saveChoices': WITH_PROFILE,
  'notifications.stopMails': NO_SUCH_LINK,
  'notifications.pushKey': WITH_PROFILE,
  'notifications.pushState': WITH_PROFILE,
  'notifications.subscribe': WITH_PROFILE,
  'notifications.unsubscribe': WITH_PROFILE,
  'accounts.acceptTerms': WITH_SESSION,
  'accounts.consents': WITH_SESSION,
  'accounts.newTerms': WITH_SESSION,
  'answers.withdrawConsent': WITH_PROFILE,
  'answers.giveLoveLife': WITH_PROFILE,
  'dataRights.openings': WITH_SESSION,
  'dataRights.export': [401, 403, 200, 401],
  // The example contains a wrong password: otherwise no later call could succeed.
  'dataRights.deleteAccount': [401, 403, 403, 401],
  // A profile is created once, by a caller without one.
  'signUp.finish': [401, 200, 409, 401],
  'profile.mine': WITH_PROFILE,
  'profile.update': WITH_PROFILE,
  'matching.preview': WITH_PROFILE,
  'profile.searchCities': WITH_SESSION,
  'profile.preferences': WITH_PROFILE,
  'profile.savePreferences': WITH_PROFILE,
  'photos.list': WITH_PROFILE,
  // The example photo belongs to the member.
  'photos.order': WITH_PROFILE,
  'photos.describe': WITH_PROFILE,
  'photos.add': WITH_PROFILE,
  'photos.remove': WITH_PROFILE,
  'moderated.mine': WITH_PROFILE,
  'prompts.mine': WITH_PROFILE,
  'prompts.save': WITH_PROFILE,
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
  'contentNotice.notify': EVERYONE,
  'transparency.figures': EVERYONE,
  // Only for the link in a mail.
  'redress.state': UNKNOWN,
  'redress.contest': UNKNOWN,
  'standing.mine': WITH_SESSION,
  // The example member has received no decision.
  'standing.appeal': [401, 404, 404, 401],
  'supportChat.resume': NO_SUCH_LINK,
  'supportChat.beginAsVisitor': EVERYONE,
  // Without the cookie of a chat there is nothing to read: `member/support/server/visitor.test.ts`.
  'supportChat.visitorChat': EVERYONE,
  'supportChat.sendAsVisitor': [404, 404, 404, 404],
  'supportChat.markReadAsVisitor': EVERYONE,
  'supportChat.memberChat': WITH_SESSION,
  'supportChat.sendAsMember': WITH_SESSION,
  'supportChat.addPicture': WITH_SESSION,
  'supportChat.markReadAsMember': WITH_SESSION,
  'supportChat.rateAsVisitor': [409, 409, 409, 409],
  'supportChat.rateAsMember': [401, 409, 409, 401],
  'supportChat.moveVisitorChat': WITH_SESSION,
  'verification.mine': WITH_PROFILE,
  'appointments.mine': WITH_PROFILE,
  'appointments.offers': WITH_PROFILE,
  // The caller has an appointment, which is moved, then cancelled.
  'appointments.book': WITH_PROFILE,
  'appointments.calendar': WITH_PROFILE,
  'appointments.move': WITH_PROFILE,
  'appointments.cancel': WITH_PROFILE,
  'appointments.room': WITH_PROFILE,
  // It opens five minutes before.
  'appointments.join': [401, 409, 409, 401],
  'appointments.leave': WITH_PROFILE,
  'workshops.list': WITH_PROFILE,
  'workshops.one': WITH_PROFILE,
  'workshops.register': WITH_PROFILE,
  'workshops.calendar': WITH_PROFILE,
  'workshops.cancel': WITH_PROFILE,
  'workshops.mine': WITH_PROFILE,
};

/** Routes outside the contract, as the server registers them. `:id` is a contact's photo, `:name` matches no mail. */
export const OTHER_ACCESS: Record<string, Row> = {
  // The picture does not exist.
  'GET /equipe-photos/:file{[\\w-]{1,64}\\.webp}': [404, 404, 404, 404],
  // Also for matchmakers.
  'GET /media/:id': { members: HIDDEN, roles: ['matchmaker'], status: 200 },
  'GET /media/:id/upright': { members: HIDDEN, roles: ['matchmaker'], status: 200 },
  'GET /media/:id/medium': { members: HIDDEN, roles: ['matchmaker'], status: 200 },
  // Redirects to the page with the button.
  'GET /api/unsubscribe': [302, 302, 302, 302],
  // An unknown link, and a missing file.
  'GET /rendez-vous/:token': [404, 404, 404, 404],
  'GET /agenda/:secret': [404, 404, 404, 404],
  'GET /fichiers/:file': [404, 404, 404, 404],
  'GET /media/support/:id/:size{large|small}': [404, 404, 404, 404],
  // Answers the same to any body.
  'POST /api/policy-reports': [204, 204, 204, 204],
  // Tests configure no contact.
  'GET /.well-known/security.txt': [404, 404, 404, 404],
  'GET /health/live': EVERYONE,
  'GET /health/ready': EVERYONE,
  'GET /api/docs': EVERYONE,
  'GET /api/openapi.json': EVERYONE,
  'GET /dev/codes': EVERYONE,
  'GET /dev/mail': EVERYONE,
  'GET /dev/mail/style.css': EVERYONE,
  'GET /dev/mail/:name': [404, 404, 404, 404],
  'GET /dev/mail/:name/html': [404, 404, 404, 404],
};

/** Handlers without a response of their own: headers, Origin check, body limits, the API itself. */
export const PASSED_THROUGH = [
  'ALL /*',
  'ALL /api/*',
  'ALL /api/policy-reports',
  ...['profile/photos', 'support/member/pictures'].map((path) => `ALL /api/${path}`),
  ...['content', 'inbox'].map((part) => `ALL /api/desk/${part}/pictures`),
  'ALL /dev/mail/*',
];

/**
 * Rights that a suspended or closed account keeps, with the status of the example: reasons and appeal, data, devices,
 * consents, the chat with the team. Every other member route rejects it.
 */
const KEPT_IN_ANY_CASE: Record<string, number> = {
  'standing.mine': 200,
  'standing.appeal': 404,
  'accounts.acceptTerms': 200,
  'accounts.consents': 200,
  'accounts.newTerms': 200,
  'accounts.devices': 200,
  // The other device was logged out by the measure.
  'accounts.endDevice': 404,
  'accounts.endOtherDevices': 200,
  'answers.withdrawConsent': 200,
  'confiding.withdraw': 200,
  'dataRights.openings': 200,
  'dataRights.export': 200,
  // A wrong password, as for every member.
  'dataRights.deleteAccount': 403,
  'supportChat.memberChat': 200,
  'supportChat.sendAsMember': 200,
  'supportChat.addPicture': 200,
  'supportChat.markReadAsMember': 200,
  'supportChat.rateAsMember': 409,
  'supportChat.moveVisitorChat': 200,
};

export function expectedStatus(row: Row, caller: Caller, name: string): number {
  if ('members' in row)
    return row.roles.some((role) => role === caller) ? row.status : expectedStatus(row.members, caller, name);
  if ('roles' in row) {
    if (caller === 'staff-ended') return 401;
    if (caller === 'staff-without-second-factor') return row.halfIn ?? 404;
    return row.roles.some((role) => role === caller) ? row.status : 404;
  }
  const [anonymous, confirmed, member, ended] = row;
  if (caller === 'suspended' || caller === 'closed')
    return anonymous === 401 ? (KEPT_IN_ANY_CASE[name] ?? 403) : anonymous;
  const ofMembers: Partial<Record<Caller, number>> = { confirmed, member, ended };
  return ofMembers[caller] ?? anonymous;
}
