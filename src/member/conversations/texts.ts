import type { Activity } from '#member/answers/rules.ts';

/** What one may ask someone who chose to share an activity. */
export const QUESTIONS: Record<Activity, string> = {
  'Sorties, Fêtes': 'Quelle soirée vous a laissé un beau souvenir cette année\u202f?',
  Danse: 'Sur quelle musique dansez-vous sans vous faire prier\u202f?',
  'Expos, musées': 'Dans quel musée retourneriez-vous volontiers dès demain\u202f?',
  Cinéma: 'Quel film pourriez-vous revoir sans vous lasser\u202f?',
  Théâtres: 'Quelle pièce vous a fait rire ou pleurer dernièrement\u202f?',
  Concerts: 'Quel concert vous revient encore en tête aujourd’hui\u202f?',
  Sport: 'Quel sport vous fait du bien en ce moment\u202f?',
  Nature: 'Où allez-vous quand vous avez besoin de grand air\u202f?',
  Randonnée: 'Quelle randonnée me conseilleriez-vous pour un dimanche de beau temps\u202f?',
  'Bricolage, jardinage': 'Qu’avez-vous planté, réparé ou fabriqué dernièrement\u202f?',
  'Tendresse, cocooning': 'À quoi ressemble votre soirée idéale à la maison\u202f?',
  Spiritualité: 'Qu’est-ce qui vous apaise quand la journée a été longue\u202f?',
  'Balades, voyages, weekends': 'Quel voyage referiez-vous sans rien y changer\u202f?',
  'Projets associatifs, projets professionnels': 'Quel projet vous tient à cœur en ce moment\u202f?',
};

/** What one may ask anybody. */
export const ANY_IDEAS = [
  'Quel est votre dernier beau souvenir de week-end\u202f?',
  'Qu’est-ce qui vous a donné envie d’une rencontre accompagnée\u202f?',
  'À quoi ressemble pour vous un dimanche réussi\u202f?',
] as const;

/** What follows the first name of whoever is told no: true whatever was written before, and without a reproach. */
export const FAREWELLS = {
  'no-spark':
    'je préfère vous le dire simplement\u202f: je ne ressens pas l’élan qu’il faudrait pour aller plus loin. Je vous souhaite une belle rencontre.',
  'clear-answer':
    'je ne nous vois pas avancer ensemble, et vous méritez une réponse claire plutôt qu’un silence. Prenez bien soin de vous.',
  'other-paths':
    'j’y ai réfléchi\u202f: nos chemins me semblent trop différents pour continuer. Je m’arrête ici, avec tous mes vœux pour la suite.',
} as const;
