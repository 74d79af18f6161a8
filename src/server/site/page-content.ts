import { setTimeout } from 'node:timers/promises';
import { listPublicArticles } from '#desk/content/server/article-store.ts';
import { listInvented, readPublicPeople } from '#desk/content/server/public-people.ts';
import { readAnswerSpeed } from '#desk/figures/server/compute-figures.ts';
import { readProofFigures } from '#desk/figures/server/proof-figures.ts';
import { CLOSED_BANNER } from '#lib/closed-banner.ts';
import { parisDay } from '#lib/french-date.ts';
import type { DrawnBlog } from '#lib/public-articles.ts';
import { type DrawnSlots, type DrawSlots, type PublicPeople, realPeople } from '#lib/public-people.ts';
import { findBannerOfSite } from '#member/content/server/store.ts';
import { foundingOfferRuns, SOLD_SERVICES, type SoldService, shownOffer } from '#member/membership/rules.ts';
import { countFoundingPlaces, listOffers, listShownQuestions } from '#member/membership/server/store.ts';
import { DEFAULT_OFFERS, OFFER_FACTS, priceWords } from '#member/membership/texts.ts';
import { servedFile } from '#platform/http/served-files.ts';
import { describeError } from '#platform/log.ts';
import type { Services } from '#platform/services.ts';
import type { PageFacts } from './fill-page.ts';
import type { Renderer } from './renderer.ts';

const ASKED_EVERY_MS = 60_000;
/** How long a page waits for a refresh of its content, when the database is slow. */
const WAITS_AT_MOST_MS = 500;

export interface PageContent {
  facts: PageFacts;
  slots: DrawnSlots;
  /** Undefined while the database has no articles: the pages of the build stay. */
  articles?: DrawnBlog['pages'];
}

const DEFAULT_FACTS = offerFacts((key) => ({
  price: priceWords(DEFAULT_OFFERS[key].priceCents),
  today: DEFAULT_OFFERS[key].today,
}));

/** Until the database has been read, the pages show the default offers and stay as they were built. */
export const AS_BUILT: PageContent = { facts: { ...DEFAULT_FACTS, ...coachFacts({}) }, slots: {} };

/** Omits the examples of the build (D24). */
function withoutPeople(drawSlots: DrawSlots): PageContent {
  const nobody = realPeople({});
  return { facts: { ...DEFAULT_FACTS, ...coachFacts(nobody) }, slots: drawSlots(nobody) };
}

function coachFacts(people: PublicPeople): PageFacts {
  return {
    ...(people.coaches?.length !== 0 && { COACHES: 'yes' }),
    ...(listInvented(people).includes('coaches') && { EXAMPLE_COACHES: 'yes' }),
  };
}

/** The facts of each service. */
function offerFacts(said: (key: SoldService) => { price: string; today: string }): PageFacts {
  return Object.fromEntries(
    SOLD_SERVICES.flatMap((key) => [
      [OFFER_FACTS[key].price, said(key).price],
      [OFFER_FACTS[key].today, said(key).today],
    ]),
  );
}

/**
 * Caches the content of the pages, read from the database once a minute at most, and at once when the desk of this
 * process saves. The first page waits for it; a later one waits briefly when a minute has passed. The object stays the
 * same until the content changes.
 */
export function watchPageContent(
  { db, env, clock, site, log }: Pick<Services, 'db' | 'env' | 'clock' | 'site' | 'log'>,
  { drawSlots, drawBlog }: Pick<Renderer, 'drawSlots' | 'drawBlog'>,
): () => Promise<PageContent> {
  const unread = env.production ? withoutPeople(drawSlots) : AS_BUILT;
  let known: PageContent | undefined;
  let drawnFrom = '';
  let askedAt = 0;
  let asking: Promise<void> | undefined;
  const ask = async () => {
    askedAt = clock.now().getTime();
    try {
      const stored = await readPublicPeople(db);
      const people = env.production ? realPeople(stored) : stored;
      const offers = await listOffers(db);
      const day = parisDay(clock.now());
      const facts: PageFacts = {
        ...offerFacts((key) => {
          const { priceCents, ...offer } = offers.find((one) => one.key === key) ?? {
            ...DEFAULT_OFFERS[key],
            until: null,
          };
          return { price: priceWords(priceCents), today: shownOffer(offer, day) };
        }),
        ...(foundingOfferRuns(await countFoundingPlaces(db)) && { FOUNDING_OFFER: 'yes' }),
        ...coachFacts(people),
        ANSWER_SPEED: await readAnswerSpeed(db, day),
        PROOF_FIGURES: await readProofFigures(db, day),
      };
      const articles = await listPublicArticles(db, clock.now());
      const banner = await findBannerOfSite(db, clock.now());
      const parts = {
        ...people,
        banner: banner ? { ...banner, script: BANNER_SCRIPT } : undefined,
        questions: await listShownQuestions(db),
      };
      const read = JSON.stringify([parts, facts, articles]);
      if (read !== drawnFrom) {
        const blog = articles && drawBlog(articles);
        known = { facts, slots: { ...drawSlots(parts), ...blog?.lists }, articles: blog?.pages };
      }
      drawnFrom = read;
    } catch (error) {
      log('warn', 'page-content-unread', describeError(error));
    } finally {
      asking = undefined;
    }
  };
  site.listen(async () => {
    // A running read may predate the change.
    await asking;
    await ask();
  });
  return async () => {
    const isDue = !asking && clock.now().getTime() - askedAt >= ASKED_EVERY_MS;
    if (isDue) asking = ask();
    if (known === undefined) await asking;
    else if (isDue) await Promise.race([asking, setTimeout(WAITS_AT_MOST_MS, undefined, { ref: false })]);
    return known ?? unread;
  };
}

/** Storage access throws when the visitor blocks it: the banner then closes for this page only. */
const TEXT = `(() => {
  const banner = document.currentScript.parentElement;
  const attempt = (action) => { try { return action(); } catch { return null; } };
  banner.hidden = attempt(() => localStorage.getItem('${CLOSED_BANNER}')) === banner.dataset.banner;
  banner.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    banner.hidden = true;
    document.querySelector('main')?.focus();
    attempt(() => localStorage.setItem('${CLOSED_BANNER}', banner.dataset.banner));
  });
})();
`;

/** Runs before the text is parsed, so that nothing shifts for visitors who closed it. */
const BANNER_SCRIPT = servedFile('bandeau', 'js', TEXT);
