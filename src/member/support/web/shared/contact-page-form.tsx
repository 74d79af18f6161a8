import { useState } from 'react';
import { useAlive } from '#browser/use-alive.ts';
import { Button } from '#ui/button.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import { ContactForm } from '../contact-form.tsx';
import { ContactSent } from '../contact-sent.tsx';

/**
 * The form on a page, then its confirmation. Inert until hydrated, since text typed before would be lost; not dimmed,
 * because visitors read it meanwhile.
 */
export function ContactPageForm() {
  const alive = useAlive();
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
    // The focused button is unmounted when the form comes back.
    <div
      ref={state === 'again' ? focusOnMount : undefined}
      tabIndex={-1}
      inert={!alive}
      className="outline-none noscript:hidden"
    >
      <ContactForm onSent={() => setState('sent')} />
    </div>
  );
}
