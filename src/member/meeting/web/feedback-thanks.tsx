import { Heart } from 'lucide-react';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import type { MeetingState } from '../contract.ts';
import { hasWords } from '../rules.ts';
import { ReceivedWords } from './received-words.tsx';

interface FeedbackThanksProps {
  firstName: string;
  given: { qualities: readonly string[]; half?: string } | undefined;
  received: MeetingState['received'];
}

export function FeedbackThanks({ firstName, given, received }: FeedbackThanksProps) {
  const forThem = given !== undefined && hasWords({ qualities: given.qualities, sentence: given.half ?? '' });
  return (
    <>
      <p
        ref={focusOnMount}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-[20px] bg-sauge-100 p-4 font-medium outline-none"
      >
        <Heart aria-hidden="true" className="size-6 shrink-0 text-sauge" />
        {outcome(firstName, forThem, received !== null)}
      </p>
      {received ? <ReceivedWords words={received} /> : null}
    </>
  );
}

function outcome(firstName: string, forThem: boolean, bothWrote: boolean): string {
  if (!forThem) return `Votre mot vient d’être remis à l’équipe. ${firstName} n’en saura rien.`;
  if (bothWrote) return `Vous avez tous deux écrit\u202f: voici ce que vous a laissé ${firstName}.`;
  return `Votre mot est gardé. ${firstName} le lira quand vous aurez écrit tous les deux, ou dans sept jours.`;
}
