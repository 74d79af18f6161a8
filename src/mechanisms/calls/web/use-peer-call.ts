import { useEffect, useRef, useState } from 'react';
import type { Joined } from '../contract.ts';
import { type CallLine, PeerCall } from './peer-call.ts';
import type { CallChannel } from './shared/call-channel.ts';

interface PeerCallInput {
  channel: CallChannel;
  seat: string;
  own: MediaStream;
  joined: Joined;
}

export function usePeerCall({ channel, seat, own, joined }: PeerCallInput) {
  const [line, setLine] = useState<CallLine>('waiting');
  const [other, setOther] = useState<MediaStream>();
  const [otherCamera, setOtherCamera] = useState(true);
  const call = useRef<PeerCall>(null);
  const { polite, iceServers } = joined;
  useEffect(() => {
    const opened = new PeerCall({
      channel,
      seat,
      own,
      polite,
      iceServers,
      onLine: setLine,
      onOther: (stream) => setOther(new MediaStream(stream.getTracks())),
      onOtherCamera: setOtherCamera,
    });
    call.current = opened;
    return () => opened.stop();
  }, [channel, seat, own, polite, iceServers]);
  return { line, other, otherCamera, tellCamera: (on: boolean) => call.current?.tellCamera(on) };
}
