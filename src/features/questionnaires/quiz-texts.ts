import type { QuizTopic } from './rules.ts';

export interface QuizQuestion {
  /** The topic in a few words, beside a score out of 10. */
  name: string;
  question: string;
  hint: string;
  /** What 1 and 10 mean. */
  ends: readonly [string, string];
}

export const QUIZ_QUESTIONS: Record<QuizTopic, QuizQuestion> = {
  past_breakups_score: {
    name: 'Ruptures passées',
    question: 'Vos ruptures passées vous font-elles encore mal ?',
    hint: 'Un prénom, un lieu, une chanson suffisent parfois à raviver une histoire.',
    ends: ['C’est apaisé', 'Encore très mal'],
  },
  abandonment_fear_score: {
    name: 'Peur de l’abandon',
    question: 'Avez-vous peur, dans une relation, que l’autre vous quitte ?',
    hint: 'Par exemple quand un message tarde, ou quand l’autre a besoin d’être au calme.',
    ends: ['Presque jamais', 'Très souvent'],
  },
  self_confidence_score: {
    name: 'Pensées négatives sur soi',
    question: 'Avez-vous des pensées dures envers vous-même ?',
    hint: 'Par exemple « je ne suis pas à la hauteur » ou « je n’intéresse personne ».',
    ends: ['Presque jamais', 'Très souvent'],
  },
  single_status_score: {
    name: 'Hâte de rencontrer quelqu’un',
    question: 'Ressentez-vous le besoin de trouver quelqu’un rapidement ?',
    hint: 'Peut-être parce que la solitude vous pèse, ou parce que le temps semble filer.',
    ends: ['J’ai tout mon temps', 'C’est urgent'],
  },
};
