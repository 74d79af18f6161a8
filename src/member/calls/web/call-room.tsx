import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import { ReportDialog } from '#member/reports/web/shared/report-dialog.tsx';
import type { CallState } from '../contract.ts';
import { type CallEnd, CallEnded } from './call-ended.tsx';
import { contactChannel } from './contact-channel.ts';
import { hangUpOnLeaving } from './hang-up-on-leaving.ts';
import { callsApi } from './shared/api.ts';
import { BeforeCall } from './shared/before-call.tsx';
import { CallStage } from './shared/call-stage.tsx';
import { useOwnMedia } from './shared/use-own-media.ts';

const JOIN_FAILED = 'Vous n’avez pas pu rejoindre l’appel. Réessayez dans un instant.';

/** Before, during and after. @param state as the server knows it now */
export function CallRoom({ contactId, state }: { contactId: string; state: CallState }) {
  const { firstName, photoUrl, relayed, call } = state;
  const channel = useMemo(() => contactChannel(contactId), [contactId]);
  const [reporting, setReporting] = useState(false);
  const [seat] = useState(() => crypto.randomUUID());
  const [end, setEnd] = useState<CallEnd>();
  const { media, open, close } = useOwnMedia();
  const join = useMutation(callsApi.join.mutationOptions({ ...safeToRepeat }));
  const hangUp = useMutation(callsApi.end.mutationOptions({ ...safeToRepeat }));
  const { mutate: tellEnd } = hangUp;
  const joined = join.data;
  const isIn = joined !== undefined && media.state === 'on' && end === undefined;
  const hasBeenIn = call?.mySeat === seat;

  const finish = useCallback(
    (how: CallEnd) => {
      setEnd(how);
      // What ends by itself, or goes on elsewhere, is not ended from here.
      if (how === 'hung-up' || how === 'blocked' || how === 'lost') tellEnd({ id: contactId });
    },
    [contactId, tellEnd],
  );

  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    if (hasBeenIn) setWasIn(true);
  }, [hasBeenIn]);
  useEffect(() => {
    if (!isIn || !wasIn) return;
    if (!call) finish('other-left');
    else if (call.mySeat !== seat) finish('elsewhere');
  }, [isIn, wasIn, call, seat, finish]);
  useEffect(() => {
    if (end !== undefined) close();
  }, [end, close]);
  useEffect(() => (isIn ? hangUpOnLeaving(contactId) : undefined), [isIn, contactId]);

  if (end !== undefined)
    return <CallEnded end={end} firstName={firstName} contactId={contactId} relayed={relayed} />;
  if (isIn)
    return (
      <>
        <CallStage
          {...{ channel, seat, firstName, photoUrl, joined, media }}
          secondsLeft={call?.secondsLeft}
          onEnd={finish}
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
  if (call?.status !== 'open' || isRefusal(join.error, 'CALL_GONE'))
    return <CallEnded end="gone" firstName={firstName} contactId={contactId} relayed={relayed} />;
  return (
    <BeforeCall
      title={`Votre appel avec ${firstName}`}
      intro="Dix minutes pour entendre une voix et un rire. Rien n’est enregistré."
      back={{ href: `/chat?contact=${encodeURIComponent(contactId)}`, label: 'Revenir à la conversation' }}
      firstName={firstName}
      relayed={relayed}
      otherIsThere={call.otherIsThere}
      media={media}
      onOpen={(kind) => void open(kind)}
      onCloseMedia={close}
      joining={join.isPending}
      failure={join.error ? errorSentence(join.error, JOIN_FAILED) : null}
      onJoin={() => {
        if (!join.isPending) join.mutate({ id: contactId, seat });
      }}
    />
  );
}
