import { KeyRound } from 'lucide-react';
import { consentDate } from '#lib/consent-date.ts';
import { Button } from '#ui/button.tsx';
import type { Passkey } from '../contract.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { name, createdAt, usedAt } = passkey;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <KeyRound aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-encre-2">
            Ajoutée le {consentDate(createdAt)}
            {usedAt ? `, utilisée pour la dernière fois le ${consentDate(usedAt)}` : ', pas encore utilisée'}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 pl-9">
        <Button variant="secondary" size="small" onClick={onRename}>
          Renommer<span className="sr-only"> {name}</span>
        </Button>
        <Button variant="quiet" size="small" onClick={onRemove}>
          Retirer<span className="sr-only"> {name}</span>
        </Button>
      </div>
    </li>
  );
}
