import { withoutDates, writeSpokenDigits } from './read-digits.ts';
import { readSigns } from './read-through.ts';

/** Names that announce contact details wherever they stand, even inside a longer word. */
const ANYWHERE =
  /ar+obas|instagr|snapchat|l?nktr|wh?ats.?app|telegram\b|tele gram|messenger|tiktok|tik tok|onlyfans|discord|gmail|g-mail|g mail|gemail|gmel|hotmail|protonmail|laposte\b|wechat|face ?book|linkedin/;
/** Names that are words of their own. */
const ALONE =
  /\b(?:insta|snap|www|ska[iy]pe|strava|wtsp|watsap|wapp|ig|tg|fb|skype|viber|kik|mym|proton|yahoo|outlook|icloud|hangouts?|pseudos?|lydia|paylib|iban|mon gram)\b/;
/** Words like others, unless something is given after them. */
const WITH_A_HANDLE =
  /\b(?:signal|line|zoom|tt|x|wa|sms|tel|mail|adresse|numero|num)\b\s*(?:id\s*)?(?:[:=→>@]|c'est|est)\s*@?\w/;
/** Roundabout ways of saying them, and of asking to go on elsewhere. */
const ROUNDABOUT =
  /fantome jaune|livre des visages|photos carrees|appareil photo rose|a commercial|a dans un rond|ajoute[sz]?[- ]moi|(?:texto|sms)\w*[- ](?:moi|bienvenu)|chez .{0,15}\bgoogle\b|(?:^|[\s"«'])\.(?:fr|com|net|org)\b|\badd (?:me|moi)\b|(?:ecri\w+|trouve\w*|cherche\w*)[- ]moi (?:sur|via)|mes? pseudos? partout|\b(?:at|chez)\b.{1,20}\b(?:dot|point|free|sfr|orange|la poste)\b/;
/** « claire69 », « claire_exemple », « claire#1234 », « @claire », « claire.exemple ». */
const HANDLE = /[a-z]{3,}[._]?\d{2,}(?!\w)|[a-z]{3,}_[a-z0-9]{2,}|\w#\d{3,}|@\s*\w|\b[a-z]{3,}-?at-[a-z]{3,}/;
const DOTTED = /(?<![\p{L}.])[a-z]{3,}\.[a-z]{4,}(?![\p{L}.])/u;
const HOME_ADDRESS =
  /\b\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|bd|impasse|chemin|quai) .{3,60}\b\d{5}\b/;
const BANK_ACCOUNT = /\bfr\d{2}(?: ?\d{4}){4}/;
/** Digits in a row, with a word or two between them at most, that are no phone number for sure. */
const MANY_DIGITS = /(?:\d(?:[^a-z\d]{0,4}|[^a-z\d]{1,2}(?:et|puis|le|et le|et enfin)[^a-z\d]{1,2})){9,}/;
const FEWEST_DIGITS = 8;

/**
 * Whether a text should be looked at by the team: more than one text in ten that gives contact details without saying
 * so would pass otherwise, and fewer than one ordinary text in twelve is stopped (`contact-details.test.ts`).
 * @param read as `readThrough` gives it
 * @param digits the same, its spoken digits written
 */
export function isDoubtfulText(text: string, read: string, digits: string): boolean {
  return (
    [read, readSigns(read)].some(namesANetwork) ||
    HANDLE.test(read) ||
    DOTTED.test(text) ||
    givesNumbers(read, digits)
  );
}

function namesANetwork(read: string): boolean {
  return [ANYWHERE, ALONE, WITH_A_HANDLE, ROUNDABOUT].some((words) => words.test(read));
}

function givesNumbers(read: string, digits: string): boolean {
  if (HOME_ADDRESS.test(read) || BANK_ACCOUNT.test(read)) return true;
  return [digits, writeSpokenDigits(readSigns(read))].some((one) => {
    const bare = withoutDates(one);
    return MANY_DIGITS.test(bare) || beginsAsAPhone(bare);
  });
}

/** « mon 06, puis le 12, le 34… »: the beginning of a mobile number, and enough digits around it. */
function beginsAsAPhone(bare: string): boolean {
  return /(?<!\d)0[67]|\b[67]\d{8}\b/.test(bare) && bare.replace(/\D/g, '').length >= FEWEST_DIGITS;
}
