import { z } from 'zod';
import { requiredText, route, typedName, typedText } from '#lib/contract-base.ts';
import { emailAddress } from '#lib/email-address.ts';
import {
  mayBeAnonymous,
  NOTICE_LINE_MAX_LENGTH,
  NOTICE_MATTERS,
  NOTICE_TEXT_MAX_LENGTH,
  type NoticeMatter,
} from './rules.ts';

const LINE_TOO_LONG = '300 caractères au plus';
const TEXT_TOO_LONG = '2 000 caractères au plus';

const notice = {
  matter: z.enum(NOTICE_MATTERS, { error: 'Choisissez ce que vous signalez' }),
  /** Page address, or first name on a profile. */
  place: requiredText(
    NOTICE_LINE_MAX_LENGTH,
    LINE_TOO_LONG,
    'Dites-nous où se trouve le contenu\u202f: une adresse de page ou un prénom',
  ),
  city: typedText(NOTICE_LINE_MAX_LENGTH, LINE_TOO_LONG),
  content: requiredText(
    NOTICE_TEXT_MAX_LENGTH,
    TEXT_TOO_LONG,
    'Dites-nous ce que l’on y lit ou ce que l’on y voit',
  ),
  why: requiredText(NOTICE_TEXT_MAX_LENGTH, TEXT_TOO_LONG, 'Dites-nous en quoi c’est contraire à la loi'),
  name: typedName(NOTICE_LINE_MAX_LENGTH, LINE_TOO_LONG),
  email: z.union([z.literal(''), emailAddress]),
  goodFaith: z.literal(true, { error: 'Confirmez que ce que vous écrivez est exact, à votre connaissance' }),
  /** Honeypot: hidden from people; a bot that fills it gets a normal answer. */
  website: z.string().max(1000).default(''),
};

/** Runs even when other fields fail, so that a form needs one correction only. */
const always = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};
const saysWho = (value: { matter: NoticeMatter; name: string; email: string }, field: 'name' | 'email') =>
  mayBeAnonymous(value.matter) || Boolean(value[field]);

/** A notice of illegal content (DSA 16). */
export const contentNotice = z
  .object(notice)
  .refine((value) => saysWho(value, 'name'), {
    ...always,
    path: ['name'],
    message: 'Veuillez entrer votre nom',
  })
  .refine((value) => saysWho(value, 'email'), {
    ...always,
    path: ['email'],
    message: 'Veuillez entrer votre adresse e-mail',
  });
export type ContentNotice = z.infer<typeof contentNotice>;

export const contentNoticeContract = {
  notify: route('POST', '/notices', 'Tell the team about illegal content, without an account')
    .input(contentNotice)
    .output(z.object({ number: z.string() })),
};
