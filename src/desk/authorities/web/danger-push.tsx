import { Bell, BellOff } from 'lucide-react';
import { PushRefusedError, usePushChoice } from '#browser/push/use-push-choice.ts';
import { deskStaffApi } from '#desk/staff/web/shared/api.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';

const FAILED =
  'Les notifications de cet appareil n’ont pas pu être changées. Votre navigateur ou son service de notifications ne répond pas\u202f: réessayez plus tard.';

/** Whether this device is told of a danger while its colleague is on call, even when the desk is closed. */
export function DangerPush() {
  const { state, start, stop } = usePushChoice({
    name: 'dangers',
    read: (endpoint) => deskStaffApi.pushState.call({ endpoint }),
    save: deskStaffApi.startPush.call,
    // The subscription of the browser stays: a member may use it here as well.
    forget: (endpoint) => deskStaffApi.stopPush.call({ endpoint }),
  });
  const { data } = state;
  if (!data || data.kind === 'unsupported') return null;
  if (data.kind === 'refused')
    return (
      <p className="text-encre-2">
        Les notifications sont refusées dans ce navigateur. Pour que cet appareil sonne en cas de danger,
        ouvrez les réglages du site, à gauche de la barre d’adresse.
      </p>
    );
  const on = data.kind === 'on';
  const failure = start.error ?? stop.error;
  return (
    <div className="grid gap-2 justify-items-start">
      <p className="max-w-2xl text-encre-2">
        {on
          ? 'Cet appareil sonne quand un danger est signalé pendant votre astreinte, ou quand personne n’est d’astreinte. La notification ne nomme personne.'
          : 'Pendant votre astreinte, un e-mail vous dit qu’un danger est signalé. Cet appareil peut aussi sonner, bureau fermé\u202f: la notification ne nomme personne.'}
      </p>
      <FailureAlert error={!(failure instanceof PushRefusedError) && failure} failed={FAILED} />
      <Button
        variant="secondary"
        size="small"
        pending={start.isPending || stop.isPending}
        onClick={() => (on ? stop.mutate() : start.mutate(data.publicKey))}
      >
        {on ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {on ? 'Ne plus prévenir cet appareil' : 'Prévenir cet appareil'}
      </Button>
    </div>
  );
}
