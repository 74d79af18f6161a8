import { capital } from '#lib/french-words.ts';
import type { Gender } from '#lib/gender.ts';
import type { Activity, LifeProject } from '#member/profile/rules.ts';
import { type LifeSubject, lifeAgreement, sharedActivities } from '../rules.ts';
import { ACTIVITY_NOUNS, inOneList } from '../texts.ts';

/** Fields both members show; the private love profile and quiz are not part of it. */
export type Shown = {
  id: string;
  firstName: string;
  gender: Gender;
  city: string;
  hasChildren: boolean;
  activities: readonly Activity[] | null;
  life: LifeProject | null;
};

type Both = { all: string; both: string; each: string; they: string };
const TWO_WOMEN: Both = { all: 'toutes les deux', both: 'toutes deux', each: 'chacune', they: 'elles' };
const OTHERS: Both = { all: 'tous les deux', both: 'tous deux', each: 'chacun', they: 'ils' };

export type Voice = 'to-one' | 'about-both';
type Wording = Both & { say: (toOne: string, aboutBoth: string) => string };

const NAMED_ACTIVITIES = 3;
/** Maximum length on a card, in characters; longer texts name fewer activities. */
const REASONS_MAX_LENGTH = 199;

/**
 * Returns one or two sentences about a pair, addressed to the first or about both, from visible fields only.
 * Deterministic.
 */
export function reasons(mine: Shown, theirs: Shown, voice: Voice = 'to-one'): string {
  const both = mine.gender === 'femme' && theirs.gender === 'femme' ? TWO_WOMEN : OTHERS;
  const words = {
    ...both,
    say: (toOne: string, aboutBoth: string) => (voice === 'to-one' ? toOne : aboutBoth),
  };
  const naming = (activities: number): string => {
    const text = reasonsNaming(activities, mine, theirs, words);
    return text.length > REASONS_MAX_LENGTH && activities > 1 ? naming(activities - 1) : text;
  };
  return naming(NAMED_ACTIVITIES);
}

function reasonsNaming(activities: number, mine: Shown, theirs: Shown, words: Wording): string {
  const { say } = words;
  const tastes = tastesSentence(activities, mine, theirs, words);
  const project = projectSentence(mine, theirs, words);
  const facts = factsSentence(mine, theirs, words);
  const apart = mine.activities && theirs.activities && !tastes;
  const discovering = apart
    ? `${say('Vos', 'Leurs')} envies diffèrent\u202f: ${words.each} peut faire découvrir les siennes.`
    : null;
  const opposed = opposedOn(mine, theirs);
  // A couple should know this before the first message.
  if (opposed.includes('family_plans'))
    return `${tastes ?? project ?? discovering ?? facts ?? ''} ${differSentence(opposed, words)}`.trim();
  if (apart && project) {
    return `${say('Vous n’avez pas coché les mêmes envies, mais vos', 'Leurs envies ne sont pas les mêmes, mais leurs')} projets se rejoignent. ${project}`;
  }
  const found = [tastes, project, facts, discovering, outlookSentence(mine, theirs, words)].filter(
    (sentence) => sentence !== null,
  );
  return found.slice(0, 2).join(' ') || unansweredSentence(mine, theirs, words);
}

