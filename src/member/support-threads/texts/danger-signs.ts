import { bareText } from '#lib/bare-text.ts';

/**
 * What someone writes when they, or another person, may be in danger or harassed. Read on bare text: no accents, no
 * capitals, straight apostrophes. A sign only raises a conversation; a colleague reads the words and decides.
 */
const SIGNS: readonly RegExp[] = [
  // Violence and threats, towards whoever writes.
  /\b(m'|m |me |nous |l'|la |le )(a |ai |ont |avait |avaient |est |sont )?(deja )?(menac|agress|frapp|tabass|etrangl|viole(?!t)|sequestr|harcel|tripot|drogue)/,
  /\b(ete|suis|etais|fais|fait|faire|sens) (\w+ )?(menace|agresse|viole|harcele|frappe|suivie?\b(?! par (un|une|mon|ma|le|la) (coach|psy|medecin)))/,
  /\b(menaces|menace de|chantage|harcelement|agression|sextorsion|viol|violences?)\b/,
  /\bpeur (de lui|d'elle|pour ma (vie|securite)|pour mes enfants|qu'(il|elle|ils|elles)|de ce (type|monsieur|membre|homme|profil)|de cette (femme|personne|dame))/,
  /\b(en|mis en|me met en) danger\b|\bau secours\b|\bporter? plainte\b|\bdepose(r)? (une )?plainte\b/,
  // Insistence after a refusal.
  /\b(il|elle|qui|personne|homme|femme|membre|type|monsieur|dame|on) (n'arrete pas|ne (me|m'|nous) ?lache pas|insiste (pour (avoir )?(mon|me|qu'on|que je)|encore|lourdement|toujours|malgre)|me (suit|poursuit|traque|surveille)|m'attend|m'attendait)/,
  /\b(ne me laisse pas tranquille|laisse plus tranquille|malgre mon refus|j'ai (dit|repondu) non|devant (chez moi|ma porte|mon travail|mon immeuble)|a retrouve mon adresse|sait ou (j'habite|je vis))/,
  // Intimate pictures and money under pressure.
  /\b(publier|diffuser|montrer|envoyer|partager|menace|poster) (\S+ ){0,4}(photos? intimes?|photos? nue?s?|nudes?|video intime)/,
  /\b(photos? (de son|de sa|obscenes?|de sexe)|son sexe|m'a envoye (une )?photos? nue?|propos sexuels|insultes? (sexistes?|racistes?)|(me|m'a) (traite|insulte)e? )/,
  /\b(me |m'a |m'ont )(demande|reclame|supplie)e? (\S+ ){0,3}(de l'argent|un virement|\d+ ?(€|euros)|des cartes? cadeaux?|une? carte (cadeau|pcs))/,
  // Minors.
  /\b(il|elle|ce membre|cette personne|ce profil|cette fille|ce garcon) (a|avoue avoir|dit avoir|n'a que|aurait) (que )?(1[0-7]|seize|quinze|quatorze|treize|dix-sept) ans\b/,
  /\b(est|serait|semble|a l'air) (une? )?mineure?s?\b/,
  // Suicide.
  /\b(me suicider|suicidaires?|me tuer|en finir (avec la vie|avec tout|ce soir|pour de bon)|(veux|vais|voudrais|envie de|prefere) mourir|plus envie de vivre|me faire du mal|mettre fin a mes jours)\b/,
];

export function soundsLikeDanger(text: string): boolean {
  const bare = bareText(text).replaceAll(/[’‘`]/g, "'").replaceAll(/\s+/g, ' ');
  return SIGNS.some((sign) => sign.test(bare));
}
