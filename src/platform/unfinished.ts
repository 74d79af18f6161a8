import { PAGE_FACTS } from '#lib/placeholders.ts';
import { NEEDED_PEOPLE, PEOPLE_NAMES, type PeopleKind } from '#lib/public-people.ts';
import { type Env, REHEARSAL_MAILBOX } from './env.ts';
import { isFresh } from './security-contact.ts';

type Given = Readonly<Record<string, unknown>>;

interface OpeningCheck {
  about: string;
  done: boolean;
  sentence: string;
}

/** Each recipient of the contact form has a mailbox: its own, or that of the team. */
const MAILBOXES = ['COACH_EMAIL', 'RELATIONS_EMAIL', 'ADMIN_EMAIL', 'DPO_EMAIL'];

/** Requirements of a site that is open to the public (D24). @param invented fictional people on the pages */
function listChecks(given: Given, invented: readonly PeopleKind[], now: Date): OpeningCheck[] {
  const mute =
    given.TEAM_EMAIL && given.TEAM_EMAIL !== REHEARSAL_MAILBOX
      ? []
      : MAILBOXES.filter((name) => !given[name]);
  return [
    {
      about: 'AUTH_SECRET',
      done: Boolean(given.AUTH_SECRET),
      sentence:
        'AUTH_SECRET manque : chaque machine aurait le sien, et ne reconnaîtrait pas les sessions des autres',
    },
    {
      about: 'DATABASE_URL',
      done: Boolean(given.DATABASE_URL),
      sentence: 'DATABASE_URL manque : la base embarquée peut perdre des écritures',
    },
    {
      about: 'APP_URL',
      done: String(given.APP_URL).startsWith('https://'),
      sentence: 'APP_URL doit commencer par https:// : le cookie de session voyagerait en clair',
    },
    ...PAGE_FACTS.filter((fact) => fact.startsWith('LEGAL_')).map((name) => ({
      about: name,
      done: Boolean(given[name]),
      sentence: `${name} manque aux pages légales`,
    })),
    {
      about: 'TEAM_EMAIL',
      done: mute.length === 0,
      sentence: `TEAM_EMAIL ou ${mute.join(', ')} : le formulaire de contact n’écrit à personne`,
    },
    {
      about: 'IDENTIFICATION_KEEPING',
      done: Boolean(given.IDENTIFICATION_KEEPING),
      sentence:
        'IDENTIFICATION_KEEPING manque : none, ou une clé publique age1… ; à décider avec un conseil (docs/operations.md)',
    },
    {
      about: 'SECURITY_CONTACT',
      done: Boolean(given.SECURITY_CONTACT),
      sentence: 'SECURITY_CONTACT manque : personne ne saurait à qui signaler une faille',
    },
    {
      about: 'SECURITY_EXPIRES',
      done: isFresh(given.SECURITY_EXPIRES, now),
      sentence:
        'SECURITY_EXPIRES doit être un jour à venir, dans l’année : après lui security.txt ne vaut plus',
    },
    ...NEEDED_PEOPLE.map((people) => ({
      about: people,
      done: !invented.includes(people),
      sentence: `${PEOPLE_NAMES[people]} des pages publiques sont des exemples`,
    })),
  ];
}

/**
 * The requirements of production as a checklist: an item is done only if a production server accepts it.
 * @param unsafe sentences of `listUnsafe`, each beginning with the name of its variable
 */
export function listRequired(
  env: Env,
  invented: readonly PeopleKind[],
  unsafe: readonly string[],
  now: Date,
): { about: string; done: boolean; details: string[] }[] {
  const checks = [
    ...listChecks(env, invented, now),
    { about: 'SMTP_URL', done: env.SMTP_URL !== undefined },
  ].map(({ about, done }) => {
    const details = unsafe.filter((sentence) => sentence.startsWith(about));
    return { about, done: done && details.length === 0, details };
  });
  const other = unsafe.filter((sentence) => !checks.some(({ about }) => sentence.startsWith(about)));
  return [...checks, { about: 'safety', done: other.length === 0, details: other }];
}

export function listUnfinished(env: Env, invented: readonly PeopleKind[], now: Date): string[] {
  return listChecks(env, invented, now).flatMap(({ done, sentence }) => (done ? [] : sentence));
}
