import { PAGE_FACTS } from '#lib/placeholders.ts';

/** Variables by name, as they were given. */
type Given = Readonly<Record<string, unknown>>;

/** Each recipient of the contact form has a mailbox: its own, or that of the team. */
const MAILBOXES = ['COACH_EMAIL', 'RELATIONS_EMAIL', 'ADMIN_EMAIL', 'DPO_EMAIL'];

/**
 * What a site that is open to the public must not lack (D24): one line each, beginning with the name of the variable.
 * Empty when it may open.
 */
export function listUnfinished(given: Given): string[] {
  const lines: string[] = [];
  if (!given.AUTH_SECRET)
    lines.push(
      'AUTH_SECRET manque : chaque machine aurait le sien, et ne reconnaîtrait pas les sessions des autres',
    );
  if (!given.DATABASE_URL) lines.push('DATABASE_URL manque : la base embarquée peut perdre des écritures');
  if (!String(given.APP_URL).startsWith('https://'))
    lines.push('APP_URL doit commencer par https:// : le cookie de session voyagerait en clair');
  for (const name of PAGE_FACTS.filter((fact) => fact.startsWith('LEGAL_'))) {
    if (!given[name]) lines.push(`${name} manque aux pages légales`);
  }
  if (!given.TEAM_EMAIL) {
    const missing = MAILBOXES.filter((name) => !given[name]);
    if (missing.length)
      lines.push(`TEAM_EMAIL ou ${missing.join(', ')} : le formulaire de contact n’écrit à personne`);
  }
  return lines;
}
