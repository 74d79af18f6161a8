import type { QuizTopic } from '#features/questionnaires/rules.ts';

interface Advice {
  title: string;
  /** What is often felt. */
  felt: string;
  /** One thing to try this week. */
  toTry: string;
}

export const ADVICE: Record<QuizTopic, Advice> = {
  past_breakups_score: {
    title: 'Laisser à cette histoire sa juste place',
    felt: 'Quand une rupture fait encore mal, on compare, on se protège, on ose moins y croire. Cela dit combien cette histoire a compté, et rien de ce que sera la suivante.',
    toTry:
      'Écrivez une lettre que vous n’enverrez pas : ce que vous regrettez, ce que vous gardez, ce que vous ne voulez plus vivre. Rangez-la trois jours, puis relisez-la au calme.',
  },
  abandonment_fear_score: {
    title: 'Trouver de la sécurité dans le lien',
    felt: 'Un message qui tarde, un ton un peu sec, et l’inquiétude monte : et si tout s’arrêtait ? Cette peur parle souvent d’hier plus que de la personne en face de vous.',
    toTry:
      'La prochaine fois que l’inquiétude monte, accordez-vous vingt minutes de marche avant d’écrire. Puis dites simplement ce qui vous ferait du bien, par exemple : « J’aimerais t’entendre ce soir. »',
  },
  self_confidence_score: {
    title: 'Vous parler comme à quelqu’un que vous aimez',
    felt: 'La petite voix qui vous juge parle plus fort quand quelqu’un vous plaît. Elle vous pousse à vous effacer, ou à douter d’un compliment pourtant sincère.',
    toTry:
      'Chaque soir, notez une chose que vous avez réussie, même petite, et répondez par écrit à une pensée dure comme vous répondriez à une amie ou à un ami. Au bout de sept soirs, relisez tout d’une traite.',
  },
  single_status_score: {
    title: 'Prendre le temps de choisir',
    felt: 'Quand la solitude pèse, le premier signe d’intérêt peut ressembler à une évidence. Votre envie d’aimer est précieuse : elle mérite qu’on lui laisse le temps de bien regarder.',
    toTry:
      'Offrez-vous un moment que vous gardiez pour « quand nous serons deux » : un concert, une bonne table, une journée au bord de l’eau. Et avant de dire oui à quelqu’un, laissez passer une nuit.',
  },
};
