import type { Endpoint } from './api-endpoints.ts';
import { DESK_EXAMPLES } from './desk-examples.ts';
import type { Cast, Example } from './example.ts';
import { TEST_PASSWORD } from './test-app.ts';
import { TEST_COACH } from './test-coach.ts';

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const nothing = (): Example => ({});
const aPhotoWith = (body?: unknown): Example => ({ photo: new Blob([PIXEL], { type: 'image/png' }), body });
const writtenToTheTeam = (): Example => ({
  body: { clientId: '3b0f5c1e-8a52-4d7e-9c55-0d8d6a2f7b11', content: 'Comment changer ma photo ?' },
});
/** A browser's response for a passkey, for any challenge. */
const ANSWERED = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/exemple';

/** The first Monday evening after the start time of every test. */
export const COMING_DATE = '8-2026-11-23';

/** A window that is in a call. */
export const SEAT = '5f0c2b7a-3d1e-4a86-9b27-6d1f0e8c4a53';

/** The member's thread with the team, and a saved reply. */
export const THREAD = 9001;
const LONG_AGO = '2026-11-01T08:00:00.000Z';

/** The calling member's appointment with the team, and the team's slots. */
export const APPOINTMENT = 'rendez-vous-equipe';
export const SLOTS = {
  booked: 'creneau-pris',
  free: 'creneau-libre',
  verification: 'creneau-de-verification',
};

/** When the calling member and the example contact have a date. */
export const AGREED_MOMENT = '2026-11-26T18:00:00.000Z';

/**
 * A plausible request for every route that changes something or needs an id or a query: a missing one fails the tests
 * that walk all routes.
 */
