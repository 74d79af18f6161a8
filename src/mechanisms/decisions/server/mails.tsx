import { MailAction, type MailDraft, MailLayout, MailNote, MailText } from '#platform/mail/mail-layout.tsx';
import type { DataOf } from '#platform/mail/mail-templates.ts';
import {
  type AppealOutcome,
  isOfAccount,
  type StatementEffect,
  type StatementSource,
  type Stronger,
} from '../rules.ts';
import {
  DECIDED_BY_A_PERSON,
  EFFECT_MEANINGS,
  effectTitle,
  OUTCOME_TITLES,
  OUTWEIGHED,
  REDRESS,
  SOURCE_SENTENCES,
  strongerSentence,
} from '../texts.ts';

const REASON = 'Vous recevez ce message parce qu’il concerne votre compte sur Lueur.';
const logIn = (appUrl: string) => `${appUrl}/inscription/form?mode=login`;

type Stated = {
  effect: StatementEffect;
  source: StatementSource;
  facts: string;
  rule: string;
  /** ISO instant, of a suspension or a closure. */
  until: string | null;
  /** What outweighs it. */
  stronger: Stronger | null;
};

/** The statement of reasons (DSA 17). Nothing of it stands in the subject, which shows on locked screens. */
function statement({ effect, source, facts, rule, until, stronger }: Stated, appUrl: string): MailDraft {
  const title = stronger
    ? 'Une nouvelle décision au sujet de votre compte'
    : effectTitle(effect, until ? new Date(until) : null);
  return {
    subject: 'Une décision de l’équipe au sujet de votre compte',
    body: (
      <MailLayout
        title={title}
        preview="Ce que nous avons décidé, pourquoi, et comment contester."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>{meaningOf(effect, stronger)}</MailText>
        <Words title="Les faits" words={facts} />
        <Words title="La règle" words={rule} />
        <MailText>
          {SOURCE_SENTENCES[source]} {DECIDED_BY_A_PERSON}
        </MailText>
        <MailText>
          <strong>Si vous n’êtes pas d’accord.</strong> {REDRESS.here}
        </MailText>
        <MailAction href={`${appUrl}/votre-compte`}>Lire ou contester la décision</MailAction>
        <MailNote>{REDRESS.elsewhere}</MailNote>
      </MailLayout>
    ),
  };
}

/** A lighter measure changes nothing while a stronger one stands; a warning or a hidden content means what it says all the same. */
function meaningOf(effect: StatementEffect, stronger: Stronger | null): string {
  if (!stronger) return EFFECT_MEANINGS[effect];
  return `${isOfAccount(effect) ? OUTWEIGHED : EFFECT_MEANINGS[effect]} ${strongerSentence(stronger)}`;
}

function Words({ title, words }: { title: string; words: string }) {
  return words.split(/\n+/).map((paragraph, place) => (
    <MailText key={paragraph}>
      {place === 0 && <strong>{title}. </strong>}
      {paragraph}
    </MailText>
  ));
}

/** The team corrects itself, nobody having asked. */
function statementUndone({ effect, ...left }: { effect: StatementEffect } & Left, appUrl: string): MailDraft {
  return {
    subject: 'Nous sommes revenus sur une décision',
    body: (
      <MailLayout
        title="Nous sommes revenus sur notre décision"
        preview="Ce qu’elle avait changé, et ce qui est rétabli."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Nous avons annulé une décision qui concernait votre compte. {restored(effect, left)} Nous vous
          prions de nous en excuser.
        </MailText>
        <MailAction href={logIn(appUrl)}>Revenir sur Lueur</MailAction>
      </MailLayout>
    ),
  };
}

/** What an undone decision leaves as it is, for another one that stands. */
type Left = { stronger: Stronger | null; stillHidden: boolean };

function restored(effect: StatementEffect, { stronger, stillHidden }: Left): string {
  if (stillHidden) return 'Ce contenu reste masqué\u202f: une autre décision reste en vigueur.';
  if (!stronger) return RESTORED[effect];
  return `${isOfAccount(effect) ? '' : `${RESTORED[effect]} `}${strongerSentence(stronger)}`;
}

/** What is as before. */
const RESTORED: Record<StatementEffect, string> = {
  warning: 'L’avertissement est retiré.',
  'photo-hidden': 'Votre photo est de nouveau montrée.',
  'text-hidden': 'Votre texte est de nouveau montré.',
  suspension: 'Votre compte est ouvert, avec votre profil, votre sélection et vos conversations.',
  closure: 'Votre compte est ouvert, avec votre profil, votre sélection et vos conversations.',
};

