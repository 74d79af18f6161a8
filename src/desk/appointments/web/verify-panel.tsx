import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { useNow } from '#browser/use-now.ts';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { parisDay } from '#lib/french-date.ts';
import { ofName } from '#lib/of-name.ts';
import { settleVerdict } from '#member/appointments/rules.ts';
import { VERIFIED } from '#member/photos/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { OpenedAppointment } from '../contract.ts';
import { sayFailed } from './change-failed.ts';
import { NotSureDialog } from './not-sure-dialog.tsx';
import { deskAppointmentsApi } from './shared/api.ts';

/** The photos of the profile, large, and what one says of the face that one sees. */
export function VerifyPanel({ appointment }: { appointment: OpenedAppointment }) {
  const { id, photos, guest, verified, state, startsAt, face } = appointment;
  const now = useNow();
  const [unsure, setUnsure] = useState(false);
  const verify = useDeskChange(deskAppointmentsApi, deskAppointmentsApi.verify.mutationOptions(), {
    said: `Le profil ${ofName(guest.firstName)} est vérifié.`,
    onRefused: sayFailed,
  });
  const [first] = photos;
  const begins = new Date(startsAt);
  const isOver = parisDay(begins) < parisDay(now);
  const verdict = settleVerdict({ state, startsAt: begins, face }, now);
  return (
    <section aria-labelledby="verify" className="grid gap-4 rounded-[20px] border border-filet bg-carte p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="verify" className="text-h3">
          Les photos {ofName(guest.firstName)}
        </h2>
        {verified ? (
          <Badge tone="sauge" icon={BadgeCheck}>
            {VERIFIED}
          </Badge>
        ) : null}
      </div>
      {first && !isOver ? (
        <ul className="grid grid-cols-2 gap-2">
          {photos.map((photo, place) => (
            <li key={photo} className={place === 0 ? 'col-span-2' : undefined}>
              <img
                src={`/api/desk/appointments/${encodeURIComponent(id)}/photo?photo=${encodeURIComponent(photo)}`}
                alt={
                  place === 0
                    ? `${guest.firstName}, première photo`
                    : `${guest.firstName}, photo ${place + 1}`
                }
                className="aspect-[4/5] w-full rounded-2xl bg-lin object-cover"
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-encre-2">
          {isOver
            ? 'Les photos ne sont plus montrées après le jour du rendez-vous.'
            : 'Aucune photo sur ce profil.'}
        </p>
      )}
      {first && verdict === 'ok' && !isOver && !verified ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            pending={verify.isPending}
            onClick={() => verify.mutate({ id, verdict: { same: true, photo: first } })}
          >
            <BadgeCheck aria-hidden="true" />
            C’est bien la même personne
          </Button>
          <Button size="small" variant="quiet" onClick={() => setUnsure(true)}>
            Je n’ai pas pu reconnaître cette personne
          </Button>
        </div>
      ) : verdict === 'ok' || face === 'same' ? null : (
        <p className="text-encre-2">
          {face === 'unsure'
            ? `Vous n’avez pas pu reconnaître ${guest.firstName}, qui a lu votre explication.`
            : 'Vous comparez pendant l’appel, puis vous dites ici ce que vous avez vu.'}
        </p>
      )}
      {unsure ? <NotSureDialog id={id} firstName={guest.firstName} onClose={() => setUnsure(false)} /> : null}
    </section>
  );
}
