import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DECISION_SENTENCES } from '#mechanisms/decisions/contract.ts';
import { REPLY_MAX_LENGTH } from '#mechanisms/decisions/rules.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FailureAlert } from '#ui/failure-alert.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { deskModerationApi } from './shared/api.ts';

const WORDS = {
  dismissed: {
    title: 'Classer la notification',
    effect:
      'Rien ne change sur le site. La personne qui a écrit reçoit votre réponse et les voies de recours.',
    confirm: 'Classer et répondre',
  },
  acted: {
    title: 'Un contenu du site a été retiré',
    effect:
      'À dire une fois une page, un article ou un témoignage corrigé. Pour un profil, dites d’abord lequel\u202f: vous pourrez en décider ici. La personne qui a écrit reçoit votre réponse.',
    confirm: 'Répondre',
  },
} as const;
const FAILED =
  'La réponse n’est pas partie. Elle est toujours là\u202f: vérifiez votre connexion et réessayez.';

/** The answer to whoever notified a content, with or without an account. */
export function NoticeActions({ id, onSettled }: { id: string; onSettled: () => void }) {
  const formId = useId();
  const [outcome, setOutcome] = useState<keyof typeof WORDS>();
  const [answer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, error, isPending } = useMutation(deskModerationApi.answerNotice.mutationOptions());
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setOutcome('dismissed')}>
          Classer
        </Button>
        <Button size="small" variant="secondary" onClick={() => setOutcome('acted')}>
          Un contenu du site a été retiré
        </Button>
      </div>
      {outcome ? (
        <Dialog
          onClose={() => setOutcome(undefined)}
          title={WORDS[outcome].title}
          description={WORDS[outcome].effect}
          footer={
            <>
              <Button variant="quiet" onClick={() => setOutcome(undefined)}>
                Annuler
              </Button>
              <Button type="submit" form={formId} pending={isPending} pendingLabel="Envoi…">
                {WORDS[outcome].confirm}
              </Button>
            </>
          }
        >
          <form
            id={formId}
            noValidate
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              if (answer.trim() === '') setRefusal(DECISION_SENTENCES.answer);
              else if (!isPending) mutate({ id, outcome, answer }, { onSuccess: onSettled });
            }}
          >
            <TextArea
              label="Votre réponse"
              hint="La personne la lira telle quelle."
              value={answer}
              maxLength={REPLY_MAX_LENGTH}
              error={refusal}
              onChange={(event) => {
                setAnswer(event.target.value);
                setRefusal(undefined);
              }}
            />
            <FailureAlert error={error} failed={FAILED} />
          </form>
        </Dialog>
      ) : null}
    </>
  );
}