/** Chooses a wording by id, so that four introductions in a row do not sound alike. */
function inOneWay(theirs: Shown, ways: readonly [string, ...string[]]): string {
  const sum = [...theirs.id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return ways[sum % ways.length] ?? ways[0];
}

function tastesSentence(
  named: number,
  mine: Shown,
  theirs: Shown,
  { all, they, say }: Wording,
): string | null {
  const shared = sharedActivities(theirs.activities ?? [], mine.activities ?? []);
  if (shared.length === 0) return null;
  const nouns = shared.slice(0, named).flatMap((activity) => ACTIVITY_NOUNS[activity]);
  const list = inOneList(nouns);
  const more = shared.length > named ? ', entre autres' : '';
  const pleases = nouns.length > 1 || list.startsWith('les ') ? 'plaisent' : 'plaît';
  return inOneWay(theirs, [
    `${say('Vous aimez', `${capital(they)} aiment`)} ${all} ${list}${more}.`,
    `${capital(list)}${more && `${more},`} ${say('vous', 'leur')} ${pleases} à ${all}.`,
    `${say('Vous avez', `${capital(they)} ont`)} en commun le goût ${inOneList(nouns.map(ofNoun))}${more}.`,
  ]);
}

function projectSentence(mine: Shown, theirs: Shown, { both, each, they, say }: Wording): string | null {
  const same = mine.life && theirs.life ? lifeAgreement(mine.life, theirs.life).same : [];
  const nouns = same.flatMap((answer) => {
    switch (answer) {
      case 'En ville':
        return 'une vie en ville';
      case 'Au vert':
        return 'une vie au vert';
      case 'Loin':
        return 'une vie loin d’ici';
      case 'Vie commune':
        return 'un toit commun';
      case 'Chacun chez soi':
        return `un chez-soi pour ${each}`;
      case 'Je veux des enfants':
        return 'des enfants';
      default:
        return [];
    }
  });
  const none = same.includes("Je ne veux pas d'enfants");
  if (nouns.length === 0) {
    const agree = say('Vous vous accordez', `${capital(they)} s’accordent`);
    return none ? `${agree} sur un point qui compte\u202f: pas de projet d’enfant.` : null;
  }
  const wanted = `${inOneList(nouns)}${none ? ', sans projet d’enfant' : ''}`;
  return inOneWay(theirs, [
    `${say('Vous voulez', `${capital(they)} veulent`)} ${both} ${wanted}.`,
    `${say('Vous imaginez', `${capital(they)} imaginent`)} ${both} ${wanted}.`,
    `Pour la suite, ${say('vous souhaitez', `${they} souhaitent`)} ${both} ${wanted}.`,
  ]);
}

function factsSentence(mine: Shown, theirs: Shown, { both, they, say }: Wording): string | null {
  const parents = mine.hasChildren && theirs.hasChildren;
  const have = say('vous avez', `${they} ont`);
  if (mine.city !== theirs.city) return parents ? `${capital(have)} ${both} des enfants.` : null;
  const live = say('Vous habitez', `${capital(they)} habitent`);
  return parents ? `${live} la même ville et ${have} ${both} des enfants.` : `${live} la même ville.`;
}

function outlookSentence(mine: Shown, theirs: Shown, words: Wording): string | null {
  if (!mine.life || !theirs.life) return null;
  const opposed = opposedOn(mine, theirs);
  return opposed.length > 0
    ? differSentence(opposed, words)
    : `${words.say('Vos', 'Leurs')} projets de vie peuvent s’accorder\u202f: rien ne les oppose.`;
}

const opposedOn = (mine: Shown, theirs: Shown): LifeSubject[] =>
  mine.life && theirs.life ? lifeAgreement(mine.life, theirs.life).opposed : [];

const SUBJECT_NOUNS: Record<LifeSubject, string> = {
  family_plans: 'les enfants',
  living_arrangement: 'le toit à partager ou non',
  living_preference: 'l’endroit où vivre',
};

/** Names visible wishes that differ. */
function differSentence(opposed: readonly LifeSubject[], { say }: Wording): string {
  const subjects = inOneList(opposed.map((on) => SUBJECT_NOUNS[on]));
  return `Sur ${subjects}, ${say('vos souhaits diffèrent\u202f: parlez-en tôt', 'leurs souhaits diffèrent')}.`;
}

/** Returns the first visible difference between two profiles, addressed to the first; empty if there is none. */
export function differenceOf(mine: Shown, theirs: Shown): string {
  const [subject] = opposedOn(mine, theirs);
  if (subject) return `Vos souhaits sur ${SUBJECT_NOUNS[subject]}`;
  if (theirs.hasChildren && !mine.hasChildren) return `${theirs.firstName} a des enfants, vous non`;
  if (mine.hasChildren && !theirs.hasChildren) return `Vous avez des enfants, ${theirs.firstName} non`;
  const [onlyTheirs] = theirs.activities?.filter((one) => !mine.activities?.includes(one)) ?? [];
  if (onlyTheirs) return `${theirs.firstName} aime aussi ${ACTIVITY_NOUNS[onlyTheirs][0]}`;
  const [onlyMine] = mine.activities?.filter((one) => !theirs.activities?.includes(one)) ?? [];
  return onlyMine ? `Vous aimez aussi ${ACTIVITY_NOUNS[onlyMine][0]}` : '';
}

function unansweredSentence(mine: Shown, { firstName }: Shown, { say }: Wording): string {
  const toOne =
    mine.activities && mine.life
      ? `${firstName} n’a pas encore tout dit de ses envies\u202f: une bonne raison de poser la question.`
      : 'Dites-nous vos envies et vos projets\u202f: vous lirez ici ce qui vous rapproche.';
  return say(toOne, 'Il reste à découvrir de leurs envies et de leurs projets.');
}

/** Example: « du cinéma », « des concerts », « de la danse ». */
function ofNoun(noun: string): string {
  return noun.startsWith('le ')
    ? `du ${noun.slice(3)}`
    : noun.startsWith('les ')
      ? `des ${noun.slice(4)}`
      : `de ${noun}`;
}
