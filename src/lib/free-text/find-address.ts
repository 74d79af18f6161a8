import { LinkifyIt } from 'linkify-it';
import type { Reading } from './reading.ts';

const linkify = new LinkifyIt();
linkify.set({ fuzzyLink: true, fuzzyEmail: true });
/** Top-level domains that are French words or rare: with « point » they are only doubtful. */
const RARE_ENDINGS =
  'academy agency ai alsace app art asso band bar beauty best bio blog boutique bzh cafe camp care cat center chat city click cloud club co coach community company cool coop corsica dance design dev digital dog earth email events expert family fan fashion fit fitness fm fun fyi gallery games garden gmbh group guide guru help host house info ink land life link live lol love lu ltd marketing media mobi moda movie music name network news ninja nu one online page paris party photo photography photos pics pink plus press pro productions pub quebec radio re restaurant rocks run school shop show site social solutions space store studio style surf systems tattoo team tech tel today tools top tours training travel tube tv uk us video vin vip wedding wiki wine wine work works world xyz yoga zone'.split(
    ' ',
  );
linkify.tlds(
  ['app', 'bio', 'blog', 'bzh', 'club', 'dev', 'fun', 'live', 'online', 'photo', 'shop', 'site', 'xyz'],
  true,
);

/**
 * Top-level domains that are not French words, so that « cuisine.fr » is an address and « pluie.me » a missing space.
 */
const PLAIN_ENDING = /\.(?:fr|com|org|io|ch|be|bzh|xyz|app|dev|tv|gg|ly)$/i;
/** Top-level domains that are also words: they need a stronger word before them. */
const CALLED = /\b(?:sites?|blogs?|liens?|url|web|adresse|tape[rz]|page|www|https?)\b[^.!?]{0,12}$/i;
const INVITED =
  /\b(?:sites?|blogs?|pages?|liens?|url|web|adresses?|tape[rz]|voi[rs]|voyez|visite[rz]?|allez|aller|va|go|sur|suive[rz]|suis-moi|retrouve[rz]?|retrouve[sz]-moi|cha[iî]ne|boutique|book|galerie|contact\w*|photos?|podcast|portfolio|agenda)\b[^.!?]{0,25}$/i;
const LOOKED_BACK = 40;

const PROVIDERS = ['g-?mail', 'hotmail', 'yahoo', 'outlook', 'orange', 'free', 'sfr', 'la ?poste', 'wanadoo'];
const PROVIDER = `(?:${PROVIDERS.join('|')}|icloud|proton(?:mail)?|live|msn|aol|bbox|neuf|gmx)`;
const ENDING = '(?:f ?r|c ?o ?m|n ?e ?t|o ?r ?g|eu|io|be|ch|bzh)';
const BRACKETED_DOT = String.raw`[[({‹]\s?(?:\.|point|dot|pt|p)\s?[\])}›]`;
const BRACKETED_AT = String.raw`[[({<"‹/|*-]\s?(?:@|at|a|ar+ob\w*|chez)\s?[\])}>"›/|*-]`;
const AT = String.raw`(?:@|\b(?:ar+ob\w*|a commercial)\b|${BRACKETED_AT})`;
const DOT = String.raw`(?:\.(?=\w)|\s\.\s|\.\s(?=${ENDING}\b)|,(?=${ENDING}\b)|[\s)\]>/|]?\b(?:point|dot|pt)\b|${BRACKETED_DOT})`;

