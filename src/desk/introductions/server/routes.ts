import { auditOpening, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import type { AuditAction } from '#desk/staff/texts/audit-actions.ts';
import { checkFreeText } from '#lib/free-text/contact-details.ts';
import { holdsInsult } from '#lib/free-text/insults.ts';
import { parisDay } from '#lib/french-date.ts';
import { isCandidate } from '#member/matching/server/candidate-store.ts';
import { introduce } from '#member/matchmaker/server/shared/introduce.ts';
import { SEARCH_AGE_MAX, SEARCH_AGE_MIN } from '#member/profile/rules.ts';
import { today } from '#platform/clock.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { refuse } from '#platform/http/refuse.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, type Writing, write } from '#platform/write.ts';
import { type DeskIntroduction, deskIntroductionsContract, NOTE_SENTENCES } from '../contract.ts';
import { deskState, FOUND_PER_PAGE, INTRODUCTIONS_PER_PAGE, listedSince } from '../rules.ts';
import { comparePairCards, listedPerson, proposableOf, searchCandidates } from './look.ts';
import { dropKept, keep, listIntroducedPairs, listOwnAccounts, listProposable } from './store.ts';
import { listWaitingMembers } from './waits-store.ts';

const api = implementContract(deskIntroductionsContract);
const matchmakers = requireStaff('matchmaker');
const at = ({ clock }: Pick<Services, 'clock'>) => ({ today: today(clock), now: clock.now() });

const list = api.list.use(matchmakers).handler(async ({ context: { services }, input }) => {
  const { db } = services;
  const { today: day, now } = at(services);
  const [one = '', other = ''] = input.after?.split(' ') ?? [];
  const rows = await listIntroducedPairs(db, listedSince(now), input.after ? { one, other } : undefined);
  const introductions = rows.slice(0, INTRODUCTIONS_PER_PAGE).map((row): DeskIntroduction => {
    const { matchmaker_name, introduced_at, expires_at, opened_at } = row.introduced;
    return {
      one: listedPerson(row.one, day),
      other: listedPerson(row.other, day),
      by: matchmaker_name,
      introducedAt: introduced_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      state: deskState({ openedAt: opened_at, expiresAt: expires_at }, now),
    };
  });
  const last = rows.length > INTRODUCTIONS_PER_PAGE ? introductions.at(-1) : undefined;
  return { introductions, next: last ? `${last.one.id} ${last.other.id}` : null };
});

const members = api.members.use(matchmakers).handler(async ({ context: { services }, input }) => {
  const waiting = input.words?.trim() ? [] : await listWaitingMembers(services.db, input.after);
  const found = waiting.length > 0 ? waiting : await listProposable(services.db, input);
  const page = found.slice(0, FOUND_PER_PAGE);
  const next = found.length > FOUND_PER_PAGE ? (page.at(-1)?.profile.id ?? null) : null;
  return { members: await proposableOf(services.db, page, at(services)), next };
});

type Looking = { services: Services; staff: { id: string } };

async function auditLook({ services: { db, clock }, staff }: Looking, action: AuditAction, id: string) {
  await auditOpening(db, { staff, action, subject: { kind: 'member', id }, now: clock.now() });
}

/** The `audit` step of a change about two members. */
function auditBoth(staff: { id: string }, action: AuditAction, members: readonly [string, string]) {
  return async ({ tx, now }: Writing) => {
    for (const id of members) await recordAudit(tx, { staff, action, subject: { kind: 'member', id }, now });
  };
}

/** A matchmaker may not make matches for their own member account. */
async function concernsOneself({ services, staff }: Looking, members: readonly string[]): Promise<boolean> {
  return (await listOwnAccounts(services.db, staff.id, members)).size > 0;
}

const candidates = api.candidates.use(matchmakers).handler(async ({ context, input, errors }) => {
  const { services } = context;
  if (await concernsOneself(context, [input.id])) throw errors.NOT_FOUND();
  const { minAge, maxAge, withinKm, children, activity } = input;
  const looked = await searchCandidates(
    services.db,
    input.id,
    {
      sought: {
        ages: { min: minAge ?? SEARCH_AGE_MIN, max: maxAge ?? SEARCH_AGE_MAX },
        withinKm,
        hasChildren: children && children === 'yes',
        activity,
      },
      by: context.staff.id,
    },
    at(services),
  );
  if (!looked) throw errors.NOT_FOUND();
  await auditLook(context, 'introductions.look', input.id);
  return looked;
});

const keepRoute = api.keep.use(matchmakers).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  const { id, other, kept } = input;
  if (await concernsOneself(context, [id, other])) throw errors.NOT_FOUND();
  const action = kept ? 'introductions.keep' : 'introductions.let-go';
  await write(context, {
    lock: (tx) => lockMembers(tx, [id, other]),
    async change({ tx, now, locked }) {
      if (!locked || (kept && !(await isCandidate(tx, id, other, parisDay(now))))) throw errors.NOT_FOUND();
      const isChange = kept
        ? await keep(tx, { member: id, other, by: staff.id, now })
        : await dropKept(tx, id, other);
      if (!isChange) return UNCHANGED;
    },
    audit: auditBoth(staff, action, [id, other]),
    publish: deskChanged('introductions'),
  });
});

const pair = api.pair.use(matchmakers).handler(async ({ context, input, errors }) => {
  const { services } = context;
  if (await concernsOneself(context, [input.id, input.other])) throw errors.NOT_FOUND();
  const looked = await comparePairCards(services.db, input.id, input.other, at(services));
  if (!looked) throw errors.NOT_FOUND();
  for (const id of [input.id, input.other]) await auditLook(context, 'introductions.compare', id);
  return looked;
});

const introduceRoute = api.introduce.use(matchmakers).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { member, other, note } = input;
  if (await concernsOneself(context, [member, other])) throw errors.NOT_FOUND();
  const refused = checkNote(note);
  if (refused) throw errors.INVALID_INPUT({ data: { fields: { note: refused } } });
  const refusals = {
    'not-eligible': 'NOT_ELIGIBLE',
    'too-many': 'TOO_MANY',
    'introduced-before': 'INTRODUCED_BEFORE',
  } as const;
  await write(context, {
    async change({ tx, now }) {
      const introducing = { one: member, other, matchmaker: staff, note };
      refuse(await introduce(tx, services, introducing, now), refusals, errors);
      await dropKept(tx, member, other);
    },
    audit: auditBoth(staff, 'introductions.introduce', [member, other]),
    publish(open) {
      open.live.publish([member, other]);
      deskChanged('introductions')(open);
    },
  });
});

/** Returns the correction to make, or undefined when the note is acceptable. */
function checkNote(note: string): string | undefined {
  if (holdsInsult(note)) return NOTE_SENTENCES.insult;
  const verdict = checkFreeText(note);
  return verdict === 'ok' || verdict === 'doubtful' ? undefined : NOTE_SENTENCES[verdict];
}

export const deskIntroductionsRoutes = {
  list,
  members,
  candidates,
  keep: keepRoute,
  pair,
  introduce: introduceRoute,
};
