import { and, eq, isNotNull } from 'drizzle-orm';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { PICTURES_AT } from '#desk/content/rules.ts';
import { findPicture } from '#desk/content/server/store.ts';
import { ROLE_LABELS } from '#desk/staff/texts.ts';
import { isKept } from '#identity/accounts/server/shared/store-identification.ts';
import { MEASURE_PATH, measurePage } from '#identity/ad-measurement/server/measure-page.ts';
import { openSecret } from '#identity/factors/server/shared/seal-secret.ts';
import { codeAt, codeSecondsLeft, stepAt } from '#identity/factors/server/shared/totp.ts';
import { restoreFragment } from '#lib/mailed-secret.ts';
import { CALENDAR_PATH, DESK_PATH } from '#lib/paths.ts';
import { FRIEND_PATH } from '#member/encounters/server/friend-link.ts';
import { friendPage } from '#member/encounters/server/friend-page.ts';
import { openUnsubscribePage } from '#member/notifications/server/unsubscribe-token.ts';
import { PHOTO_TOO_LARGE } from '#member/photos/contract.ts';
import { PHOTO_MAX_BYTES } from '#member/photos/rules.ts';
import { countDaily } from '#platform/daily-figures.ts';
import { admitUploads } from '#platform/http/admit-uploads.ts';
import { toPublicError, waitHeader } from '#platform/http/errors.ts';
import { type AnsweredRequest, observeRequests } from '#platform/http/observe-requests.ts';
import { type PolicyReport, policyReports, REPORTS_MAX_BYTES } from '#platform/http/policy-reports.ts';
import {
  originCheck,
  REPORTS_PATH,
  SAFE_METHODS,
  securityHeaders,
  UNSUBSCRIBE_PATH,
} from '#platform/http/security.ts';
import { SERVED_FILES_AT, sendServedFile } from '#platform/http/served-files.ts';
import { DEV_PAGE_POLICY, devMail } from '#platform/mail/dev-mail.ts';
import { devPage } from '#platform/mail/dev-mail-pages.ts';
import type { Services } from '#platform/services.ts';
import { apiDocs } from './api-docs.ts';
import { apiHandler } from './api-handler.ts';
import { colleagueCalendar } from './colleague-calendar.ts';
import { healthRoutes } from './health.ts';
import { mediaRoutes } from './media.ts';
import { staff } from './schema.ts';
import { recordRefusals } from './security-events.ts';
import { type BuiltFolders, builtPages } from './site/built-pages.ts';
import { watchPageContent } from './site/page-content.ts';
import type { Renderer } from './site/renderer.ts';
import { SECURITY_TXT_PATH, securityTxt } from './site/security-txt.ts';

export const JSON_MAX_BYTES = 64 * 1024;
export const PHOTO_PATHS = [
  '/api/profile/photos',
  '/api/desk/content/pictures',
  '/api/support/member/pictures',
  '/api/desk/inbox/pictures',
];
const FORM_BYTES = 16 * 1024;
const TOO_LARGE = 'Cet envoi est trop volumineux.';

export type AppOptions = {
  services: Services;
  pages?: BuiltFolders & { renderer: Renderer };
  addressOf: (context: Context) => string;
  observe?: (request: AnsweredRequest) => void;
  countReport?: (report: PolicyReport) => void;
};

/** Builds the whole site as one request handler: limits and headers first, then the API, then the pages. */
export function createApp({ services, pages, addressOf, observe, countReport }: AppOptions): Hono {
  const { env } = services;
  const app = new Hono();
  app.use(
    observeRequests(addressOf, (request) => {
      services.log('info', 'request', request);
      // A request that was not admitted is no error, and counting it would add a write.
      if (request.status >= 500 && request.status !== 503) countDaily(services, 'errors');
      observe?.(request);
    }),
  );
  app.use(securityHeaders(env));
  app.use(readableAddress);
  app.use(restoreMailedLink);
  app.use(recordRefusals(services.securityEvents));
  app.use(originCheck(env));
  const fewUploads = admitUploads(addressOf);
  for (const path of PHOTO_PATHS)
    app.use(path, fewUploads, limited(PHOTO_MAX_BYTES + FORM_BYTES, PHOTO_TOO_LARGE));
  app.use(REPORTS_PATH, limited(REPORTS_MAX_BYTES, TOO_LARGE));
  const fewBytes = limited(JSON_MAX_BYTES, TOO_LARGE);
  app.use('/api/*', async (context, next) =>
    PHOTO_PATHS.includes(context.req.path) ? next() : fewBytes(context, next),
  );
  app.route('/health', healthRoutes(services.pingDatabase));
  app.route('/', apiDocs(services, addressOf));
  app.get(SECURITY_TXT_PATH, securityTxt(services));
  app.get(UNSUBSCRIBE_PATH, openUnsubscribePage);
  app.get(`${FRIEND_PATH}/:token`, friendPage(services, addressOf));
  app.get(`${CALENDAR_PATH}/:secret`, colleagueCalendar(services, addressOf));
  app.post(REPORTS_PATH, policyReports({ ...services, count: countReport }));
  app.all('/api/*', apiHandler(services, addressOf));
  app.get(`${SERVED_FILES_AT}/:file`, sendServedFile);
  app.route('/media', mediaRoutes(services));
  app.route(PICTURES_AT, servePublicPictures(services));
  if (!env.production) app.route('/', devMail(env.DATA_DIR));
  if (!env.production) app.route('/', devCodes(services));
  if (env.PIXEL_ID) app.get(MEASURE_PATH, measurePage(env, env.PIXEL_ID));
  if (pages) {
    const content = watchPageContent(services, pages.renderer);
    const facts = {
      ...env,
      IDENTIFICATION_KEPT: isKept(env) ? 'kept' : undefined,
      DEMONSTRATION: env.demonstration ? 'yes' : undefined,
    };
    const site = { origin: env.APP_URL, facts, content };
    app.route('/', builtPages(pages, site).routes);
  }
  app.notFound((context) => context.text('Introuvable', 404));
  app.onError((error) => {
    const answer = toPublicError(error, services.log);
    return Response.json(answer.toJSON(), { status: answer.status, headers: waitHeader(answer) });
  });
  return app;
}

