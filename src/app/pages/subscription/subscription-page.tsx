import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { NOTHING_TO_PAY, SERVICES } from '#member/membership/texts/services.ts';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { OffersTable } from './offers-table.tsx';

export function meta() {
  return pageMeta('Mon abonnement');
}

export default function SubscriptionPage() {
  return (
    <div className="page-width grid max-w-4xl gap-8 py-8 sm:gap-10 sm:py-12">
      <PageTitle intro={`${NOTHING_TO_PAY} Votre adhésion est offerte, et il n’y a rien à résilier.`}>
        Mon abonnement
      </PageTitle>
      <OffersTable />
      <Disclosure label="Ce que votre adhésion comprend">
        <ul className="grid list-disc gap-1.5 pl-6">
          {SERVICES.membership.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Disclosure>
      <section aria-labelledby="en-clair" className="grid justify-items-start gap-3">
        <h2 id="en-clair" className="text-h3">
          En clair
        </h2>
        <p>
          Nous ne connaissons aucun moyen de paiement à votre nom, et une adhésion offerte ne devient jamais
          payante d’elle-même : un prix envisagé n’est dû que si vous l’acceptez un jour. Vous pouvez partir
          quand vous le souhaitez, sans vous justifier.
        </p>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to="/settings" className="inline-flex min-h-11 items-center">
            Gérer mon compte
          </TextLink>
          <TextLink to="/cgu" className="inline-flex min-h-11 items-center">
            Lire les conditions générales
          </TextLink>
          <TextLink to="/subscription/renoncer" className="inline-flex min-h-11 items-center">
            Renoncer au contrat ici
          </TextLink>
        </p>
        <Question />
      </section>
    </div>
  );
}

function Question() {
  const { member } = useSession();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>Une question sur votre adhésion ?</p>
      <ContactTrigger
        size="small"
        label="Nous écrire"
        known={{ first_name: member?.firstName ?? undefined, email: member?.email }}
      />
    </div>
  );
}
