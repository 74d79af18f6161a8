import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { versionOf } from '#lib/version-of.ts';
import type { SavedBanner } from '#member/banner/contract.ts';
import { findBanner, saveBanner as storeBanner } from '#member/banner/server/store.ts';
import { listOffers, saveOffer as storeOffer } from '#member/membership/server/offer-store.ts';
import { listQuestions, saveQuestion as storeQuestion } from '#member/membership/server/question-store.ts';
import { type OpeningHours, openingVerdict } from '#member/support-hours/rules.ts';
import { readOpeningHours, saveOpeningHours } from '#member/support-hours/server/store.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { mayWrite, versioned } from '#platform/versions.ts';
import { deskContentContract } from '../contract.ts';
import { changeContent } from './change-content.ts';
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
    await changeContent(context, { action: 'content.offer', id: typed.key }, async (tx) => {
      const stored = (await listOffers(tx)).find(({ key }) => key === typed.key);
      if (!mayWrite(errors, { read, stored, typed })) return false;
      await storeOffer(tx, typed);
      return true;
    });
    return { version: versionOf(typed) };
  });

const hours = api.hours
  .use(door)
  .handler(async ({ context }) => versioned(await shownHours(context.services.db)));

async function shownHours(db: Database) {
  return inOrder(await readOpeningHours(db));
}

/** Whatever the order in which the lines were typed. */
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
    await changeContent(context, { action: 'content.hours', id: 'hours' }, async (tx) => {
      if (!mayWrite(errors, { read, stored: await shownHours(tx), typed })) return false;
      await saveOpeningHours(tx, typed);
      return true;
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
    await changeContent(context, { action: 'content.banner', id: 'banner' }, async (tx) => {
      if (!mayWrite(errors, { read, stored: await shownBanner(tx), typed })) return false;
      await storeBanner(tx, { ...typed, link: typed.link || null, ...span });
      return true;
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
    await changeContent(context, { action: 'content.question', id }, async (tx) => {
      const former = (await listQuestions(tx)).find((one) => one.id === id);
      const stored = former && shownQuestion(former);
      if (!mayWrite(errors, { read, stored, typed })) return false;
      await storeQuestion(tx, { id, ...typed });
      return true;
    });
    return { version: versionOf(typed) };
  });

/** Of what the pages say: prices, opening hours, the banner, questions. */
export const pageRoutes = {
  offers,
  saveOffer,
  hours,
  saveHours,
  banner,
  saveBanner,
  questions,
  saveQuestion,
};
