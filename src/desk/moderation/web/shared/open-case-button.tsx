import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { FACTS_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import type { FindingOrigin } from '#member/reports/contract.ts';
import { REPORT_MATTERS } from '#member/reports/rules.ts';
import { MATTER_LABELS } from '#member/reports/texts.ts';
import { Button } from '#ui/button.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { useTypedForm } from '#ui/form/use-typed-form.ts';
import { FormDialog } from '#ui/form-dialog.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { newFinding } from '../../contract.ts';
import { deskModerationApi } from './api.ts';

const MATTERS = REPORT_MATTERS.map((value) => ({ value, label: MATTER_LABELS[value] }));

interface OpenCaseButtonProps {
  profileId: string;
  firstName: string;
  origin: FindingOrigin;
}

/** « Ouvrir un dossier »: reports an observation to the moderators. */
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

const typedFinding = newFinding.pick({ matter: true, words: true });

function OpenCaseDialog(props: OpenCaseButtonProps & { onClose: () => void }) {
  const { profileId, firstName, origin, onClose } = props;
  const navigate = useNavigate();
  const mayJudge = useHasRole('moderation', 'admin');
  const [id] = useState(() => crypto.randomUUID());
  const { form, field, isPlaced, placeError } = useTypedForm(typedFinding);
  const find = useDeskChange(deskModerationApi, deskModerationApi.find.mutationOptions(safeToRepeat), {
    said: mayJudge ? '' : 'Le dossier est ouvert\u202f: la modération le lit.',
    onDone: () => {
      if (mayJudge) void navigate(`/equipe/moderation/${id}`);
      onClose();
    },
    onRefused: placeError,
  });
  return (
    <FormDialog
      sticky
      title={`Ouvrir un dossier\u202f: ${firstName}`}
      description="Le profil et ses photos sont scellés avec le dossier. La personne n’en est pas prévenue tant que rien n’est décidé."
      submitLabel="Ouvrir le dossier"
      pendingLabel="Ouverture…"
      pending={find.isPending}
      error={!isPlaced && find.error}
      failed="Le dossier n’a pas pu être ouvert. Ce que vous avez écrit est toujours là."
      onSubmit={form.handleSubmit((typed) => find.mutate({ id, profileId, origin, ...typed }))}
      onClose={onClose}
    >
      <SelectField
        label={'De quoi s’agit-il\u202f?'}
        placeholder="Choisissez"
        choices={MATTERS}
        {...field('matter')}
      />
      <TextArea
        label="Ce que vous avez constaté"
        hint="Pour la modération seule. Citez ce qui a été écrit ou montré, et quand."
        maxLength={FACTS_MAX_LENGTH}
        {...field('words')}
      />
    </FormDialog>
  );
}
