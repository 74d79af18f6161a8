import { useQuery } from '@tanstack/react-query';
import { Lightbulb } from 'lucide-react';
import { TextLink } from '#ui/link.tsx';
import { conversationsApi } from './shared/api.ts';

const NUMBERS = ['', 'Une conversation', 'Deux conversations', 'Trois conversations'];

/** Below few conversations: what one may still do, and a small tip. */
export function OpeningsLeft() {
  const { data } = useQuery(conversationsApi.openings.queryOptions({ staleTime: 0 }));
  const count = data?.remaining ?? 0;
  return (
    <div className="grid gap-3 px-5 pt-2 pb-6 text-sm">
      {count > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="font-semibold">
            {NUMBERS[count] ?? `${count} conversations`} encore {count === 1 ? 'possible' : 'possibles'}
          </span>
          <TextLink to="/selection">Voir mes matchs</TextLink>
        </p>
      ) : null}
      <p className="flex gap-2.5 rounded-[20px] bg-lin px-4 py-3 text-encre-2">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
        <span>
          Une question sur un détail de son profil donne plus envie de répondre qu’un simple bonjour.
        </span>
      </p>
    </div>
  );
}
