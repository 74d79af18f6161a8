import {
  type AppealOutcome,
  isOfAccount,
  type MeasureState,
  type StatementEffect,
  type StatementSource,
  type Stronger,
} from './rules.ts';

/** An instant in the reader’s time zone: that of the device on a screen, that of Paris in a mail. */
type InWords = (instant: Date) => string;

/**
 * The decision as a title.
 * @param when a suspension ends, or a closure begins, in words
 * @param outweighed whether a stronger decision defines the state of the account
 */
export function effectTitle(effect: StatementEffect, when: string | null, outweighed = false): string {
  if (outweighed && when)
    return effect === 'closure' ? `Une fermeture à partir du ${when}` : `Une suspension jusqu’au ${when}`;
  switch (effect) {
    case 'warning':
      return 'Vous recevez un avertissement';
    case 'photo-hidden':
      return 'Une de vos photos n’est plus montrée';
    case 'text-hidden':
      return 'Un de vos textes n’est plus montré';
    case 'suspension':
      return when ? `Votre compte est suspendu jusqu’au ${when}` : 'Votre compte est suspendu';
    case 'closure':
      return when ? `Votre compte est fermé à partir du ${when}` : 'Votre compte est fermé';
  }
}

export const EFFECT_MEANINGS: Record<StatementEffect, string> = {
  warning: 'Rien ne change sur votre compte. Si cela devait se reproduire, nous pourrions le suspendre.',
  'photo-hidden': 'Les autres membres ne la voient plus. Vous pouvez en choisir une autre quand vous voulez.',
  'text-hidden': 'Les autres membres ne le voient plus. Vous pouvez le récrire quand vous voulez.',
  suspension:
    'D’ici là, votre profil n’est montré à personne et vos conversations attendent. Vos rendez-vous et vos séances à venir sont annulés. Ensuite, votre compte rouvrira automatiquement.',
  closure:
    'Votre profil n’est plus montré à personne. Vos rendez-vous et vos séances à venir sont annulés. Vos données restent six mois, cachées de tous, le temps de contester, puis elles sont effacées.',
};

/** The origin of a decision (DSA 17.3 b and c). */
export const SOURCE_SENTENCES: Record<StatementSource, string> = {
  report: 'Cette décision fait suite à un signalement.',
  notice: 'Cette décision fait suite à un signalement.',
  flag: 'Le site avait mis un texte de côté\u202f; une personne l’a lu et a décidé.',
  own: 'Cette décision fait suite à un contrôle de l’équipe, de sa propre initiative.',
};

export const DECIDED_BY_A_PERSON = 'C’est une personne de l’équipe qui a décidé, pas une machine.';

/** The means of redress (DSA 17.3 f): here, before a body, before a court. */
export const REDRESS = {
  here: 'Vous pouvez contester gratuitement pendant six mois. Une autre personne de l’équipe relit tout et vous répond.',
  elsewhere:
    'Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges, certifié au titre du règlement européen sur les services numériques, ou un tribunal. Rien ne vous oblige à nous écrire d’abord.',
};

/** The list of certified bodies published by the European Commission. */
export const OUT_OF_COURT_BODIES =
  'https://digital-strategy.ec.europa.eu/en/policies/dsa-out-court-dispute-settlement';

export const OUTCOME_TITLES: Record<AppealOutcome, string> = {
  upheld: 'La décision est maintenue',
  undone: 'La décision est annulée',
};

export function strongerSentence({ state, until }: Stronger, inWords: InWords): string {
  const when = inWords(new Date(until));
  const what = {
    suspended: `votre compte reste suspendu jusqu’au ${when}`,
    closing: `votre compte ferme ${when}`,
    closed: 'votre compte reste fermé',
  }[state];
  return `Une autre décision reste en vigueur\u202f: ${what}.`;
}

export const OUTWEIGHED = 'Une autre décision, plus lourde, s’applique déjà\u202f: c’est elle qui compte.';

export const ENDED_WORDS: Record<Exclude<MeasureState, 'stands'>, string> = {
  over: 'Terminée',
  replaced: 'Contenu remplacé depuis',
  undone: 'Décision annulée',
};

export const MEASURE_STATE_WORDS: Record<MeasureState, string> = {
  stands: 'en vigueur',
  over: 'terminée',
  replaced: 'contenu remplacé depuis',
  undone: 'annulée',
};

/** A lighter measure has no effect beside a stronger one; a warning or a hidden content keeps its meaning. */
export function meaningOf(effect: StatementEffect, stronger: Stronger | null, inWords: InWords): string {
  if (!stronger) return EFFECT_MEANINGS[effect];
  return `${isOfAccount(effect) ? OUTWEIGHED : EFFECT_MEANINGS[effect]} ${strongerSentence(stronger, inWords)}`;
}

export type StillStanding = { stronger: Stronger | null; stillHidden: boolean };

export function restored(
  effect: StatementEffect,
  { stronger, stillHidden }: StillStanding,
  inWords: InWords,
): string {
  if (stillHidden) return 'Ce contenu reste masqué\u202f: une autre décision reste en vigueur.';
  if (!stronger) return RESTORED[effect];
  return `${isOfAccount(effect) ? '' : `${RESTORED[effect]} `}${strongerSentence(stronger, inWords)}`;
}

const RESTORED: Record<StatementEffect, string> = {
  warning: 'L’avertissement est retiré.',
  'photo-hidden': 'Votre photo est de nouveau montrée.',
  'text-hidden': 'Votre texte est de nouveau montré.',
  suspension: 'Votre compte est ouvert, avec votre profil, votre sélection et vos conversations.',
  closure: 'Votre compte est ouvert, avec votre profil, votre sélection et vos conversations.',
};