function appealReceived(_data: object, appUrl: string): MailDraft {
  return {
    subject: 'Nous avons bien reçu votre contestation',
    body: (
      <MailLayout
        title="Nous avons bien reçu votre contestation"
        preview="Une autre personne de l’équipe va tout relire."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Une autre personne de l’équipe que celle qui a décidé va relire les faits et ce que vous nous
          écrivez. Nous vous donnons sa réponse par e-mail.
        </MailText>
        <MailText>D’ici là, la décision reste en place.</MailText>
        <MailAction href={`${appUrl}/votre-compte`}>Suivre ma contestation</MailAction>
      </MailLayout>
    ),
  };
}

type Decided = { effect: StatementEffect; outcome: AppealOutcome; answer: string } & Left;

function appealDecided({ effect, outcome, answer, ...left }: Decided, appUrl: string): MailDraft {
  const isUndone = outcome === 'undone';
  return {
    subject: 'La réponse à votre contestation',
    body: (
      <MailLayout
        title={OUTCOME_TITLES[outcome]}
        preview="Une autre personne de l’équipe a tout relu."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Vous aviez contesté une décision. Une autre personne de l’équipe a tout relu.{' '}
          {isUndone && restored(effect, left)}
        </MailText>
        <Words title="Sa réponse" words={answer} />
        <MailAction href={isUndone ? logIn(appUrl) : `${appUrl}/votre-compte`}>
          {isUndone ? 'Revenir sur Lueur' : 'Voir la décision'}
        </MailAction>
        {!isUndone && <MailNote>{REDRESS.elsewhere}</MailNote>}
      </MailLayout>
    ),
  };
}

function suspensionEnded(_data: object, appUrl: string): MailDraft {
  return {
    subject: 'Votre compte est de nouveau ouvert',
    body: (
      <MailLayout
        title="Votre compte est de nouveau ouvert"
        preview="Vous retrouvez votre profil, votre sélection et vos conversations."
        reason={REASON}
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          La suspension de votre compte a pris fin. Vous retrouvez votre profil, votre sélection et vos
          conversations comme vous les aviez laissés.
        </MailText>
        <MailAction href={logIn(appUrl)}>Revenir sur Lueur</MailAction>
      </MailLayout>
    ),
  };
}

/** For the owner of the mailbox alone: the screen of the sign-up says what it says to everyone. */
function signUpRefused(_data: object, appUrl: string): MailDraft {
  return {
    subject: 'Votre inscription n’est pas possible',
    body: (
      <MailLayout
        title="Votre inscription n’est pas possible"
        preview="Un compte à cette adresse a fait l’objet d’une mesure de l’équipe."
        reason="Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          L’équipe avait fermé ou suspendu un compte à cette adresse. Elle ne peut pas servir, pour l’instant,
          à en ouvrir un autre. Les raisons vous ont été données par e-mail à ce moment-là.
        </MailText>
        <MailText>
          Si vous pensez que c’est une erreur, écrivez-nous{'\u202f'}: une personne vous répondra.
        </MailText>
        <MailAction href={`${appUrl}/qui-sommes-nous#contact`}>Écrire à l’équipe</MailAction>
        <MailNote>Vous n’avez rien demandé{'\u202f'}? Ignorez ce message.</MailNote>
      </MailLayout>
    ),
  };
}

/** The same, while a case about an account that is gone waits for its decision (D31). */
function signUpHeld(_data: object, appUrl: string): MailDraft {
  return {
    subject: 'Votre inscription n’est pas possible pour le moment',
    body: (
      <MailLayout
        title="Votre inscription n’est pas possible pour le moment"
        preview="Un signalement qui concerne un compte à cette adresse est en cours d’examen."
        reason="Vous recevez ce message parce que cette adresse a servi à s’inscrire sur Lueur."
      >
        <MailText>Bonjour,</MailText>
        <MailText>
          Un signalement concerne un compte, supprimé depuis, qui était à cette adresse. Une personne de
          l’équipe l’examine. Jusqu’à sa décision, cette adresse ne peut pas servir à ouvrir un compte.
        </MailText>
        <MailText>
          Si vous pensez que c’est une erreur, écrivez-nous{'\u202f'}: une personne vous répondra.
        </MailText>
        <MailAction href={`${appUrl}/qui-sommes-nous#contact`}>Écrire à l’équipe</MailAction>
        <MailNote>Vous n’avez rien demandé{'\u202f'}? Ignorez ce message.</MailNote>
      </MailLayout>
    ),
  };
}

/** By the name under which each waits in the queue. */
export const decisionMails = {
  statement,
  'statement-undone': statementUndone,
  'appeal-received': appealReceived,
  'appeal-decided': appealDecided,
  'suspension-ended': suspensionEnded,
  'sign-up-refused': signUpRefused,
  'sign-up-held': signUpHeld,
};

declare module '#platform/mail/mail-templates.ts' {
  interface MailTemplates extends DataOf<typeof decisionMails> {}
}
