import { Check, Hourglass } from 'lucide-react';
import { deviceZone } from '#browser/clock.ts';
import { frenchDay, frenchTime } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import type { PendingEmailChange } from '../contract.ts';

interface PendingChangeProps {
  change: PendingEmailChange;
  giving: boolean;
  onGiveUp: () => void;
}

export function PendingChange({ change, giving, onGiveUp }: PendingChangeProps) {
  const until = new Date(change.until);
  return (
    <div className="grid gap-3 rounded-[20px] bg-lavande p-4 sm:p-5" role="status">
      <p>
        Vous avez demandé à passer à l’adresse{' '}
        <strong className="font-semibold wrap-anywhere">{change.email}</strong>, avant le{' '}
        {frenchDay(until, deviceZone())} à {frenchTime(until, deviceZone())}. Nous avons écrit aux deux
        adresses : ouvrez chaque message et confirmez.
      </p>
      <ul className="grid gap-1">
        <Side done={change.confirmed.former}>Votre adresse actuelle</Side>
        <Side done={change.confirmed.new}>La nouvelle adresse</Side>
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        pending={giving}
        pendingLabel="Annulation…"
        onClick={onGiveUp}
      >
        Garder mon adresse actuelle
      </Button>
    </div>
  );
}

function Side({ done, children }: { done: boolean; children: string }) {
  const Icon = done ? Check : Hourglass;
  return (
    <li className="flex items-center gap-2">
      <Icon aria-hidden="true" className={done ? 'size-5 text-sauge' : 'size-5 text-encre-2'} />
      <span>
        {children} : {done ? 'confirmé' : 'en attente'}
      </span>
    </li>
  );
}
