import { z } from 'zod';
import type { Joined } from '../contract.ts';
import { CONNECT_WITHIN_MS } from '../rules.ts';
import type { CallChannel, HeardSignal } from './shared/call-channel.ts';

/** `blocked`: the two networks cannot connect. `lost`: the connection broke and did not recover. */
export type CallLine = 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'blocked' | 'lost';

const HELLO_EVERY_MS = 3000;
const BACK_WITHIN_MS = 20_000;

interface PeerCallOptions extends Pick<Joined, 'polite' | 'iceServers'> {
  channel: CallChannel;
  seat: string;
  own: MediaStream;
  onLine: (line: CallLine) => void;
  onOther: (stream: MediaStream) => void;
  onOtherCamera: (on: boolean) => void;
}

/** A call between this window and one of the other person: finds it, connects, and reports the state of the line. */
export class PeerCall {
  private readonly options: PeerCallOptions;
  private readonly stopListening: () => void;
  private readonly hello: number;
  private connection: PeerConnection | undefined;
  private theirSeat: string | undefined;
  private cameraOn = true;
  private line: CallLine = 'waiting';
  private patience: number | undefined;

  constructor(options: PeerCallOptions) {
    this.options = options;
    this.stopListening = options.channel.listen((signal) => this.hear(signal));
    this.hello = window.setInterval(() => this.sayHello(), HELLO_EVERY_MS);
    this.sayHello();
  }

  stop(): void {
    this.stopListening();
    window.clearInterval(this.hello);
    window.clearTimeout(this.patience);
    this.connection?.close();
    this.connection = undefined;
  }

  /** Sends the camera state, now and after every reconnection. */
  tellCamera(on: boolean): void {
    this.cameraOn = on;
    this.say({ type: 'camera', on });
  }

  private sayHello(): void {
    if (this.line !== 'connected') this.say({ type: 'hello' });
  }

  private say(said: SaidSignal): void {
    const { channel, seat } = this.options;
    channel.say({ seat, data: JSON.stringify(said) });
  }

  private hear(signal: HeardSignal): void {
    if (signal.seat === this.options.seat) return;
    const said = readSignal(signal.data);
    if (!said) return;
    if (!this.connection || signal.seat !== this.theirSeat) this.meet(signal.seat);
    if (said.type === 'hello') this.connection?.offerAgain();
    else if (said.type === 'camera') this.options.onOtherCamera(said.on);
    else this.connection?.hear(said);
  }

  /** The other person is there, for the first time or in another window. */
  private meet(seat: string): void {
    this.theirSeat = seat;
    this.connection?.close();
    const { polite, iceServers, own, onOther } = this.options;
    this.change('connecting');
    this.connection = new PeerConnection({
      polite,
      iceServers,
      own,
      say: (said) => this.say(said),
      onOther,
      onState: (state) => this.follow(state),
    });
  }

  private follow(state: RTCPeerConnectionState): void {
    if (state === 'connected') this.change('connected');
    if (state === 'connected' && !this.cameraOn) this.tellCamera(false);
    const wasThere = this.line === 'connected' || this.line === 'interrupted';
    if (wasThere && (state === 'disconnected' || state === 'failed')) this.change('interrupted');
    if (wasThere && state === 'failed') this.connection?.restart();
    if (!wasThere && state === 'failed') this.change('blocked');
  }

  private change(line: CallLine): void {
    if (line === this.line) return;
    this.line = line;
    window.clearTimeout(this.patience);
    if (line === 'connecting')
      this.patience = window.setTimeout(() => this.change('blocked'), CONNECT_WITHIN_MS);
    if (line === 'interrupted') this.patience = window.setTimeout(() => this.change('lost'), BACK_WITHIN_MS);
    this.options.onLine(line);
  }
}

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
class PeerConnection {
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

/** Signals between the two windows. The server passes them on unread. */
const saidSignal = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello') }),
  /** Whether the camera is on: a camera that is off sends black. */
  z.object({ type: z.literal('camera'), on: z.boolean() }),
  z.object({
    type: z.literal('description'),
    description: z.object({ type: z.enum(['offer', 'answer', 'pranswer', 'rollback']), sdp: z.string() }),
  }),
  z.object({
    type: z.literal('candidates'),
    candidates: z.array(
      z.object({
        candidate: z.string(),
        sdpMid: z.string().nullish(),
        sdpMLineIndex: z.number().nullish(),
        usernameFragment: z.string().nullish(),
      }),
    ),
  }),
]);
type SaidSignal = z.infer<typeof saidSignal>;

/** Undefined for signals of another version, or of a hostile window. */
function readSignal(data: string): SaidSignal | undefined {
  try {
    return saidSignal.safeParse(JSON.parse(data)).data;
  } catch {
    return undefined;
  }
}
