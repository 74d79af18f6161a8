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

/** The rules that a decision may rest on, by code: chosen by the moderator, shown to the member (DSA 17). */
export const CLAUSE_CODES = [
  'threat',
  'hate',
  'sexual',
  'minor',
  'scam',
  'identity',
  'insult',
  'insistence',
  'false-profile',
  'photo-of-oneself',
  'crude',
  'not-free',
  'advert',
  'contact-details',
  'privacy',
  'several-accounts',
  'empty-reports',
] as const;
export type ClauseCode = (typeof CLAUSE_CODES)[number];

const RULES = 'Conditions générales, «\u202fCe que nous attendons de chacun\u202f»\u202f: ';
const PROFILE = 'Conditions générales, «\u202fVotre profil\u202f»\u202f: ';
const SIGN_UP = 'Conditions générales, «\u202fS’inscrire\u202f»\u202f: ';

export const CLAUSES: Record<ClauseCode, { label: string; text: string }> = {
  threat: {
    label: 'Menaces, harcèlement',
    text: `${RULES}les menaces et le harcèlement sont interdits. La loi les punit aussi (articles 222-17 et 222-33-2-2 du Code pénal).`,
  },
  hate: {
    label: 'Propos haineux ou discriminatoires',
    text: `${RULES}les propos haineux ou discriminatoires sont interdits. La loi les punit aussi (loi du 29 juillet 1881 et article R. 625-7 du Code pénal).`,
  },
  sexual: {
    label: 'Contenu ou pression à caractère sexuel',
    text: `${RULES}les contenus à caractère sexuel non sollicités et tout contenu contraire à la loi sont interdits. La loi punit le harcèlement sexuel et le chantage (articles 222-33 et 312-10 du Code pénal).`,
  },
  minor: {
    label: 'Personne mineure',
    text: `${SIGN_UP}il faut avoir 18 ans révolus. L’utilisation du site par une personne mineure, ou en son nom, est interdite.`,
  },
  scam: {
    label: 'Demande d’argent, escroquerie',
    text: `${RULES}les demandes d’argent et les escroqueries sont interdites. La loi punit l’escroquerie (article 313-1 du Code pénal).`,
  },
  identity: {
    label: 'Identité ou photo de quelqu’un d’autre',
    text: `${RULES}l’usurpation d’identité est interdite. La loi la punit aussi (article 226-4-1 du Code pénal).`,
  },
  insult: {
    label: 'Injures, mépris',
    text: `${RULES}les injures sont interdites. La charte demande\u202f: «\u202fAucune insulte, aucun mépris, aucune discrimination.\u202f»`,
  },
  insistence: {
    label: 'Insistance après un refus',
    text: `${RULES}l’insistance après un refus est interdite. La charte demande\u202f: «\u202fUn non, un silence ou un “pas maintenant” me suffisent\u202f: je n’insiste pas.\u202f»`,
  },
  'false-profile': {
    label: 'Profil qui ne dit pas la vérité',
    text: `${PROFILE}les informations sont vraies et à jour. La charte demande\u202f: «\u202fMon âge, ma ville et ma situation sont vrais.\u202f»`,
  },
  'photo-of-oneself': {
    label: 'Photo qui ne montre pas la personne',
    text: `${PROFILE}les photos ne montrent que vous, et vous appartiennent. La charte demande\u202f: «\u202fMa photo ne montre que moi, et elle est récente.\u202f»`,
  },
  crude: {
    label: 'Photo ou texte déplacé',
    text: `${RULES}chacun s’engage à rester respectueux\u202f; les contenus à caractère sexuel non sollicités sont interdits, dans les textes comme sur les photos.`,
  },
  'not-free': {
    label: 'Personne déjà en couple',
    text: `${SIGN_UP}il faut être célibataire et s’inscrire pour soi-même. La charte demande\u202f: «\u202fJe suis libre pour une rencontre, j’ai 18 ans au moins, et je me montre sous mon vrai jour.\u202f»`,
  },
  advert: {
    label: 'Publicité, démarchage, prostitution',
    text: `${RULES}la publicité et la prostitution sont interdites.`,
  },
  'contact-details': {
    label: 'Coordonnées, lien ou nom de famille',
    text: `${PROFILE}les textes libres ne contiennent ni nom de famille, ni coordonnées, ni lien.`,
  },
  privacy: {
    label: 'Diffusion de ce qui appartient à autrui',
    text: `${RULES}la diffusion des messages, photos ou informations d’une autre personne sans son accord est interdite.`,
  },
  'several-accounts': {
    label: 'Plusieurs comptes, collecte de profils',
    text: `${RULES}les comptes multiples, la collecte automatisée de profils et toute tentative de contourner les protections du site sont interdits.`,
  },
  'empty-reports': {
    label: 'Signalements répétés sans fondement',
    text: `${RULES}les signalements répétés et manifestement sans fondement sont interdits.`,
  },
};

/** The article of the terms that a clause cites, « Votre profil ». */
export function articleOf(code: ClauseCode): string {
  return /«\u202f(.+?)\u202f»/.exec(CLAUSES[code].text)?.[1] ?? '';
}
