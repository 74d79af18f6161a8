import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { ContactForm } from './contact-form.tsx';
import { ContactSent } from './contact-sent.tsx';

/** The living part of the block: the form, then its confirmation, then an empty form for whoever wants it. */
export function ContactBlockForm() {
  const [state, setState] = useState<'first' | 'sent' | 'again'>('first');
  if (state === 'sent') {
    return (
      <div className="grid justify-items-start gap-5">
        <ContactSent />
        <Button variant="secondary" onClick={() => setState('again')}>
          Écrire un autre message
        </Button>
      </div>
    );
  }
  return (
    // The button that had the focus is gone when one writes again.
    <div ref={state === 'again' ? focusOnMount : undefined} tabIndex={-1} className="outline-none">
      <ContactForm onSent={() => setState('sent')} />
    </div>
  );
}
