import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/link.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import { OrderToRenounce } from './order-to-renounce.tsx';
import { membershipApi } from './shared/api.ts';

const LOAD_FAILED = 'Vos achats n’ont pas pu être affichés. Veuillez réessayer.';

export function meta() {
  return pageMeta('Renoncer à un contrat');
}

/** Statutory withdrawal function (art. D221-5 C. conso.): one page, one button per contract. */
export default function WithdrawalPage() {
  const membership = useQuery(membershipApi.mine.queryOptions());
  const { data } = membership;
  return (
    <div className="page-width grid max-w-3xl gap-8 py-8 sm:py-12">
      <PageTitle intro="Vous avez 14 jours pour changer d’avis sur un achat, sans donner de raison.">
        Renoncer à un contrat
      </PageTitle>
      {data ? (
        data.orders.length > 0 ? (
          <ul className="grid gap-5">
            {data.orders.map((order) => (
              <OrderToRenounce key={order.id} order={order} />
            ))}
          </ul>
        ) : (
          <NothingBought />
        )
      ) : (
        <MissingContent
          page
          query={membership}
          failed={LOAD_FAILED}
          waiting={<LoadingShapes label="Chargement de vos achats…" shapes={['h-40']} />}
        />
      )}
      <p className="flex flex-wrap gap-x-6">
        <TextLink to="/subscription" className="inline-flex min-h-11 items-center">
          Revenir à mon abonnement
        </TextLink>
        <TextLink to="/cgu#retractation" className="inline-flex min-h-11 items-center">
          Vos droits, dans les CGU
        </TextLink>
      </p>
    </div>
  );
}

function NothingBought() {
  return (
    <Card as="section" tone="sauge" aria-labelledby="rien" className="grid gap-2 sm:p-8">
      <h2 id="rien" className="text-h3">
        Vous n’avez rien acheté
      </h2>
      <p>
        Rien ne se paie sur le site aujourd’hui : il n’y a aucun contrat auquel renoncer, et rien à vous
        rembourser. Pour quitter Lueur, supprimez votre compte dans{' '}
        <TextLink to="/settings">« Mon compte »</TextLink> : c’est immédiat.
      </p>
    </Card>
  );
}