const SPELT_EMAIL = [
  new RegExp(String.raw`\w\s?${AT}{1,2}\s?\w[\w\s-]{0,30}?\s?${DOT}\s?\w ?\w`),
  new RegExp(String.raw`\w\s?${AT}\s?${PROVIDER}\b`),
  new RegExp(
    String.raw`\w\s(?:at|a|chez)\s\w[\w-]{1,30}(?:\.| \. ?| ?\b(?:point|dot|d0t|pt)\b ?)(?:${ENDING}|comme|efere)\b`,
  ),
];
const POINT = '(?:point|dot|d0t)';
const NO_DOMAIN = String.raw`(?<!\b(?:un|le|ce|mon|ma|du|au|tel|bon|quel|ton|son|les|ou|et|ni|petit|chaque|rond|mise) ${POINT} )`;
const RARE = `(?:${RARE_ENDINGS.join('|')})`;
/** « http » and « www » are ordinary words, unless a name and a top-level domain follow. */
const ADDRESSED = String.raw`[\s.:/,]{0,6}(?:${POINT}\s)?[a-z\d][a-z\d-]{1,40}[\s.]{0,3}(?:${POINT}\s)?(?:${ENDING}|${RARE})\b`;
const SPELT_LINK = [
  new RegExp(
    String.raw`\b(?:www|h ?(?:t ?t|x ?x) ?p(?: ?s)?)\b${ADDRESSED}|\b(?:we ?we ?we|(?:trois|triple|3) ?(?:w|double ?ve?))\b${ADDRESSED}`,
  ),
  /\bhttps?\s?:|\bhxxps?\b|\bh t t p\b|\bhttps?\s?[./]{2}/,
  /\bwww\.\w|\bw w w\b|\b(?:double|deux) ?v(?:es?)?\b.{1,12}\b(?:double|deux) ?v/,
  new RegExp(String.raw`\w\s?${BRACKETED_DOT}\s?(?:${ENDING}|${RARE})\b`),
  new RegExp(String.raw`\w ${POINT} ${NO_DOMAIN}(?:f ?r|c ?o ?m|o ?r ?g|n ?e ?t|eu|io|be|ch|bzh|xyz|lu)\b`),
  /\w (?:point|dot) [a-z]{2,4} ?(?:\/|slash|barre)/,
  /\w ?[.,·] ?(?:f r|c o m|n e t|o r g)\b|\w \. (?:fr|com|org)\b|\w[,·](?:fr|com|org)\b/,
  /\b(?:m|t|wa|fb|ig|bit|lnk|linktr|youtu|discord|paypal|beacons) ?[[(]?(?:\.|(?<= )(?:point|dot))[\])]? ?(?:me|ly|ee|bio|be|gg|ai)\b/,
];

/** « lolabricole point studio », « mon site : lolabricole fr »: doubtful. */
const PERHAPS_LINK = [
  new RegExp(String.raw`[a-z\d-]{4,40} ${POINT} ${NO_DOMAIN}(?:${RARE}|comme|efere)\b`),
  /\b(?:sites?|blogs?|boutique|web|atelier|page)\b[^.!?]{0,20}?\b[a-z\d-]{5,40} (?:fr|com|net|org|eu)\b/,
  /\btiret (?:bas|du (?:bas|8))\b|\bunderscore\b|\b(?:over-?blog|wordpress|calendly|leetchi|blogspot|tumblr|substack|patreon|canalblog)\b/,
];

/** Whether a text contains an e-mail or web address, certainly or possibly. */
export function findAddress({ plain, read }: Reading): 'email' | 'link' | 'doubtful' | undefined {
  const links = linkify.match(plain) ?? [];
  if (links.some(({ schema }) => schema === 'mailto:')) return 'email';
  if (SPELT_EMAIL.some((spelt) => spelt.test(read))) return 'email';
  if (SPELT_LINK.some((spelt) => spelt.test(read))) return 'link';
  const verdicts = links.map(({ schema, text, index }) =>
    schema ? 'link' : judgeDomain(plain, text, index),
  );
  return (
    verdicts.find((verdict) => verdict === 'link') ??
    verdicts.find((verdict) => verdict !== undefined) ??
    (PERHAPS_LINK.some((perhaps) => perhaps.test(read)) ? 'doubtful' : undefined)
  );
}

/** Judges a domain name: an address with a path, after an inviting word, or alone. */
function judgeDomain(plain: string, text: string, index: number): 'link' | 'doubtful' | undefined {
  const [host = '', ...path] = text.split('/');
  const before = plain.slice(Math.max(0, index - LOOKED_BACK), index);
  if (path.some((part) => part !== '') || /^www\./i.test(host) || CALLED.test(before)) return 'link';
  if (!PLAIN_ENDING.test(host)) {
    const isListed = /\.(?:eu|net|info|pro|co|shop|paris|ca|lu)$/i.test(host);
    return isListed && (INVITED.test(before) || text === plain.trim()) ? 'link' : undefined;
  }
  return INVITED.test(before) || text === plain.trim() ? 'link' : 'doubtful';
}
