import type { Endpoint } from './api-endpoints.ts';
import { TEST_PASSWORD } from './test-app.ts';

/** The people whom the member who calls has to do with. */
export type Cast = {
  /** Address of the member who calls. */
  email: string;
  /** In the selection; two, since one is passed on and the other written to. */
  shown: string;
  toOpen: string;
  /** Already in conversation, who wrote the message `received`. */
  contact: string;
  received: number;
  /** Another browser in which the member who calls is logged in. */
  device: string;
};

export type Example = { id?: string; query?: Record<string, string>; body?: unknown; photo?: Blob };

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const nothing = (): Example => ({});
const writtenToTheTeam = (): Example => ({
  body: { clientId: '3b0f5c1e-8a52-4d7e-9c55-0d8d6a2f7b11', content: 'Comment changer ma photo ?' },
});
const PUSH_ENDPOINT = 'https://fcm.googleapis.com/fcm/send/exemple';

/** The first Monday evening after the instant at which every test begins. */
export const COMING_DATE = '8-2026-11-23';

/** A sensible request for every route of the contract: a route without one fails the tests that walk them all. */
export const EXAMPLES: Record<string, (cast: Cast) => Example> = {
  'accounts.signUp': () => ({ body: { email: 'quelqu-un@exemple.invalid' } }),
  'accounts.confirmEmail': () => ({ body: { token: 'jeton-inconnu' } }),
  'accounts.logIn': ({ email }) => ({ body: { email, password: TEST_PASSWORD } }),
  'session.end': nothing,
  'session.read': nothing,
  'accounts.forgotPassword': () => ({ body: { email: 'personne@exemple.invalid' } }),
  'accounts.checkResetLink': () => ({ body: { token: 'jeton-inconnu' } }),
  'accounts.resetPassword': () => ({ body: { token: 'jeton-inconnu', password: 'un matin de printemps' } }),
  // The same again, so that a log-in after it still works.
  'accounts.changePassword': () => ({ body: { current: TEST_PASSWORD, password: TEST_PASSWORD } }),
  'accounts.devices': nothing,
  'accounts.endDevice': ({ device }) => ({ id: device }),
  'accounts.endOtherDevices': nothing,
  'advice.mine': nothing,
  'coaches.mine': nothing,
  'coaches.team': nothing,
  'adMeasurement.state': nothing,
  'adMeasurement.choose': () => ({
    body: { receipt: '2f6b1b1e-6f0e-4d3f-9a55-0c1f5f6f7a10', choice: 'refused', version: '2026-11-21' },
  }),
  'matching.selection': nothing,
  'matching.reject': ({ shown }) => ({ id: shown }),
  'meeting.state': ({ contact }) => ({ id: contact }),
  'meeting.declare': ({ contact }) => ({ id: contact }),
  'meeting.giveFeedback': ({ contact }) => ({
    id: contact,
    body: { qualities: ['Drôle'], sentence: 'Un beau moment.', forTeam: { notAgain: false, note: 'Merci.' } },
  }),
  'matching.startConversation': ({ toOpen }) => ({ body: { profileId: toOpen } }),
  'conversations.contacts': nothing,
  'conversations.thread': ({ contact }) => ({ id: contact, query: { before: '1000' } }),
  'conversations.send': ({ contact }) => ({
    id: contact,
    body: { clientId: '7f3f9a52-4b5e-4c51-9d0f-6a8b0c1d2e3f', content: 'Bonjour, comment allez-vous ?' },
  }),
  'conversations.markRead': ({ contact, received }) => ({ id: contact, body: { upTo: received } }),
  'conversations.block': ({ contact }) => ({ id: contact }),
  'conversations.unblock': ({ contact }) => ({ id: contact }),
  'conversations.deleteConversation': ({ contact }) => ({ id: contact }),
  'reports.report': ({ contact }) => ({ body: { profileId: contact, reason: 'Des propos blessants.' } }),
  'notifications.choices': nothing,
  'notifications.saveChoices': () => ({ body: { messageMails: true } }),
  'notifications.stopMails': () => ({ query: { jeton: 'jeton-inconnu' } }),
  'notifications.pushKey': nothing,
  'notifications.pushState': () => ({ body: { endpoint: PUSH_ENDPOINT } }),
  'notifications.subscribe': () => ({
    body: { endpoint: PUSH_ENDPOINT, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } },
  }),
  'notifications.unsubscribe': () => ({ body: { endpoint: PUSH_ENDPOINT } }),
  'accounts.consents': nothing,
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
  'profile.mine': nothing,
  // What the caller says already: the walks compare the profiles before and after.
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
  'profile.preferences': nothing,
  'profile.savePreferences': () => ({
    body: { preferred_gender: 'homme', min_age: 25, max_age: 45, max_distance: 50 },
  }),
  'profile.savePhoto': () => ({ photo: new Blob([PIXEL], { type: 'image/png' }) }),
  'profile.removePhoto': nothing,
  'profile.pauseState': nothing,
  'profile.pause': nothing,
  'profile.resume': nothing,
  'answers.lifeProject': nothing,
  'answers.saveLifeProject': () => ({
    body: {
      living_preference: 'En ville',
      living_arrangement: 'Vie commune',
      family_plans: 'Je veux des enfants',
    },
  }),
  'answers.sharedValues': nothing,
  'answers.saveSharedValues': () => ({ body: { activities: ['Cinéma', 'Nature'] } }),
  'answers.loveProfile': nothing,
  'answers.saveLoveProfile': () => ({
    body: {
      liberty_score: 3,
      fidelity_score: 4,
      communication_score: 5,
      tenderness_score: 4,
      sexuality_score: 3,
    },
  }),
  'answers.quiz': nothing,
  'answers.saveQuiz': () => ({
    body: {
      past_breakups_score: 2,
      abandonment_fear_score: 6,
      self_confidence_score: 4,
      single_status_score: 1,
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
  'supportChat.beginAsVisitor': () => ({
    body: { visitorId: 'visitor-1795258800000-k3v9q2', name: 'Claire', email: 'claire@exemple.invalid' },
  }),
  'supportChat.visitorChat': nothing,
  'supportChat.sendAsVisitor': writtenToTheTeam,
  'supportChat.markReadAsVisitor': nothing,
  'supportChat.memberChat': nothing,
  'supportChat.sendAsMember': writtenToTheTeam,
  'supportChat.markReadAsMember': nothing,
  'supportChat.keepVisitorChat': nothing,
  'workshops.list': nothing,
  'workshops.one': () => ({ id: '8' }),
  'workshops.register': () => ({ id: COMING_DATE }),
  'workshops.cancel': () => ({ id: COMING_DATE }),
  'workshops.mine': nothing,
};

/** The example of a route as `fetch` takes it. @throws when the route has none */
export function exampleRequest(endpoint: Endpoint, cast: Cast): { path: string; init: RequestInit } {
  const example = EXAMPLES[endpoint.name]?.(cast);
  if (!example) throw new Error(`Give ${endpoint.name} an example in src/testing/endpoint-examples.ts`);
  return requestOf(endpoint, example);
}

export function requestOf(endpoint: Endpoint, example: Example): { path: string; init: RequestInit } {
  const { id = '', query, body, photo } = example;
  const search = query ? `?${new URLSearchParams(query)}` : '';
  const path = `/api${endpoint.path.replace('{id}', encodeURIComponent(id))}${search}`;
  const init: RequestInit = { method: endpoint.method };
  if (photo) {
    init.body = new FormData();
    init.body.append('photo', photo, 'moi.png');
  } else if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  return { path, init };
}

/** These change who the caller is or whom they talk to, so a walk over all routes does them last. */
const LAST = [
  'supportChat.beginAsVisitor',
  'conversations.block',
  'conversations.unblock',
  'conversations.deleteConversation',
  'answers.withdrawConsent',
  'answers.giveLoveLife',
  'accounts.changePassword',
  'accounts.endOtherDevices',
  'signUp.finish',
  'session.end',
];

export function inWalkingOrder(endpoints: readonly Endpoint[]): Endpoint[] {
  return endpoints.toSorted((a, b) => LAST.indexOf(a.name) - LAST.indexOf(b.name));
}
