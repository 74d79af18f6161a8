import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { PASSWORD_CHANGED } from '../sentences.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** Spec 1 §9. */
const CLOSES_AFTER_MS = 2000;

interface ChangePasswordDialogProps {
  email: string;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

export function ChangePasswordDialog({ email, open, onClose, onChanged }: ChangePasswordDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Modifier le mot de passe" size="small">
      <Content email={email} onChanged={onChanged} onClose={onClose} />
    </Dialog>
  );
}

interface ContentProps {
  email: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Inside the dialog, so that each opening starts with fresh state. */
function Content({ email, onChanged, onClose }: ContentProps) {
  const [changed, setChanged] = useState(false);
  if (changed) return <Changed onClose={onClose} />;
  return (
    <ChangePasswordForm
      email={email}
      onChanged={() => {
        setChanged(true);
        onChanged();
      }}
    />
  );
}

function Changed({ onClose }: { onClose: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, from the moment it shows.
  useEffect(() => {
    const timer = window.setTimeout(onClose, CLOSES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div className="grid gap-5">
      <div role="status" className="flex items-start gap-3 rounded-[20px] bg-sauge-100 p-4">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-sauge" />
        <div className="grid gap-1">
          <p ref={focusOnMount} tabIndex={-1} className="font-semibold outline-none">
            {PASSWORD_CHANGED}
          </p>
          <p>Vos autres appareils ont été déconnectés.</p>
        </div>
      </div>
      <Button block variant="secondary" onClick={onClose}>
        Fermer
      </Button>
    </div>
  );
}
