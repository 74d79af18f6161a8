import { foldText } from '#lib/fold-text.ts';
import { SHOWN_PEOPLE } from '#lib/public-people.ts';
import type { OfferKey } from '#member/membership/rules.ts';

/** Maximum lengths that fit the page layout, in characters. */
export const LENGTHS = {
  name: 60,
  role: 90,
  line: 140,
  bio: 900,
  tag: 40,
  quote: 400,
  proof: 300,
  title: 90,
  excerpt: 180,
  slug: 80,
  article: 30_000,
} as const;
/** Lists that the team orders by hand. */
export const LISTS = [...SHOWN_PEOPLE, 'questions'] as const;
export type ListKind = (typeof LISTS)[number];

/** More tags would hide the face. */
export const MAX_TAGS = 3;

/** Value for a successor: distribute the members over the other coaches. */
export const SPREAD = 'spread';

export const PICTURES_AT = '/equipe-photos';
export const PICTURE_PATH = /^\/equipe-photos\/[\w-]{1,64}\.webp$/;

interface Stored {
  shown: boolean;
  example: boolean;
}

/**
 * Chooses visible real people, else visible stored examples (D24).
 * @returns undefined to keep the examples of the build
 */
export function whoIsShown<Person extends Stored>(stored: readonly Person[]): readonly Person[] | undefined {
  const shown = stored.filter((one) => one.shown);
  const real = shown.filter(({ example }) => !example);
  if (real.length > 0) return real;
  return shown.length > 0 ? shown : undefined;
}

interface Publication {
  published: boolean;
  publish_at: Date;
}

export const ARTICLE_STATES = ['draft', 'scheduled', 'public'] as const;

/** Returns « scheduled » until the publication time. */
export function articleState(
  { published, publish_at }: Publication,
  now: Date,
): (typeof ARTICLE_STATES)[number] {
  if (!published) return 'draft';
  return publish_at > now ? 'scheduled' : 'public';
}

/** Returns the slug of a title, such as « ecouter-vraiment ». */
export function slugOf(title: string): string {
  return foldText(title).replaceAll(' ', '-').slice(0, LENGTHS.slug).replace(/-$/, '');
}

/** Whether links may lead to the article: it is or was public. */
export function isAddressFixed(article: Publication & { address_fixed: boolean }, now: Date): boolean {
  return article.address_fixed || articleState(article, now) === 'public';
}

const SAID_OF: Record<OfferKey, RegExp> = {
  membership: /adhésion|abonnement/i,
  masterclass: /masterclass/i,
  coaching: /coaching individuel|(?<!première )séance individuelle/i,
  'first-session': /première séance/i,
};

/** Returns the sentences and table rows of a text that state the price of an offer, or that it is free. */
export function sentencesOnPrice(offer: OfferKey, text: string): string[] {
  return text
    .split(/\n+|(?<=[.?!]\*{0,2}) (?=[A-ZÀÉÊ*«])/)
    .filter((sentence) => SAID_OF[offer].test(sentence) && /\d\s?€|gratuit|offert|payant/i.test(sentence))
    .map((sentence) =>
      sentence
        .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/\*\*|^[-|#]|\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    );
}
