import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceZone } from '#browser/clock.ts';
import { frenchMoment } from '#lib/french-date.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { Order } from '../contract.ts';
import { SERVICES } from '../texts/services.ts';
import { euros } from '../texts.ts';
import { membershipApi } from './shared/api.ts';

const WITHDRAW_FAILED = 'Votre rétractation n’a pas pu être enregistrée. Veuillez réessayer.';

export function OrderToRenounce({ order }: { order: Order }) {
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
