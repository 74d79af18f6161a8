import { Check, Gift } from 'lucide-react';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { OFFERS, SERVICES } from '#features/accompaniment/texts.ts';
import { ContactTrigger } from '#features/support/contact-form/web/shared/contact-trigger.tsx';
import { Card } from '#ui/card.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

export function meta() {
  return pageMeta('Mon abonnement');
}

export default function SubscriptionPage() {
  return (
    <div className="page-width grid gap-8 py-10 sm:py-14">
      <PageTitle intro="Votre adhésion est offerte. Il n’y a rien à payer, et rien à résilier.">
        Mon abonnement
      </PageTitle>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid gap-6">
          <Membership />
          <PaidServices />
          <Reassurance />
        </div>
        <div className="sticky top-28 hidden overflow-hidden rounded-[32px] lg:block">
          <TableForTwoScene className="block h-auto w-full" />
        </div>
      </div>
    </div>
  );
}

function Membership() {
  const { name, price, features } = SERVICES.membership;
  return (
    <Card as="section" tone="rosee" padding="large" aria-labelledby="adhesion" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="adhesion">{name}</h2>
        <p className="flex items-center gap-2 rounded-full bg-white px-4 py-2 font-semibold text-prune">
          <Gift aria-hidden="true" className="size-5" />
          Offerte
        </p>
      </div>
      <p className="text-lg">
        Prix de l’adhésion : {price}. <strong>Pour vous : 0 €.</strong>
      </p>
      <ul className="grid gap-1">
        {OFFERS.map((offer) => (
          <li key={offer}>{offer}</li>
        ))}
      </ul>
      <div className="grid gap-3">
        <h3>Ce qu’elle comprend</h3>
        <Features items={features} />
      </div>
    </Card>
  );
}

function PaidServices() {
  return (
    <section aria-labelledby="en-plus" className="grid gap-4">
      <h2 id="en-plus">Ce qui se paie à part</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {[SERVICES.masterclass, SERVICES.coaching].map(({ name, price, features }) => (
          <Card key={name} className="grid content-start gap-3">
            <h3>{name}</h3>
            <p className="font-semibold text-prune">{price}</p>
            <Features items={features} />
          </Card>
        ))}
      </div>
      <p className="text-encre-2">
        Rien ne se paie sur le site aujourd’hui : aucun de ces services ne vous sera facturé sans votre
        accord, le prix sous les yeux.
      </p>
    </section>
  );
}

function Reassurance() {
  return (
    <Card as="section" tone="sauge" aria-labelledby="en-clair" className="grid gap-3 sm:p-8">
      <h2 id="en-clair" className="text-h3">
        En clair
      </h2>
      <Features
        items={[
          'Nous ne connaissons aucun moyen de paiement à votre nom.',
          'Une adhésion offerte ne devient jamais payante d’elle-même.',
          'Vous pouvez partir quand vous le souhaitez, sans vous justifier.',
        ]}
      />
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/settings" className="inline-flex min-h-11 items-center">
          Gérer mon compte
        </TextLink>
        <TextLink to="/cgu" className="inline-flex min-h-11 items-center">
          Lire les conditions générales
        </TextLink>
      </p>
      <Question />
    </Card>
  );
}

function Question() {
  const { member } = useSession();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>Une question sur votre adhésion ?</p>
      <ContactTrigger
        look="icon"
        known={{ first_name: member?.firstName ?? undefined, email: member?.email }}
      />
    </div>
  );
}

function Features({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-sauge" />
          {item}
        </li>
      ))}
    </ul>
  );
}
