import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { Call } from '#mechanisms/calls/web/shared/call.tsx';
import type { CallChannel } from '#mechanisms/calls/web/shared/call-channel.ts';
import {
  CallEnded,
  type CallEndWords,
  CallPageFrame,
  ENDS_ALIKE,
} from '#mechanisms/calls/web/shared/call-page-frame.tsx';
import { LazyReportDialog } from '#member/reports/web/shared/report-person.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import type { CallState } from '../contract.ts';
import { callsApi } from './shared/api.ts';
import { onSignal, sendSignal } from './shared/live-events.ts';

const NO_ROOM = { status: 'over', secondsLeft: null, mySeat: null, otherIsThere: false } as const;
const SCENE = (
  <div className="w-full max-w-80 overflow-hidden rounded-card">
    <TableForTwoScene className="block h-auto w-full" />
  </div>
);
const backTo = (contactId: string) => ({
  href: `/chat?contact=${encodeURIComponent(contactId)}`,
  label: 'Revenir à la conversation',
});

export function meta() {
  return pageMeta('Appel');
}

export default function CallPage() {
  const [search] = useSearchParams();
  const contactId = search.get('contact') ?? '';
  const state = useQuery(
    callsApi.one.queryOptions({ input: { id: contactId }, staleTime: 0, ...useFallbackPolling() }),
  );
  return (
    <CallPageFrame query={state}>
      {state.data ? (
        <ContactCall contactId={contactId} state={state.data} />
      ) : isRefusal(state.error, 'NOT_FOUND') ? (
        <CallEnded words={datingCallEnds('', false).over} scene={SCENE} back={backTo(contactId)} />
      ) : null}
    </CallPageFrame>
  );
}

function ContactCall({ contactId, state }: { contactId: string; state: CallState }) {
  const { firstName, photoUrl, relayed, call } = state;
  const channel = useMemo(() => contactChannel(contactId), [contactId]);
  const [reporting, setReporting] = useState(false);
  const room = call?.status === 'open' ? { ...call, status: call.status } : NO_ROOM;
  return (
    <>
      <Call
        room={{ ...room, firstName, photoUrl, relayed }}
        channel={channel}
        join={(seat, connected) => callsApi.join.call({ id: contactId, seat, connected })}
        closedBy="CALL_GONE"
        leave={() => callsApi.end.call({ id: contactId })}
        leaveAddress={`/api/contacts/${encodeURIComponent(contactId)}/call/end`}
        intro="Dix minutes pour entendre une voix et un rire. Rien n’est enregistré."
        ends={datingCallEnds(firstName, relayed)}
        scene={SCENE}
        back={backTo(contactId)}
        onReport={() => setReporting(true)}
      />
      {reporting ? (
        <LazyReportDialog
          whom={{ profileId: contactId }}
          firstName={firstName}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}

const NOT_OPEN = {
  title: 'Cet appel n’est pas ouvert',
  text: 'Il n’a pas encore été accepté, ou il est terminé.',
};

/** @param relayed whether media goes through our relay */
function datingCallEnds(firstName: string, relayed: boolean): CallEndWords {
  return {
    ...ENDS_ALIKE,
    time: {
      title: 'Dix minutes sont passées',
      text: `Envie de continuer\u202f? Proposez un rendez-vous à ${firstName}.`,
    },
    'hung-up': {
      title: 'Vous avez raccroché',
      text: 'L’appel est terminé pour vous deux. Rien n’a été enregistré.',
    },
    'other-left': {
      title: 'L’appel est terminé',
      text: `${firstName} n’est plus en ligne. Rien n’a été enregistré.`,
    },
    blocked: {
      title: 'L’appel n’a pas pu passer',
      text: relayed
        ? 'Vos réseaux ne laissent pas passer l’appel. Essayez en Wi-Fi, ou à un autre moment.'
        : 'Vos deux connexions n’arrivent pas à se joindre. Essayez en Wi-Fi, chez vous plutôt qu’au travail, de part et d’autre.',
    },
    lost: {
      title: 'La connexion s’est perdue',
      text: 'Le réseau n’est pas revenu. Proposez un autre appel quand il sera meilleur.',
    },
    early: NOT_OPEN,
    over: NOT_OPEN,
  };
}

function contactChannel(contactId: string): CallChannel {
  return {
    say: (signal) => sendSignal({ contactId, ...signal }),
    listen: (hear) =>
      onSignal((signal) => {
        // Signals from another window of the same member carry their own id.
        if (signal.contactId === contactId) hear(signal);
      }),
  };
}
