import { foldText } from '../fold-text.ts';
import { holdsInsult } from './insults.ts';
import { readThrough } from './read-through.ts';

/** Hurtful adjectives for a person; a word that also fits a film, a dish or oneself is checked with its subject. */
const OF_SOMEONE =
  '(?:nul(?:le)?s?|nulard(?:e|s|es)?|nazes?|moches?|laid(?:e|s|es)?|hideu(?:x|se|ses)|betes?|stupides?|idiot(?:e|s|es)?|cons?|connes?|debiles?|cret(?:in|ine)s?|' +
  'chiant(?:e|s|es)?|ennuyeu(?:x|se|ses)|barbant(?:e|s)?|soporifiques?|lourd(?:e|s|es)?|lourdingues?|penibles?|insupportables?|imbuvables?|odieu(?:x|se|ses)|' +
  'mechant(?:e|s|es)?|mauvaise?s?|degoutant(?:e|s|es)?|degueulasses?|repoussant(?:e|s|es)?|menteu(?:r|rs|se|ses)|hypocrites?|radin(?:e|s|es)?|pingres?|' +
  'pretentieu(?:x|se|ses)|arrogant(?:e|s|es)?|vulgaires?|malpoli(?:e|s|es)?|impoli(?:e|s|es)?|grossi(?:er|ere|ers|eres)|agressi(?:f|ve|fs|ves)|' +
  'manipula(?:teur|trice)s?|egoistes?|pathetiques?|ridicules?|minables?|mediocres?|grosse?s?|vieux|vieilles?|vieillot(?:te)?|fou|folle|tare(?:e|s|es)?|cingle(?:e|s|es)?|' +
  'boulets?|rate(?:e|s|es)?|losers?|loosers?|cassos|perver(?:s|se|ses)|sales?|crades?|creu(?:x|se)|vides?|antipathiques?|decevant(?:e|s|es)?|inintere\\w+|sans (?:aucun )?interet|nullites?)';
const OF_A_MEETING =
  '(?:nul(?:le)?s?|nazes?|chiant(?:e|s)?|ennuyeu(?:x|se)|barbant(?:e)?|penible|horrible|affreu(?:x|se)|desastreu(?:x|se)|decevant(?:e)?|ratee?|mediocre|gache?e|lamentable|pourrie?|a fuir|a oublier|sans (?:aucun )?interet)';
const MEETING =
  '(?:rencontre|soiree|moment|rendez vous|rdv|diner|dejeuner|verre|conversation|compagnie|discussion|personne|homme|femme|mec|meuf|type|nana|fille|gars)';
const STRENGTH =
  '(?:(?:vraiment|tellement|trop|tres|si|bien|un|une|des|peu|assez|plutot|franchement|completement|totalement|carrement|absolument|aussi|toujours|quand|meme|encore|plus|le|la|les|d|qu|tout|toute|gros|grosse|vieux|vieille|sacre|sacree|vrai|vraie|juste|qu une|qu un|surtout|honnetement|de|loin|personne|femme|homme|fille|mec|type) ){0,5}';
const IS =
  '(?:vous (?:n )?(?:etes|etiez|avez ete|semblez|paraissez|restez|avez l air)|(?:etes|etiez) vous|tu (?:n )?(?:es|etais|as ete|restes|as l air)|t (?:es|etais)|(?:es|etais) tu|(?:il|elle) (?:n )?(?:est|etait|a ete|a l air)|t(?= nul| naz| moch| bet| con ))';

const HURTS = [
  // « folle de Bach », « bête de s’inquiéter », « fou rire » do not judge a person.
  new RegExp(`\\b${IS} ${STRENGTH}${OF_SOMEONE}\\b(?! (?:de|d|rire|jeu)\\b)`),
  new RegExp(`\\bc (?:est|etait|a ete) ${STRENGTH}${OF_A_MEETING}\\b(?! (?:de|d)\\b)`),
  new RegExp(`(?<!\\baucune? )\\b${MEETING} ${STRENGTH}${OF_A_MEETING}\\b`),
  new RegExp(`\\bquel(?:le)?s? ${STRENGTH}${OF_SOMEONE}\\b`),
  /\bquel(?:le)? (?:deception|perte de temps|ennui|arnaque|horreur|cauchemar|calamite|plaie|honte|gachis)\b/,
  /\b(?:une|grosse|grande|vraie|pure) (?:totale )?(?:deception|perte de temps)\b|\bdeception (?:totale|complete)\b/,
  /\b(?:fait|faites|fais) perdre (?:mon|du|notre|tout mon) temps\b|\bperdu (?:mon|notre|tout mon) temps\b|\b(?:perdez|perds) (?:pas|surtout pas) (?:votre|ton|de) temps (?:avec|ici|a)\b/,
  /\ba (?:fuir|eviter)\b|\bfuyez\b|\b(?:fuis|evitez|evite) (?:le|la|les|cet homme|cette femme|cette personne|ce type|ce mec)(?=$| absolument| surtout)/,
  /\b(?:le|la) pire (?:rendez vous|rdv|rencontre|soiree|moment|experience|personne|homme|femme)\b|\bjamais (?:vu|connu|rencontre) pire\b/,
  /\brien a voir avec (?:les|ses|vos|tes) photos\b/,
  /\bplus (?:gros|grosse|vieux|vieille|moche|laide?|ride|ridee|petite?|maigre) (?:que|qu)\b|\btrop (?:gros|grosse|vieux|vieille|moche|laide?|maigre) pour\b/,
  /\baucun (?:interet|humour|charme|respect|savoir vivre|gout)\b|\baucune (?:conversation|education|culture|hygiene|manieres?)\b/,
  /\b(?:vous|tu|il|elle) (?:sentez|sens|sent) (?:mauvais|la sueur|la transpiration|le tabac|l alcool|le renferme|des pieds)\b|\bvous puez\b|\btu pues\b|\b(?:il|elle) pue\b/,
  /\b(?:vous|tu|il|elle) (?:me )?(?:faites|fais|fait) (?:pitie|honte|peur|vomir)\b/,
  /\bd une (?:nullite|betise|mechancete|vulgarite|tristesse|laideur|radinerie)\b/,
];

/**
 * Whether a text about a person one has met is hurtful: an insult, or a judgement of the person or of the meeting.
 * Incidents have their own field, which the team reads.
 */
export function isUnkind(text: string): boolean {
  if (holdsInsult(text)) return true;
  const folded = foldText(readThrough(text));
  return HURTS.some((hurt) => hurt.test(folded));
}
