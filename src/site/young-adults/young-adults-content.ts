import type { CoachKey } from '#member/coaches/texts.ts';
import type { PortraitName } from '../shared/portraits.ts';
import type { Testimonial } from '../testimonials/testimonials-content.ts';

/** Benefits on the page for ages 25 to 35 (spec 2 §1). */
export const BENEFITS = [
  {
    key: 'coaching',
    title: 'Un coaching personnalisé',
    text: 'Des coachs, des conseils tirés de vos réponses, et des ateliers de deux à cinq personnes pour oser davantage.',
  },
  {
    key: 'test',
    title: 'Un test amoureux offert',
    text: 'Cinq questions, un portrait de votre façon d’aimer et une carte à partager si vous le voulez, sans compte ni adresse e-mail.',
  },
  {
    key: 'score',
    title: 'Un score de connexion amoureuse',
    text: 'Une affinité que l’on vous explique : ce que vous attendez d’une relation, ce que vous aimez, ce que vous voulez construire.',
  },
] as const;

/** Examples; no real person is quoted. */
export const YOUNG_TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'ines',
    text: 'Entre les applis et les soirées, je ne savais plus ce que je cherchais. Le test m’a aidée à le dire avec des mots simples.',
    author: 'Inès',
    portrait: 'femme-jeune-06',
  },
  {
    id: 'hugo',
    text: 'Trois conversations à la fois : je me suis surpris à poser de vraies questions, et à attendre les réponses.',
    author: 'Hugo',
    portrait: 'homme-jeune-17',
  },
  {
    id: 'lea',
    text: 'J’avais peur que ce soit sérieux au point d’être triste. Pas du tout : nous avons ri dès le premier café.',
    author: 'Léa',
    portrait: 'femme-jeune-13',
  },
  {
    id: 'mamadou',
    text: 'L’atelier m’a appris à dire ce dont j’ai besoin, sans en faire une histoire. Cela me sert bien au-delà des rencontres.',
    author: 'Mamadou',
    portrait: 'homme-jeune-08',
  },
  {
    id: 'chloe',
    text: 'Savoir avant le premier verre que l’on veut tous les deux des enfants, cela enlève un poids. On parle du reste.',
    author: 'Chloé',
    portrait: 'femme-jeune-15',
  },
  {
    id: 'bastien',
    text: 'Je remettais sans cesse au lendemain le premier message. Une coach m’a proposé d’en écrire un, court, et de l’envoyer. On m’a répondu.',
    author: 'Bastien',
    portrait: 'homme-jeune-12',
  },
  {
    id: 'salome',
    text: 'Les profils vérifiés et la charte m’ont rassurée\u202f: je suis venue au rendez-vous l’esprit tranquille, et je suis restée trois heures.',
    author: 'Salomé',
    portrait: 'femme-jeune-05',
  },
];

/** Drawn portraits of fictional people, beside the testimonials. */
export const PHOTO_SET: readonly PortraitName[] = [
  'femme-jeune-03',
  'homme-jeune-01',
  'femme-jeune-12',
  'homme-jeune-14',
  'femme-jeune-19',
  'homme-jeune-10',
  'femme-jeune-08',
  'homme-jeune-07',
];

export const COACH_ADVICE: readonly { coach: CoachKey; title: string; text: string }[] = [
  {
    coach: 'antoine',
    title: 'La question qui ouvre',
    text: 'Plutôt que « Ça va ? », reprenez un mot de son profil : « Tu parles d’un refuge dans les Alpes, comment l’as-tu trouvé ? » On répond volontiers à qui a lu.',
  },
  {
    coach: 'karim',
    title: 'Le pas de fourmi',
    text: 'Choisissez une chose que vous n’osez pas, et réduisez-la jusqu’à ce qu’elle fasse à peine peur. Faites-la trois fois cette semaine. La confiance vient après, rarement avant.',
  },
  {
    coach: 'aissata',
    title: 'Vingt minutes de plus',
    text: 'Le message tarde, l’inquiétude monte ? Marchez vingt minutes avant de répondre. Vous écrirez ce que vous ressentez, et non ce que vous craignez.',
  },
];

/** Safe meetings (spec 2 §1): rules of the charter. */
export const SERENITY = [
  'Des membres vérifiés, s’ils le souhaitent\u202f: en appel vidéo, l’équipe compare leur visage à leurs photos, et leur profil porte la mention',
  'Une charte de respect, que l’on accepte en s’inscrivant',
  'Un signalement qui arrive aussitôt à notre équipe, et un bouton pour dire non gentiment',
  'Après un rendez-vous, un mot positif pour l’autre : ce qui vous a plu, pas une note',
] as const;
