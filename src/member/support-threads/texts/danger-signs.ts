import { bareText } from '#lib/bare-text.ts';

/**
 * What someone writes when they, or another person, may be in danger or harassed. Read on bare text: no accents, no
 * capitals, straight apostrophes. A sign only raises a conversation; a colleague reads the words and decides.
 */
const SIGNS: readonly RegExp[] = [
  // Violence and threats, towards whoever writes or somebody else.
  /\bmenac(e|es|er|ait|ee|ees|ant|aient)\b(?! de pluie)/,
  /\b(m'a|m'ont|m'avait|l'a|nous a|nous ont|a|ont) (\w+ )?(agress|tabass|etrangl|viole\b|violee|sequestr|harcel|tripot|drogue|gifle|crache|bouscul|pouss(e|ee) (dans|contre|par)|force(e|r)? a|forcee?\b|frappe(e|es)?\b(?! par (sa|son|ses|leur|cette|la|le)))/,
  /\bm'a (pousse|poussee|suivie?|coince|plaque|attrape|insulte|filme|vole|touchee? sans)/,
  /\bme (harcele|insulte|frappe|menace|suit|poursuit|traque|surveille|surveiller|suivre|poursuivre|traquer|terrorise|fait (tres |vraiment )?peur|met mal a l'aise)\b/,
  /\b(ete|suis|etais|fais|fait|faire|sens) (\w+ )?(agresse|viole|harcelee?\b(?! de (travail|questions|mails|pub))|frappe|drogue|poursuivie?|traque|forcee?\b|suivie?\b(?! par (un|une|mon|ma|le|la) (coach|psy|medecin)))/,
  /\b(chantage|harcelement|agressions?|sextorsion|viol|violences?|insultes?|arnaque\w*|escroc\w*|escroque\w*)\b/,
  /\bpeur (de lui|d'elle|pour ma (vie|securite)|pour mes enfants|qu'(il|elle|ils|elles) (me|m'|vienne|revienne|sache|retrouve)|de ce (type|monsieur|membre|homme|profil)|de cette (femme|personne|dame))/,
  /\b(en|mis en|me met en) danger\b|\bau secours\b|\b(porter?|depose(r)?) (une )?plainte\b|\b(sans mon (accord|consentement|avis|autorisation)|contre (mon gre|ma volonte))\b/,
  /\b(de force|armee?|pistolet|couteau|anonymes?|violente?|violents|pas en securite|me laisser (partir|descendre|sortir)|fai(t|re|s) chanter|me fai(s|t) (insulter|harceler|agresser|frapper|menacer|suivre))\b/,
  /\b(homophob|transphob|antisemit|racis[mt]|sexis[mt]|predateur|pedophil|pedocrimin|dangereu(x|se)\b|dans mon verre|me (retrouver|faire (payer|la peau)|le faire payer)|controle mon (telephone|compte))/,
  // Insistence after a refusal, and being looked for.
  /\b(il|elle|qui|personne|homme|femme|membre|type|monsieur|dame|on|garcon) (n'arrete pas|ne (me|m'|nous) ?lache pas|insiste (pour (avoir )?(mon|me|qu'on|que je)|encore|lourdement|toujours|malgre)|m'espionne|exige que|(me|m'a) (recontact\w*|relanc\w*) (\S+ ){0,3}(faux|autre|nouveau))/,
  /\b(et|qui|il|elle|homme|femme|m'attendait|type) (m'attend|m'attendait)\b|\bfaux (profils?|comptes?) pour (me|m'|nous)/,
  /\b(m'ecrit|m'appelle|me contacte|m'envoie|m'ecrire|m'appeler) (\S+ ){0,4}(sans arret|sans cesse|tous les jours|toute la nuit|jour et nuit|en boucle|malgre)/,
  /\b(ne me laisse pas tranquille|laisse plus tranquille|malgre (mon refus|le blocage|mon blocage)|(dit|repondu) non (deux|trois|plusieurs|dix) fois|refuse que je|n'accepte pas mon refus)/,
  /\b(devant (chez moi|ma porte|mon travail|mon bureau|mon immeuble|mon ecole)|(debarque\w*|venir|vient|venu|venue|viendra) (\S+ ){0,2}(chez moi|a mon (travail|bureau|domicile)|sur mon lieu)|retrouve mon adresse|(sait|trouve|decouvert) ou (j'habite|je vis|je travaille))/,
  // Intimate pictures and money under pressure.
  /\b(publie\w*|diffuse\w*|montr\w*|envoy\w*|partage\w*|poste\w*) (\S+ ){0,4}(photos? intimes?|photos? nue?s?|nudes?|video intime|nos (echanges|messages|photos) a)/,
  /\b(parties intimes|photos? (de son sexe|obscenes?|de sexe)|son (sexe|penis)|parle de sexe|propositions? sexuelles?|sans que je (le sache|sois d'accord|veuille)|m'a envoye (une )?photos? nue?|propos (sexuels|racistes|sexistes)|(me|m'a) traitee? (de|comme))/,
  /\b(me|m'a|m'ont) (demande|reclame|supplie)e? (\S+ ){0,3}(de l'argent|un virement|\d+ ?(€|euros)|des cartes?|une? carte (cadeau|pcs))|\b(me|m'a) (demande|reclame) (mon|le|mes) (\S+ ){0,3}(carte bancaire|code de carte|codes? bancaires?|rib)\b|\bargent pour coucher\b|\bcartes? (steam|cadeaux?|pcs|itunes|google play)\b/,
  // Minors.
  /\bma (fille|niece|soeur|petite-fille) de (1[0-7]|[6-9]) ans\b|\bmon (fils|neveu|frere|petit-fils) de (1[0-5]|[6-9]) ans\b/,
  /\b(il|elle|ce membre|cette personne|ce profil|cette fille|ce garcon) (a|avoue avoir|dit avoir|n'a que|aurait) (que )?(1[0-7]|seize|quinze|quatorze|treize|dix-sept) ans\b/,
  /\b(est|serait|etait|semble|a l'air) (une? )?mineure?s?\b|\b(est|encore) au (college|lycee)\b|\b(est|une?) (collegien|lyceen)/,
  // Suicide.
  /\b(suicide\w*|suicider|suicidaires?|(me|se|te) tuer|me tuerait|(veux|vais|voudrais|envie de|prefere|pense a) mourir\b(?! de (rire|faim|honte|curiosite|chaud|sommeil))|plus envie de vivre|veux disparaitre|me faire du mal|mettre fin a (mes|ses) jours|(pense|songe|veux|vais|envie|voudrais|besoin) (a |d')?en finir(?! avec (le|la|les|l'|ce|cet|cette|ces|mon|ma|mes|tous)\b))/,
];

export function soundsLikeDanger(text: string): boolean {
  const bare = bareText(text).replaceAll(/[’‘`]/g, "'").replaceAll(/\s+/g, ' ');
  return SIGNS.some((sign) => sign.test(bare));
}
