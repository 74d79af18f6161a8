import { teamMoment } from '#browser/team-time.ts';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { MemberFile } from '../contract.ts';
import { ACT_FAILED } from '../texts.ts';
import { FilePart, PartList } from './file-part.tsx';
import { deskMembersApi } from './shared/api.ts';

export function DevicesPart({ file: { id, devices } }: { file: MemberFile }) {
  const end = useDeskChange(deskMembersApi, deskMembersApi.endDevice.mutationOptions(), {
    said: 'Cet appareil est déconnecté.',
  });
  return (
    <FilePart title="Appareils connectés">
      <FailureAlert error={end.error} failed={ACT_FAILED} />
      <PartList rows={devices} empty="Aucun appareil n’est connecté.">
        {({ id: device, name, lastUsed }) => (
          <li key={device} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              {name}
              <span className="block text-encre-2">{teamMoment(new Date(lastUsed))}</span>
            </span>
            <Button
              variant="quiet"
              size="small"
              pending={end.isPending && end.variables.device === device}
              onClick={() => end.mutate({ id, device })}
            >
              Déconnecter<span className="sr-only"> {name}</span>
            </Button>
          </li>
        )}
      </PartList>
    </FilePart>
  );
}
