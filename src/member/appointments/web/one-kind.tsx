import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MINUTE_MS } from '#lib/durations.ts';
import { ConfidingGate } from '#member/coaches/web/shared/confiding-gate.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ListeningScene } from '#ui/illustrations/listening.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { Offer, OwnAppointments } from '../contract.ts';
import { type AppointmentKind, CHOOSING_MINUTES } from '../rules.ts';
import { AppointmentTicket } from './appointment-ticket.tsx';
import { BookingForm } from './booking-form.tsx';
import { MoveForm } from './move-form.tsx';
import { appointmentsApi } from './shared/api.ts';
import { WhatToExpect } from './what-to-expect.tsx';

/** Less than a shown slot may still be booked after its notice has begun. */
const ASK_AGAIN_MS = (CHOOSING_MINUTES / 3) * MINUTE_MS;
const OFFERS_FAILED = 'Les horaires n’ont pas pu être lus. Vérifiez votre connexion, puis réessayez.';

/** One kind of appointment: the one that is booked, or the choice of a time. */
export function OneKind({ kind, own }: { kind: AppointmentKind; own: OwnAppointments }) {
  const [moving, setMoving] = useState(false);
  const booked = own.coming.find((one) => one.kind === kind);
  if (kind === 'welcome' && own.welcomed && !booked) return <AlreadyWelcomed />;
  return (
    <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid gap-6">
        {booked ? (
          <AppointmentTicket
            appointment={booked}
            move={
              <Button variant="quiet" size="small" aria-expanded={moving} onClick={() => setMoving(!moving)}>
                Déplacer
              </Button>
            }
          />
        ) : null}
        {!booked || moving ? (
          <Card className="sm:p-8">
            <Offers kind={kind}>
              {(offers) =>
                booked ? (
                  <MoveForm
                    id={booked.id}
                    // Offers read before the booking still hold its own time until they are read again.
                    offers={offers.filter(({ startsAt }) => startsAt !== booked.startsAt)}
                    onDone={() => setMoving(false)}
                  />
                ) : kind === 'welcome' ? (
                  <ConfidingGate>
                    <BookingForm kind={kind} offers={offers} />
                  </ConfidingGate>
                ) : (
                  <BookingForm kind={kind} offers={offers} />
                )
              }
            </Offers>
          </Card>
        ) : null}
      </div>
      <WhatToExpect kind={kind} />
    </div>
  );
}

interface OffersProps {
  kind: AppointmentKind;
  children: (offers: readonly Offer[]) => ReactNode;
}

/** The times that are free now, or that there are none. */
function Offers({ kind, children }: OffersProps) {
  const offers = useQuery(
    appointmentsApi.offers.queryOptions({ input: { kind }, staleTime: 0, refetchInterval: ASK_AGAIN_MS }),
  );
  return (
    <QueryContent
      query={offers}
      failed={OFFERS_FAILED}
      waiting={<LoadingShapes label="Chargement des horaires…" shapes={['h-6 w-48', 'h-24', 'h-24']} />}
    >
      {(free) =>
        free.length > 0 ? (
          children(free)
        ) : (
          <EmptyState
            illustration={<ListeningScene className="block h-auto w-full" />}
            title="Pas d’horaire libre pour le moment"
            action={
              <Button variant="secondary" pending={offers.isFetching} onClick={() => void offers.refetch()}>
                Regarder à nouveau
              </Button>
            }
          >
            L’équipe en ouvre de nouveaux : revenez dans un jour ou deux.
          </EmptyState>
        )
      }
    </QueryContent>
  );
}

function AlreadyWelcomed() {
  return (
    <EmptyState
      illustration={<ListeningScene className="block h-auto w-full" />}
      title="Votre entretien a eu lieu"
      action={<ButtonLink to="/dashboard">Revenir à mon espace</ButtonLink>}
    >
      Merci pour ce moment. Si quelque chose change pour vous, écrivez à l’équipe depuis vos messages.
    </EmptyState>
  );
}