/** Node accepts hosts that are not valid in a URL, such as numbers that are too large. */
const readableAddress: MiddlewareHandler = async (context, next) =>
  URL.canParse(context.req.url) ? next() : context.text('Adresse illisible', 400);

/** Some mail filters encode the # of a mailed link: the browser then sends its secret as part of the path. */
const restoreMailedLink: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const link = context.req.method === 'GET' ? restoreFragment(pathname + search) : undefined;
  return link === undefined ? next() : context.redirect(link);
};

/** Node enforces a declared body length; a body without one is counted as it arrives, which is far slower. */
function limited(maxSize: number, message: string): MiddlewareHandler {
  const onError = (context: Context) =>
    context.json({ defined: true, code: 'TOO_LARGE', status: 413, message }, 413, {
      // The unread rest of the body would be parsed as the next request.
      connection: 'close',
    });
  const counted = bodyLimit({ maxSize, onError });
  return async (context, next) => {
    const declared = context.req.header('content-length');
    const isDeclared = context.req.header('transfer-encoding') === undefined && declared !== undefined;
    if (isDeclared) return Number(declared) > maxSize ? onError(context) : next();
    const hasNone = SAFE_METHODS.includes(context.req.method) && !context.req.header('transfer-encoding');
    return hasNone ? next() : counted(context, next);
  };
}

/** Replaces five phones: the codes of the demo colleagues. Never mounted in production. */
function devCodes({ db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>): Hono {
  return new Hono().get('/dev/codes', async (context) => {
    const now = clock.now();
    const examples = await db
      .select()
      .from(staff)
      .where(and(eq(staff.is_example, true), isNotNull(staff.totp_since)))
      .orderBy(staff.created_at, staff.email);
    const rows = examples.map(({ id, email, first_name, roles, totp_secret, totp_step }) => {
      const step = stepAt(now);
      const code = codeAt(openSecret(secret, { kind: 'staff', id }, totp_secret ?? ''), step);
      const label = `${first_name}, ${roles.map((role) => ROLE_LABELS[role]).join(', ')}`;
      return html`<tr>
        <th scope="row">${label}<br /><small>${email}</small></th>
        <td>${totp_step >= step ? html`<small>déjà utilisé, attendez le suivant</small>` : html`<code>${code.slice(0, 3)} ${code.slice(3)}</code>`}</td>
      </tr>`;
    });
    context.header('Content-Security-Policy', DEV_PAGE_POLICY);
    context.header('Cache-Control', 'no-store');
    const content = html`<h1>Codes de démonstration</h1>
      <p>Ces personnes sont inventées. Cette page remplace leur téléphone : chaque code sert une fois, et change toutes les 30 secondes (le prochain dans ${codeSecondsLeft(now)} s).</p>
      <table>${rows}</table>
      <p><a href="${DESK_PATH}">Ouvrir l’espace de l’équipe</a></p>`;
    const refresh = html`<meta http-equiv="refresh" content="${codeSecondsLeft(now)}" />`;
    return context.html(devPage('Codes de démonstration', content, refresh));
  });
}

/** A new picture has a new address; a removed picture disappears from browser caches within a week. */
const KEPT = 'public, max-age=604800, immutable';

function servePublicPictures({ db }: Services): Hono {
  return new Hono().get('/:file{[\\w-]{1,64}\\.webp}', async (context) => {
    const webp = await findPicture(db, context.req.param('file').replace('.webp', ''));
    if (!webp) return context.notFound();
    return context.body(Uint8Array.from(webp), 200, { 'content-type': 'image/webp', 'cache-control': KEPT });
  });
}
