import { Anchor, CalendarHeart, Feather, Hourglass, type LucideIcon, Sprout } from 'lucide-react';
import type { QuizTopic } from '#features/questionnaires/rules.ts';
import { Card, type CardTone } from '#web/ui/card.tsx';
import { ADVICE, ADVISED_WORKSHOP_TITLES } from '../advice-texts.ts';
import { WORKSHOP_OF_TOPIC } from '../rules.ts';

const faces: Record<QuizTopic, { icon: LucideIcon; tone: CardTone }> = {
  past_breakups_score: { icon: Feather, tone: 'rosee' },
  abandonment_fear_score: { icon: Anchor, tone: 'lavande' },
  self_confidence_score: { icon: Sprout, tone: 'sauge' },
  single_status_score: { icon: Hourglass, tone: 'abricot' },
};

/** What one answer of the quiz calls for: a few words, one thing to try, and the workshop that goes further. */
export function AdviceCard({ topic }: { topic: QuizTopic }) {
  const { title, felt, toTry } = ADVICE[topic];
  const { icon: Icon, tone } = faces[topic];
  return (
    <Card as="li" tone={tone} padding="large" className="grid content-start gap-5">
      <div className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-white text-prune">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h2 className="text-h3 sm:text-2xl">{title}</h2>
      </div>
      <p>{felt}</p>
      <div className="grid gap-1">
        <h3 className="font-text text-base font-semibold tracking-normal">Cette semaine</h3>
        <p>{toTry}</p>
      </div>
      <div className="mt-auto flex items-center gap-4 rounded-[20px] bg-white px-5 py-4">
        <CalendarHeart aria-hidden="true" className="size-6 shrink-0 text-prune" />
        <p className="grid">
          <span className="text-sm text-encre-2">Atelier conseillé, bientôt ouvert</span>
          <span className="font-semibold">{ADVISED_WORKSHOP_TITLES[WORKSHOP_OF_TOPIC[topic]]}</span>
        </p>
      </div>
    </Card>
  );
}
