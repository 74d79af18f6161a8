import { auditBy } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { announcementVerdict, changeState } from '#identity/consents/rules.ts';
import { enqueueTermsMails } from '#identity/consents/server/shared/mail-terms-changes.ts';
import {
  announceChange,
  cancelChange,
  countAgreed,
  listChanges,
  lockChange,
} from '#identity/consents/server/terms-store.ts';
import { CONSENT_TEXTS } from '#identity/consents/texts/versions.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import type { SavedBanner } from '#member/content/contract.ts';
import { findBanner, upsertBanner } from '#member/content/server/store.ts';
import { listOffers, listQuestions, upsertOffer, upsertQuestion } from '#member/membership/server/store.ts';
import { type OpeningHours, openingVerdict } from '#member/support/rules.ts';
import { readOpeningHours, saveOpeningHours } from '#member/support/server/hours-store.ts';
import type { Database } from '#platform/database/client.ts';
import { lockName } from '#platform/database/locks.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { deskContentContract } from '../contract.ts';
import { publishContent } from './after-change.ts';
import { refuseMarkdown } from './check-markdown.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const offers = api.offers.use(door).handler(async ({ context: { services } }) => {
  const listed = await listOffers(services.db);
  return listed.map((offer) => versioned(offer));
});

const saveOffer = api.saveOffer
  .use(door)
  .handler(async ({ context, input: { version: read, ...typed }, errors }) => {
    await write(context, {
      lock: (tx) => lockName(tx, `content:${typed.key}`),
      async change({ tx }) {
        const stored = (await listOffers(tx)).find(({ key }) => key === typed.key);
        return mayWrite(errors, { read, stored, typed }) ? upsertOffer(tx, typed) : UNCHANGED;
      },
      audit: auditBy(context.staff, { action: 'content.offer', subject: { kind: 'content', id: typed.key } }),
      publish: publishContent,
    });
    return { version: versionOf(typed) };
  });

const hours = api.hours
  .use(door)
  .handler(async ({ context }) => versioned(await shownHours(context.services.db)));

async function shownHours(db: Database) {
  return inOrder(await readOpeningHours(db));
}

/** Sorts the entries, whatever order they were typed in. */
function inOrder({ week, closures }: OpeningHours) {
  return {
    week: week.toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens)),
    closures: closures.toSorted((a, b) => a.from.localeCompare(b.from)),
  };
}

const saveHours = api.saveHours
  .use(door)
  .handler(async ({ context, input: { version: read, ...input }, errors }) => {
    const typed = inOrder(input);
    const verdict = openingVerdict(typed);
    if (verdict === 'overlap') throw errors.OVERLAP();
    if (verdict === 'backwards') throw errors.BACKWARDS();
    await write(context, {
      lock: (tx) => lockName(tx, 'content:hours'),
      async change({ tx }) {
        const stored = await shownHours(tx);
        return mayWrite(errors, { read, stored, typed }) ? saveOpeningHours(tx, typed) : UNCHANGED;
      },
      audit: auditBy(context.staff, { action: 'content.hours', subject: { kind: 'content', id: 'hours' } }),
      publish: publishContent,
    });
    return { version: versionOf(typed) };
  });

const typedMoment = (moment: Date) => `${parisDay(moment)}T${parisTime(moment)}`;
const instantOf = (moment: string) => parisInstant(moment.slice(0, 10), moment.slice(11));

async function shownBanner(db: Database): Promise<SavedBanner | undefined> {
  const stored = await findBanner(db);
  if (!stored) return undefined;
  const { text, link, from, until, place } = stored;
  return { text, link: link ?? '', from: typedMoment(from), until: typedMoment(until), place };
}

const banner = api.banner.use(door).handler(async ({ context }) => {
  const stored = await shownBanner(context.services.db);
  return stored ? versioned(stored) : null;
});

