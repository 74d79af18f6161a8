import { Feather } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Contact } from '../contract.ts';
import { DeclineDialog } from './decline-dialog.tsx';

/** After five days without a first answer: patience, a word, or a graceful way out. @param by who wrote */
export function SilenceNote({ contact, by }: { contact: Contact; by: 'mine' | 'theirs' }) {
  const [open, setOpen] = useState(false);
  const { firstName } = contact;
  return (
    <section className="grid w-full max-w-md gap-1 justify-self-center rounded-card bg-lin px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <Feather aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
        <span className="wrap-anywhere">
          {by === 'mine'
            ? `${firstName} n’a pas encore répondu. Vous pouvez lui laisser du temps, ou refermer cette conversation avec quelques mots choisis.`
            : `${firstName} vous a écrit il y a quelques jours. Un mot suffit pour répondre\u202f; si le cœur n’y est pas, dites-le simplement.`}
        </span>
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        className="justify-self-end"
        onClick={() => setOpen(true)}
      >
        {by === 'mine' ? 'Refermer la conversation' : 'Dire non avec douceur'}
      </Button>
      {open ? (
        <DeclineDialog contact={contact} unanswered={by === 'mine'} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}
