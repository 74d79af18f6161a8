import { parisMoment } from '#lib/french-date.ts';
import { LOG_IN_PATH, STANDING_PATH } from '#lib/paths.ts';
import { type MailDraft, paragraphs, type Words } from '#platform/mail/mail-draft.ts';
import type { AppealOutcome, StatementEffect, StatementSource, Stronger } from '../rules.ts';
import {
  DECIDED_BY_A_PERSON,
  effectTitle,
  meaningOf,
  OUTCOME_TITLES,
  REDRESS,
  restored,
  SOURCE_SENTENCES,
  type StillStanding,
} from '../texts.ts';

const REASON = 'Vous recevez ce message parce qu’il concerne votre compte sur Lueur.';
const BACK = { action: 'Revenir sur Lueur', to: LOG_IN_PATH };

type Stated = {
  effect: StatementEffect;
  source: StatementSource;
  facts: string;
  rule: string;
  /** ISO instant, of a suspension or a closure. */
  until: string | null;
  stronger: Stronger | null;
};

function under(title: string, words: string): Words[] {
  const [first = '', ...others] = paragraphs(words);
  return [[{ bold: `${title}. ` }, first], ...others];
}

type Undone = { effect: StatementEffect } & StillStanding;
type Decided = Undone & { outcome: AppealOutcome; answer: string };

export const decisionMails = {
  /** The statement of reasons (DSA 17). The subject stays neutral, because it shows on locked screens. */
  statement: ({ effect, source, facts, rule, until, stronger }: Stated): MailDraft => ({
    subject: 'Une décision de l’équipe au sujet de votre compte',
    title: stronger
      ? 'Une nouvelle décision au sujet de votre compte'
      : effectTitle(effect, until && parisMoment(new Date(until))),
    preview: 'Ce que nous avons décidé, pourquoi, et comment contester.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      meaningOf(effect, stronger, parisMoment),
      ...under('Les faits', facts),
      ...under('La règle', rule),
      `${SOURCE_SENTENCES[source]} ${DECIDED_BY_A_PERSON}`,
      [{ bold: 'Si vous n’êtes pas d’accord.' }, ` ${REDRESS.here}`],
      { action: 'Lire ou contester la décision', to: STANDING_PATH },
      { note: REDRESS.elsewhere },
    ],
  }),

  /** The team corrects itself, without an appeal. */
  'statement-undone': ({ effect, ...left }: Undone): MailDraft => ({
    subject: 'Nous sommes revenus sur une décision',
    title: 'Nous sommes revenus sur notre décision',
    preview: 'Ce qu’elle avait changé, et ce qui est rétabli.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      `Nous avons annulé une décision qui concernait votre compte. ${restored(effect, left, parisMoment)} Nous vous prions de nous en excuser.`,
      BACK,
    ],
  }),

  'appeal-received': (_data: object): MailDraft => ({
    subject: 'Nous avons bien reçu votre contestation',
    preview: 'Une autre personne de l’équipe va tout relire.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      'Une autre personne de l’équipe que celle qui a décidé va relire les faits et ce que vous nous écrivez. Nous vous donnons sa réponse par e-mail.',
      'D’ici là, la décision reste en place.',
      { action: 'Suivre ma contestation', to: STANDING_PATH },
    ],
  }),

  'appeal-decided': ({ effect, outcome, answer, ...left }: Decided): MailDraft => {
    const isUndone = outcome === 'undone';
    return {
      subject: 'La réponse à votre contestation',
      title: OUTCOME_TITLES[outcome],
      preview: 'Une autre personne de l’équipe a tout relu.',
      reason: REASON,
      blocks: [
        'Bonjour,',
        `Vous aviez contesté une décision. Une autre personne de l’équipe a tout relu.${isUndone ? ` ${restored(effect, left, parisMoment)}` : ''}`,
        ...under('Sa réponse', answer),
        isUndone ? BACK : { action: 'Voir la décision', to: STANDING_PATH },
        !isUndone && { note: REDRESS.elsewhere },
      ],
    };
  },

  'suspension-ended': (_data: object): MailDraft => ({
    subject: 'Votre compte est de nouveau ouvert',
    preview: 'Vous retrouvez votre profil, votre sélection et vos conversations.',
    reason: REASON,
    blocks: [
      'Bonjour,',
      'La suspension de votre compte a pris fin. Vous retrouvez votre profil, votre sélection et vos conversations comme vous les aviez laissés.',
      BACK,
    ],
  }),

  'sign-up-refused': (_data: object): MailDraft =>
    noSignUp(
      'Votre inscription n’est pas possible',
      'Un compte à cette adresse a fait l’objet d’une mesure de l’équipe.',
      'L’équipe avait fermé ou suspendu un compte à cette adresse. Elle ne peut pas servir, pour l’instant, à en ouvrir un autre. Les raisons vous ont été données par e-mail à ce moment-là.',
    ),

  /** While a case about an erased account waits for its decision (D31). */
  'sign-up-held': (_data: object): MailDraft =>
    noSignUp(
      'Votre inscription n’est pas possible pour le moment',
      'Un signalement qui concerne un compte à cette adresse est en cours d’examen.',
      'Un signalement concerne un compte, supprimé depuis, qui était à cette adresse. Une personne de l’équipe l’examine. Jusqu’à sa décision, cette adresse ne peut pas servir à ouvrir un compte.',
    ),
};

/** Only the owner of the mailbox learns it: the screen of the sign-up is the same for everyone. */
function noSignUp(subject: string, preview: string, why: string): MailDraft {
  return {
    subject,
    preview,
    reason: 'Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur.',
    blocks: [
      'Bonjour,',
      why,
      'Si vous pensez que c’est une erreur, écrivez-nous\u202f: une personne vous répondra.',
      { action: 'Écrire à l’équipe', to: '/qui-sommes-nous#contact' },
      { note: 'Vous n’avez rien demandé\u202f? Ignorez ce message.' },
    ],
  };
}
