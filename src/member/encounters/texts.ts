import type { Gender } from '#lib/gender.ts';
import type { Zone } from '#lib/zones.ts';
import { type PlanPlaces, planMoment } from '#mechanisms/calendar/rules.ts';
import { ACTIVITY_NOUNS } from '#member/matching/texts.ts';
import type { Activity } from '#member/profile/rules.ts';
import { type PlaceKind, placesBothLike } from './rules.ts';

const PLACE_WORDS: Record<PlaceKind, { noun: string; there: string }> = {
  Café: { noun: 'un café', there: 'dans un café' },
  'Salon de thé': { noun: 'un salon de thé', there: 'dans un salon de thé' },
  'Parc ou jardin': { noun: 'un parc', there: 'dans un parc ou un jardin' },
  'Musée ou exposition': { noun: 'un musée', there: 'dans un musée ou une exposition' },
  Marché: { noun: 'un marché', there: 'sur un marché' },
  Librairie: { noun: 'une librairie', there: 'dans une librairie' },
  Restaurant: { noun: 'un restaurant', there: 'au restaurant' },
  'Balade en ville': { noun: 'une balade en ville', there: 'pour une balade en ville' },
};

/** Returns « Vous aimez tous les deux les expos : un musée ? », or undefined if no shared activity suggests a place. */
export function placeQuestion(shared: readonly Activity[], pairGender: Gender): string | undefined {
  const [first] = placesBothLike(shared);
  if (!first) return undefined;
  const both = pairGender === 'femme' ? 'toutes les deux' : 'tous les deux';
  return `Vous aimez ${both} ${ACTIVITY_NOUNS[first.activity][0]}\u202f: ${PLACE_WORDS[first.kind].noun}\u202f?`;
}

/** « dans un café, Le Petit Bouchon » */
export function placeThere({ kind, name }: { kind: PlaceKind; name: string }): string {
  const { there } = PLACE_WORDS[kind];
  return name ? `${there}, ${name}` : there;
}

/**
 * Returns the sentence of an invitation: « Et si nous nous retrouvions dans un café, Le Petit Bouchon ? Je vous
 * propose jeudi 3 décembre à 19 h, vendredi 4 décembre à 19 h ou samedi 5 décembre à 19 h. »
 * @param places towns for the times, the reader’s first
 * @param reader as in `planMoment`
 */
export function invitationWords(
  { kind, name }: { kind: PlaceKind; name: string },
  moments: readonly Date[],
  places: PlanPlaces,
  reader?: Zone,
): string {
  const said = moments.map((moment) => planMoment(moment, places, reader));
  const list = new Intl.ListFormat('fr', { type: 'disjunction' }).format(said);
  return `Et si nous nous retrouvions ${placeThere({ kind, name })}\u202f? Je vous propose ${list}.`;
}

/** Editable default texts: kind, and without a reason. */
export const SUGGESTED_WORDS = {
  decline: 'Merci pour votre invitation, elle me touche. Aucun de ces moments ne me convient.',
  cancel: 'Je dois annuler notre rendez-vous, et je vous prie de m’en excuser.',
  move: 'J’ai un empêchement\u202f: verriez-vous un autre moment\u202f?',
} as const;

/** Tips for a first meeting: concrete, and not frightening. */
export const SAFETY_TIPS: readonly { title: string; text: string }[] = [
  {
    title: 'Parlez-vous de vive voix avant',
    text: 'Dix minutes au téléphone ou en vidéo disent beaucoup\u202f: une voix, un rire, l’envie d’en savoir plus.',
  },
  {
    title: 'Choisissez un lieu vivant',
    text: 'Un café, un marché, un musée, en journée si possible. Un endroit que vous aimez et d’où l’on repart facilement.',
  },
  {
    title: 'Prévoyez une heure, pas une soirée',
    text: 'Un premier rendez-vous court enlève de la pression aux deux. S’il se passe bien, il y en aura un autre.',
  },
  {
    title: 'Dites-le à une personne proche',
    text: 'Où, avec qui, vers quelle heure vous rentrez. Un message en partant, un autre en arrivant.',
  },
  {
    title: 'Venez et repartez par vos moyens',
    text: 'À pied, en transports ou avec votre voiture. Votre adresse peut attendre que la confiance soit là.',
  },
  {
    title: 'Gardez un œil sur vos affaires',
    text: 'Votre verre et votre sac près de vous, un téléphone chargé\u202f: vous voilà libre d’être à la conversation.',
  },
  {
    title: 'Ne parlez pas d’argent',
    text: 'Un prêt, un placement, un billet à avancer\u202f: une personne sincère ne le demande pas. Si cela arrive, dites-le-nous.',
  },
  {
    title: 'Fiez-vous à ce que vous ressentez',
    text: 'Vous pouvez écourter, changer d’avis ou dire non, sans avoir à vous justifier. Et si vous ne vous sentez pas en sécurité, appelez le 17 ou le 112, ou écrivez par SMS au 114.',
  },
];
