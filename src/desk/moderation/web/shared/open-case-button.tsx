import { useMutation } from '@tanstack/react-query';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { hasRole } from '#desk/staff/rules.ts';
import { useDeskSession } from '#desk/staff/web/shared/desk-session.ts';
import { FACTS_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import type { FindingOrigin } from '#member/reports/contract.ts';
import { REPORT_MATTERS } from '#member/reports/rules.ts';
import { MATTER_LABELS } from '#member/reports/texts.ts';
import { Button } from '#ui/button.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { notify } from '#ui/toasts.tsx';
import { newFinding } from '../../contract.ts';
import { deskModerationApi } from './api.ts';

const MATTERS = REPORT_MATTERS.map((value) => ({ value, label: MATTER_LABELS[value] }));

interface OpenCaseButtonProps {
  profileId: string;
  firstName: string;
  origin: FindingOrigin;
}

/** « Ouvrir un dossier »: passes an observation to the moderators. */
export function OpenCaseButton(props: OpenCaseButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <FolderPlus aria-hidden="true" />
        Ouvrir un dossier
      </Button>
      {open ? <OpenCaseDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function OpenCaseDialog({
  profileId,
  firstName,
  origin,
  onClose,
}: OpenCaseButtonProps & { onClose: () => void }) {
  const navigate = useNavigate();
  const { colleague } = useDeskSession();
  const [id] = useState(() => crypto.randomUUID());
  const [matter, setMatter] = useState('');
  const [words, setWords] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const { mutate, error, isPending } = useMutation(deskModerationApi.find.mutationOptions(safeToRepeat));
  const mayJudge = colleague !== null && hasRole(colleague.roles, ['moderation', 'admin']);

  function submit() {
    const checked = newFinding.safeParse({ id, profileId, matter, words, origin });
    setRefusals(
      Object.fromEntries(
        (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
      ),
    );
    if (!checked.success) return;
    mutate(checked.data, {
      onSuccess: () => {
        if (mayJudge) void navigate(`/equipe/moderation/${id}`);
        else notify.success('Le dossier est ouvert\u202f: la modération le lit.');
        onClose();
      },
    });
  }

  return (
    <FormDialog
      sticky
      title={`Ouvrir un dossier\u202f: ${firstName}`}
      description="Le profil et ses photos sont scellés avec le dossier. La personne n’en est pas prévenue tant que rien n’est décidé."
      submitLabel="Ouvrir le dossier"
      pendingLabel="Ouverture…"
      pending={isPending}
      error={error}
      failed="Le dossier n’a pas pu être ouvert. Ce que vous avez écrit est toujours là."
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={'De quoi s’agit-il\u202f?'}
        placeholder="Choisissez"
        choices={MATTERS}
        value={matter}
        error={refusals.matter}
        onChange={({ target }) => setMatter(target.value)}
      />
      <TextArea
        label="Ce que vous avez constaté"
        hint="Pour la modération seule. Citez ce qui a été écrit ou montré, et quand."
        value={words}
        maxLength={FACTS_MAX_LENGTH}
        error={refusals.words}
        onChange={({ target }) => setWords(target.value)}
      />
    </FormDialog>
  );
}
