import type { Joined } from '../contract.ts';
import type { SaidSignal } from './said-signal.ts';

/** One codec each, supported by every browser: a description then fits into one signal. */
const CODECS = /^(audio\/opus|video\/VP8)$/i;
/** ICE candidates are found one by one, and sent in batches. */
const GATHER_MS = 150;

interface PeerConnectionOptions extends Pick<Joined, 'polite' | 'iceServers'> {
  own: MediaStream;
  say: (said: SaidSignal) => void;
  onOther: (stream: MediaStream) => void;
  onState: (state: RTCPeerConnectionState) => void;
}

/** A connection to one window, by « perfect negotiation »: when both send an offer at once, the polite one yields. */
export class PeerConnection {
  private readonly rtc: RTCPeerConnection;
  private readonly options: PeerConnectionOptions;
  private offering = false;
  private ignoring = false;
  private early: RTCIceCandidateInit[] = [];
  private found: RTCIceCandidate[] = [];
  private gathering: number | undefined;
  /** Incoming signals are processed in sequence. */
  private turn: Promise<void> = Promise.resolve();

  constructor(options: PeerConnectionOptions) {
    this.options = options;
    const { iceServers, own, onOther, onState } = options;
    // With a relay only the relay: neither side learns the network address of the other.
    const iceTransportPolicy = iceServers.length > 0 ? 'relay' : 'all';
    this.rtc = new RTCPeerConnection({ iceServers, iceTransportPolicy });
    this.rtc.addEventListener('negotiationneeded', () => void this.offer());
    this.rtc.addEventListener('icecandidate', ({ candidate }) => this.gather(candidate));
    this.rtc.addEventListener('track', ({ streams: [stream] }) => stream && onOther(stream));
    this.rtc.addEventListener('connectionstatechange', () => onState(this.rtc.connectionState));
    for (const track of own.getTracks()) this.rtc.addTrack(track, own);
    for (const transceiver of this.rtc.getTransceivers()) preferCodecs(transceiver);
  }

  close(): void {
    window.clearTimeout(this.gathering);
    this.rtc.close();
  }

  /** A newcomer has missed the first offer. */
  offerAgain(): void {
    const { signalingState, localDescription } = this.rtc;
    if (signalingState === 'have-local-offer' && localDescription) this.describe(localDescription);
  }

  restart(): void {
    if (!this.options.polite) this.rtc.restartIce();
  }

  hear(said: Extract<SaidSignal, { type: 'description' | 'candidates' }>): void {
    this.turn = this.turn
      .then(() => (said.type === 'description' ? this.take(said.description) : this.reach(said.candidates)))
      // The connection was closed meanwhile, or the description is outdated: the line reports the result.
      .catch(() => undefined);
  }

  private async offer(): Promise<void> {
    this.offering = true;
    try {
      await this.rtc.setLocalDescription();
      if (this.rtc.localDescription) this.describe(this.rtc.localDescription);
    } catch {
      // Closed meanwhile.
    } finally {
      this.offering = false;
    }
  }

  private async take(description: RTCSessionDescriptionInit): Promise<void> {
    const isOffer = description.type === 'offer';
    const collides = isOffer && (this.offering || this.rtc.signalingState !== 'stable');
    this.ignoring = collides && !this.options.polite;
    if (this.ignoring) return;
    await this.rtc.setRemoteDescription(description);
    await this.reach(this.early.splice(0));
    if (!isOffer) return;
    await this.rtc.setLocalDescription();
    if (this.rtc.localDescription) this.describe(this.rtc.localDescription);
  }

  private async reach(candidates: RTCIceCandidateInit[]): Promise<void> {
    if (!this.rtc.remoteDescription) this.early.push(...candidates);
    else if (!this.ignoring) for (const candidate of candidates) await this.rtc.addIceCandidate(candidate);
  }

  private describe({ type, sdp }: RTCSessionDescription): void {
    this.options.say({ type: 'description', description: { type, sdp } });
  }

  private gather(candidate: RTCIceCandidate | null): void {
    if (!candidate) return;
    this.found.push(candidate);
    this.gathering ??= window.setTimeout(() => {
      this.gathering = undefined;
      this.options.say({ type: 'candidates', candidates: this.found.splice(0).map(inSignal) });
    }, GATHER_MS);
  }
}

function inSignal({ candidate, sdpMid, sdpMLineIndex, usernameFragment }: RTCIceCandidate) {
  return { candidate, sdpMid, sdpMLineIndex, usernameFragment };
}

function preferCodecs(transceiver: RTCRtpTransceiver): void {
  const kind = transceiver.sender.track?.kind;
  const known = kind ? (RTCRtpReceiver.getCapabilities(kind)?.codecs ?? []) : [];
  const preferred = known.filter(({ mimeType }) => CODECS.test(mimeType));
  // Older browsers lack it: their descriptions are short enough.
  if (preferred.length > 0) transceiver.setCodecPreferences?.(preferred);
}
