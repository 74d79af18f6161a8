import type { Joined } from '../../contract.ts';

const GIVE_UP_MS = 10_000;
/** Unauthorized, and wrong credentials (RFC 8489 and 8656). */
const REFUSALS = [401, 441];

export type RelayVerdict =
  | { outcome: 'works'; ms: number }
  /** `silent`: the relay hands out addresses, but nothing passes between them. */
  | { outcome: 'unsupported' | 'missing' | 'refused' | 'unreachable' | 'silent' };

/** Sends a message between two connections of this page that may use nothing but the relay, as in a call. */
export async function tryRelay(iceServers: Joined['iceServers']): Promise<RelayVerdict> {
  if (!('RTCPeerConnection' in window)) return { outcome: 'unsupported' };
  if (iceServers.length === 0) return { outcome: 'missing' };
  const options: RTCConfiguration = { iceServers, iceTransportPolicy: 'relay' };
  const [near, far] = [new RTCPeerConnection(options), new RTCPeerConnection(options)];
  const verdict = Promise.withResolvers<RelayVerdict>();
  const negotiated = Promise.withResolvers<void>();
  let addresses = 0;
  let isRefused = false;
  const fail = () => {
    const withoutAddress = isRefused ? 'refused' : 'unreachable';
    verdict.resolve({ outcome: addresses > 0 ? 'silent' : withoutAddress });
  };
  const watch = (peer: RTCPeerConnection, other: RTCPeerConnection) => {
    peer.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate) return;
      addresses += 1;
      negotiated.promise.then(() => other.addIceCandidate(candidate)).catch(verdict.reject);
    });
    peer.addEventListener('icecandidateerror', ({ errorCode }) => {
      isRefused ||= REFUSALS.includes(errorCode);
    });
    peer.addEventListener('icegatheringstatechange', () => {
      const areDone = [near, far].every(({ iceGatheringState }) => iceGatheringState === 'complete');
      if (areDone && addresses === 0) fail();
    });
  };
  watch(near, far);
  watch(far, near);
  const began = performance.now();
  const late = window.setTimeout(fail, GIVE_UP_MS);
  try {
    const channel = near.createDataChannel('essai');
    channel.addEventListener('open', () => channel.send('bonjour'));
    far.addEventListener('datachannel', ({ channel: received }) => {
      const passed = () => verdict.resolve({ outcome: 'works', ms: Math.round(performance.now() - began) });
      received.addEventListener('message', passed);
    });
    await negotiate(near, far);
    negotiated.resolve();
    return await verdict.promise;
  } finally {
    window.clearTimeout(late);
    near.close();
    far.close();
  }
}

async function negotiate(near: RTCPeerConnection, far: RTCPeerConnection): Promise<void> {
  const offer = await near.createOffer();
  await near.setLocalDescription(offer);
  await far.setRemoteDescription(offer);
  const answer = await far.createAnswer();
  await far.setLocalDescription(answer);
  await near.setRemoteDescription(answer);
}
