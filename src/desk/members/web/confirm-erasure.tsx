import { useNavigate } from 'react-router';
import { useDeskChange } from '#desk/staff/web/shared/use-desk-change.ts';
import { ofName } from '#lib/of-name.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import type { MemberFile } from '../contract.ts';
import { ACT_FAILED } from '../texts.ts';
import { deskMembersApi } from './shared/api.ts';

export function ConfirmErasure({
  file: { id, firstName },
  onClose,
}: {
  file: MemberFile;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const confirm = useDeskChange(deskMembersApi, deskMembersApi.confirmErasure.mutationOptions(), {
    said: 'Le compte est supprimé. La personne en est avertie par e-mail.',
    onDone: () => navigate('/equipe/membres'),
  });
  return (
    <ConfirmDialog
      danger
      title={firstName ? `Supprimer le compte ${ofName(firstName)}\u202f?` : 'Supprimer ce compte\u202f?'}
      description="Profil, photos, réponses, conversations et séances s’effacent aussitôt et pour toujours. La personne reçoit un dernier e-mail."
      confirmLabel="Supprimer le compte"
      pending={confirm.isPending}
      onConfirm={() => confirm.mutate({ id })}
      onClose={onClose}
    >
      <FailureAlert error={confirm.error} failed={ACT_FAILED} />
    </ConfirmDialog>
  );
}
