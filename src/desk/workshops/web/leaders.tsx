import { UserRoundCog } from 'lucide-react';
import { useState } from 'react';
import { workshopOf } from '#member/workshops/texts.ts';
import { Button } from '#ui/button.tsx';
import type { WorkshopLeader } from '../contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { CoachField } from './date-fields.tsx';
import { deskWorkshopsApi } from './shared/api.ts';
import { TitledList } from './titled-list.tsx';

interface LeadersProps {
  leaders: readonly WorkshopLeader[];
  coaches: readonly { id: string; name: string }[];
}

/** Who usually leads each workshop (D38): the rhythm’s dates are theirs. */
export function Leaders({ leaders, coaches }: LeadersProps) {
  const [changed, setChanged] = useState<WorkshopLeader>();
  return (
    <>
      <TitledList title="Qui anime chaque atelier">
        {leaders.map((leader) => {
          const { title } = workshopOf(leader.workshopId);
          return (
            <li
              key={leader.workshopId}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-filet py-2 first:border-t-0"
            >
              <span className="grid min-w-0 flex-1 basis-60">
                <span className="font-medium wrap-anywhere">{title}</span>
                <span className={leader.coach.id ? 'text-encre-2' : 'font-medium text-prune'}>
                  {leader.coach.id ? leader.coach.name : 'À choisir'}
                </span>
              </span>
              <Button variant="quiet" size="small" onClick={() => setChanged(leader)}>
                <UserRoundCog aria-hidden="true" />
                {leader.coach.id ? 'Changer' : 'Choisir'}
                <span className="sr-only">{` qui anime «\u202f${title}\u202f»`}</span>
              </Button>
            </li>
          );
        })}
      </TitledList>
      {changed ? (
        <LeaderDialog leader={changed} coaches={coaches} onClose={() => setChanged(undefined)} />
      ) : null}
    </>
  );
}

interface LeaderDialogProps {
  leader: WorkshopLeader;
  coaches: LeadersProps['coaches'];
  onClose: () => void;
}

function LeaderDialog({ leader: { workshopId, coach: now }, coaches, onClose }: LeaderDialogProps) {
  const [coach, setCoach] = useState(now.id ?? '');
  return (
    <ChangeDialog
      title="Qui anime cet atelier"
      description={`«\u202f${workshopOf(workshopId).title}\u202f». Les séances où quelqu’un a déjà une place gardent le ou la coach qui lui a été annoncé.`}
      submitLabel="Enregistrer"
      change={deskWorkshopsApi.setLeader.mutationOptions()}
      input={{ workshopId, coach }}
      said="C’est fait."
      onClose={onClose}
    >
      <CoachField coaches={coaches} value={coach} onChange={setCoach} />
    </ChangeDialog>
  );
}
