import { MessageCircle } from 'lucide-react';
import { ofName } from '#lib/of-name.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import type { VisibleProfile } from '../contract.ts';
import { answerFormId } from './shared/answer-to.ts';
import { StartFailure } from './shared/start-failure.tsx';
import type { StartConversation } from './shared/use-start-conversation.ts';

interface ActionBarProps {
  person: VisibleProfile;
  start: StartConversation;
  /** Why no conversation can be opened now. */
  limit: string | undefined;
  /** Why the last person could not be passed. */
  passFailure: string | undefined;
  onPass: () => void;
}

export function ActionBar({ person, start, limit, passFailure, onPass }: ActionBarProps) {
  const here = start.variables?.profileId === person.id && !start.variables.answer;
  const failure = here ? start.error : null;
  return (
    <div
      data-action-bar
      className="@container sticky bottom-(--foot) z-30 short:static -mx-(--page-padding) grid gap-3 border-t border-filet bg-papier px-3 py-1.5 sm:py-3 lg:mx-0 lg:rounded-b-card lg:border-t lg:bg-carte lg:px-8 lg:py-5"
    >
      {/* Beside the buttons: the end of the sheet may be out of sight. */}
      {failure ? (
        <StartFailure error={failure} />
      ) : passFailure ? (
        <Alert tone="error">{passFailure}</Alert>
      ) : null}
      {/* With large text: the button to write above the one to pass. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-2 @max-[18rem]:flex @max-[18rem]:flex-col-reverse lg:flex lg:gap-3">
        <Button
          variant="secondary"
          className="max-sm:px-[18px]! max-[359px]:px-[12px]!"
          onClick={({ detail }) => {
            // The second click of a double click would pass the next person as well.
            if (detail < 2 && !start.isPending) onPass();
          }}
        >
          Passer
          <span className="sr-only"> le profil {ofName(person.firstName)}</span>
        </Button>
        {limit ? (
          <p className="self-center text-sm leading-snug text-encre-2">{limit}</p>
        ) : (
          <Button
            className="max-sm:px-[12px]"
            pending={start.isPending && here}
            pendingLabel="Envoi en cours…"
            onClick={() => {
              if (start.isPending) return;
              const form = document.getElementById(answerFormId(person.id));
              const hasWords = form?.querySelector('textarea')?.value.trim();
              // Submits the text of an open field with it, never just the greeting.
              if (hasWords && form instanceof HTMLFormElement) form.requestSubmit();
              else start.mutate({ profileId: person.id });
            }}
          >
            <MessageCircle aria-hidden="true" className="max-[359px]:hidden" />
            Envoyer un message
            <span className="sr-only"> à {person.firstName}</span>
          </Button>
        )}
      </div>
    </div>
  );
}
