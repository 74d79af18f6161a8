import { DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { auditOpening, auditSubject, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { ASSIGNED_MINUTES } from '#mechanisms/decisions/rules.ts';
import {
  assignCase,
  hasOpened,
  lockCase,
  recordOpening,
  setSubject,
} from '#mechanisms/decisions/server/case-store.ts';
import { hashCopies } from '#member/photos/server/shared/hash-photo.ts';
import { listSamePhotos } from '#member/photos/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockMembers } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged, UNCHANGED, write } from '#platform/write.ts';
import { DECISION_SENTENCES, deskModerationContract } from '../contract.ts';
import { DANGER_STEPS, type DangerStep, QUEUE_PAGE } from '../rules.ts';
import { answerCase, undoDecision } from './answer-case.ts';
import {
  countGraveOpened,
  countWaiting,
  findCaseRow,
  listDangers,
  listQueue,
  saveDangerSteps,
} from './case-store.ts';
import { decideCase, type Judged, type Refusal, rehearseDecision } from './decide-case.ts';
import { openFinding } from './open-finding.ts';
import { findCasePhoto, listCasePhotos, queuedCase, readCase, reportedPerson } from './read-case.ts';
import { publishStanding } from './shared/apply-standing-change.ts';

const api = implementContract(deskModerationContract);
/** An appeal needs a second person: with a single moderator, an admin judges. */
const door = requireStaff('moderation', 'admin');

const publishToDesks = deskChanged('moderation');

const queue = api.queue.use(door).handler(async ({ context: { services }, input }) => {
  const { db, clock } = services;
  const rows = await listQueue(db, { ...input, after: placeOf(input.after) });
  const page = rows.slice(0, QUEUE_PAGE);
  const last = rows.length > QUEUE_PAGE ? page.at(-1)?.row : undefined;
  return {
    cases: page.map((row) => queuedCase(row, clock.now())),
    next: last ? `${last.rank_at.toISOString()}|${last.id}` : null,
  };
});

function placeOf(after: string | undefined) {
  const [instant = '', id = ''] = (after ?? '').split('|');
  const rankAt = new Date(instant);
  return id && !Number.isNaN(rankAt.getTime()) ? { rankAt, id } : undefined;
}

const waiting = api.waiting.use(door).handler(async ({ context: { services, staff } }) => {
  const { db, clock } = services;
  const { oldest, ...counts } = await countWaiting(db);
  const graveOpened = await countGraveOpened(db, staff.id, parisInstant(parisDay(clock.now()), '00:00'));
  return { ...counts, graveOpened, oldest: oldest?.toISOString() ?? null };
});

const open = api.open.use(door).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  await write(context, {
    async change({ tx, now }) {
      const found = await findCaseRow(tx, id);
      if (!found) throw errors.NOT_FOUND();
      if (found.row.settled_at) return UNCHANGED;
      const isNew = await recordOpening(tx, { case_id: id, opened_by: staff.id, opened_at: now });
      await assignCase(tx, id, staff.id, now);
      // Reopening an already open case is no news for the other desks.
      return isNew ? auditSubject(found.row.subject_id, id) : UNCHANGED;
    },
    audit: ({ tx, now }, subject) => recordAudit(tx, { staff, action: 'moderation.open', subject, now }),
    publish: publishToDesks,
  });
  const row = await findCaseRow(services.db, id);
  if (!row) throw errors.NOT_FOUND();
  return readCase(services.db, row, { moderator: staff.id, now: services.clock.now() });
});

const dangers = api.dangers.use(door).handler(async ({ context: { services } }) => {
  const { db, clock } = services;
  return (await listDangers(db)).map((row) => queuedCase(row, clock.now()));
});

const tick = api.tick.use(door).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  const { id, steps, state, reason } = input;
  const struck = state === 'struck' ? reason : null;
  await write(context, {
    lock: (tx) => lockCase(tx, id),
    async change({ tx, now }) {
      const found = await findCaseRow(tx, id);
      if (found?.row.gravity !== 5) throw errors.NOT_FOUND();
      const before = found.row.danger_steps;
      const stateOf = (step: DangerStep) =>
        before[step] ? (before[step].struck === null ? 'done' : 'struck') : 'open';
      // When two colleagues press at once, the log names the first.
      const changed = steps.filter((step) => stateOf(step) !== state);
      if (changed.length === 0) return UNCHANGED;
      const after = Object.fromEntries(
        DANGER_STEPS.flatMap((step) => {
          if (!changed.includes(step)) return before[step] ? [[step, before[step]]] : [];
          return state === 'open' ? [] : [[step, { by: staff.id, at: now.toISOString(), struck }]];
        }),
      );
      await saveDangerSteps(tx, id, after);
      return changed;
    },
    async audit({ tx, now }, changed) {
      for (const step of changed)
        await recordAudit(tx, {
          staff,
          subject: { kind: 'report', id },
          now,
          action: STEP_ACTIONS[state],
          reason: struck === null ? step : `${step}\u202f: ${struck}`,
        });
    },
    publish: publishToDesks,
  });
});

const STEP_ACTIONS = {
  done: 'moderation.tick',
  struck: 'moderation.strike',
  open: 'moderation.untick',
} as const;

const photo = api.photo.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  const jpeg = (await hasOpen(services, input.case, staff)) && (await findCasePhoto(services, input));
  if (!jpeg) throw errors.NOT_FOUND();
  return new File([Uint8Array.from(jpeg)], 'photo.jpg', { type: 'image/jpeg' });
});

