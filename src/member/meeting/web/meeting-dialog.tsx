import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { MeetingState } from '../contract.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';
import { ReceivedWords } from './received-words.tsx';
import { ReportWords } from './report-words.tsx';
import { meetingApi } from './shared/api.ts';

export type MeetingStep = 'ask' | 'write' | 'thanks' | 'read';

const DECLARE_FAILED = 'Nous n’avons pas pu l’enregistrer. Réessayez dans un instant.';
const GIVE_FAILED =
  'Votre mot n’a pas pu être enregistré. Il est toujours là\u202f: réessayez dans un instant.';
/** Deleted or blocked meanwhile: the message must not say which. */
const GONE = 'Cette conversation n’est plus ouverte\u202f: votre mot ne peut plus être remis.';

interface MeetingDialogProps {
  contact: { id: string; firstName: string };
  state: MeetingState;
  step: MeetingStep;
  onStep: (step: MeetingStep) => void;
  report: (onClose: () => void) => ReactNode;
  onClose: () => void;
}

/** One dialog for all steps, so that it keeps the focus. */
export function MeetingDialog({ contact, state, step, onStep, report, onClose }: MeetingDialogProps) {
  const { id, firstName } = contact;
  const formId = useId();
  const { declare, setAside, give } = useMeeting(onStep);
  const [reporting, setReporting] = useState(false);
  if (reporting) return report(onClose);
  const { title, description } = texts(step, firstName);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      footer={
        step === 'ask' ? (
          <>
            <Button
              variant="quiet"
              onClick={() => {
                setAside.mutate({ id });
                onClose();
              }}
            >
              Pas encore
            </Button>
            <Button
              pending={declare.isPending}
              pendingLabel="Un instant…"
              onClick={() => declare.mutate({ id })}
            >
              Nous nous sommes rencontrés
            </Button>
          </>
        ) : step === 'write' ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              Plus tard
            </Button>
            <Button type="submit" form={formId} pending={give.isPending} pendingLabel="Un instant…">
              Laisser mon mot
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>Fermer</Button>
        )
      }
    >
      {step === 'ask' && declare.error ? (
        <Alert tone="error">{sentenceOf(declare.error, DECLARE_FAILED)}</Alert>
      ) : null}
      {step === 'write' ? (
        <FeedbackForm
          id={formId}
          firstName={firstName}
          given={state.given}
          refusal={give.error}
          failure={give.error ? sentenceOf(give.error, GIVE_FAILED) : null}
          onGive={(feedback) => {
            if (!give.isPending) give.mutate({ id, ...feedback });
          }}
        />
      ) : null}
      {step === 'thanks' ? (
        <FeedbackThanks firstName={firstName} given={give.variables} received={state.received} />
      ) : null}
      {step === 'read' && state.received ? (
        <>
          <ReceivedWords words={state.received} />
          <ReportWords onReport={() => setReporting(true)} />
        </>
      ) : null}
    </Dialog>
  );
}

function useMeeting(onStep: (step: MeetingStep) => void) {
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries({ queryKey: meetingApi.key() });
  const declare = useMutation(
    meetingApi.declare.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => onStep('write'),
      onSettled: readAgain,
    }),
  );
  // Without a date that waits for an answer it changes nothing.
  const setAside = useMutation(
    meetingApi.setAside.mutationOptions({ ...safeToRepeat, onSettled: readAgain }),
  );
  const give = useMutation(
    meetingApi.giveFeedback.mutationOptions({
      ...safeToRepeat,
      onSuccess: () => onStep('thanks'),
      onSettled: readAgain,
    }),
  );
  return { declare, setAside, give };
}

function texts(step: MeetingStep, firstName: string): { title: string; description?: string } {
  switch (step) {
    case 'ask':
      return {
        title: `Vous avez rencontré ${firstName}\u202f?`,
        description: `Si vous vous êtes vus, dites-le-nous. ${firstName} le verra dans votre conversation, et vous pourrez chacun laisser à l’autre un mot chaleureux.`,
      };
    case 'write':
      return {
        title: `Votre mot pour ${firstName}`,
        description: `${firstName} le lira quand vous aurez écrit tous les deux, ou dans sept jours. D’ici là, vous pouvez le corriger.`,
      };
    case 'thanks':
      return { title: 'Merci' };
    case 'read':
      return { title: `Le mot laissé par ${firstName}` };
  }
}

function sentenceOf(error: unknown, fallback: string): string {
  return isRefusal(error, 'NOT_FOUND') ? GONE : errorSentence(error, fallback);
}
