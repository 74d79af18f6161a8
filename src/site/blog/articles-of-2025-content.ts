import type { BlogArticle } from './blog-article.ts';

export const ARTICLES_OF_2025: readonly BlogArticle[] = [
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
