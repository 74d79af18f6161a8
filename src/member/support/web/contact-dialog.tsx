import { type RefObject, useEffect, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/link.tsx';
import { ContactForm, type Typed } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

/** Spec 2 §9. */
const CLOSES_AFTER_MS = 2000;

interface ContactDialogProps {
  known?: Typed;
  draft: RefObject<Typed>;
  onSent: () => void;
  onClose: () => void;
}

export function ContactDialog({ known, draft, onSent, onClose }: ContactDialogProps) {
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = window.setTimeout(onClose, CLOSES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [sent, onClose]);
  return (
    <Dialog onClose={onClose} title="Contactez-nous" description={sent ? undefined : <Notice />}>
      {sent ? (
        <ContactSent />
      ) : (
        <ContactForm
          known={known}
          draft={draft}
          onSent={() => {
            setSent(true);
            onSent();
          }}
        />
      )}
    </Dialog>
  );
}

/** Opens in a new tab, to keep the typed text. */
function Notice() {
  return (
    <>
      Tous les champs sont obligatoires. Votre message est gardé douze mois, pour vous répondre et rien
      d’autre.{' '}
      <TextLink to="/privacy#durees" target="_blank" rel="noopener">
        Ce que deviennent vos données
        <span className="sr-only"> (nouvel onglet)</span>
      </TextLink>
    </>
  );
}
