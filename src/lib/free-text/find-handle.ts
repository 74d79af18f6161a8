import type { Reading } from './reading.ts';

/** Allows one character or space between letters: « dis cord », « i.n.s.t.a ». */
const spaced = (name: string) => Array.from(name).join('[ ._*-]?');
const LONG_NAMES = [
  'instagram',
  'snapchat',
  'telegram',
  'facebook',
  'messenger',
  'whatsapp',
  'discord',
  'tiktok',
];
/** Unambiguous names of networks and messengers, in common spellings. */
const NAMES = [
  ...[...LONG_NAMES, 'insta'].map(spaced),
  '[il1]ns+ta+(?:gr?(?!amm)[a-z]*)?|ig(?! bas)|sna+p+(?:ou|ch|cha)?|sn4p|snp|tlg|tg|(?:mon|le) gram',
  "fb|facebouk|fess?e ?bouc|face de bouc|what'?s ?up|wtsp|wsp|wzp|wapp",
  // « ouate s’appe », « wattsap », « double vé hatsapp ».
  "(?:w|ou|vou|double ?ve? ?)h?a?h?t{1,2}h?e?'? ?[sc]?'? ?h?a+p{1,3}(?:e|es|i)?",
  'dsc|dscrd|ttk|tik ?tok|ska?[iy]pe|viber|kik|mym|only ?fans?|blue ?sky|bsky|mastodon|be ?real|we ?chat|kakaotalk',
  'linked ?in|lnkdn|allmylinks|link ?tree|l?nktr(?: ?ee)?|linktr ?ee|beacons|hang ?outs?',
];
const NETWORK = `(?<![a-z])(?:${NAMES.join('|')})(?![a-z\\d])`;
/** Ambiguous names: the following text decides. */
const ALSO_A_WORD =
  '(?<![a-z])(?:signal|tele ?gramm?e|yt|disc|of|line|threads?|steam|psn|xbox|sc|tt|x|wa|twitch|vinted|youtube|spotify|pinterest|twitter|strava|lichess|etsy|zoom|pseudos?|mon @)(?![a-z])';
