import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { SAFETY_TIPS } from '#member/encounters/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { NumberedSteps } from '#ui/numbered-steps.tsx';

const TITLE = 'Avant un premier rendez-vous';

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
        <NumberedSteps steps={SAFETY_TIPS} disc="sauge" className="gap-x-8 gap-y-5 pt-1 sm:grid-cols-2" />
      </Dialog>
    </>
  );
}
