import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { colleagueStateOf } from '#desk/staff/rules.ts';
import { listColleagues } from '#desk/staff/server/colleague-store.ts';
import { forgetStaffSecondFactor } from '#desk/staff/server/second-factor-store.ts';
import { deleteSessionsOf } from '#desk/staff/server/session-store.ts';
import { makeStaffToken } from '#desk/staff/server/shared/make-staff-link.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { findActiveColleague } from '#desk/staff/server/store.ts';
import { COLLEAGUE_STATE_LABELS, ROLE_LABELS } from '#desk/staff/texts.ts';
import { DAY_MS } from '#lib/durations.ts';
import { secretPath } from '#mechanisms/mailed-links/server/shared/secret-link.ts';
import type { Database } from '#platform/database/client.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { createMailer } from '#platform/mail/mailer.ts';
import { readSecrets } from '#platform/secret-files.ts';
import { subjectPseudonym } from '#platform/security-events/recorder.ts';
import { listSecurityEvents } from '#platform/security-events/store.ts';
import type { Services } from '#platform/services.ts';
import { insertInvited, saveAccount } from '../desk/staff/server/colleague-store.ts';
import { findColleague } from '../desk/staff/server/store.ts';
import { makeCodeBeside } from './mailed-links.ts';
import { staff, users } from './schema.ts';

export type TeamDeps = Pick<Services, 'db' | 'env' | 'clock'>;

/** The output contains the password link only when it was not sent by mail. */
export async function createAdmin(deps: TeamDeps, email: string): Promise<string[]> {
  const { db, env, clock } = deps;
  const { id, outcome } = await db.transaction((tx) => grantAdmin(tx, email, clock.now()));
  const token = await makeStaffToken({ db, clock }, id);
  const link = `${env.APP_URL}${secretPath('desk-password', token)}`;
  const done =
    outcome === 'created'
      ? `${email} a maintenant un accès à l’administration.`
      : `${email} avait déjà un accès, et a maintenant le rôle d’administration.`;
  if (!env.SMTP_URL)
    return [
      done,
      'Aucun serveur d’e-mail n’est configuré. Lien pour choisir le mot de passe, valable 24 heures :',
      link,
    ];
  try {
    const { renderMail } = await import('./mail-templates.ts');
    const { keys, lasting } = await openKeys({ db, clock, log: () => undefined, ...readSecrets(env) });
    const mail = { template: 'staff-invitation', to: email, data: { token } } as const;
    const code = await makeCodeBeside({ db, clock, keys, secret: lasting.pseudonyms }, mail);
    const content = await renderMail(mail.template, { token, ...code }, env.APP_URL);
    await createMailer(env, clock).deliver({ to: email, ...content }, randomUUID());
    return [done, 'Un e-mail est parti, avec un lien valable 24 heures pour choisir le mot de passe.'];
  } catch {
    return [done, 'L’e-mail n’est pas parti. Lien pour choisir le mot de passe, valable 24 heures :', link];
  }
}

/** For the only admin, without phone and codes; a colleague’s is reset at the desk. */
export async function forgetPhoneOf({ db, clock }: TeamDeps, email: string): Promise<string[]> {
  const colleague = await findActiveColleague(db, { email });
  if (!colleague) return [`Personne dans l’équipe n’a l’adresse ${email}.`];
  await db.transaction(async (tx) => {
    await forgetStaffSecondFactor(tx, colleague.id);
    await deleteSessionsOf(tx, colleague.id);
    const subject = { kind: 'staff', id: colleague.id } as const;
    await recordAudit(tx, {
      staff: colleague,
      action: 'staff.second-factor-reset-by-command',
      subject,
      now: clock.now(),
    });
  });
  return [`À sa prochaine connexion, ${email} reliera un autre téléphone.`];
}

export async function printTeam({ db }: TeamDeps): Promise<string[]> {
  const colleagues = await listColleagues(db);
  if (colleagues.length === 0)
    return ['L’équipe n’a encore aucun compte. Pour commencer : npm run team -- create-admin <e-mail>'];
  return colleagues.map(({ colleague }) => {
    const roles = colleague.roles.map((role) => ROLE_LABELS[role]).join(', ');
    const state = COLLEAGUE_STATE_LABELS[colleagueStateOf(colleague)];
    return [colleague.email, colleague.first_name, roles, state].filter(Boolean).join(' · ');
  });
}

/** Operator’s command for when no admin can log in. The audit line names the account itself as actor. */
async function grantAdmin(
  tx: Database,
  email: string,
  now: Date,
): Promise<{ id: string; outcome: 'created' | 'known' }> {
  const known = await findColleague(tx, { email });
  const id = known?.id ?? (await insertInvited(tx, { email, roles: ['admin'], created_at: now }));
  if (!id) throw new Error('The address was taken meanwhile');
  const roles = [...new Set([...(known?.roles ?? []), 'admin' as const])];
  await saveAccount(tx, id, { roles, disabled_at: null });
  const subject = { kind: 'staff', id } as const;
  await recordAudit(tx, { staff: { id }, action: 'staff.admin-by-command', subject, now });
  return { id, outcome: known ? 'known' : 'created' };
}

const OF_EVERYONE_DAYS = 7;
const OF_ONE_DAYS = 366;
const LINES_MAX = 500;

/**
 * Lists security events for an investigation, latest first: those of a week, or those of one person in a year, found by
 * each pseudonym of their address. The lines contain no address.
 */
export async function listEventsOf(deps: TeamDeps, email: string): Promise<string[]> {
  const { db, clock } = deps;
  const about = email === '' ? undefined : await pseudonymsOf(deps, email);
  const days = about ? OF_ONE_DAYS : OF_EVERYONE_DAYS;
  const since = new Date(clock.now().getTime() - days * DAY_MS);
  const rows = await listSecurityEvents(db, { since, about }, LINES_MAX);
  if (rows.length === 0) return ['Aucun événement.'];
  return rows.map(({ at, event, who, origin, detail, times, request_id }) =>
    [at.toISOString(), event, times > 1 ? `×${times}` : '', who, origin, detail, request_id]
      .filter(Boolean)
      .join('  '),
  );
}

async function pseudonymsOf({ db, env, clock }: TeamDeps, email: string): Promise<string[]> {
  const { lasting } = await openKeys({ db, clock, log: () => undefined, ...readSecrets(env) });
  const of = (kind: 'address' | 'member' | 'staff') => (id: string) =>
    subjectPseudonym(lasting.pseudonyms, { kind, id });
  const members = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const colleagues = await db.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return [
    of('address')(email),
    ...members.map(({ id }) => of('member')(id)),
    ...colleagues.map(({ id }) => of('staff')(id)),
  ];
}
