import { useCallback, useEffect, useRef, useState } from 'react';
import { nearby } from '#browser/hydration/load-nearby.ts';
import { partFailed } from '#browser/part-failed.ts';
import { Button } from '#ui/button.tsx';
import { Card, type CardTone } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import listening from '../../../../../../content/blog/ecouter-vraiment.svg?url';
import type { ContactBlockForm } from '../contact-block-form.tsx';
import { CONTACT_BUTTON_PLACE, CONTACT_FORM_GRID, ContactFields } from '../contact-fields.tsx';

/** The contact form in the page, under an anchor of its own: `#contact`. */
export function ContactBlock({ tone }: { tone?: CardTone }) {
  return (
    <Card
      as="section"
      id="contact"
      aria-labelledby="contactez-nous"
      tone={tone}
      padding="large"
      className="grid scroll-mt-6 gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-14"
    >
      <div className="flex flex-col gap-4">
        <h2 id="contactez-nous">Contactez-nous</h2>
        <p>
          Une question, un doute, une idée ? Choisissez à qui vous écrivez : c’est une personne qui vous lit,
          et qui vous répond.
        </p>
        <p className="text-sm text-encre-2">
          Tous les champs sont nécessaires. Votre message est gardé douze mois, pour vous répondre et rien
          d’autre. <TextLink to="/privacy#durees">Ce que deviennent vos données</TextLink>
        </p>
        <img
          src={listening}
          alt=""
          width={560}
          height={420}
          loading="lazy"
          decoding="async"
          className="mt-auto hidden h-auto w-full rounded-[32px] lg:block"
        />
      </div>
      <NearbyForm />
    </Card>
  );
}

/**
 * Public pages are light: the form is fetched when someone comes near. Until then its shape keeps the place, so that
 * nothing moves, and cannot be filled: what is typed in a form that is not alive would be lost.
 */
function NearbyForm() {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<typeof ContactBlockForm>();
  const [state, setState] = useState<'waiting' | 'failed' | 'retrying'>('waiting');
  const load = useCallback(async () => {
    try {
      const loaded = await import('../contact-block-form.tsx');
      setForm(() => loaded.ContactBlockForm);
    } catch {
      setState('failed');
    }
  }, []);
  useEffect(() => {
    void nearby(place.current).then(load);
  }, [load]);

  function retry() {
    setState('retrying');
    void load();
  }
  if (Form) return <Form />;
  if (state !== 'waiting') {
    return (
      <RetryAlert retrying={state === 'retrying'} onRetry={retry}>
        {partFailed()}
      </RetryAlert>
    );
  }
  return (
    <div ref={place}>
      <div inert aria-hidden="true" className={`${CONTACT_FORM_GRID} opacity-60 noscript:hidden`}>
        <ContactFields />
        <Button className={CONTACT_BUTTON_PLACE}>Envoyer le message</Button>
      </div>
      <WithoutScripts />
    </div>
  );
}

/** The address of the legal pages when the build knows one; nothing is invented otherwise. */
function WithoutScripts() {
  const address: unknown = import.meta.env.VITE_LEGAL_CONTACT_EMAIL;
  const known = typeof address === 'string' && address.includes('@') ? address : undefined;
  return (
    <p className="hidden rounded-field bg-lavande p-5 noscript:block">
      Ce formulaire a besoin de JavaScript : activez-le dans votre navigateur pour nous écrire d’ici.{' '}
      {known ? (
        <>
          Vous pouvez aussi nous écrire à{' '}
          <a href={`mailto:${known}`} className="font-medium text-prune underline underline-offset-4">
            {known}
          </a>
          .
        </>
      ) : (
        <>
          Nos coordonnées sont dans les <TextLink to="/mentions-legales#contact">mentions légales</TextLink>.
        </>
      )}
    </p>
  );
}