function hasOpen({ db, clock }: Services, id: string, staff: { id: string }): Promise<boolean> {
  return hasOpened(db, id, staff.id, new Date(clock.now().getTime() - ASSIGNED_MINUTES * MINUTE_MS));
}

const alsoShown = api.alsoShown.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  if (!(await hasOpen(services, input.id, staff))) throw errors.NOT_FOUND();
  return listAlsoShown(services, input.id, staff);
});

const rehearse = api.rehearse.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  const rehearsed = await rehearseDecision(services, { ...input, moderator: staff.id });
  if (typeof rehearsed === 'string') throw refusalOf(rehearsed, errors);
  return rehearsed;
});

/** Handles the steps of a judgement: refusals, audit line and events. */
function judging(
  { services, staff }: { services: Services; staff: { id: string } },
  errors: Refusals,
  judge: (tx: Database, now: Date) => Promise<Judged | Refusal | typeof UNCHANGED>,
) {
  return write(
    { services },
    {
      async change({ tx, now }) {
        const judged = await judge(tx, now);
        if (typeof judged === 'string') throw refusalOf(judged, errors);
        return judged;
      },
      audit: ({ tx, now }, { action, subject }) => recordAudit(tx, { staff, action, subject, now }),
      publish(open, { result: { standing } }) {
        if (standing) publishStanding(open, standing);
        publishToDesks(open);
      },
    },
  );
}

const decide = api.decide.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const deciding = { ...input, moderator: staff.id };
  await judging(context, errors, (tx, now) => decideCase(tx, services, deciding, now));
});

type Refusals = Parameters<Parameters<typeof api.decide.handler>[0]>[0]['errors'];

function refusalOf(verdict: Refusal, errors: Refusals): Error {
  return {
    unknown: () => errors.NOT_FOUND(),
    settled: () => errors.SETTLED(),
    'not-allowed': () => errors.NOT_ALLOWED(),
    unseen: () => errors.UNSEEN(),
    'target-gone': () => errors.TARGET_GONE(),
    'own-decision': () => errors.OWN_DECISION(),
    'about-a-member': () => errors.ABOUT_A_MEMBER(),
    'appeal-waits': () => errors.APPEAL_WAITS(),
    dependent: () => errors.OWN_DECISION({ message: DEPENDENT }),
    'answer-missing': () => errors.INVALID_INPUT({ data: { fields: { answer: DECISION_SENTENCES.answer } } }),
  }[verdict]();
}

const answer = api.answer.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const answering = { ...input, moderator: staff.id };
  await judging(context, errors, (tx, now) => answerCase(tx, services, answering, now));
});

/** Roles that help members can report a finding, but not judge it. */
const find = api.find
  .use(requireStaff('support', 'moderation', 'matchmaker', 'coach', 'admin'))
  .handler(async ({ context: { services, staff }, input, errors }) => {
    if (!(await openFinding(services, { ...input, colleague: staff }))) throw errors.NOT_FOUND();
  });

const name = api.nameSubject.use(door).handler(async ({ context, input, errors }) => {
  await judging(context, errors, (tx) => nameSubject(tx, input));
});

const undo = api.undo.use(door).handler(async ({ context, input: { id }, errors }) => {
  const { services, staff } = context;
  const undoing = { decisionId: id, moderator: staff.id };
  await judging(context, errors, (tx, now) => undoDecision(tx, services, undoing, now));
});

/** Identifies the member a notice is about, which allows every decision; or records that it concerns no member. */
async function nameSubject(
  tx: Database,
  { id, profileId }: { id: string; profileId: string | null },
): Promise<Judged | 'unknown' | 'settled'> {
  if (profileId && !(await lockMembers(tx, [profileId]))) return 'unknown';
  if ((await findCaseRow(tx, id))?.row.kind !== 'notice') return 'unknown';
  if (!(await setSubject(tx, id, profileId))) return 'settled';
  return { action: 'moderation.name', subject: auditSubject(profileId, id) };
}

/**
 * Lists other accounts with a photo of the case: a hint for the moderator, used by no rule. Each disclosure is logged.
 */
async function listAlsoShown({ db, photos, secret, clock }: Services, caseId: string, staff: { id: string }) {
  const found = await listCasePhotos(db, caseId);
  const member = found?.row.subject_id;
  if (!found || !member) return [];
  const { row, sealed, shown } = found;
  const reported = sealed.filter(({ part }) => part === 'reported');
  const theirs = (reported.length > 0 ? reported : shown).map(({ id }) => id);
  const hashes: string[] = [];
  for (const id of row.kind === 'photo' ? [row.source] : theirs) {
    const picture = await photos.find(id, 'upright');
    if (picture) hashes.push(...(await hashCopies(secret, picture)));
  }
  const now = clock.now();
  const others = await listSamePhotos(db, { member, hashes, limit: 5 });
  for (const { id } of others)
    await auditOpening(db, { staff, action: 'moderation.same-photo', subject: { kind: 'member', id }, now });
  return others.map(({ id, person, closed }) => ({ ...reportedPerson(id, person, now), closed }));
}

export const deskModerationRoutes = {
  queue,
  waiting,
  dangers,
  open,
  tick,
  photo,
  alsoShown,
  find,
  rehearse,
  decide,
  undo,
  nameSubject: name,
  answer,
};
