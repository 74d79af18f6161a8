import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { errorSentence, isRefusal } from '#browser/api/error-sentence.ts';
import { safeToRepeat } from '#browser/api/query-client.ts';
import type { Joined } from '#member/calls/contract.ts';
import { BeforeCall } from '#member/calls/web/shared/before-call.tsx';
import type { CallChannel } from '#member/calls/web/shared/call-channel.ts';
import { CallStage } from '#member/calls/web/shared/call-stage.tsx';
import { useOwnMedia } from '#member/calls/web/shared/use-own-media.ts';
import type { CallRoom } from '../../contract.ts';
import { APPOINTMENT_MINUTES } from '../../rules.ts';
import { type TeamCallEnd, TeamCallEnded } from './team-call-ended.tsx';

const JOIN_FAILED = 'Vous n’avez pas pu rejoindre l’appel. Réessayez dans un instant.';

interface TeamCallProps {
  /** As the server knows it now. */
  room: CallRoom;
  channel: CallChannel;
  join: (seat: string) => Promise<Joined>;
  leave: (seat: string) => Promise<unknown>;
  /** Address by which this window hangs up while it closes. */
  leaveAddress: string;
  back: { href: string; label: string };
  /** Where the stage stands. */
  stageClassName?: string;
}

/** The call of an appointment, before, during and after, for the member and for the team. */
export function TeamCall({ room, channel, leaveAddress, back, stageClassName, ...on }: TeamCallProps) {
  const { firstName, kind, relayed, secondsLeft, otherIsThere } = room;
  const [seat, setSeat] = useState<string>(() => crypto.randomUUID());
  const [end, setEnd] = useState<TeamCallEnd>();
  const { media, open, close } = useOwnMedia();
  const join = useMutation({ mutationFn: on.join, ...safeToRepeat });
  const { mutate: tellLeft } = useMutation({ mutationFn: on.leave, ...safeToRepeat });
  const joined = join.data;
  const isIn = joined !== undefined && media.state === 'on' && end === undefined;
  const isElsewhere = useIsElsewhere(isIn, room.mySeat, seat);
  const hasLeft = useHasLeft(isIn, otherIsThere);

  const finish = useCallback(
    (how: TeamCallEnd) => {
      setEnd(how);
      close();
      if (how !== 'elsewhere') tellLeft(seat);
    },
    [close, tellLeft, seat],
  );
  useEffect(() => {
    if (isElsewhere) finish('elsewhere');
    else if (hasLeft) finish('other-left');
  }, [isElsewhere, hasLeft, finish]);
  useHangUpOnLeaving(isIn, leaveAddress, seat);
  const isOpen = room.status === 'open';

  function again() {
    setEnd(undefined);
    // Another window, as far as the other is concerned.
    setSeat(crypto.randomUUID());
    join.reset();
  }

  if (end !== undefined)
    return (
      <TeamCallEnded
        end={end}
        firstName={firstName}
        relayed={relayed}
        back={back}
        onAgain={isOpen && end !== 'time' ? again : undefined}
      />
    );
  if (isIn)
    return (
      <CallStage
        {...{ channel, seat, firstName, joined, media, secondsLeft }}
        photoUrl={null}
        onEnd={finish}
        className={stageClassName}
      />
    );
  if (!isOpen || isRefusal(join.error, 'ROOM_CLOSED'))
    return <TeamCallEnded end={room.status} firstName={firstName} relayed={relayed} back={back} />;
  return (
    <BeforeCall
      title={`Votre appel avec ${firstName}`}
      intro={`${APPOINTMENT_MINUTES[kind]} minutes. Rien n’est enregistré.`}
      firstName={firstName}
      relayed={relayed}
      otherIsThere={otherIsThere}
      media={media}
      onOpen={(chosen) => void open(chosen)}
      onCloseMedia={close}
      joining={join.isPending}
      failure={join.error ? errorSentence(join.error, JOIN_FAILED) : null}
      onJoin={() => {
        if (!join.isPending) join.mutate(seat);
      }}
      back={back}
    />
  );
}

/** Another window of the same person has taken the call over, after this one was in it. */
function useIsElsewhere(isIn: boolean, mySeat: string | null, seat: string): boolean {
  const [wasIn, setWasIn] = useState(false);
  useEffect(() => {
    setWasIn(isIn && (mySeat === seat || wasIn));
  }, [isIn, mySeat, seat, wasIn]);
  return isIn && wasIn && mySeat !== null && mySeat !== seat;
}

/** The other was there with this window, and is no more. */
function useHasLeft(isIn: boolean, otherIsThere: boolean): boolean {
  const [wereTogether, setTogether] = useState(false);
  useEffect(() => {
    setTogether((before) => isIn && (before || otherIsThere));
  }, [isIn, otherIsThere]);
  return isIn && wereTogether && !otherIsThere;
}

/** Whoever closes the page hangs up: the request outlives it. */
function useHangUpOnLeaving(isIn: boolean, address: string, seat: string): void {
  useEffect(() => {
    if (!isIn) return;
    const leave = () => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ seat });
      void fetch(address, { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
    };
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [isIn, address, seat]);
}
