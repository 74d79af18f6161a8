import { Anchor, Feather, Hourglass, type LucideIcon, Sprout } from 'lucide-react';
import type { QuizTopic } from '#member/profile/rules.ts';
import type { CardTone } from '#ui/card.tsx';

/** Shared by the funnel and the advice page. */
export const TOPIC_FACES: Record<QuizTopic, { icon: LucideIcon; tone: CardTone }> = {
  past_breakups_score: { icon: Feather, tone: 'rosee' },
  abandonment_fear_score: { icon: Anchor, tone: 'lavande' },
  self_confidence_score: { icon: Sprout, tone: 'sauge' },
  single_status_score: { icon: Hourglass, tone: 'abricot' },
};
