import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag, Heart } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { focusOnMount } from '#ui/focus-on-mount.ts';
import type { MeetingState } from '../contract.ts';
import { hasWords } from '../rules.ts';
import { FeedbackForm } from './feedback-form.tsx';
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

/** One dialog for all steps, so that the focus stays in it. */
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
              Nous avons pu nous voir
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
  // No-op without an unanswered date.
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
        description: `Si oui, dites-le-nous. ${firstName} le verra dans votre conversation, et vous pourrez échanger un mot chaleureux.`,
      };
    case 'write':
      return {
        title: `Votre mot pour ${firstName}`,
        description: `${firstName} le lira quand vous aurez écrit de part et d’autre, ou dans sept jours. D’ici là, vous pouvez le corriger.`,
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

interface FeedbackThanksProps {
  firstName: string;
  given: { qualities: readonly string[]; half?: string } | undefined;
  received: MeetingState['received'];
}

function FeedbackThanks({ firstName, given, received }: FeedbackThanksProps) {
  const forThem = given !== undefined && hasWords({ qualities: given.qualities, sentence: given.half ?? '' });
  return (
    <>
      <p
        ref={focusOnMount}
        tabIndex={-1}
        className="flex items-center gap-3 rounded-[20px] bg-sauge-100 p-4 font-medium outline-none"
      >
        <Heart aria-hidden="true" className="size-6 shrink-0 text-sauge" />
        {outcome(firstName, forThem, received !== null)}
      </p>
      {received ? <ReceivedWords words={received} /> : null}
    </>
  );
}

function outcome(firstName: string, forThem: boolean, bothWrote: boolean): string {
  if (!forThem) return `Votre mot vient d’être remis à l’équipe. ${firstName} n’en saura rien.`;
  if (bothWrote) return `Vos deux mots sont écrits\u202f: voici celui que vous a laissé ${firstName}.`;
  return `Votre mot est gardé. ${firstName} le lira quand vous aurez écrit de part et d’autre, ou dans sept jours.`;
}

function ReceivedWords({ words }: { words: NonNullable<MeetingState['received']> }) {
  return (
    <figure className="grid gap-4 rounded-card bg-abricot-100 p-5 sm:p-6">
      {words.sentence ? (
        <blockquote className="font-title text-h3 wrap-anywhere whitespace-pre-line">
          «{'\u202f'}
          {words.sentence}
          {'\u202f'}»
        </blockquote>
      ) : null}
      {words.qualities.length > 0 ? (
        <ul aria-label="Les mots choisis" className="flex flex-wrap gap-2">
          {words.qualities.map((quality) => (
            <li key={quality} className="rounded-full bg-carte px-4 py-2 font-medium">
              {quality}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  );
}

function ReportWords({ onReport }: { onReport: () => void }) {
  return (
    <Button variant="quiet" size="small" className="justify-self-start" onClick={onReport}>
      <Flag aria-hidden="true" />
      Signaler ce mot
    </Button>
  );
}
