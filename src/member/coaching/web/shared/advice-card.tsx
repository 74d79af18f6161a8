import { CalendarHeart } from 'lucide-react';
import type { QuizTopic } from '#member/profile/rules.ts';
import { workshopOf } from '#member/workshops/texts.ts';
import { Card } from '#ui/card.tsx';
import { WORKSHOP_OF_TOPIC } from '../../rules.ts';
import { ADVICE } from '../../texts.ts';
import { TOPIC_FACES } from '../topic-faces.ts';

export function AdviceCard({ topic }: { topic: QuizTopic }) {
  const { title, felt, toTry } = ADVICE[topic];
  const { icon: Icon, tone } = TOPIC_FACES[topic];
  return (
    <Card as="article" tone={tone} padding="large" className="grid h-full content-start gap-5">
      <div className="grid justify-items-start gap-4">
        <span className="grid size-12 place-items-center rounded-full bg-carte text-prune">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <h2 className="text-h3 sm:text-2xl">{title}</h2>
      </div>
      <p>{felt}</p>
      <div className="grid gap-1">
        <h3 className="font-text text-base font-semibold tracking-normal">Cette semaine</h3>
        <p>{toTry}</p>
      </div>
      <div className="flex items-center gap-4 rounded-[20px] bg-carte px-5 py-4">
        <CalendarHeart aria-hidden="true" className="size-6 shrink-0 text-prune" />
        <p className="grid">
          <span className="text-sm text-encre-2">Atelier conseillé</span>
          <span className="font-semibold">{workshopOf(WORKSHOP_OF_TOPIC[topic]).title}</span>
        </p>
      </div>
    </Card>
  );
}
