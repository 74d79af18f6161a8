import { z } from 'zod';
import { newTermsChange, termsChange } from '#identity/consents/contract.ts';
import { ARTICLE_FORMATS, BLOG_TOPICS } from '#lib/article-topics.ts';
import {
  action,
  requiredName,
  requiredText,
  route,
  saved,
  saveRoute,
  typedText,
  version,
} from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import type { MarkdownNode } from '#lib/markdown.ts';
import { SHOWN_PEOPLE } from '#lib/public-people.ts';
import { iceServers } from '#mechanisms/calls/contract.ts';
import { safeBookingUrl } from '#member/coaches/rules.ts';
import { savedBanner } from '#member/content/contract.ts';
import { savedOffer, savedQuestion } from '#member/membership/contract.ts';
import { PHOTO_REFUSALS, uploadFrame } from '#member/photos/contract.ts';
import { openingHours } from '#member/support/contract.ts';
import { ARTICLE_STATES, LENGTHS, LISTS, MAX_TAGS, PICTURE_PATH } from './rules.ts';

const tooLong = (max: number) => `Ce texte est trop long (${max} caractères au plus)`;
const required = (max: number, missing: string) => requiredText(max, tooLong(max), missing);
const name = (missing: string) => requiredName(LENGTHS.name, tooLong(LENGTHS.name), missing);
const optional = (max: number) => typedText(max, tooLong(max));
const id = z.string().min(1).max(64);
const photoUrl = z.string().regex(PICTURE_PATH, 'Envoyez la photo d’abord').nullable();
const person = { photoUrl, shown: z.boolean(), example: z.boolean() };

export const TOO_MANY_TAGS = `Choisissez ${MAX_TAGS} mots au plus`;

export const coachCard = z.object({
  firstName: name('Entrez le prénom'),
  lastName: name('Entrez le nom'),
  specialty: required(LENGTHS.role, 'Dites en une ligne ce que cette personne fait'),
  bio: required(LENGTHS.bio, 'Écrivez son parcours, en quelques phrases'),
  tags: z.array(required(LENGTHS.tag, 'Ce mot est vide')).max(MAX_TAGS, TOO_MANY_TAGS),
  email: emailAddress,
  phone: optional(40),
  bookingUrl: optional(300).refine(
    (url) => url === '' || safeBookingUrl(url) !== null,
    'Ce lien doit commencer par https:// et mener à calendly.com, cal.com ou zcal.co',
  ),
  photoUrl,
});
export type EditedCoachCard = z.infer<typeof coachCard>;

export const savedCoach = coachCard.extend({ example: z.boolean(), staffId: id.nullable() });
export type SavedCoach = z.infer<typeof savedCoach>;
export const deskCoach = savedCoach.extend({ id, version: z.string(), shown: z.boolean(), members: z.int() });
export type DeskCoach = z.infer<typeof deskCoach>;

export const savedTeamMember = z.object({
  ...person,
  name: name('Entrez le nom'),
  role: required(LENGTHS.role, 'Dites ce que fait cette personne'),
  line: optional(LENGTHS.line),
  publisherTown: optional(LENGTHS.name),
});
export const deskTeamMember = savedTeamMember.extend({ id, version: z.string() });
export type DeskTeamMember = z.infer<typeof deskTeamMember>;

const testimonial = z.object({
  ...person,
  text: required(LENGTHS.quote, 'Écrivez le témoignage'),
  firstName: name('Entrez un prénom'),
  young: z.boolean(),
  consentedOn: z.iso.date('Choisissez une date').nullable(),
  proof: optional(LENGTHS.proof),
});
/** A testimonial needs the consent of its author, or the label « Exemple ». */
export const savedTestimonial = testimonial
  .refine(({ example, consentedOn }) => example || consentedOn !== null, {
    path: ['consentedOn'],
    error: 'Dites quand cette personne a donné son accord, ou marquez « Exemple »',
  })
  .refine(({ example, proof }) => example || proof.trim() !== '', {
    path: ['proof'],
    error: 'Dites où retrouver cet accord : un e-mail et sa date, par exemple',
  });
