import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { parisDay, parisTime } from '#lib/french-date.ts';
import { parisInstant } from '#lib/paris-time.ts';
import { readMarkdown } from '#lib/read-markdown.ts';
import { findBanner, saveBanner as storeBanner } from '#member/banner/server/store.ts';
import { listOffers, saveOffer as storeOffer } from '#member/membership/server/offer-store.ts';
import { listQuestions, saveQuestion as storeQuestion } from '#member/membership/server/question-store.ts';
import { openingVerdict } from '#member/support-hours/rules.ts';
import { readOpeningHours, saveOpeningHours } from '#member/support-hours/server/store.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { deskContentContract } from '../contract.ts';
import { ARTICLE_REFUSALS } from '../texts.ts';
import { changeContent } from './change-content.ts';

const api = implementContract(deskContentContract);
const door = requireStaff('admin');

const offers = api.offers.use(door).handler(({ context: { services } }) => listOffers(services.db));

const saveOffer = api.saveOffer.use(door).handler(async ({ context, input }) => {
  await changeContent(context, { action: 'content.offer', id: input.key }, (tx) => storeOffer(tx, input));
  return { done: true };
});

const hours = api.hours.use(door).handler(async ({ context }) => {
  const { week, closures } = await readOpeningHours(context.services.db);
  return { week: [...week], closures: [...closures] };
});

const saveHours = api.saveHours.use(door).handler(async ({ context, input, errors }) => {
  const verdict = openingVerdict(input);
  if (verdict === 'overlap') throw errors.OVERLAP();
  if (verdict === 'backwards') throw errors.BACKWARDS();
  await changeContent(context, { action: 'content.hours', id: 'hours' }, (tx) => saveOpeningHours(tx, input));
  return { done: true };
});

const typed = (moment: Date) => `${parisDay(moment)}T${parisTime(moment)}`;
const instantOf = (moment: string) => parisInstant(moment.slice(0, 10), moment.slice(11));

const banner = api.banner.use(door).handler(async ({ context }) => {
  const stored = await findBanner(context.services.db);
  if (!stored) return null;
  const { text, link, from, until, place, version } = stored;
  return { text, link: link ?? '', from: typed(from), until: typed(until), place, version };
});

const saveBanner = api.saveBanner.use(door).handler(async ({ context, input, errors }) => {
  const { text, link, place, version } = input;
  const span = { from: instantOf(input.from), until: instantOf(input.until) };
  const banner = { text, link: link || null, place, ...span };
  const saved = await changeContent(
    context,
    { action: 'content.banner', id: 'banner' },
    async (tx) => (await storeBanner(tx, banner, version)) ?? false,
  );
  if (saved) return { version: saved };
  const now = await findBanner(context.services.db);
  throw errors.CHANGED({ data: { version: now?.version ?? 0 } });
});

const questions = api.questions.use(door).handler(({ context: { services } }) => listQuestions(services.db));

const saveQuestion = api.saveQuestion.use(door).handler(async ({ context, input, errors }) => {
  const [link] = readMarkdown(input.answer).refused;
  if (link !== undefined)
    throw errors.INVALID_INPUT({ data: { fields: { answer: ARTICLE_REFUSALS.link(link) } } });
  await changeContent(context, { action: 'content.question', id: input.id }, (tx) =>
    storeQuestion(tx, input),
  );
  return { done: true };
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
