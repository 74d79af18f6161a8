import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { TEST_ORIGIN } from './test-browser.ts';

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');
const FLAGS = { present: 0x01, verified: 0x04, holdsKey: 0x40 };

type Ways = {
  /** Whether the user was present and unlocked the device, as requested. */
  verified?: boolean;
  origin?: string;
  rpId?: string;
};

/** A software authenticator as described by WebAuthn: ES256, no attestation. It counts its uses. */
export class TestAuthenticator {
  readonly id = randomBytes(16);
  uses = 0;
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  /** The result of `navigator.credentials.create`. */
  create(challenge: string, ways: Ways = {}) {
    const authData = this.authData(ways, FLAGS.holdsKey, this.attestedKey());
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(authData),
    ]);
    return this.answer({
      clientDataJSON: clientData('webauthn.create', challenge, ways),
      attestationObject: encode(attestationObject),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  get(challenge: string, ways: Ways = {}) {
    this.uses += 1;
    const clientDataJSON = clientData('webauthn.get', challenge, ways);
    const authData = this.authData(ways);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: encode(authData),
      signature: encode(sign('sha256', signed, this.pair.privateKey)),
    });
  }

  private answer<Response>(response: Response) {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  private authData(
    { verified = true, rpId = 'localhost' }: Ways,
    flags = 0,
    key: Buffer = Buffer.alloc(0),
  ): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.present | (verified ? FLAGS.verified : 0) | flags, 0);
    head.writeUInt32BE(this.uses, 1);
    return Buffer.concat([sha256(rpId), head, key]);
  }

  /** The public key, in COSE. */
  private attestedKey(): Buffer {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    const length = Buffer.from([0, this.id.length]);
    const cose = [
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      bytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      bytes(Buffer.from(y, 'base64url')),
    ];
    return Buffer.concat([Buffer.alloc(16), length, this.id, ...cose]);
  }
}

function clientData(type: string, challenge: string, { origin = TEST_ORIGIN }: Ways): string {
  return encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

// Only two CBOR types are needed.
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);
