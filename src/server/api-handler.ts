import { OpenAPIHandler } from '@orpc/openapi/fetch';
import type { Context } from 'hono';
import { z } from 'zod';
import { deskAppointmentsRoutes } from '#desk/appointments/server/routes.ts';
import { deskAuthoritiesRoutes } from '#desk/authorities/server/routes.ts';
import { deskCoachingRoutes } from '#desk/coaching/server/routes.ts';
import { deskContentRoutes } from '#desk/content/server/routes.ts';
import { deskFiguresRoutes } from '#desk/figures/server/routes.ts';
import { deskInboxRoutes } from '#desk/inbox/server/routes.ts';
import { deskIntroductionsRoutes } from '#desk/introductions/server/routes.ts';
import { deskMembersRoutes } from '#desk/members/server/routes.ts';
import { deskModerationRoutes } from '#desk/moderation/server/routes.ts';
import { transparencyRoutes } from '#desk/moderation/server/transparency-routes.ts';
import { deskNotesRoutes } from '#desk/staff/server/note-routes.ts';
import { deskStaffRoutes } from '#desk/staff/server/routes.ts';
import { deskWorkshopsRoutes } from '#desk/workshops/server/routes.ts';
import { accountsRoutes } from '#identity/accounts/server/routes.ts';
import { standingRoutes } from '#identity/accounts/server/standing-routes.ts';
import { adMeasurementRoutes } from '#identity/ad-measurement/server/routes.ts';
import { consentsRoutes } from '#identity/consents/server/routes.ts';
import { draftsRoutes } from '#identity/drafts/server/routes.ts';
import { eraseDraftsOf } from '#identity/drafts/server/store.ts';
import { emailChangeRoutes } from '#identity/entrance/server/email-change-routes.ts';
import { entranceRoutes } from '#identity/entrance/server/routes.ts';
import { passkeysRoutes } from '#identity/factors/server/passkey-routes.ts';
import { secondFactorRoutes } from '#identity/factors/server/second-factor-routes.ts';
import { NO_SUCH_ADDRESS } from '#lib/contract-base.ts';
import { remembering } from '#lib/remembering.ts';
import { redressRoutes } from '#mechanisms/decisions/server/routes.ts';
import { mailedLinksRoutes } from '#mechanisms/mailed-links/server/routes.ts';
import { appointmentsRoutes } from '#member/appointments/server/routes.ts';
import { endInterview } from '#member/appointments/server/shared/end-appointments.ts';
import { confidingRoutes } from '#member/coaches/server/routes.ts';
import { assignCoach } from '#member/coaches/server/shared/assign-coach.ts';
import { coachesRoutes } from '#member/coaching/server/coach-routes.ts';
import { adviceRoutes, coachChatRoutes } from '#member/coaching/server/routes.ts';
import { sharedAnswersRoutes } from '#member/coaching/server/shared-answers-routes.ts';
import { eraseCoachThread } from '#member/coaching/server/store.ts';
import { callsRoutes } from '#member/conversations/server/call-routes.ts';
import { conversationsRoutes, sendMessage } from '#member/conversations/server/routes.ts';
import { openThread } from '#member/conversations/server/shared/open-thread.ts';
import { dataRightsRoutes } from '#member/data-rights/server/routes.ts';
import { encountersRoutes } from '#member/encounters/server/routes.ts';
import { matchingRoutes } from '#member/matching/server/routes.ts';
import { introductionsRoutes } from '#member/matchmaker/server/routes.ts';
import { meetingRoutes } from '#member/meeting/server/routes.ts';
import { membershipRoutes } from '#member/membership/server/routes.ts';
import { notificationsRoutes } from '#member/notifications/server/routes.ts';
import { photosRoutes } from '#member/photos/server/routes.ts';
import { verificationRoutes } from '#member/photos/server/verification-routes.ts';
import { moderatedRoutes, promptsRoutes } from '#member/profile/server/prompt-routes.ts';
import { profileRoutes } from '#member/profile/server/routes.ts';
import { answersRoutes } from '#member/questionnaires/server/routes.ts';
import { contentNoticeRoutes } from '#member/reports/server/notice-routes.ts';
import { reportsRoutes } from '#member/reports/server/routes.ts';
import { supportChatRoutes } from '#member/support/server/chat-routes.ts';
import { contactFormRoutes } from '#member/support/server/contact-routes.ts';
import { leaveIntimateDates } from '#member/workshops/server/change-place.ts';
import { workshopsRoutes } from '#member/workshops/server/routes.ts';
import { sessionCookieName } from '#platform/auth.ts';
import { networkOf } from '#platform/http/caller.ts';
import { toBadRequest, toPublicError, waitHeader } from '#platform/http/errors.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { signedAnew } from '#platform/keys/session-cookie.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { nameRoute } from '#platform/request-scope.ts';
import type { Services } from '#platform/services.ts';
import { contract } from './contract.ts';
import { recordSecurityEvents } from './security-events.ts';
import { sessionRoutes } from './session/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';