const saveBanner = api.saveBanner
  .use(door)
  .handler(async ({ context, input: { version: read, ...typed }, errors }) => {
    const span = { from: instantOf(typed.from), until: instantOf(typed.until) };
    await write(context, {
      lock: (tx) => lockName(tx, 'content:banner'),
      async change({ tx }) {
        if (!mayWrite(errors, { read, stored: await shownBanner(tx), typed })) return UNCHANGED;
        return upsertBanner(tx, { ...typed, link: typed.link || null, ...span });
      },
      audit: auditBy(context.staff, { action: 'content.banner', subject: { kind: 'content', id: 'banner' } }),
      publish: publishContent,
    });
    return { version: versionOf(typed) };
  });

type Question = { question: string; answer: string; shown: boolean };
const shownQuestion = ({ question, answer, shown }: Question) => ({ question, answer, shown });

const questions = api.questions.use(door).handler(async ({ context: { services } }) => {
  const listed = await listQuestions(services.db);
  return listed.map((one) => ({ id: one.id, ...versioned(shownQuestion(one)) }));
});

const saveQuestion = api.saveQuestion
  .use(door)
  .handler(async ({ context, input: { id, version: read, ...typed }, errors }) => {
    const refused = refuseMarkdown(typed.answer);
    if (refused) throw errors.INVALID_INPUT({ data: { fields: { answer: refused } } });
    await write(context, {
      lock: (tx) => lockName(tx, `content:${id}`),
      async change({ tx }) {
        const former = (await listQuestions(tx)).find((one) => one.id === id);
        const stored = former && shownQuestion(former);
        return mayWrite(errors, { read, stored, typed }) ? upsertQuestion(tx, { id, ...typed }) : UNCHANGED;
      },
      audit: auditBy(context.staff, { action: 'content.question', subject: { kind: 'content', id } }),
      publish: publishContent,
    });
    return { version: versionOf(typed) };
  });

const terms = api.terms.use(door).handler(async ({ context: { services } }) => {
  const { db, clock } = services;
  const agreed = await countAgreed(db);
  const today = parisDay(clock.now());
  return {
    members: [...agreed.values()].reduce((sum, members) => sum + members, 0),
    versions: CONSENT_TEXTS.terms
      .map(({ version, date }) => ({ version, date, members: agreed.get(version) ?? 0 }))
      .filter(({ members }, place) => place === 0 || members > 0),
    changes: (await listChanges(db)).map((change) => ({
      id: change.id,
      changes: change.changes,
      told: change.told,
      inForce: change.in_force,
      announcedAt: change.announced_at.toISOString(),
      state: changeState(change, today),
    })),
  };
});

const announceTerms = api.announceTerms.use(door).handler(async ({ context, input, errors }) => {
  const { id, inForce, changes } = input;
  const verdict = announcementVerdict(inForce, parisDay(context.services.clock.now()));
  if (verdict === 'too-soon') throw errors.TOO_SOON();
  if (verdict === 'too-far') throw errors.TOO_FAR();
  await write(context, {
    lock: (tx) => lockName(tx, `content:${inForce}`),
    async change({ tx, now }) {
      const change = { id, in_force: inForce, changes, announced_at: now, cancelled_at: null };
      if (await announceChange(tx, change)) return enqueueTermsMails(tx, context.services);
      // A repeated press announces only once.
      if ((await lockChange(tx, id))?.in_force !== inForce) throw errors.ANNOUNCED();
      return UNCHANGED;
    },
    audit: auditBy(context.staff, { action: 'content.terms', subject: { kind: 'content', id: inForce } }),
    publish: publishContent,
  });
});

const cancelTerms = api.cancelTerms.use(door).handler(async ({ context, input: { id } }) => {
  await write(context, {
    lock: (tx) => lockName(tx, `content:${id}`),
    change: async ({ tx, now }) =>
      (await cancelChange(tx, id, now)) ? enqueueTermsMails(tx, context.services) : UNCHANGED,
    audit: auditBy(context.staff, { action: 'content.terms-cancelled', subject: { kind: 'content', id } }),
    publish: publishContent,
  });
});

export const pageRoutes = {
  offers,
  saveOffer,
  hours,
  saveHours,
  banner,
  saveBanner,
  questions,
  saveQuestion,
  terms,
  announceTerms,
  cancelTerms,
};
