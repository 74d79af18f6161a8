import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Monitor, MonitorSmartphone, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { currentTime, deviceZone } from '#browser/clock.ts';
import { frenchDay } from '#lib/french-date.ts';
import { recentDay } from '#lib/relative-day.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { QueryContent } from '#ui/query-content.tsx';
import { SettingsSection } from '#ui/settings-section.tsx';
import { LoadingShapes } from '#ui/skeleton.tsx';
import type { Device } from '../../contract.ts';
import { accountsApi } from '../shared/api.ts';

/** Further devices are collapsed. */
const DEVICES_SHOWN = 4;
const LOAD_FAILED = 'Vos appareils n’ont pas pu être lus. Veuillez réessayer.';
const END_FAILED = 'Cet appareil n’a pas pu être déconnecté. Veuillez réessayer.';
const END_ALL_FAILED = 'Vos autres appareils n’ont pas pu être déconnectés. Veuillez réessayer.';

export function DevicesSection() {
  const title = useRef<HTMLHeadingElement>(null);
  const devices = useQuery(accountsApi.devices.queryOptions());
  return (
    <SettingsSection
      id="appareils"
      icon={MonitorSmartphone}
      title="Appareils connectés"
      titleRef={title}
      intro="Un appareil que vous ne reconnaissez pas ? Déconnectez-le, puis changez votre mot de passe."
    >
      <QueryContent
        query={devices}
        failed={LOAD_FAILED}
        waiting={<LoadingShapes label="Chargement de vos appareils…" shapes={['h-16', 'h-16']} />}
      >
        {(data) => <DeviceList devices={data} onGone={() => title.current?.focus()} />}
      </QueryContent>
    </SettingsSection>
  );
}

/** @param onGone called when the pressed button has disappeared with its device */
function DeviceList({ devices, onGone }: { devices: Device[]; onGone: () => void }) {
  const queryClient = useQueryClient();
  const [news, setNews] = useState('');
  const others = devices.filter(({ current }) => !current);
  const reload = () => queryClient.invalidateQueries({ queryKey: accountsApi.devices.key() });
  const ended = (sentence: string) => async () => {
    await reload();
    setNews(sentence);
    onGone();
  };
  const end = useMutation(accountsApi.endDevice.mutationOptions());
  const endOthers = useMutation(accountsApi.endOtherDevices.mutationOptions());

  const rows = (some: readonly Device[]) => (
    <ul className="grid divide-y divide-filet">
      {some.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          pending={end.isPending && end.variables.id === device.id}
          onEnd={() =>
            end.mutate(
              { id: device.id },
              // A device that is already logged out counts as success: the list is refetched either way.
              { onSuccess: ended(`${device.name} est déconnecté.`), onError: () => void reload() },
            )
          }
        />
      ))}
    </ul>
  );

  return (
    <>
      {rows(devices.slice(0, DEVICES_SHOWN))}
      {devices.length > DEVICES_SHOWN ? (
        <Disclosure label={`Voir les autres (${devices.length - DEVICES_SHOWN})`}>
          {rows(devices.slice(DEVICES_SHOWN))}
        </Disclosure>
      ) : null}
      <FailureAlert error={end.error} failed={END_FAILED} />
      <FailureAlert error={endOthers.error} failed={END_ALL_FAILED} />
      {others.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={endOthers.isPending}
          pendingLabel="Déconnexion…"
          onClick={() =>
            endOthers.mutate(undefined, { onSuccess: ended('Vos autres appareils sont déconnectés.') })
          }
        >
          Déconnecter tous les autres
        </Button>
      ) : null}
      <p role="status" className="font-medium text-sauge empty:sr-only">
        {news}
      </p>
    </>
  );
}

interface DeviceRowProps {
  device: Device;
  pending: boolean;
  onEnd: () => void;
}

function DeviceRow({ device, pending, onEnd }: DeviceRowProps) {
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

/**
 * Formats « aujourd’hui », « hier », « le jeudi 3 décembre »: sessions last 90 days at most, so the year is omitted.
 */
export function dayOfUse(instant: Date, now: Date, zone: string): string {
  const recent = recentDay(instant, now, zone);
  if (recent === null) return `le ${frenchDay(instant, zone)}`;
  return recent === 'today' ? 'aujourd’hui' : 'hier';
}
