import type { Joined } from '../contract.ts';
import { PeerConnection } from './peer-connection.ts';
import { readSignal, type SaidSignal } from './said-signal.ts';
import type { CallChannel, HeardSignal } from './shared/call-channel.ts';

/** `blocked`: the networks of the two never connect. `lost`: it was connected, and did not come back. */
export type CallLine = 'waiting' | 'connecting' | 'connected' | 'interrupted' | 'blocked' | 'lost';

const HELLO_EVERY_MS = 3000;
/** Longer than a browser takes to try every ICE candidate. */
const CONNECT_WITHIN_MS = 25_000;
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

  /** The other is there, for the first time or in another window. */
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
