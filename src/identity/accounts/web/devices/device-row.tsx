import { Monitor, Smartphone } from 'lucide-react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import type { Device } from '../../contract.ts';
import { dayOfUse } from './day-of-use.ts';

interface DeviceRowProps {
  device: Device;
  pending: boolean;
  onEnd: () => void;
}

export function DeviceRow({ device, pending, onEnd }: DeviceRowProps) {
  const Icon = /iPhone|iPad|Android/.test(device.name) ? Smartphone : Monitor;
  const now = currentTime();
  const since = dayOfUse(new Date(device.since), now, deviceZone());
  const lastUsed = dayOfUse(new Date(device.lastUsed), now, deviceZone());
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 items-start gap-3">
        <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-prune" />
        <div className="grid gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold">
            {device.name}
            {device.current ? <Badge tone="sauge">Cet appareil</Badge> : null}
          </p>
          <p className="text-sm text-encre-2">
            Connecté {since}
            {device.current || lastUsed === since ? null : `, utilisé ${lastUsed}`}
          </p>
        </div>
      </div>
      {device.current ? null : (
        <Button
          variant="secondary"
          size="small"
          className="max-sm:ml-9"
          pending={pending}
          pendingLabel="Déconnexion…"
          onClick={onEnd}
        >
          Déconnecter<span className="sr-only"> {device.name}</span>
        </Button>
      )}
    </li>
  );
}
