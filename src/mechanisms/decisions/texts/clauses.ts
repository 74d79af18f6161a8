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
