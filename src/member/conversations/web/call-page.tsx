import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '#browser/api/error-sentence.ts';
import { pageMeta } from '#browser/meta/page-meta.ts';
import { useFallbackPolling } from '#live/web/use-live.ts';
import { Call } from '#mechanisms/calls/web/shared/call.tsx';
import { CallEnded } from '#mechanisms/calls/web/shared/call-ended.tsx';
import { CallPageFrame } from '#mechanisms/calls/web/shared/call-page-frame.tsx';
import { ReportDialog } from '#member/reports/web/shared/report-dialog.tsx';
import { TableForTwoScene } from '#ui/illustrations/table-for-two.tsx';
import type { CallState } from '../contract.ts';
import { datingCallEnds } from './call-ends.ts';
import { contactChannel } from './contact-channel.ts';
import { callsApi } from './shared/api.ts';

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
        <ReportDialog
          whom={{ profileId: contactId }}
          firstName={firstName}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}
