export interface BlogArticle {
  id: number;
  /** Also the name of its text and of its illustration: `content/blog/<slug>.md` and `<slug>.svg`. */
  slug: string;
  title: string;
  excerpt: string;
  /** Day of publication, yyyy-mm-dd. */
  date: string;
  topic: BlogTopic;
}

export type BlogTopic =
  | 'Premiers pas'
  | 'Se rencontrer'
  | 'Mieux se connaître'
  | 'Apprendre à deux'
  | 'Au fil de la vie';

/** The twenty articles of « Blog conseils » (spec 2 §2), the newest first; their texts are in `content/blog`. */
export const BLOG_ARTICLES: readonly BlogArticle[] = [
  {
    id: 20,
    slug: 'tendresse-et-desir',
    title: 'Tendresse et désir : en parler simplement',
    excerpt:
      'Une main qui frôle l’autre, et personne n’ose. Des mots ni crus ni médicaux pour dire ce que l’on aime, ce que l’on n’aime pas, et demander.',
    date: '2026-11-12',
    topic: 'Apprendre à deux',
  },
  {
    id: 19,
    slug: 'recommencer-apres-50-ans',
    title: 'Recommencer après 50 ans : une vie pleine, et de la place',
    excerpt:
      'On arrive avec une histoire, des habitudes, parfois des petits-enfants. Comment faire de la place à quelqu’un sans rien renier de sa vie.',
    date: '2026-10-15',
    topic: 'Au fil de la vie',
  },
  {
    id: 18,
    slug: 'dire-non-avec-douceur',
    title: 'Dire non avec douceur, sans disparaître',
    excerpt:
      'Le silence paraît plus gentil qu’un refus. Il fait pourtant plus mal. Quelques phrases courtes et justes pour dire non, et pour le recevoir.',
    date: '2026-09-10',
    topic: 'Se rencontrer',
  },
  {
    id: 17,
    slug: 'choisir-ses-photos',
    title: 'Choisir une photo qui vous ressemble',
    excerpt:
      'Pas besoin d’être photogénique : de la lumière, une heure devant soi et quelqu’un qui vous fait rire. La méthode pour une photo fidèle.',
    date: '2026-08-20',
    topic: 'Premiers pas',
  },
  {
    id: 16,
    slug: 'premiers-mois-a-deux',
    title: 'Les premiers mois à deux : trouver un rythme sans se presser',
    excerpt:
      'Combien de soirs, quand présenter les amis, qui est « ensemble » ? Cinq conversations brèves qui protègent la légèreté des débuts.',
    date: '2026-07-09',
    topic: 'Apprendre à deux',
  },
  {
    id: 15,
    slug: 'se-rencontrer-en-securite',
    title: 'Se rencontrer en sécurité : les bons réflexes',
    excerpt:
      'Un message à une amie, un lieu public, un retour prévu : trois minutes de préparation, puis l’esprit libre pour regarder la personne en face.',
    date: '2026-06-11',
    topic: 'Se rencontrer',
  },
  {
    id: 14,
    slug: 'dependance-affective',
    title: 'Dépendance affective : aimer sans se perdre de vue',
    excerpt:
      'Quand on ne sait plus ce dont on a envie sans regarder l’autre. Repérer ce qui s’efface en soi, et reprendre sa place par petites décisions.',
    date: '2026-05-14',
    topic: 'Mieux se connaître',
  },
  {
    id: 13,
    slug: 'disputes-qui-rapprochent',
    title: 'Ces disputes qui rapprochent',
    excerpt:
      'Il manque des œufs, une porte claque. Une dispute peut abîmer ou éclairer : tout se joue dans la façon de commencer, et de revenir.',
    date: '2026-04-16',
    topic: 'Apprendre à deux',
  },
  {
    id: 12,
    slug: 'timidite-et-rencontre',
    title: 'Timidité et rencontre : avancer sans se déguiser',
    excerpt:
      'Les personnes réservées remarquent, écoutent, réfléchissent. Des moyens discrets pour montrer le meilleur de soi sans jouer un rôle.',
    date: '2026-03-12',
    topic: 'Premiers pas',
  },
  {
    id: 11,
    slug: 'parler-d-argent-et-de-projets',
    title: 'Parler d’argent et de projets sans se fâcher',
    excerpt:
      'L’addition arrive, deux mains hésitent. Comment parler salaire, partage et rêves à deux sans transformer la soirée en rendez-vous à la banque.',
    date: '2026-02-12',
    topic: 'Apprendre à deux',
  },
  {
    id: 10,
    slug: 'reconnaitre-une-relation-saine',
    title: 'Reconnaître une relation saine : les signes concrets',
    excerpt:
      'Avez-vous grandi ou rétréci pendant la soirée ? Cinq scènes ordinaires pour voir si l’on se fait du bien, et quand il est temps de partir.',
    date: '2026-01-15',
    topic: 'Apprendre à deux',
  },
  {
    id: 9,
    slug: 'celibat-bien-vecu',
    title: 'Vivre bien son célibat, sans attendre ni renoncer',
    excerpt:
      'Entre liberté et petit creux du samedi soir, une façon d’habiter sa vie telle qu’elle est aujourd’hui, la porte entrouverte à une rencontre.',
    date: '2025-12-11',
    topic: 'Mieux se connaître',
  },
  {
    id: 8,
    slug: 'rencontrer-quand-on-est-parent',
    title: 'Rencontrer quelqu’un quand on a des enfants',
    excerpt:
      'Le judo, la fièvre du mercredi, et l’envie d’une histoire à soi. Où trouver la place, que dire aux enfants, quand ouvrir la porte.',
    date: '2025-11-13',
    topic: 'Au fil de la vie',
  },
  {
    id: 7,
    slug: 'ecouter-vraiment',
    title: 'Écouter vraiment : trois exercices à faire à deux',
    excerpt:
      'On répond, on conseille, on raconte son train : on écoute peu. Trois exercices courts, presque des jeux, pour que l’autre se sente entendu.',
    date: '2025-10-09',
    topic: 'Apprendre à deux',
  },
  {
    id: 6,
    slug: 'apprivoiser-la-peur-de-l-abandon',
    title: 'Lettre à la peur de l’abandon, et comment l’apprivoiser',
    excerpt:
      'Une heure sans réponse et tout s’emballe. Apprendre les manières de cette peur, pour qu’elle décide un peu moins souvent à votre place.',
    date: '2025-09-11',
    topic: 'Mieux se connaître',
  },
  {
    id: 5,
    slug: 'dire-ce-que-l-on-cherche',
    title: 'Dire ce que l’on cherche sans faire peur',
    excerpt:
      'Entre « quelqu’un pour la vie » et « on verra bien », il y a un chemin : parler de ce que l’on désire sans distribuer de rôle à l’autre.',
    date: '2025-07-10',
    topic: 'Premiers pas',
  },
  {
    id: 4,
    slug: 'ralentir-pour-mieux-choisir',
    title: 'Ralentir pour mieux choisir : quatre profils, pas quatre cents',
    excerpt:
      'Trop de choix fatigue le regard et le cœur. Pourquoi l’abondance nous rend difficiles, et comment retrouver l’envie, une personne après l’autre.',
    date: '2025-05-22',
    topic: 'Premiers pas',
  },
  {
    id: 3,
    slug: 'premier-message',
    title: 'Écrire un premier message qui donne envie de répondre',
    excerpt:
      'Remarquer un détail, donner un peu de soi, poser une vraie question : une trame en trois phrases, des exemples et un atelier d’une semaine.',
    date: '2025-04-10',
    topic: 'Premiers pas',
  },
  {
    id: 2,
    slug: 'confiance-apres-rupture',
    title: 'Reprendre confiance après une séparation',
    excerpt:
      'Son jugement, ses goûts, son élan : une rupture emporte plusieurs confiances à la fois. Comment les retrouver une par une, chacune à son pas.',
    date: '2025-02-27',
    topic: 'Mieux se connaître',
  },
  {
    id: 1,
    slug: 'preparer-premiere-rencontre',
    title: 'Préparer une première rencontre, de l’invitation au lendemain',
    excerpt:
      'Le lieu, la durée, deux ou trois sujets, un retour simple : ce que l’on décide la veille laisse toute l’attention à la personne en face.',
    date: '2025-01-23',
    topic: 'Se rencontrer',
  },
];

export function blogPath(slug: string): string {
  return `/blog/${slug}`;
}

/** The article to read after this one: the next in the list, and the first after the last. */
export function articleAfter(slug: string): BlogArticle | undefined {
  const place = BLOG_ARTICLES.findIndex((article) => article.slug === slug);
  return BLOG_ARTICLES[(place + 1) % BLOG_ARTICLES.length];
}