const NAMED = new RegExp(NETWORK);
const ASKED = new RegExp(
  `(?:${NETWORK}|${ALSO_A_WORD})[^a-z\\d@_]{0,6}(?:(?:c'?est|c|est|mon|ma|moi|me|nom|pseudo|compte|profil|sous|le|la|au|sur|cherchez?|tapez|perso|pro|id|user|identifiant|snap|insta|tiktok|live|ici)[^a-z\\d@_]{1,4}){0,4}(@?[a-z\\d_][a-z\\d._-]{2,30})`,
  'g',
);
const GIVEN_ON = new RegExp(
  `((?:(?<![a-z\\d_])|@)[a-z\\d_][a-z\\d._-]{2,30}) (?:sur|via|on|chez|=) (?:mon |ma |le |l'|l |les )?(?:${NETWORK}|reseaux)`,
  'g',
);
/** « signal : Claire », « sc Claire69 »: a possible handle after an ambiguous name. */
const SAID_OF_A_WORD = new RegExp(`${ALSO_A_WORD}\\s?(?:id\\s?)?(?:[:=→>@]|c'?est|est)\\s?@?\\w`);
const MEANS = /(?<![a-z])(?:sms|tel|mail|adresse|numero|num|num c)(?![a-z])\s?(?:[:=→>@]|c'est|est)\s?@?\w/;

/** « ni Facebook, ni Instagram », « j’ai quitté TikTok »: negations. */
const WITHOUT = new RegExp(
  `(?<![a-z])(?:ni|sans|pas(?: de| d'| sur| du)?|plus(?: de| d'| sur)?|jamais(?: de| d'| sur)?|quitt\\w{1,3}|supprim\\w{1,3}|ferme|deteste|allergique a)\\s?(?:mon |ma |mes |le |les |compte |profil ){0,3}${NETWORK}(?:(?: ?, ?| et | ni | ou )(?:ni |de |d'|pas de |pas d'|pas |plus de |sur ){0,2}${NETWORK}){0,4}`,
  'g',
);

/**
 * « les filtres Snapchat », « Facebook m’ennuie », « mes ados sont sur TikTok »: mentions a network without offering a
 * handle.
 */
const SPOKEN_OF = new RegExp(
  [
    `(?:filtres?|conversations?|groupes?|stor(?:y|ies)|posts?|likes?|fils?|generation|epoque|temps|algorithmes?) (?:de |d'|des |du |sur )?${NETWORK}`,
    String.raw`(?:bosse|travaill\w{1,4}|boulot|salariee?|stage) (?:chez|pour) ${NETWORK}`,
    String.raw`(?:mes|ma|mon|ses|leurs) (?:ados?|enfants?|fill?e?s|fille|fils|garcons?|eleves|ex|neveux|nieces?|mere|pere|grand-mere|tante|tantes|soeur|frere|collegues?|petits?-enfants)\b[^.!?]{0,40}?${NETWORK}`,
    String.raw`${NETWORK}(?:,| :)? ?(?:et moi|tres peu|m'(?:ennui\w{1,2}|agac\w{1,2}|a\b|fatigu\w{1,2}|use\b)|me (?:fatigue|depasse|rend|lasse|gonfle)|non merci|pour les|pour mon travail|(?:ou|et) pas|c'est (?:pas|pour|fini|du|le mal))`,
    `(?:trop|peu|las|marre|fatiguee?) (?:de temps )?(?:sur|de|d') ?${NETWORK}`,
  ].join('|'),
  'g',
);

/** Names of services that always announce a handle. */
const SERVICES =
  /ar+obas|gmail|g-mail|(?<![a-z])(?:g mail|gemail|gmel)(?![a-z])|hotmail|protonmail|laposte\b|(?<![a-z])(?:proton|yahoo|outlook|icloud|lydia|paylib|paypal|cash ?app|revolut|iban)(?![a-z])/;
/** Paraphrases of them, and requests to continue elsewhere. */
const ROUNDABOUT =
  /fantome jaune|livre des visages|(?:reseau|appli\w*).{0,40}(?:photos? carrees?|carres|jaune|bleue?|verte?|violette?|appareil photo|pro\b)|appareil photo (?:rose|violet)|\ble f (?:bleu|blanc|de)\b|oiseau bleu|zuckerberg|a commercial|(?:^|[,;:(] ?)a rond\b|a dans un rond|ajoute[sz]?[- ]moi|(?:texto|sms)\w*[- ](?:moi|bienvenu)|\bsms \d|(?:^|[\s"«'])\.(?:fr|com|net|org)\b|\badd (?:me|moi)\b|(?:ecri\w{1,6}|trouve\w{0,3}|cherche\w{0,3})[- ]moi (?:sur|via)|\bmes? pseudos? partout|pseudos? (?:partout|pareil)|meme pseudo|\b(?:at|chez)\b.{1,20}\b(?:dot|point|free|sfr|la poste)\b|sur les reseaux,? (?:pseudo|sous|\w*\d)|pseudo [a-z]+\d/;
const PICTURES = /[👻📸📷✉💌📩📞📱]\s{0,2}[:=→]?\s{0,2}@?[a-z]/u;
/** « claire.exemple », in lower case, is no missing space. */
const DOTTED = /(?<![\p{L}\d.@])[a-z]{3,30}\.[a-z]{4,30}(?![\p{L}.])/u;

/** « facebook Paul Dupont », « Paul Dupont sur Facebook »: people can be found there by first and last name. */
const BY_NAME = '[Ff][Bb]|[Ff]ace(?:[Bb]ook)?|FACEBOOK|[Mm]essenger|[Ll]inked ?[Ii]n';
const FULL_NAME = String.raw`\p{Lu}\p{Ll}{1,30}[ -]\p{Lu}\p{Ll}{1,30}`;
const NAMED_ON = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${BY_NAME})(?![\p{L}\d])[^\p{L}\d]{1,4}(?:(?:c’est|c'est|c|moi|sous|au nom de|nom) ?:? ?)?(?!Instagram|TikTok|Messenger|LinkedIn|Facebook)${FULL_NAME}|${FULL_NAME} (?:sur|via) (?:mon |le )?(?:${BY_NAME})(?![\p{L}\d])`,
  'u',
);
/** « youtube lolabricole », as a whole sentence. */
const NAME_ALONE = new RegExp(
  String.raw`(?:^|[.,;!?\n] ?)(?:ma chaine |mon |ma |chaine )?(?:${NETWORK}|${ALSO_A_WORD}) ?:? ?[a-z][a-z\d]{6,30} ?(?:$|[.,;!?\n])`,
);

/** Whether a text contains a handle on another network, or only names the network. */
export function findHandle(reading: Reading): 'handle' | 'doubtful' | undefined {
  const ways = Array.from(new Set([reading.read, reading.signs]));
  if (ways.some(givesHandle) || NAMED_ON.test(reading.plain)) return 'handle';
  const named = ways.some((read) => announces(read.replace(WITHOUT, ' ').replace(SPOKEN_OF, ' ')));
  return named ||
    asksForContact(reading) ||
    holdsHandle(reading.read) ||
    DOTTED.test(reading.plain) ||
    PICTURES.test(reading.plain)
    ? 'doubtful'
    : undefined;
}

function givesHandle(read: string): boolean {
  return [ASKED, GIVEN_ON].some((pattern) =>
    [...read.matchAll(pattern)].some(([, name = '']) => isHandle(name)),
  );
}

function announces(read: string): boolean {
  return [NAMED, NAME_ALONE, SAID_OF_A_WORD, MEANS, SERVICES, ROUNDABOUT].some((words) => words.test(read));
}

/** Not an ordinary name: with « @ », « _ », an inner dot, or letters mixed with digits. */
function isHandle(name: string): boolean {
  if (/^@\w/.test(name)) return true;
  const bare = name.replace(/(?<![._-])[._-]+$/, '');
  return /[a-z]{2}[.-]?\d/.test(bare) || /[a-z\d]_|_[a-z\d]/.test(bare) || /[a-z]{2}\.[a-z\d]{2}/.test(bare);
}

const LIKE_A_HANDLE =
  /^@|^[a-z]{3,}_?\d{2,}$|^[a-z]{3,}_[a-z\d]{2,}|\.[a-z]{2,}\.?\d{2,}$|\w#\d{3,}|^[a-z]{3,}-at-[a-z]{3,}/;

/** « @ bientôt », « rendez-vous @ la plage ». */
const AT_AS_A_WORD =
  /(?<![a-z\d])@ ?(?=(?:bientot|plus|demain|tous|toutes|la|le|l'|les|vous|toi|tout|lors|mes|tes|un|une|deux)(?![a-z\d._]))/g;

/** « claire69 », « claire_exemple », « claire#1234 », « @claire » on their own. */
function holdsHandle(read: string): boolean {
  return [...read.replace(AT_AS_A_WORD, 'a').matchAll(/@\s?\w|[a-z\d][a-z\d._#-]{3,}/g)].some(([word]) =>
    LIKE_A_HANDLE.test(word),
  );
}

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
const WAY_ASKED = new RegExp([...REQUESTS, ...SEARCHES].join('|'));
/** « Googlise Lola Bricole ». */
const GOOGLED = /\b[Gg]oogl(?:e|ez|er|ise|isez)\s\p{Lu}\p{Ll}{1,30} \p{Lu}\p{Ll}/u;
/** Written backwards. */
const BACKWARDS =
  /\b(?:lire|lis|lisez)\b[^.!?]{0,12}(?:a l'envers|de droite)|[a-z]{6,40} ?\(?(?:a l'envers|de droite a gauche)\)/;

/** Whether a text asks for a means of contact elsewhere, or says how to find its writer there. */
function asksForContact({ plain, read }: Reading): boolean {
  return WAY_ASKED.test(read) || GOOGLED.test(plain) || BACKWARDS.test(read);
}
