import { Bell, BellOff } from 'lucide-react';
import { useState } from 'react';
import { stopPush } from '#browser/push/this-browser.ts';
import {
  PUSH_NOT_CHANGED,
  PUSH_NOT_READ,
  PushRefusedError,
  usePushChoice,
} from '#browser/push/use-push-choice.ts';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { MissingContent } from '#ui/missing-content.tsx';
import { ButtonSkeleton } from '#ui/skeleton.tsx';
import { notificationsApi } from './api.ts';

const REFUSED =
  'Vous avez refusé les notifications de notre site dans ce navigateur. Pour changer d’avis, ouvrez les réglages du site, à gauche de la barre d’adresse.';

export function DeviceNotifications() {
  return (
    <div className="grid gap-3 border-t border-filet pt-5">
      <h3 className="text-base">Notifications de cet appareil</h3>
      <p className="text-encre-2">
        Une ligne sur votre écran quand un message vous attend. Elle ne dit ni qui vous écrit, ni quoi.
      </p>
      <PushChoice />
    </div>
  );
}

function PushChoice() {
  const { state, start, stop } = usePush();
  const [news, setNews] = useState('');
  const { data } = state;
  if (!data) return <MissingContent query={state} failed={PUSH_NOT_READ} waiting={<ButtonSkeleton />} />;
  if (data.kind === 'unsupported') {
    return (
      <p className="rounded-[20px] bg-lin p-4">
        Ce navigateur ne sait pas recevoir de notifications. L’e-mail ci-dessus, lui, arrive partout.
      </p>
    );
  }
  if (data.kind === 'refused') return <p className="rounded-[20px] bg-lin p-4">{REFUSED}</p>;
  const on = data.kind === 'on';
  const failure = start.error ?? stop.error;
  function toggle(publicKey: string) {
    start.reset();
    stop.reset();
    setNews('');
    if (on) stop.mutate(undefined, { onSuccess: () => setNews('Cet appareil ne sera plus prévenu.') });
    else start.mutate(publicKey, { onSuccess: () => setNews('Cet appareil sera prévenu.') });
  }
  return (
    <>
      <FailureAlert error={!(failure instanceof PushRefusedError) && failure} failed={PUSH_NOT_CHANGED} />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={start.isPending || stop.isPending}
        onClick={() => toggle(data.publicKey)}
      >
        {on ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        {on ? 'Désactiver sur cet appareil' : 'Activer sur cet appareil'}
      </Button>
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {news}
      </p>
    </>
  );
}

/** Push state of this browser. Asks for permission on a click only. */
function usePush() {
  return usePushChoice({
    name: 'this-browser',
    read: async (endpoint) => ({
      ...(await notificationsApi.pushKey.call()),
      subscribed: endpoint !== null && (await notificationsApi.pushState.call({ endpoint })).subscribed,
    }),
    save: notificationsApi.subscribe.call,
    forget: async (endpoint) => {
      await notificationsApi.unsubscribe.call({ endpoint });
      await stopPush();
    },
  });
}
