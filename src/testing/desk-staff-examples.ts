import type { Cast, Example } from './example.ts';

const nothing = (): Example => ({});

/** Examples of the routes for colleagues, their log-in and the log. */
export const DESK_STAFF_EXAMPLES: Record<string, (cast: Cast) => Example> = {
  'deskStaff.session': nothing,
  'deskStaff.beginEnrolment': nothing,
  'deskStaff.finishEnrolment': () => ({ body: { code: '000000' } }),
  'deskStaff.giveCode': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.secondFactor': nothing,
  'deskStaff.renewBackupCodes': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.askPasswordLink': () => ({ body: { email: 'personne@exemple.invalid' } }),
  'deskStaff.checkPasswordLink': () => ({ body: { token: 'jeton-inconnu' } }),
  'deskStaff.setPassword': () => ({
    body: { token: 'jeton-inconnu', firstName: 'Nadia', password: 'un matin de printemps' },
  }),
  'deskStaff.forgetPhone': () => ({ body: { code: 'aaaaa-aaaaa' } }),
  'deskStaff.colleagues': nothing,
  'deskStaff.held': ({ colleague }) => ({ id: colleague }),
  'deskStaff.invite': () => ({
    body: { email: 'nouvelle@exemple.invalid', firstName: 'Inès', roles: ['support'] },
  }),
  'deskStaff.inviteAgain': ({ colleague }) => ({ id: colleague }),
  'deskStaff.saveRoles': ({ colleague }) => ({ id: colleague, body: { roles: ['support', 'coach'] } }),
  'deskStaff.disable': ({ colleague }) => ({ id: colleague, body: { reason: 'A quitté l’équipe.' } }),
  'deskStaff.enable': ({ colleague }) => ({ id: colleague }),
  'deskStaff.liftLock': ({ colleague }) => ({ id: colleague }),
  'deskStaff.resetSecondFactor': ({ colleague }) => ({
    id: colleague,
    body: { reason: 'Téléphone perdu.' },
  }),
  'deskStaff.onCall': nothing,
  'deskStaff.chooseOnCall': ({ colleague }) => ({ body: { id: colleague, monday: '2020-01-06' } }),
  'deskStaff.pushState': () => ({ body: { endpoint: null } }),
  'deskStaff.startPush': () => ({
    body: {
      endpoint: 'https://push.exemple.invalid/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  }),
  'deskStaff.stopPush': () => ({ body: { endpoint: 'https://push.exemple.invalid/x' } }),
  'deskStaff.audit': () => ({ query: { kind: 'staff' } }),
  'deskStaff.logIn': () => ({ body: { email: 'personne@exemple.invalid', password: 'pas le bon' } }),
  'deskStaff.logOut': nothing,
};
