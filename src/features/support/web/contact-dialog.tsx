import { useEffect, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

/** Spec 2 §9. */
const CLOSES_AFTER_MS = 2000;

interface ContactDialogProps {
  known?: { first_name?: string; email?: string };
  onClose: () => void;
}

/** The contact form in a window, which closes by itself once the message is sent. */
export function ContactDialog({ known, onClose }: ContactDialogProps) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = window.setTimeout(onClose, CLOSES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [sent, onClose]);
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Contactez-nous">
      {sent ? <ContactSent /> : <ContactForm known={known} onSent={() => setSent(true)} />}
    </Dialog>
  );
}
