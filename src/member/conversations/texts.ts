import type { Activity, Prompt } from '#member/profile/rules.ts';

/** A question to ask a member who shares an activity. */
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

/** A question to ask about a completed phrase. */
export const PROMPT_QUESTIONS: Record<Prompt, string> = {
  'good-sunday': 'Votre dimanche réussi me tente\u202f: par quoi commence-t-il\u202f?',
  'makes-me-laugh': 'Qu’est-ce qui vous a fait rire pour la dernière fois\u202f?',
  'looking-for': 'À quoi reconnaîtriez-vous la personne que vous cherchez\u202f?',
  'small-joy': 'Votre petit bonheur quotidien, quand l’avez-vous découvert\u202f?',
  'talk-for-hours': 'Votre sujet de conversation sans fin, d’où vient-il\u202f?',
  'last-discovery': 'Comment avez-vous fait votre dernière belle découverte\u202f?',
  'good-place': 'Cet endroit où vous vous sentez bien, qui y emmèneriez-vous\u202f?',
  'signature-dish': 'Votre meilleur plat, pour qui l’avez-vous préparé la première fois\u202f?',
  'after-a-long-day': 'Après une longue journée, préférez-vous le silence ou la conversation\u202f?',
  'kept-from-childhood': 'Qu’avez-vous gardé d’autre de votre enfance\u202f?',
  song: 'La chanson qui vous remet d’aplomb, où l’avez-vous entendue la première fois\u202f?',
  'life-taught-me': 'Ce que la vie vous a appris, l’avez-vous compris tout de suite\u202f?',
  'touching-gesture': 'Le geste qui vous touche, de qui l’avez-vous reçu\u202f?',
  'small-pride': 'Votre petite fierté mérite un récit\u202f: comment est-ce arrivé\u202f?',
  together: 'Ce que vous aimeriez faire à deux, par quoi commencerait-on\u202f?',
  'harmless-habit': 'Votre manie inoffensive, vos proches la supportent-ils\u202f?',
  'friends-say': 'Ce que diraient vos proches de vous, le diriez-vous aussi\u202f?',
  'changed-my-mind': 'Qu’est-ce qui vous a fait changer d’avis\u202f?',
  'never-tired-of': 'Ce dont vous ne vous lassez pas, cela a commencé comment\u202f?',
  'first-meeting': 'Votre idée de première rencontre me plaît\u202f: où iriez-vous\u202f?',
};

export function photoQuestion(caption: string): string {
  return `Votre photo «\u202f${caption}\u202f» me plaît. Quelle est son histoire\u202f?`;
}

/** Questions that suit any profile. */
export const ANY_IDEAS = [
  'Quel est votre dernier beau souvenir de week-end\u202f?',
  'Qu’est-ce qui vous a donné envie d’une rencontre accompagnée\u202f?',
  'À quoi ressemble pour vous un dimanche réussi\u202f?',
] as const;

/** Follows the first name of the declined member. True whatever was written before, and without reproach. */
export const FAREWELLS = {
  'no-spark':
    'je préfère vous le dire simplement\u202f: je ne ressens pas l’élan qu’il faudrait pour aller plus loin. Je vous souhaite une belle rencontre.',
  'clear-answer':
    'je ne nous vois pas avancer ensemble, et vous méritez une réponse claire plutôt qu’un silence. Prenez bien soin de vous.',
  'other-paths':
    'j’y ai réfléchi\u202f: nos chemins me semblent trop différents pour continuer. Je m’arrête ici, avec tous mes vœux pour la suite.',
  'no-answer':
    'ce n’était sans doute pas le bon moment, et je ne vous en veux pas. Je referme notre conversation en vous souhaitant le meilleur.',
} as const;
