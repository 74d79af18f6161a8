import { foldText } from '../fold-text.ts';
import { readSigns, readThrough } from './read-through.ts';

/** Insults, folded. Omits words with a harmless or kind meaning. */
const WORDS = new Set(
  (
    'abruti abrutie bamboula batard batarde bicot bougnoule bouffonne chinetoque connard connarde connasse cretin cretine ' +
    'debile degenere degeneree demeure emmerdeur emmerdeuse encule enculee enfoire enfoiree fdp feignasse gouine ' +
    'grognasse imbecile merdeux merdeuse minable mongol mongole mongolien mongolienne nazi negre negresse ntm pd pede ' +
    'petasse pouffe pouffiasse poufiasse pouilleux pouilleuse pute putes raclure salaud salauds salopard salope salopes ' +
    'tapette tarlouze tocard tocarde travelo trouduc youpin youpine'
  )
    .split(' ')
    .map(squeezed),
);

const PHRASES =
  /\b(fils? de (pute|chien)|ta gueule|ferme la|va te faire|nique (ta|ton|sa)|sous merde|gros(se)? (vache|truie|porc|tas)|sale (con|conne|arabe|noire?|juive?|blanche?|type|bonne femme)|(quel|espece de|pauvre|vieux|petit) con|(quelle|espece de|pauvre|vieille|petite) conne|trou du cul)\b/;

/**
 * Whether a text contains an insult, also disguised: accents, capitals, doubled or spaced letters, digits for letters.
 * For texts about other people; missed ones can be reported.
 */
export function holdsInsult(text: string): boolean {
  const plain = readThrough(text);
  return [plain, readSigns(plain)].some((read) => {
    const folded = foldText(read);
    return PHRASES.test(folded) || squeezed(folded).split(' ').some(isInsult);
  });
}

function isInsult(word: string): boolean {
  return WORDS.has(word) || WORDS.has(word.replace(/[sx]$/, ''));
}

/** « saaaalope » becomes « salope », « connard » becomes « conard »: repeated letters count once. */
function squeezed(words: string): string {
  return words.replace(/(.)\1+/g, '$1');
}