export type SavedTestimonial = z.infer<typeof savedTestimonial>;
export const deskTestimonial = savedTestimonial.safeExtend({ id, version: z.string() });
export type DeskTestimonial = z.infer<typeof deskTestimonial>;

const HAS_MEMBERS = {
  status: 409,
  message: 'Des membres sont accompagnés par cette personne. Dites d’abord qui les accompagne ensuite.',
} as const;

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Entrez une heure');
export const savedArticle = z.object({
  title: required(LENGTHS.title, 'Donnez un titre'),
  slug: required(LENGTHS.slug, 'Donnez une adresse').refine(
    (slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
    'Des lettres sans accent, des chiffres et des traits d’union',
  ),
  excerpt: required(LENGTHS.excerpt, 'Dites en une ou deux phrases de quoi il s’agit'),
  text: required(LENGTHS.article, 'Écrivez l’article'),
  topic: z.enum(BLOG_TOPICS, 'Choisissez un sujet'),
  format: z.enum(ARTICLE_FORMATS, 'Choisissez une forme'),
  scene: z.string().regex(/^[a-z0-9-]{1,80}$/, 'Choisissez une image'),
  author: optional(LENGTHS.name),
  published: z.boolean(),
  /** Day in Paris. */
  day: z.iso.date('Choisissez une date'),
  time,
});
export type SavedArticle = z.infer<typeof savedArticle>;
/** `version` is null for a new article. */
export const deskArticle = savedArticle.extend({
  id,
  version,
  state: z.enum(ARTICLE_STATES),
  addressFixed: z.boolean(),
});
export type DeskArticle = z.infer<typeof deskArticle>;
export const listedArticle = deskArticle.pick({ id: true, title: true, topic: true, state: true }).extend({
  publishAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type ListedArticle = z.infer<typeof listedArticle>;

const attribute = z.string().optional();
const attributes = { id: attribute, href: attribute, scope: attribute, label: attribute };
const markdownNode: z.ZodType<MarkdownNode> = z.lazy(() =>
  z.union([z.string(), z.object({ tag: z.string(), ...attributes, children: markdownNodes })]),
);
export const markdownNodes = z.array(markdownNode);

export const deskQuestion = savedQuestion.extend({ id, version: z.string() });
export type DeskQuestion = z.infer<typeof deskQuestion>;

const banner = savedBanner.safeExtend({ version: z.string() });

/** A checklist item; production does not start while a required one is missing. */
export const openingCheck = z.object({
  about: z.string(),
  done: z.boolean(),
  /** Production refuses to start without it. */
  required: z.boolean(),
  /** What exactly is missing or refused, in sentences. */
  details: z.array(z.string()),
});
export type OpeningCheck = z.infer<typeof openingCheck>;

export const deskContentContract = {
  articles: route('GET', '/desk/content/articles', 'List blog articles').output(z.array(listedArticle)),
  saveArticle: saveRoute('/desk/content/articles/{id}', 'Create or update an article')
    .input(savedArticle.extend({ id, version }))
    .output(saved),
  article: route('GET', '/desk/content/articles/{id}', 'Get an article with its text')
    .input(z.object({ id }))
    .output(deskArticle),
  previewArticle: route('POST', '/desk/content/preview', 'Render a preview of a text')
    .input(z.object({ text: optional(LENGTHS.article) }))
    .output(z.object({ nodes: markdownNodes })),
  banner: route('GET', '/desk/content/banner', 'Get the banner').output(banner.nullable()),
  saveBanner: saveRoute('/desk/content/banner', 'Update the banner')
    .input(savedBanner.safeExtend({ version }))
    .output(saved),
  questions: route('GET', '/desk/content/questions', 'List the questions of the services page').output(
    z.array(deskQuestion),
  ),
  saveQuestion: saveRoute('/desk/content/questions/{id}', 'Create or update a question')
    .input(savedQuestion.extend({ id, version }))
    .output(saved),
  offers: route('GET', '/desk/content/offers', 'List prices and offers').output(
    z.array(savedOffer.extend({ version: z.string() })),
  ),
  saveOffer: saveRoute('/desk/content/offers', 'Update a price or an offer')
    .input(savedOffer.extend({ version }))
    .output(saved),
  terms: route(
    'GET',
    '/desk/content/terms',
    'List versions of the terms with their number of agreements, and announced changes',
  ).output(
    z.object({
      members: z.int(),
      versions: z.array(z.object({ version: z.string(), date: z.iso.date(), members: z.int() })),
      changes: z.array(termsChange),
    }),
  ),
  announceTerms: action('/desk/content/terms', 'Announce a change of the terms to every member by mail')
    .errors({
      TOO_SOON: {
        status: 409,
        message: 'Un changement s’annonce au moins 30 jours avant. Choisissez un jour plus lointain.',
      },
      TOO_FAR: { status: 409, message: 'Choisissez un jour dans l’année qui vient.' },
      ANNOUNCED: { status: 409, message: 'Un changement est déjà annoncé pour ce jour.' },
    })
    .input(newTermsChange),
  cancelTerms: action(
    '/desk/content/terms/{id}/cancel',
    'Cancel an announced change and notify the members already told',
  ).input(z.object({ id })),
  hours: route('GET', '/desk/content/hours', 'Get the opening hours').output(
    openingHours.extend({ version: z.string() }),
  ),
  saveHours: saveRoute('/desk/content/hours', 'Update the opening hours')
    .errors({
      OVERLAP: { status: 409, message: 'Deux plages d’un même jour se chevauchent.' },
      BACKWARDS: { status: 409, message: 'Une plage ou une fermeture finit avant de commencer.' },
    })
    .input(openingHours.extend({ version }))
    .output(saved),
  opening: route('GET', '/desk/content/opening', 'Get the opening checklist').output(z.array(openingCheck)),
  relay: route('GET', '/desk/content/relay', 'Get TURN credentials, for a test').output(
    z.object({ iceServers }),
  ),
  coaches: route('GET', '/desk/content/coaches', 'List coaches in page order').output(
    z.object({
      coaches: z.array(deskCoach),
      colleagues: z.array(z.object({ id, firstName: z.string(), email: z.string() })),
    }),
  ),
  saveCoach: saveRoute('/desk/content/coaches/{id}', 'Create or update a coach')
    .errors({
      TAKEN: { status: 409, message: 'Ce compte est déjà celui d’une autre fiche.' },
    })
    .input(savedCoach.extend({ id, version }))
    .output(saved),
  showCoach: action('/desk/content/coaches/{id}/shown', 'Show or hide a coach')
    .errors({ HAS_MEMBERS })
    .input(
      z.object({
        id,
        shown: z.boolean(),
        /** New coach of the members; `spread` distributes them. */
        successor: z.string().max(64).nullable(),
      }),
    ),
  ownCard: route('GET', '/desk/content/own-card', 'Get my own coach card').output(deskCoach),
  saveOwnCard: saveRoute('/desk/content/own-card', 'Update my own coach card')
    .input(coachCard.extend({ version }))
    .output(saved),
  team: route('GET', '/desk/content/team', 'List the team on « Qui sommes-nous ? »').output(
    z.array(deskTeamMember),
  ),
  saveTeamMember: saveRoute('/desk/content/team/{id}', 'Create or update a team member')
    .input(savedTeamMember.extend({ id, version }))
    .output(saved),
  testimonials: route('GET', '/desk/content/testimonials', 'List testimonials with their consent').output(
    z.array(deskTestimonial),
  ),
  saveTestimonial: saveRoute('/desk/content/testimonials/{id}', 'Create or update a testimonial')
    .input(savedTestimonial.safeExtend({ id, version }))
    .output(saved),
  order: action('/desk/content/order', 'Reorder a list')
    .errors({
      CHANGED: {
        status: 409,
        message: 'Cette liste a changé entre-temps. La voici telle qu’elle est.',
      },
    })
    .input(z.object({ kind: z.enum(LISTS), ids: z.array(id).max(500) })),
  remove: action('/desk/content/{id}/remove', 'Remove an entry from a list')
    .errors({ HAS_MEMBERS })
    .input(z.object({ kind: z.enum(SHOWN_PEOPLE), id })),
  addPicture: route('POST', '/desk/content/pictures', 'Upload a picture for the public pages')
    .errors(PHOTO_REFUSALS)
    .input(z.object({ photo: z.file(), frame: uploadFrame }))
    .output(z.object({ url: z.string() })),
};
