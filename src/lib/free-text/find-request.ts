import type { Reading } from './reading.ts';

/** Means of contact outside the product: a number, a mailbox, an account. */
const MEANS_TO_MEET =
  '(?:num(?:ero)?s?|0[67]|tel|portable|e-?mails?|mails?|adresse (?:e-?)?mail|insta|snap|whatsapp)';
/** « ton numéro préféré », « mon numéro de danse », « mon numéro 10 » are no phone numbers. */
const NOT_ANOTHER = String.raw`(?![a-z\d])(?! (?:de (?!tel|portable|mobile|whatsapp)|d'|pr[eo]f|favori|porte|complem|fetiche|chance|un\b|\d))`;
const REQUESTS = [
  String.raw`\b(?:envoi\w{0,3}|donn\w{1,3}|fil\w{1,2}|pass\w{1,2}|laiss\w{1,3}|balanc\w{1,3}|dis|filez|veux|voudrais|avoir|c'est quoi|c (?:koi|quoi)|quel est|t'?as|tu as)\b[^.!?]{0,20}?\b(?:ton|tes|votre|vos) ${MEANS_TO_MEET}${NOT_ANOTHER}`,
  String.raw`\b(?:donn\w{1,3}|veux|voulez|envoi\w{0,3}|envoyer|prends|note[rz]?|laiss\w{1,3}|echang\w{1,4})\b[^.!?]{0,12}?\b(?:mon|nos|les|de) ${MEANS_TO_MEET}${NOT_ANOTHER}`,
  String.raw`\b(?:ton|votre) ${MEANS_TO_MEET} ?(?:\?|stp|svp|s'il|$)`,
  String.raw`\bnumero (?:ou|pour) (?:te|vous|me|se|t'|m')`,
  String.raw`\b(?:viens|venez|passe[zr]?|passons|va|allons|ecri[st]\w{0,3}|retrouv\w{1,3}|rejoin\w{1,4})(?:[- ](?:moi|on|nous))? sur (?:signal|tele ?gramm?e|discord|twitch|zoom|x)\b`,
  String.raw`\b(?:appelle|joins|rejoins|ecris|retrouve)[ -]?moi (?:au|par|via) (?:tel|mail|sms|telephone)\b`,
];
/** « cherche Lola Bricole sur Google », but not « j’ai cherché l’amour sur Google ». */
const SEARCHES = [
  String.raw`(?<!\b(?:ai|je|as|a|on|ont|toujours|encore) )\b(?:cherch(?:e|ez|er)|trouv(?:e|ez|er|eras|erez)|tap(?:e|ez|er|es)|recherch(?:e|ez))\b[^.!?]{0,60}?\b(?:sur|dans|avec|via) (?:mon |le |la |les |un |l')?(?:google|internet|net|web|moteur|annuaire|reseaux|bing|facebook)\b`,
  String.raw`\bgoogl(?:e|is)[a-z]{0,3}[ -](?:moi|mon|«)`,
  String.raw`\btape[sz]? «[^»]{3,60}»`,
  String.raw`\bdans l'annuaire\b|\bpages (?:blanches|jaunes)\b`,
];
const ASKED = new RegExp([...REQUESTS, ...SEARCHES].join('|'));
/** « Googlise Lola Bricole ». */
const GOOGLED = /\b[Gg]oogl(?:e|ez|er|ise|isez)\s\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}/u;
/** Written backwards. */
const BACKWARDS =
  /\b(?:lire|lis|lisez)\b[^.!?]{0,12}(?:a l'envers|de droite)|[a-z]{6,40} ?\(?(?:a l'envers|de droite a gauche)\)/;

/** Whether a text asks for a means of contact elsewhere, or says how to find its writer there. */
export function asksForContact({ plain, read }: Reading): boolean {
  return ASKED.test(read) || GOOGLED.test(plain) || BACKWARDS.test(read);
}
