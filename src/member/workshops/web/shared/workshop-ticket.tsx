import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarX, Check, CircleHelp, Hourglass, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { teamMoment } from '#browser/team-time.ts';
import { useNow } from '#browser/use-now.ts';
import { CalendarLink } from '#mechanisms/calendar/web/shared/calendar-link.tsx';
import { PlanTicket } from '#mechanisms/calendar/web/shared/plan-ticket.tsx';
import { coachesApi } from '#member/coaches/web/shared/api.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TeamMoment } from '#ui/team-moment.tsx';
import { notify } from '#ui/toasts.tsx';
import type { MyWorkshopDate } from '../../contract.ts';
import { DATE_STATUS_LABELS } from '../../rules.ts';
import { DURATION_LABELS, workshopOf } from '../../texts.ts';
import { workshopsApi } from './api.ts';
import { JoinRoom } from './join-room.tsx';
import { type PlaceState, placeState } from './place-state.ts';

/** A date of the member: its time, coach, certainty and actions. */
export function WorkshopTicket({ date, heading = 'h3' }: { date: MyWorkshopDate; heading?: 'h2' | 'h3' }) {
  const now = useNow();
  const { title, durationMinutes } = workshopOf(date.workshopId);
  const seated = date.mine === 'registered';
  if (date.cancelReason !== null) return <CancelledTicket date={date} reason={date.cancelReason} />;
  return (
    <PlanTicket
      title={title}
      heading={heading}
      tone={seated ? 'sauge' : 'abricot'}
      startsAt={date.startsAt}
      now={now}
      status={<Sure date={date} />}
      details={
        <>
          Avec {date.coachName}, en visioconférence, {DURATION_LABELS[durationMinutes]}{' '}
          {date.leader?.example ? <ExampleBadge className="bg-carte/70!" /> : null}
        </>
      }
    >
      {seated ? (
        <>
          <JoinRoom date={date} now={now} />
          <CalendarLink href={`/api/workshop-sessions/${encodeURIComponent(date.id)}/calendar`} />
        </>
      ) : (
        <p className="text-sm">Si une place se libère, elle est à vous et nous vous écrivons aussitôt.</p>
      )}
      {date.status === 'pending' ? <CancelPlace date={date} /> : null}
    </PlanTicket>
  );
}

const ICONS: Record<PlaceState['state'], LucideIcon> = {
  sure: Check,
  'to-confirm': CircleHelp,
  waiting: Hourglass,
};

/**
 * The state in one line: « Réalisé » from the start on (D22); before, « En attente » (spec 1 §4) and the place or rank.
 */
function Sure({ date }: { date: MyWorkshopDate }) {
  const status = DATE_STATUS_LABELS[date.status];
  if (date.status === 'completed') return <p className="text-sm font-semibold">{status}</p>;
  const mine = placeState(date);
  if (!mine) return null;
  const Icon = ICONS[mine.state];
  return (
    <p className={classNames('text-sm font-semibold', date.mine === 'registered' && 'text-sauge')}>
      <Icon aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" strokeWidth={3} />
      <span>{status}</span> · {/* « En attente » already says that there is a list. */}
      <span>{mine.state === 'waiting' ? `n°\u00a0${date.rank} si une place se libère` : mine.words}</span>
      {mine.state === 'to-confirm' ? '\u202f: il manque une personne' : null}
    </p>
  );
}

const CANCEL_FAILED = 'Votre place n’a pas pu être rendue. Rien n’a changé : réessayez dans un instant.';

/** Leaves a date after a confirmation that says what is lost. */
function CancelPlace({ date }: { date: MyWorkshopDate }) {
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const moment = teamMoment(new Date(date.startsAt));
  const waiting = date.mine === 'waiting';
  const leave = waiting ? 'Quitter la liste' : 'Rendre ma place';
  const cancel = useMutation(
    workshopsApi.cancel.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        notify.success(waiting ? 'Vous avez quitté la liste d’attente.' : 'Votre place est rendue.');
        await Promise.all([
          queryClient.invalidateQueries({ queryKey: workshopsApi.key() }),
          queryClient.invalidateQueries({ queryKey: coachesApi.key() }),
        ]);
      },
    }),
  );
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        {leave}
        <span className="sr-only">{` ${waiting ? 'de' : 'à'} la séance du ${moment}`}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={waiting ? 'Quitter la liste d’attente ?' : 'Rendre votre place ?'}
        description={`« ${workshopOf(date.workshopId).title} », ${moment}. ${
          waiting ? 'Vous perdrez votre rang.' : 'Si quelqu’un attend une place, elle lui revient.'
        }`}
        confirmLabel={leave}
        cancelLabel="Garder"
        pending={cancel.isPending}
        pendingLabel="Annulation…"
        onConfirm={() => cancel.mutate({ id: date.id })}
      >
        <FailureAlert error={cancel.error} failed={CANCEL_FAILED} />
      </ConfirmDialog>
    </>
  );
}

/** A date cancelled by the team: the reason, and a link to another one. */
function CancelledTicket({ date, reason }: { date: MyWorkshopDate; reason: string }) {
  const { title } = workshopOf(date.workshopId);
  return (
    <Card as="section" tone="lin" aria-label={title} className="grid gap-4 sm:p-8">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-prune">
          <CalendarX aria-hidden="true" className="mr-1.5 mb-0.5 inline size-4" />
          Séance annulée par l’équipe
        </p>
        <h3 className="text-h3 wrap-anywhere">{title}</h3>
        <p className="text-encre-2">
          <s>
            <TeamMoment at={date.startsAt} />
          </s>
        </p>
        <p className="max-w-2xl wrap-anywhere">{reason}</p>
      </div>
      <p className="max-w-2xl text-sm text-encre-2">Elle ne compte plus parmi vos séances à venir.</p>
      <ButtonLink
        to={`/webinaires/${date.workshopId}/inscription`}
        variant="secondary"
        size="small"
        className="justify-self-start"
      >
        Choisir une autre date
      </ButtonLink>
    </Card>
  );
}
