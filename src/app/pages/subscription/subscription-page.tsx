import { pageMeta } from '#browser/meta/page-meta.ts';
import { useSession } from '#browser/session/session.ts';
import { SOLD_SERVICES } from '#member/membership/rules.ts';
import { NOTHING_TO_PAY, SERVICES } from '#member/membership/texts.ts';
import { useOffers } from '#member/membership/web/shared/api.ts';
import { ContactTrigger } from '#member/support/web/shared/contact-trigger.tsx';
import { classNames } from '#ui/class-names.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { TextLink } from '#ui/link.tsx';
import { PageTitle } from '#ui/page-title.tsx';

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

/** Service, current price, later price (D23). On phones a row becomes three lines. */
function OffersTable() {
  const offers = useOffers();
  return (
    <div className="overflow-hidden rounded-card border border-filet bg-carte">
      <table className="w-full text-left wrap-anywhere max-sm:table-fixed">
        <caption className="sr-only">Ce que coûte chaque service</caption>
        <thead className="bg-lin text-sm max-sm:sr-only">
          <tr>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Service
            </th>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Aujourd’hui
            </th>
            <th scope="col" className={classNames(cell, 'font-semibold')}>
              Prix envisagé, si vous l’acceptez un jour
            </th>
          </tr>
        </thead>
        <tbody>
          {SOLD_SERVICES.map((key) => ({ key, ...SERVICES[key], ...offers[key] })).map(
            ({ name, today, price, per, features }, place) => (
              <tr
                key={name}
                className="border-t border-filet first:border-t-0 max-sm:grid max-sm:gap-1 max-sm:p-5"
              >
                <th scope="row" className={classNames(cell, 'font-normal')}>
                  <span className="block font-title text-h3 font-semibold">{name}</span>
                  {place > 0 ? (
                    <span className="block text-sm text-encre-2">{features.slice(0, 2).join(' · ')}</span>
                  ) : null}
                </th>
                <td className={classNames(cell, 'text-lg font-semibold text-sauge sm:whitespace-nowrap')}>
                  <Label>Aujourd’hui</Label> {today}
                </td>
                <td className={cell}>
                  <Label>Prix envisagé</Label>
                  <span className="sm:whitespace-nowrap">
                    {price} {per}
                  </span>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'align-top sm:px-6 sm:py-4';

/** Column name, where the table header is hidden. Its space lets the price wrap, and is not read. */
function Label({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="text-sm font-normal text-encre-2 sm:hidden">{`${children} : `}</span>
  );
}
