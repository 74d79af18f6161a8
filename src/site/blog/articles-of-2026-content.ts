import type { BlogArticle } from './blog-article.ts';

export const ARTICLES_OF_2026: readonly BlogArticle[] = [
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
];
