import { and, eq, isNotNull } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { ROLE_LABELS } from '#desk/staff/texts.ts';
import { openSecret } from '#identity/factors/server/shared/seal-secret.ts';
import { codeAt, codeSecondsLeft, stepAt } from '#identity/factors/server/shared/totp.ts';
import { DESK_PATH } from '#lib/paths.ts';
import { DEV_PAGE_POLICY } from '#platform/mail/dev-mail.ts';
import { devPage } from '#platform/mail/dev-mail-pages.ts';
import type { Services } from '#platform/services.ts';
import { staff } from './schema.ts';

/** Replaces five phones: the codes of the demonstration’s colleagues. Never mounted in production. */
export function devCodes({ db, clock, secret }: Pick<Services, 'db' | 'clock' | 'secret'>): Hono {
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
