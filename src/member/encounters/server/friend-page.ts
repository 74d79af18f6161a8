import type { Context } from 'hono';
import { html } from 'hono/html';
import { capital } from '#lib/french-words.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { waitWords } from '#lib/wait-words.ts';
import { planInMail } from '#mechanisms/calendar/rules.ts';
import { networkOf } from '#platform/http/caller.ts';
import { servedFile } from '#platform/http/served-files.ts';
import { pseudonym } from '#platform/pseudonym.ts';
import { consumeRateLimit, LIMITS } from '#platform/rate-limit.ts';
import type { Services } from '#platform/services.ts';
import { placeWords } from '../rules.ts';
import { readFriendToken } from './friend-link.ts';
import { findSharedDate, type SharedDate } from './friend-store.ts';

const STYLE = servedFile(
  'rendez-vous',
  'css',
  `body { margin: 0; background: #fbf8f6; color: #2a1e33; font: 1.0625rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 34rem; margin: 8vh auto; padding: 2rem 1.5rem; }
.card { padding: 2rem; border-radius: 24px; background: #fdebdc; overflow-wrap: anywhere; }
.brand { margin: 0 0 1.5rem; color: #6b2d5c; font: 600 1.5rem Georgia, serif; }
h1 { margin: 0 0 1rem; font: 600 1.75rem/1.2 Georgia, serif; }
dt { color: #5b4e63; font-size: 0.9375rem; }
dd { margin: 0 0 0.75rem; font-weight: 600; }
.soft { margin-bottom: 0; color: #5b4e63; font-size: 0.9375rem; }
@media screen and (prefers-color-scheme: dark) {
  :root { color-scheme: dark; }
  body { background: #1b1321; color: #f7eff0; }
  .card { background: #462e26; }
  .brand { color: #f5b893; }
  dt, .soft { color: #d0c3d5; }
}
`,
);
const HEADERS = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'no-store',
};

/** The page for a friend: only the place, the time and the partner’s first name. @param addressOf IP address of the peer */
export function friendPage({ db, clock, secret }: Services, addressOf: (context: Context) => string) {
  return async (context: Context): Promise<Response> => {
    const now = clock.now();
    const who = pseudonym(secret, networkOf(addressOf(context)));
    const attempt = await consumeRateLimit(db, LIMITS.linksByOrigin, who, now);
    if (!attempt.allowed)
      return context.html(ended('Trop d’essais', `Réessayez ${waitWords(attempt.retryAfterSeconds)}.`), 429, {
        ...HEADERS,
        'retry-after': String(attempt.retryAfterSeconds),
      });
    const id = readFriendToken(secret, context.req.param('token') ?? '');
    const date = id === undefined ? undefined : await findSharedDate(db, id, now);
    if (date) return context.html(shown(date), 200, HEADERS);
    const text = 'La date est passée, elle a changé, ou la personne qui vous l’a envoyé l’a retiré.';
    return context.html(ended('Ce lien n’est plus valable', text), 404, HEADERS);
  };
}

function shown({ startsAt, firstName, place, places }: SharedDate) {
  const when = planInMail(startsAt, places);
  return page(
    'Un rendez-vous',
    html`<h1>Un rendez-vous avec ${firstName}</h1>
      <dl>
        <dt>Quand</dt><dd><time datetime="${startsAt.toISOString()}">${capital(when)}</time></dd>
        <dt>Où</dt><dd>${placeWords(place)}</dd>
      </dl>
      <p>La personne qui vous a envoyé ce lien a simplement voulu que quelqu’un le sache. Un message après l’heure prévue lui fera plaisir.</p>
      <p>Si vous êtes sans nouvelles et que cela vous inquiète, appelez-la, puis le 17 ou le 112.</p>
      <p class="soft">Ce lien s’éteint le lendemain du rendez-vous.</p>`,
  );
}

function ended(title: string, text: string) {
  return page(title, html`<h1>${title}</h1><p>${text}</p>`);
}

function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title} – ${PRODUCT_NAME}</title>
        <link rel="stylesheet" href="${STYLE}" />
      </head>
      <body>
        <main><p class="brand">${PRODUCT_NAME}</p><div class="card">${content}</div></main>
      </body>
    </html>`;
}
