import { bareText } from '#lib/french-words.ts';

/** Ratings of the team’s help, never of a colleague or of the person’s love life. */
export const RATINGS = ['good', 'fair', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];
export const RATING_LABELS: Record<Rating, string> = { good: 'Bien', fair: 'Moyen', poor: 'Pas bien' };
export const RATING_WORDS_MAX_LENGTH = 200;

/**
 * Texts that suggest that their author, or somebody else, is in danger or harassed. Matched on normalised text: no
 * accents, lower case, straight apostrophes. A match only raises a conversation; a colleague reads it and decides.
 */
const SIGNS: readonly RegExp[] = [
  // Violence and threats, against the author or another person.
  /\bmenac(e|es|er|ait|ee|ees|ant|aient)\b(?! de pluie)/,
  /\b(m'a|m'ont|m'avait|l'a|nous a|nous ont|a|ont) (\w+ )?(agress|tabass|etrangl|viole\b|violee|sequestr|harcel|tripot|drogue|gifle|crache|bouscul|pouss(e|ee) (dans|contre|par)|force(e|r)? a|forcee?\b|frappe(e|es)?\b(?! par (sa|son|ses|leur|cette|la|le)))/,
  /\bm'a (pousse|poussee|suivie?|coince|plaque|attrape|insulte|filme|vole|touchee? sans)/,
  /\bme (harcele|insulte|frappe|menace|suit|poursuit|traque|surveille|surveiller|suivre|poursuivre|traquer|terrorise|fait (tres |vraiment )?peur|met mal a l'aise)\b/,
  /\b(ete|suis|etais|fais|fait|faire|sens) (\w+ )?(agresse|viole|harcelee?\b(?! de (travail|questions|mails|pub))|frappe|drogue|poursuivie?|traque|forcee?\b|suivie?\b(?! par (un|une|mon|ma|le|la) (coach|psy|medecin)))/,
  /\b(chantage|harcelement|agressions?|sextorsion|viol|violences?|insultes?|arnaque\w*(?! (votre|vos|ce site|l'abonnement))|escroc\w*|escroque\w*)\b/,
  /\bpeur (de lui|d'elle|pour ma (vie|securite)|pour mes enfants|qu'(il|elle|ils|elles) (me|m'|vienne|revienne|sache|retrouve)|de ce (type|monsieur|membre|homme|profil)|de cette (femme|personne|dame))/,
  /\b(en|mis en|me met en) danger\b|\bau secours\b|\b(porter?|depose(r)?) (une )?plainte\b|\b(sans mon (accord|consentement|avis|autorisation)|contre (mon gre|ma volonte))\b/,
  /\b(de force|armee?|(une|son) (arme|lame|batte|machette|fusil|cutter|carabine)|pistolet|revolver|(?<!(rue (du|des)|au) )couteaux?\b(?! (japonais|de cuisine))|anonymes?|violente?|violents|(pas|plus) en securite|du sang partout|me force (a|de)|me laisser (partir|descendre|sortir)|fai(t|re|s) chanter|me fai(s|t) (insulter|harceler|agresser|frapper|menacer|suivre))\b/,
  /\b(homophob|transphob|antisemit|racis[mt]|sexis[mt]|predateur|pedophil|pedocrimin|dangereu(x|se)\b|dans mon verre|me (retrouver|faire (payer|la peau)|le faire payer)|controle mon (telephone|compte))/,
  /\b(casse\w* la (gueule|figure|tete)|fai(re|t|s) la peau|tu vas (\w+ )?(regretter|payer|crever)|merit\w* (de|que) (\S+ )?(crev|mour)\w*|sinon (il|elle|on|ils) (\S+ ){0,2}(balance|publi|envo|donn|dit|montr|racont|diffus|va|tue)\w*|s'en prend\w* a|lev\w* la main sur|se venge\w*|(m'|me |l'|le )humilie\w*|brul\w* (ma|mon|la) (voiture|maison|appartement)|creve\w* (mes|les) pneus)/,
  /\b(essay\w*|tent\w*|voul\w*|veut|va|allait?|alai|vont|dit qu'il|menace) (\S+ ){0,3}(m'|me |nous |te )(etrangl|agress|viol|frapp|tu(er|e)\b|but(er|e)\b|cogn|toucher|enferm|drogu|vol(er|e)\b|prostitu)/,
  /\bm'a (\w+ )?(battue?|tordue?|cogne|jetee?|mordue?|arrache|(tenue?|saisie?) (par la|a la) gorge|filmee?|soule|saoule|enferm|drogu|abus|retenue? (de force|chez|dans)|humili|etrangl|strangul|isolee? de|confisqu|pris (mon|mes) (telephone|papiers|cles|passeport))|m'empeche de (sortir|partir|rentrer|parler|travailler|appeler|voir (mes|ma|mon))|\babus\w* (de moi|d'elle|de lui|sexuel\w*)|attouchement/,
  /\b(sequestr|enfermee? (chez|dans|ici)|coincee? (chez|dans (sa|son|une))|retenue? (chez|contre)|recu des coups|coups et blessures|(des|de) bleus (partout|sur)|me (bat|tape)\b(?! (dans|sur) l)|risque ma vie|se fait passer pour|portee? disparu)/,
  /\b(salope|connasse|pute|encule\w*|nique (ta|sa)|sale (\w+ )?(arabe|noire?|juive?|pede|pd|gouine|race|negre|blanche?|asiatique|grosse?))\b/,
  // Surveillance, and a life restricted by fear.
  /\b(rod\w+ (autour|devant|pres|en bas)|tambourin\w+|hurl\w+ (devant|a ma)|mouchard|logiciel espion|traceur|allees et venues|(refuse de|ne veut pas|ne veut plus|va pas) me laisser (tranquille|en paix)|(a|connait|connaissait|possede) mon adresse\b(?! (e-?mail|mail|electronique))|n'os\w+ (plus|pas) (sortir|rentrer|ouvrir)|(savait|sait|sais) ou (\S+ ){0,2}(j'|on )?(habit|vi(s|t|vent)\b|travail|dors?\b))/,
  /\b(vingt|trente|quarante|cinquante|cent|\d\d+) (messages|appels|sms|mails|e-mails) (par|dans la|en une?) (jour|heure|nuit|journee|soiree|semaine)/,
  // Insistence after a refusal, and stalking.
  /\b(il|elle|qui|personne|homme|femme|membre|type|monsieur|dame|on|garcon) (n'arrete pas|ne (me|m'|nous) ?lache pas|insiste (pour (avoir )?(mon|me|qu'on|que je)|encore|lourdement|toujours|malgre)|m'espionne|exige que|(me|m'a) (recontact\w*|relanc\w*) (\S+ ){0,3}(faux|autre|nouveau))/,
  /\b(et|qui|il|elle|homme|femme|m'attendait|type) (m'attend|m'attendait)\b|\bfaux (profils?|comptes?) pour (me|m'|nous)/,
  /\b(m'ecrit|m'appelle|me contacte|m'envoie|m'ecrire|m'appeler) (\S+ ){0,4}(sans arret|sans cesse|tous les jours|toute la nuit|jour et nuit|en boucle|malgre)/,
  /\b(ne me laisse pas tranquille|laisse plus tranquille|malgre (mon refus|le blocage|mon blocage)|(dit|repondu) non (deux|trois|plusieurs|dix) fois|refuse que je|n'accepte pas mon refus)/,
  /\b(devant (chez moi|ma porte|mon travail|mon bureau|mon immeuble|mon ecole)|(debarque\w*|venir|vient|venu|venue|viendra) (\S+ ){0,2}(chez moi|a mon (travail|bureau|domicile)|sur mon lieu)|retrouve mon adresse|(sait|trouve|decouvert) ou (j'habite|je vis|je travaille))/,
  // Intimate pictures and money under pressure.
  /\b(publie\w*|diffuse\w*|montr\w*|envoy\w*|partage\w*|poste\w*) (\S+ ){0,4}(photos? intimes?|photos? nue?s?|nudes?|video intime|nos (echanges|messages|photos) a)/,
  /\b(parties intimes|photos? (de son sexe|obscenes?|de sexe)|son (sexe|penis)|parle de sexe|propositions? sexuelles?|sans que je (le sache|sois d'accord|veuille)|m'a envoye (une )?photos? nue?|propos (sexuels|racistes|sexistes)|(me|m'a) traitee? (de|comme))/,
  /\b(me|m'a|m'ont) (demande|reclame|supplie)e? (\S+ ){0,3}(de l'argent|un virement|\d+ ?(€|euros)|des cartes?|une? carte (cadeau|pcs))|\b(me|m'a) (demande|reclame) (mon|le|mes) (\S+ ){0,3}(carte bancaire|code de carte|codes? bancaires?|rib)\b|\bargent pour coucher\b|\bcartes? (steam|cadeaux?|pcs|itunes|google play)\b/,
  /\b(photos?|videos?|images?) (\S+ ){0,2}de (ma|mes|mon|sa|ses) (filles?|fils|enfants?|niece|neveu|petite)|\b(masturb\w*|(se|me) deshabill\w*|obscenes?|pornograph\w*|en (sous-vetements|culotte|lingerie)|rapports sexuels|relations? tarifee?s?)\b|\boblig\w* (a|de) (\S+ ){0,3}(photos?|nudes?|coucher|sexe|video)/,
  // Minors.
  /\b(fille|garcon|fillette|ado\w*|personne|membre|gamine?|enfants?) (de|a) (1[0-7]|onze|douze|treize|quatorze|quinze|seize|dix-sept) ans ((m'|me |nous )(a )?(ecri|envoi|contact|parl|propos|drag)|a cree|s'est|est inscri|utilise)/,
  /\b(ecri\w*|contact\w*|rencontrer|voir|parl\w*|drag\w*) (\S+ ){0,3}(fille|fils|niece|neveu|frere|soeur) (de (1[0-7]|[6-9]|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept) ans|mineur)|\b(coucher|sex\w*|rencontr\w*|photos?|drag\w*|ecri\w*|contact\w*) (\S+ ){0,3}mineure?s?\b/,
  /\bma (fille|niece|soeur|petite-fille) de (1[0-7]|[6-9]) ans\b|\bmon (fils|neveu|frere|petit-fils) de (1[0-5]|[6-9]) ans\b/,
  /\b(il|elle|ce membre|cette personne|ce profil|cette fille|ce garcon) (a|avoue avoir|dit avoir|n'a que|aurait) (que )?(1[0-7]|seize|quinze|quatorze|treize|dix-sept) ans\b/,
  /\b(est|serait|etait|semble|a l'air) (une? )?mineure?s?\b(?! dans)|\b(est|encore) au (college|lycee)\b|\b(est|une?) (collegien|lyceen)/,
  // Suicide.
  /\b(ne (veux|peux|peut|veut) plus vivre|scarifi\w*|(avale|pris) (tous mes|toute ma|trop de|plein de|des|une boite de) (\S+ )?(medicaments|cachets|comprimes|somniferes|plaquette|boite)|(me|se) (jeter|jette|foutre) (par la fenetre|sous|dans le vide|du |d'un |en l'air)|(me|se) pendre|m'ouvrir les veines|(vais|allais|peur de|va) faire une betise|plus (de raison de vivre|gout a rien|d'issue)|(mieux|simple) sans moi|que tout s'arrete\b|plus rien a perdre)/,
  /\b(suicide\w*|suicider|suicidaires?|(me|se|te) tuer|me tuerait|(veux|vais|voudrais|envie de|prefere|pense a) mourir\b(?! de (rire|faim|honte|curiosite|chaud|sommeil))|plus envie de vivre|veux disparaitre|me faire du mal|mettre fin a (mes|ses) jours|(pense|songe|veux|vais|envie|voudrais|besoin) (a |d')?en finir(?! avec (le|la|les|l'|ce|cet|cette|ces|mon|ma|mes|tous)\b))/,
];

export function soundsLikeDanger(text: string): boolean {
  const bare = bareText(text)
    .replaceAll(/[’‘`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    // Typos: « jai peur », « il ma menacé ».
    .replaceAll(/\bj(ai|etais)\b/g, "j'$1")
    .replaceAll(/\b(il|elle|qui|on|lui) (m)(a) (?=\w+(e|ee|er|i|u|is)\b)/g, "$1 $2'$3 ");
  return SIGNS.some((sign) => sign.test(bare));
}
