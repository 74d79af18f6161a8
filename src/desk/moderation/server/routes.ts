import { DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { recordAudit, subjectOf } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { MINUTE_MS } from '#lib/durations.ts';
import { parisDay } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { DECISION_SENTENCES } from '#mechanisms/decisions/contract.ts';
import { ASSIGNED_MINUTES } from '#mechanisms/decisions/rules.ts';
import { hasOpened, lockCase, recordOpening, takeCase } from '#mechanisms/decisions/server/case-store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import type { Services } from '#platform/services.ts';
import { deskChanged } from '#platform/write.ts';
import { deskModerationContract } from '../contract.ts';
import { DANGER_STEPS, type DangerStep, QUEUE_PAGE } from '../rules.ts';
import { answerCase } from './answer-case.ts';
import { decideCase, type Verdict } from './decide-case.ts';
import { listAlsoShown } from './list-also-shown.ts';
import { nameSubject } from './name-subject.ts';
import { openFinding } from './open-finding.ts';
import {
  countGraveOpened,
  countWaiting,
  findCaseRow,
  listDangers,
  listQueue,
  saveDangerSteps,
} from './queue-store.ts';
import { queuedCase, readCase } from './read-case.ts';
import { findCasePhoto } from './read-evidence.ts';
import { rehearseDecision } from './rehearse-decision.ts';
import { undoDecision } from './undo-decision.ts';

const api = implementContract(deskModerationContract);
/** An appeal needs a second person: with a single moderator, an admin judges. */
const door = requireStaff('moderation', 'admin');

const tellDesks = deskChanged('moderation');

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

const open = api.open.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  const now = services.clock.now();
  let isNews = false;
  const opened = await services.db.transaction(async (tx) => {
    const found = await findCaseRow(tx, input.id);
    if (!found) return undefined;
    const { id, subject_id: subject, settled_at } = found.row;
    if (!settled_at) {
      isNews = await recordOpening(tx, { case_id: id, opened_by: staff.id, opened_at: now });
      const line = { staff, subject: subjectOf(subject, id), now };
      if (isNews) await recordAudit(tx, { ...line, action: 'moderation.open' });
      await takeCase(tx, id, staff.id, now);
    }
    const row = (await findCaseRow(tx, id)) ?? found;
    return readCase(tx, row, { moderator: staff.id, now });
  });
  if (!opened) throw errors.NOT_FOUND();
  // A refetch of one’s own open case is no news for the other desks.
  if (isNews) tellDesks(services);
  return opened;
});

const dangers = api.dangers.use(door).handler(async ({ context: { services } }) => {
  const { db, clock } = services;
  return (await listDangers(db)).map((row) => queuedCase(row, clock.now()));
});

const tick = api.tick.use(door).handler(async ({ context: { services, staff }, input, errors }) => {
  const { id, steps, state, reason } = input;
  const now = services.clock.now();
  const isInDanger = await services.db.transaction(async (tx) => {
    await lockCase(tx, id);
    const found = await findCaseRow(tx, id);
    if (found?.row.gravity !== 5) return false;
    const struck = state === 'struck' ? reason : null;
    const before = found.row.danger_steps;
    const stateOf = (step: DangerStep) =>
      before[step] ? (before[step].struck === null ? 'done' : 'struck') : 'open';
    // Pressed by two at once: one line, by the first.
    const changed = steps.filter((step) => stateOf(step) !== state);
    const after = Object.fromEntries(
      DANGER_STEPS.flatMap((step) => {
        if (!changed.includes(step)) return before[step] ? [[step, before[step]]] : [];
        return state === 'open' ? [] : [[step, { by: staff.id, at: now.toISOString(), struck }]];
      }),
    );
    await saveDangerSteps(tx, id, after);
    for (const step of changed)
      await recordAudit(tx, {
        staff,
        subject: { kind: 'report', id },
        now,
        action: STEP_ACTIONS[state],
        reason: struck === null ? step : `${step}\u202f: ${struck}`,
      });
    return true;
  });
  if (!isInDanger) throw errors.NOT_FOUND();
  tellDesks(services);
  return { done: true };
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

const decide = api.decide
  .use(door)
  .handler(async ({ context: { services, staff }, input, errors }) =>
    told(services, await decideCase(services, { ...input, moderator: staff.id }), errors),
  );

function told(services: Services, verdict: Verdict, errors: Refusals) {
  if (verdict !== 'ok') throw refusalOf(verdict, errors);
  tellDesks(services);
  return { done: true as const };
}

type Refusals = Parameters<Parameters<typeof api.decide.handler>[0]>[0]['errors'];

function refusalOf(verdict: Exclude<Verdict, 'ok'>, errors: Refusals): Error {
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

const answer = api.answer
  .use(door)
  .handler(async ({ context: { services, staff }, input, errors }) =>
    told(services, await answerCase(services, { ...input, moderator: staff.id }), errors),
  );

/** Roles that help members can report a finding, but do not judge it. */
const find = api.find
  .use(requireStaff('support', 'moderation', 'matchmaker', 'coach', 'admin'))
  .handler(async ({ context: { services, staff }, input, errors }) => {
    if (!(await openFinding(services, { ...input, colleague: staff }))) throw errors.NOT_FOUND();
    return { done: true };
  });

const name = api.nameSubject
  .use(door)
  .handler(async ({ context: { services, staff }, input, errors }) =>
    told(services, await nameSubject(services, { ...input, moderator: staff.id }), errors),
  );

const undo = api.undo
  .use(door)
  .handler(async ({ context: { services, staff }, input, errors }) =>
    told(services, await undoDecision(services, { decisionId: input.id, moderator: staff.id }), errors),
  );

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
