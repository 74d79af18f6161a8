import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SAFETY_TIPS } from '../safety-tips-texts.ts';

const TITLE = 'Avant un premier rendez-vous';

/** A quiet link that opens what is good to know before one meets. */
export function SafetyTips({ className }: { className?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        className={className}
        onClick={() => setOpen(true)}
      >
        <ShieldCheck aria-hidden="true" />
        {TITLE}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={TITLE}
        description="Quelques habitudes simples, pour ne plus avoir à y penser une fois sur place."
        size="large"
      >
        <ol className="grid gap-x-8 gap-y-5 pt-1 sm:grid-cols-2">
          {SAFETY_TIPS.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] content-start gap-x-4">
              <span
                aria-hidden="true"
                className="row-span-2 grid size-9 place-items-center rounded-full bg-sauge-100 font-title font-semibold text-sauge"
              >
                {index + 1}
              </span>
              <span className="pt-1 font-semibold">{title}</span>
              <span className="col-start-2">{text}</span>
            </li>
          ))}
        </ol>
      </Dialog>
    </>
  );
}
