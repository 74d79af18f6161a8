import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { Button } from '#ui/button.tsx';
import { Lazy, lazyPart } from '#ui/lazy-part.tsx';
import { usePartAhead } from '#ui/use-part-ahead.ts';
import type { MeetingState } from '../../contract.ts';
import { hasWords } from '../../rules.ts';
import type { MeetingStep } from '../meeting-dialog.tsx';
import { meetingApi } from './api.ts';

/** Polling, because no live event announces the tenth message. */
const ASK_AGAIN_MS = 60_000;

const meetingDialog = lazyPart(
  () => import('../meeting-dialog.tsx'),
  ({ MeetingDialog }) => MeetingDialog,
);

interface MeetingPanelProps {
  contactId: string;
  firstName: string;
  report: (onClose: () => void) => ReactNode;
}

/** One discreet line in the thread; empty until a meeting can be declared. */
export function MeetingPanel({ contactId, firstName, report }: MeetingPanelProps) {
  const [step, setStep] = useState<MeetingStep>();
  const polling = useFallbackPolling();
  usePartAhead(meetingDialog);
  const { data: state } = useQuery(
    meetingApi.state.queryOptions({
      input: { id: contactId },
      staleTime: 0,
      ...polling,
      refetchInterval: ({ state: { data } }) =>
        polling.refetchInterval || (data && meetingInvitation(data) === 'none' ? ASK_AGAIN_MS : false),
    }),
  );
  if (!state) return null;
  const invitation = meetingInvitation(state);
  if (invitation === 'none' && !state.received && !step) return null;
  const { sentence, button } = invitationTexts(invitation, firstName);
  return (
    <section
      aria-label="Votre rencontre"
      className="flex items-center justify-between gap-x-3 border-t border-filet bg-abricot-100 py-1.5 pr-2 pl-4 sm:pr-4 sm:pl-6"
    >
      <p role="status" className="min-w-0 flex-1 py-1 text-sm font-medium">
        {state.received && invitation === 'none' ? `${firstName} vous a laissé un mot.` : sentence}
      </p>
      <div className="flex shrink-0 flex-col sm:flex-row">
        {state.received ? (
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setStep('read')}>
            Lire son mot
          </Button>
        ) : null}
        {button ? (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            onClick={() => setStep(invitation === 'ask' ? 'ask' : 'write')}
          >
            {button}
          </Button>
        ) : null}
      </div>
      {step ? (
        <Lazy part={meetingDialog}>
          {(MeetingDialog) => (
            <MeetingDialog
              contact={{ id: contactId, firstName }}
              state={state}
              step={step}
              onStep={setStep}
              report={report}
              onClose={() => setStep(undefined)}
            />
          )}
        </Lazy>
      ) : null}
    </section>
  );
}

function invitationTexts(
  invitation: MeetingInvitation,
  firstName: string,
): { sentence: string; button?: string } {
  switch (invitation) {
    case 'ask':
      return { sentence: `Avez-vous rencontré ${firstName}\u202f?`, button: 'Nous le dire' };
    case 'invited':
      return { sentence: `${firstName} nous a parlé de votre rencontre.`, button: 'Laisser un mot' };
    case 'write':
      return { sentence: `Un mot pour ${firstName}, après votre rencontre\u202f?`, button: 'Laisser un mot' };
    case 'kept':
      return { sentence: `Votre mot attend d’être remis à ${firstName}.`, button: 'Corriger' };
    case 'none':
      return { sentence: '' };
  }
}

/** `ask`: declare the meeting. `invited`: the other did. `write`: write words. `kept`: edit unread words. */
type MeetingInvitation = 'none' | 'ask' | 'invited' | 'write' | 'kept';

function meetingInvitation(state: MeetingState): MeetingInvitation {
  const { canDeclare, declaredByMe, declaredByThem, canGiveFeedback, given } = state;
  if (canGiveFeedback && given && hasWords({ qualities: given.qualities, sentence: given.half }))
    return 'kept';
  if (canGiveFeedback) return declaredByThem && !declaredByMe ? 'invited' : 'write';
  return canDeclare ? 'ask' : 'none';
}