export const EXAMPLES: Record<string, (cast: Cast) => Example> = {
  'accounts.signUp': () => ({ body: { email: 'quelqu-un@exemple.invalid' } }),
  'accounts.confirmEmail': () => ({ body: { token: 'jeton-inconnu' } }),
  'accounts.logIn': ({ email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'mailedLinks.redeemCode': () => ({
    body: { page: 'sign-up', email: 'quelqu-un@exemple.invalid', code: 'K7QF-M2XR' },
  }),
  'session.end': nothing,
  'accounts.forgotPassword': () => ({ body: { email: 'personne@exemple.invalid' } }),
  'accounts.checkResetLink': () => ({ body: { token: 'jeton-inconnu' } }),
  'accounts.resetPassword': () => ({ body: { token: 'jeton-inconnu', password: 'un matin de printemps' } }),
  // The same password again, so that a later log-in still works.
  'accounts.changePassword': () => ({ body: { current: TEST_PASSWORD, password: TEST_PASSWORD } }),
  'drafts.read': () => ({ query: { name: 'profile' } }),
  'drafts.save': () => ({ body: { name: 'profile', words: '{}' } }),
  'emailChange.ask': () => ({ body: { password: TEST_PASSWORD, email: 'nouvelle-adresse@exemple.invalid' } }),
  'emailChange.giveUp': nothing,
  'emailChange.look': () => ({ body: { token: 'jeton-inconnu' } }),
  'emailChange.confirm': () => ({ body: { token: 'jeton-inconnu' } }),
  'emailChange.refuse': () => ({ body: { token: 'jeton-inconnu' } }),
  'passkeys.begin': () => ({ body: { password: TEST_PASSWORD } }),
  'passkeys.add': () => ({
    body: { response: { ...ANSWERED, response: { clientDataJSON: 'e30', attestationObject: 'oA' } } },
  }),
  'passkeys.rename': () => ({ id: 'cle-inconnue', body: { name: 'Mon téléphone' } }),
  'passkeys.remove': () => ({ id: 'cle-inconnue', body: { password: TEST_PASSWORD } }),
  'passkeys.beginLogIn': nothing,
  'passkeys.logIn': () => ({
    body: {
      response: {
        ...ANSWERED,
        response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
      },
    },
  }),
  'secondFactor.begin': () => ({ body: { password: TEST_PASSWORD } }),
  'secondFactor.confirm': () => ({ body: { code: '123456' } }),
  'secondFactor.renewBackupCodes': () => ({ body: { password: TEST_PASSWORD } }),
  'secondFactor.remove': () => ({ body: { password: TEST_PASSWORD } }),
  'secondFactor.sayLost': nothing,
  'secondFactor.giveCode': () => ({ body: { code: '123456' } }),
  'accounts.endDevice': ({ device }) => ({ id: device }),
  'accounts.endOtherDevices': nothing,
  'coachChat.send': writtenToTheTeam,
  'coachChat.markRead': nothing,
  'confiding.give': () => ({ body: { purpose: 'interview' } }),
  'confiding.withdraw': () => ({ body: { purpose: 'interview' } }),
  'sharedAnswers.share': () => ({ body: { kind: 'quiz', days: 7 } }),
  'sharedAnswers.stop': () => ({ body: { kind: 'quiz' } }),
  'verification.nearby': () => ({ query: { q: 'Lyon' } }),
  'adMeasurement.choose': () => ({
    body: { receipt: '2f6b1b1e-6f0e-4d3f-9a55-0c1f5f6f7a10', choice: 'refused', version: '2026-11-21' },
  }),
  'introductions.answer': ({ introduced }) => ({ id: introduced, body: { answer: 'accepted' } }),
  'matching.reject': ({ shown }) => ({ id: shown }),
  'matching.takeBackReject': ({ shown }) => ({ id: shown }),
  'membership.renounce': () => ({
    body: {
      name: 'Claire',
      email: 'claire@exemple.invalid',
      service: 'coaching',
      orderedOn: '',
      clientId: SEAT,
    },
  }),
  'membership.withdraw': () => ({ id: 'commande-inconnue' }),
  'meeting.state': ({ contact }) => ({ id: contact }),
  'meeting.declare': ({ contact }) => ({ id: contact }),
  'meeting.setAside': ({ contact }) => ({ id: contact }),
  'meeting.giveFeedback': ({ contact }) => ({
    id: contact,
    body: {
      qualities: ['Humour'],
      opening: 'thanks',
      half: 'ce beau moment.',
      forTeam: { notAgain: false, note: 'Merci.' },
    },
  }),
  'calls.one': ({ contact }) => ({ id: contact }),
  'calls.propose': ({ contact }) => ({ id: contact }),
  'calls.accept': ({ contact }) => ({ id: contact }),
  'calls.join': ({ contact }) => ({ id: contact, body: { seat: SEAT } }),
  'calls.end': ({ contact }) => ({ id: contact }),
  ...DESK_EXAMPLES,
  'deskContent.addPicture': () => aPhotoWith(),
  'deskInbox.thread': () => ({ id: String(THREAD) }),
  'deskMembers.beside': () => ({ id: String(THREAD), query: { work: 'thread' } }),
  'deskInbox.see': () => ({ id: String(THREAD) }),
  'deskInbox.answer': () => ({
    id: String(THREAD),
    body: { clientId: '1a9b7c52-0c3d-4f7e-8a11-5d2e9f0b6c31', content: 'Bonjour, oui.', seen: 1_000_000 },
  }),
  'deskInbox.note': () => ({
    id: String(THREAD),
    body: { clientId: '2b9b7c52-0c3d-4f7e-8a11-5d2e9f0b6c32', content: 'À rappeler.' },
  }),
  'deskInbox.move': () => ({
    body: {
      threads: [
        {
          id: THREAD,
          state: 'open',
          waitingSince: LONG_AGO,
          snoozedUntil: null,
          lastMessageAt: LONG_AGO,
        },
      ],
      to: 'open',
    },
  }),
  'deskInbox.addPicture': () => aPhotoWith({ clientId: crypto.randomUUID(), thread: THREAD }),
  'deskInbox.merge': () => ({ id: String(THREAD), body: { other: 987654321 } }),
  'deskInbox.tag': () => ({ id: String(THREAD), body: { tag: 'bug', on: true } }),
  'deskInbox.assign': () => ({ id: String(THREAD), body: { staff: null } }),
  'deskInbox.saveReply': () => ({
    body: {
      id: null,
      clientId: '6d9f0c56-6f43-4d5c-9a1c-0a6d5f2c7b41',
      title: 'Photo',
      content: 'Bonjour {prénom}, …',
    },
  }),
  'deskInbox.removeReply': () => ({ id: '987654321' }),
  'deskFigures.read': () => ({ query: { from: '2026-09-01', to: '2026-11-15' } }),
  'deskCoaching.member': ({ member }) => ({ id: member }),
  'deskCoaching.thread': ({ member }) => ({ id: member }),
  'deskCoaching.send': ({ member }) => ({ id: member, ...writtenToTheTeam() }),
  'deskCoaching.markRead': ({ member }) => ({ id: member }),
  'deskCoaching.addNote': ({ member }) => ({
    id: member,
    body: { clientId: SEAT, content: 'Se sent prête.' },
  }),
  'deskCoaching.removeNote': ({ member }) => ({ id: member, body: { note: 4321 } }),
  'deskCoaching.readShared': ({ member }) => ({ id: member, body: { kind: 'quiz' } }),
  'deskWorkshops.add': () => ({
    body: { workshopId: 8, day: '2026-12-01', time: '20:30', coach: TEST_COACH, room: null },
  }),
  'deskWorkshops.move': () => ({ id: COMING_DATE, body: { day: '2026-11-24', time: '20:00' } }),
  'deskWorkshops.cancel': () => ({ id: '8-2026-11-30', body: { reason: 'La salle est fermée ce soir-là.' } }),
  'deskWorkshops.giveRoom': () => ({
    id: COMING_DATE,
    body: { room: 'https://salles.example/lundi', series: true },
  }),
  'deskWorkshops.write': () => ({ id: COMING_DATE, body: { words: 'Prévoyez de quoi écrire.' } }),
  'deskWorkshops.giveCoach': () => ({ id: COMING_DATE, body: { coach: TEST_COACH } }),
  'deskWorkshops.setLeader': () => ({ body: { workshopId: 2, coach: TEST_COACH } }),
  'deskWorkshops.tick': () => ({ id: COMING_DATE, body: { registration: 1, attendance: 'present' } }),
  'deskAppointments.one': () => ({ id: APPOINTMENT }),
  'deskAppointments.photo': ({ photo }) => ({ id: APPOINTMENT, query: { photo } }),
  // A Sunday, which is never allowed for any role.
  'deskAppointments.give': () => ({
    body: { kind: 'verification', moments: [{ day: '2026-11-29', time: '10:00' }] },
  }),
  'deskAppointments.removeSlots': () => ({ body: { ids: [SLOTS.booked] } }),
  'deskAppointments.saveSettings': () => ({ body: { bufferMinutes: 10, patterns: [], absences: [] } }),
  'deskAppointments.calendar': () => ({ body: { open: true } }),
  'deskAppointments.move': () => ({ id: APPOINTMENT, body: { slotId: SLOTS.free } }),
  'deskAppointments.cancel': () => ({ id: APPOINTMENT, body: { words: 'Un empêchement.' } }),
  'deskAppointments.begin': () => ({ id: APPOINTMENT }),
  'deskAppointments.room': () => ({ id: APPOINTMENT }),
  'deskAppointments.join': () => ({ id: APPOINTMENT, body: { seat: SEAT } }),
  'deskAppointments.leave': () => ({ id: APPOINTMENT, body: { seat: SEAT } }),
  'deskAppointments.settle': () => ({ id: APPOINTMENT, body: { outcome: 'held' } }),
  'deskAppointments.note': () => ({ id: APPOINTMENT, body: { note: 'Cherche le calme.' } }),
  'deskAppointments.verify': ({ photo }) => ({ id: APPOINTMENT, body: { verdict: { same: true, photo } } }),
  'deskAuthorities.ask': () => ({
    body: {
      id: '00000000-0000-4000-8000-000000000035',
      case: 'aucun-dossier',
      authority: 'Commissariat de Nantes',
      reference: 'PV 2026/123',
      from: '2026-11-01',
      until: '2026-11-20',
    },
  }),
  'deskAuthorities.drop': () => ({ id: 'aucune-demande' }),
  'deskAuthorities.handOver': () => ({ id: 'aucune-demande' }),
  'encounters.one': ({ contact }) => ({ id: contact }),
  // In this order: the date is moved, then cancelled.
  'encounters.accept': ({ contact }) => ({
    id: contact,
    body: { revision: 0, moment: AGREED_MOMENT },
  }),
  'encounters.calendar': ({ contact }) => ({ id: contact }),
  'encounters.shareDate': ({ contact }) => ({ id: contact }),
  'encounters.unshareDate': ({ contact }) => ({ id: contact }),
  'encounters.propose': ({ contact }) => ({
    id: contact,
    body: {
      revision: 0,
      moments: [
        { day: '2026-12-03', time: '19:30' },
        { day: '2026-12-05', time: '15:00' },
        { day: '2026-12-06', time: '11:00' },
      ],
      place: { kind: 'Café', name: 'Le Petit Bouchon' },
      words: 'Un autre jour m’irait mieux.',
    },
  }),
  'encounters.end': ({ contact }) => ({
    id: contact,
    body: { revision: 1, words: 'Je préfère m’en tenir là.' },
  }),
  'matching.startConversation': ({ toOpen }) => ({ body: { profileId: toOpen } }),
  'conversations.thread': ({ contact }) => ({ id: contact, query: { before: '1000' } }),
  'conversations.send': ({ contact }) => ({
    id: contact,
    body: { clientId: '7f3f9a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', content: 'Bonjour, comment allez-vous ?' },
  }),
  'conversations.markRead': ({ contact, received }) => ({ id: contact, body: { upTo: received } }),
  'conversations.decline': ({ contact }) => ({ id: contact, body: { farewell: 'no-spark' } }),
  'conversations.block': ({ contact }) => ({ id: contact }),
  'conversations.unblock': ({ contact }) => ({ id: contact }),
  'conversations.deleteConversation': ({ contact }) => ({ id: contact }),
  'reports.report': ({ contact }) => ({
    body: { profileId: contact, matter: 'insult', reason: 'Des propos blessants.' },
  }),
  'reports.reportDeleted': () => ({
    id: 'aucune-conversation',
    body: { matter: 'insult', reason: 'Des propos blessants.' },
  }),
  'notifications.saveChoices': () => ({ body: { messageMails: true, weeklyMails: false } }),
  'notifications.stopMails': () => ({ query: { jeton: 'jeton-inconnu' } }),
  'notifications.pushState': () => ({ body: { endpoint: PUSH_ENDPOINT } }),
  'notifications.subscribe': () => ({
    body: { endpoint: PUSH_ENDPOINT, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
  }),
  'notifications.unsubscribe': () => ({ body: { endpoint: PUSH_ENDPOINT } }),
  'accounts.acceptTerms': nothing,
  'answers.withdrawConsent': () => ({ body: { purpose: 'love-life' } }),
  'answers.giveLoveLife': nothing,
  'dataRights.export': () => ({ body: { password: TEST_PASSWORD } }),
  'dataRights.deleteAccount': () => ({ body: { password: 'pas le bon' } }),
  'signUp.finish': () => ({
    body: {
      first_name: 'Claire',
      last_name: 'Exemple',
      gender: 'femme',
      birth_date: '1992-03-14',
      city_code: '69123',
      has_children: false,
      bio: 'J’aime les balades en forêt.',
      password: TEST_PASSWORD,
      accepts_terms: true,
      accepts_love_life_use: true,
    },
  }),
  // The caller's current values: the walks compare the profiles before and after.
  'profile.update': () => ({
    body: {
      first_name: 'Claire',
      last_name: 'Exemple',
      has_children: false,
      bio: 'J’aime les balades en forêt.',
    },
  }),
  'matching.preview': ({ contact }) => ({ id: contact }),
  'profile.searchCities': () => ({ query: { q: 'lyon' } }),
  'profile.savePreferences': () => ({
    body: { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 },
  }),
  // The photos in their current order: the walks compare before and after.
  'photos.order': ({ photo }) => ({ body: { ids: [photo] } }),
  'photos.describe': ({ photo }) => ({ id: photo, body: { caption: '' } }),
  'photos.add': () => aPhotoWith({ clientId: SEAT }),
  'photos.remove': ({ photo }) => ({ id: photo }),
  'prompts.save': () => ({
    body: { prompts: [{ prompt: 'good-sunday', answer: 'commence tard et finit au cinéma.' }] },
  }),
  'profile.pause': nothing,
  'profile.resume': nothing,
  'answers.saveLifeProject': () => ({
    body: {
      living_preference: 'En ville',
      living_arrangement: 'Vie commune',
      family_plans: 'Je veux des enfants',
    },
  }),
  'answers.saveSharedValues': () => ({ body: { activities: ['Cinéma', 'Nature'] } }),
  'answers.saveLoveProfile': () => ({
    body: {
      liberty_score: 3,
      fidelity_score: 4,
      communication_score: 5,
      tenderness_score: 4,
      sexuality_score: 3,
    },
  }),
  'answers.saveQuiz': () => ({
    body: {
      past_breakups_score: 2,
      abandonment_fear_score: 6,
      self_confidence_score: 4,
      single_status_score: 1,
    },
  }),
  'contentNotice.notify': () => ({
    body: {
      matter: 'minor',
      place: 'Un profil',
      city: '',
      content: 'Une photo',
      why: 'La loi',
      name: '',
      email: '',
      goodFaith: true,
    },
  }),
  'contactForm.contact': () => ({
    body: {
      first_name: 'Claire',
      last_name: 'Exemple',
      email: 'claire@exemple.invalid',
      phone: '06 12 34 56 78',
      recipient: 'relations',
      message: 'Bonjour, j’ai une question.',
    },
  }),
  'redress.state': () => ({ body: { token: 'dossier.jeton-inconnu' } }),
  'redress.contest': () => ({ body: { token: 'dossier.jeton-inconnu', text: 'Relisez.' } }),
  'standing.appeal': () => ({ body: { statement: 'décision-inconnue', text: 'Je ne suis pas d’accord.' } }),
  'supportChat.resume': () => ({ body: { token: 'jeton-inconnu' } }),
  'supportChat.beginAsVisitor': () => ({
    body: { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Claire', email: 'claire@exemple.invalid' },
  }),
  'supportChat.sendAsVisitor': writtenToTheTeam,
  'supportChat.markReadAsVisitor': nothing,
  'supportChat.sendAsMember': writtenToTheTeam,
  'supportChat.addPicture': () => aPhotoWith({ clientId: crypto.randomUUID() }),
  'supportChat.markReadAsMember': nothing,
  'supportChat.rateAsVisitor': () => ({ body: { rating: 'good', words: 'Merci' } }),
  'supportChat.rateAsMember': () => ({ body: { rating: 'good', words: 'Merci' } }),
  'supportChat.moveVisitorChat': nothing,
  'appointments.offers': () => ({ query: { kind: 'welcome' } }),
  'appointments.book': () => ({ body: { slotId: SLOTS.verification, means: 'call' } }),
  'appointments.move': () => ({ id: APPOINTMENT, body: { slotId: SLOTS.free } }),
  'appointments.cancel': () => ({ id: APPOINTMENT }),
  'appointments.room': () => ({ id: APPOINTMENT }),
  'appointments.join': () => ({ id: APPOINTMENT, body: { seat: SEAT } }),
  'appointments.leave': () => ({ id: APPOINTMENT, body: { seat: SEAT } }),
  'appointments.calendar': () => ({ id: APPOINTMENT }),
  'workshops.one': () => ({ id: '8' }),
  'workshops.register': () => ({ id: COMING_DATE }),
  'workshops.calendar': () => ({ id: COMING_DATE }),
  'workshops.cancel': () => ({ id: COMING_DATE }),
};

/**
 * Returns the example of a route; a read without an id needs none.
 * @throws when a route needs one and has none
 */
export function exampleOf({ name, method, path }: Endpoint, cast: Cast): Example {
  const example = EXAMPLES[name]?.(cast) ?? (method === 'GET' && !path.includes('{') ? {} : undefined);
  if (!example) throw new Error(`Give ${name} an example in src/testing/endpoint-examples.ts`);
  return example;
}

/** Converts the example of a route to a `fetch` call. */
export function exampleRequest(endpoint: Endpoint, cast: Cast): { path: string; init: RequestInit } {
  return requestOf(endpoint, exampleOf(endpoint, cast));
}

export function requestOf(endpoint: Endpoint, example: Example): { path: string; init: RequestInit } {
  const { id = '', query, body, photo } = example;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const path = `/api${endpoint.path.replace('{id}', encodeURIComponent(id))}${search}`;
  const init: RequestInit = { method: endpoint.method };
  if (photo) {
    init.body = new FormData();
    init.body.append('photo', photo, 'moi.png');
    for (const [name, value] of Object.entries(body ?? {})) init.body.append(name, String(value));
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  return { path, init };
}

/** These change the caller’s session, account or conversations, so a walk over all routes calls them last. */
const LAST = [
  'supportChat.beginAsVisitor',
  'conversations.decline',
  'conversations.block',
  'conversations.unblock',
  'conversations.deleteConversation',
  'answers.withdrawConsent',
  'answers.giveLoveLife',
  'accounts.changePassword',
  'accounts.endOtherDevices',
  'signUp.finish',
  'session.end',
  // Ends the browser's previous session.
  'accounts.logIn',
  // The name on the card decides which dates are the coach's own.
  'deskContent.saveOwnCard',
  'deskStaff.logOut',
];

export function inWalkingOrder(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));
}
