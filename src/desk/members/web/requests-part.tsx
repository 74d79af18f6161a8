import { useState } from 'react';
import { useNavigate } from 'react-router';
import { fieldSentence } from '#browser/api/error-sentence.ts';
import { teamMoment } from '#browser/team-time.ts';
import { useHasRole } from '#desk/staff/web/shared/desk-session.ts';
import { ofName } from '#lib/french-words.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useDeskChange } from '#ui/desk/use-desk-change.ts';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { MemberFile } from '../contract.ts';
import { REASON_WORDS_MAX_LENGTH } from '../rules.ts';
import { ACT_FAILED } from '../texts.ts';
import { FilePart } from './file-part.tsx';
import { deskMembersApi } from './shared/api.ts';

export function RequestsPart({ file }: { file: MemberFile }) {
  const { id, erasure } = file;
  const answers = useHasRole('support', 'admin');
  const confirms = useHasRole('admin');
  const [open, setOpen] = useState<'ask' | 'confirm'>();
  const access = useDeskChange(deskMembersApi, deskMembersApi.answerAccess.mutationOptions(), {
    said: 'La réponse part par e-mail\u202f: elle dit où télécharger l’archive.',
  });
  const drop = useDeskChange(deskMembersApi, deskMembersApi.dropErasure.mutationOptions(), {
    said: 'La demande est retirée.',
  });
  if (!answers) return null;
  const error = access.error ?? drop.error;
  return (
    <FilePart title="Demandes sur ses données">
      <FailureAlert error={error} failed={ACT_FAILED} />
      {erasure ? (
        <div className="grid gap-2 rounded-field bg-abricot-100 p-4">
          <p>
            <strong>Suppression demandée</strong>, notée par {erasure.mine ? 'vous' : erasure.by}{' '}
            {teamMoment(new Date(erasure.askedAt))}.
          </p>
          <blockquote className="border-l-4 border-abricot pl-3 wrap-anywhere">{erasure.request}</blockquote>
          <p className="text-encre-2">
            {erasure.mine || !confirms
              ? 'Une autre personne, avec le rôle d’administration, doit la confirmer.'
              : 'Vous pouvez la confirmer\u202f: le compte s’efface aussitôt, en entier.'}
          </p>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          pending={access.isPending}
          onClick={() => access.mutate({ id })}
        >
          Répondre à une demande d’accès
        </Button>
        {erasure ? (
          <>
            {confirms && !erasure.mine ? (
              <Button variant="danger" size="small" aria-haspopup="dialog" onClick={() => setOpen('confirm')}>
                Confirmer la suppression
              </Button>
            ) : null}
            <Button variant="quiet" size="small" pending={drop.isPending} onClick={() => drop.mutate({ id })}>
              Retirer la demande
            </Button>
          </>
        ) : (
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setOpen('ask')}>
            Noter une demande de suppression
          </Button>
        )}
      </div>
      {open === 'ask' ? <ErasureRequest id={id} onClose={() => setOpen(undefined)} /> : null}
      {open === 'confirm' ? <ConfirmErasure file={file} onClose={() => setOpen(undefined)} /> : null}
    </FilePart>
  );
}

interface ConfirmErasureProps {
  file: MemberFile;
  onClose: () => void;
}

function ConfirmErasure({ file: { id, firstName }, onClose }: ConfirmErasureProps) {
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

/** Has no effect until another colleague confirms. */
function ErasureRequest({ id, onClose }: { id: string; onClose: () => void }) {
  const [request, setRequest] = useState('');
  const ask = useDeskChange(deskMembersApi, deskMembersApi.askErasure.mutationOptions(), {
    said: 'La demande est notée. Une autre personne doit la confirmer.',
    onDone: onClose,
  });
  const refused = fieldSentence(ask.error, 'request');
  return (
    <FormDialog
      onClose={onClose}
      title="Noter une demande de suppression"
      description="Seulement à la demande du membre. Rien ne s’efface avant la confirmation d’une autre personne de l’équipe."
      submitLabel="Noter la demande"
      pending={ask.isPending}
      error={!refused && ask.error}
      failed={ACT_FAILED}
      onSubmit={() => ask.mutate({ id, request })}
    >
      <TextArea
        label="Ses mots, et où ils ont été écrits"
        maxLength={REASON_WORDS_MAX_LENGTH}
        value={request}
        error={refused}
        onChange={({ target }) => setRequest(target.value)}
      />
    </FormDialog>
  );
}
