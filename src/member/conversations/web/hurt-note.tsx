import { HeartCrack } from 'lucide-react';
import { useState } from 'react';
import { ReportDialog } from '#member/reports/web/shared/report-dialog.tsx';
import { Button } from '#ui/button.tsx';
import type { Contact, Message } from '../contract.ts';

/** Messages whose reader said that all is well, while this page is open. */
const fine = new Set<Message['id']>();

/** Asks the reader of an insulting message whether it hurts. Nothing is blocked; reporting is one press away. */
export function HurtNote({ contact, message }: { contact: Contact; message: Message }) {
  const [isFine, setFine] = useState(fine.has(message.id));
  const [reporting, setReporting] = useState(false);
  if (isFine) return null;
  return (
    <li className="grid max-w-lg gap-1 rounded-[20px] bg-abricot-100 px-4 py-3 text-sm">
      <p className="flex items-start gap-2.5">
        <HeartCrack aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-prune" />
        <span>
          <strong className="font-semibold">Ce message vous blesse{'\u202f'}?</strong> Rien ne vous oblige à y
          répondre. Si vous le signalez, notre équipe le lit.
        </span>
      </p>
      <div className="flex flex-wrap justify-end gap-x-1">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            fine.add(message.id);
            setFine(true);
          }}
        >
          Non, ça va
        </Button>
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setReporting(true)}>
          Signaler
        </Button>
      </div>
      {reporting ? (
        <ReportDialog
          whom={{ profileId: contact.id, about: 'words' }}
          firstName={contact.firstName}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </li>
  );
}
