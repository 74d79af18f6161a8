import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextLink } from '#ui/link.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { Order } from '../contract.ts';
import { euros, SERVICES } from '../texts.ts';
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

const WITHDRAW_FAILED = 'Votre rétractation n’a pas pu être enregistrée. Veuillez réessayer.';

function OrderToRenounce({ order }: { order: Order }) {
  const [asking, setAsking] = useState(false);
  const cache = useQueryClient();
  const withdraw = useMutation(
    membershipApi.withdraw.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        await cache.invalidateQueries({ queryKey: membershipApi.mine.key() });
      },
    }),
  );
  const { name } = SERVICES[order.service];
  return (
    <Card as="li" className="grid justify-items-start gap-3 sm:p-8">
      <h2 className="text-h3">{name}</h2>
      <p>
        {euros(order.priceCents)}, le {frenchMoment(new Date(order.orderedAt), deviceZone())}
      </p>
      {order.withdrawnAt ? (
        <p className="font-medium text-sauge">
          Vous y avez renoncé le {frenchMoment(new Date(order.withdrawnAt), deviceZone())}. Le remboursement
          part dans les 14 jours.
        </p>
      ) : (
        <>
          <p className="text-encre-2">
            Vous pouvez y renoncer jusqu’au {frenchMoment(new Date(order.withdrawableUntil), deviceZone())}.
          </p>
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Renoncer au contrat ici
          </Button>
        </>
      )}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Confirmer la rétractation ?"
        description={`Vous renoncez à « ${name} ». Nous vous rendons ${euros(order.priceCents)}.`}
        confirmLabel="Confirmer la rétractation"
        pending={withdraw.isPending}
        pendingLabel="Enregistrement…"
        onConfirm={() => withdraw.mutate({ id: order.id })}
      >
        <p>Un e-mail vous le confirme aussitôt.</p>
        <FailureAlert error={withdraw.error} failed={WITHDRAW_FAILED} />
      </ConfirmDialog>
    </Card>
  );
}