/** Every route of the contract with its handler; a missing handler does not compile. */
const routes = implementContract(contract).router({
  accounts: { ...accountsRoutes, ...consentsRoutes, ...entranceRoutes },
  adMeasurement: adMeasurementRoutes,
  advice: adviceRoutes,
  answers: answersRoutes(assignCoach),
  appointments: appointmentsRoutes,
  calls: callsRoutes,
  coachChat: coachChatRoutes,
  confiding: confidingRoutes({
    coaching: async (_, { tx }, member) => {
      await eraseCoachThread(tx, member);
      await eraseDraftsOf(tx, member, ['message:coach']);
    },
    interview: endInterview,
    'intimate-workshop': leaveIntimateDates,
  }),
  coaches: coachesRoutes,
  contactForm: contactFormRoutes,
  contentNotice: contentNoticeRoutes,
  conversations: conversationsRoutes,
  dataRights: dataRightsRoutes,
  deskAppointments: deskAppointmentsRoutes,
  deskContent: deskContentRoutes,
  deskFigures: deskFiguresRoutes,
  deskMembers: deskMembersRoutes,
  deskAuthorities: deskAuthoritiesRoutes,
  deskModeration: deskModerationRoutes,
  deskInbox: deskInboxRoutes,
  deskIntroductions: deskIntroductionsRoutes,
  deskNotes: deskNotesRoutes,
  deskStaff: deskStaffRoutes,
  drafts: draftsRoutes,
  encounters: encountersRoutes,
  deskCoaching: deskCoachingRoutes,
  deskWorkshops: deskWorkshopsRoutes,
  emailChange: emailChangeRoutes,
  introductions: introductionsRoutes,
  matching: matchingRoutes({ open: openThread, write: sendMessage }),
  meeting: meetingRoutes,
  membership: membershipRoutes,
  moderated: moderatedRoutes,
  notifications: notificationsRoutes,
  passkeys: passkeysRoutes,
  photos: photosRoutes,
  profile: profileRoutes,
  prompts: promptsRoutes,
  reports: reportsRoutes,
  secondFactor: secondFactorRoutes,
  session: sessionRoutes,
  sharedAnswers: sharedAnswersRoutes,
  signUp: signUpRoutes,
  mailedLinks: mailedLinksRoutes,
  redress: redressRoutes,
  standing: standingRoutes,
  supportChat: supportChatRoutes,
  verification: verificationRoutes,
  transparency: transparencyRoutes,
  workshops: workshopsRoutes,
});

export function apiHandler(services: Services, addressOf: (context: Context) => string) {
  const cookieName = sessionCookieName(services.env);
  const originOf = remembering((network: string) => pseudonym(services.secret, network));
  const handler = new OpenAPIHandler(routes, {
    interceptors: [
      ({ next, request }) =>
        next().catch((error) => {
          throw toBadRequest(error, request.url.pathname.startsWith('/api/desk/'));
        }),
    ],
    clientInterceptors: [
      async ({ next, context, procedure, path, input }) => {
        const { route, inputSchema } = procedure['~orpc'];
        const ended = { path, method: route.method, input, asked: askedBy(inputSchema) };
        nameRoute(`/api${route.path ?? ''}`);
        try {
          const answer = await next();
          recordSecurityEvents(services.securityEvents, ended);
          return answer;
        } catch (error) {
          const answer = toPublicError(error, services.log);
          recordSecurityEvents(services.securityEvents, { ...ended, refusal: answer.code });
          for (const [name, value] of Object.entries(waitHeader(answer)))
            context.answerHeaders.set(name, value);
          throw answer;
        }
      },
    ],
  });
  return async (context: Context) => {
    const answerHeaders = new Headers();
    const { matched, response } = await handler.handle(context.req.raw, {
      prefix: '/api',
      context: {
        services,
        headers: signedAnew(services.keys, context.req.raw.headers, cookieName),
        answerHeaders,
        address: addressOf(context),
        origin: originOf(networkOf(addressOf(context))),
      },
    });
    const absent = { defined: true, code: 'NOT_FOUND', status: 404, message: NO_SUCH_ADDRESS };
    if (!matched) return context.json(absent, 404);
    // Set the headers in place: a copied response would be read as a stream, this one is written to the socket at once.
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    return response;
  };
}

function askedBy(schema: unknown): ReadonlySet<string> {
  const asked = schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  return new Set(asked instanceof z.ZodObject ? Object.keys(asked.shape) : []);
}
