import { brotliDecompressSync, gunzipSync, inflateSync, unzipSync as unpackDeflated } from 'node:zlib';
import { unzipSync } from 'fflate';

const UNPACKERS = [gunzipSync, brotliDecompressSync, inflateSync, unpackDeflated];
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const GZIP = Buffer.from([0x1f, 0x8b]);
/** Shorter runs hold no marker. */
const BASE64 = /[\w+/-]{10,}={0,2}/g;
const HEX = /(?:[0-9a-f]{2}){6,}/gi;

/**
 * Every way in which bytes may be read: packed or not, escaped for an address, for JSON or for HTML, in base64 or in
 * hexadecimal digits. A marker that any of them shows was said.
 * @param encoding as the header of an answer names it
 */
export function readingsOf(bytes: Buffer, encoding?: string): string[] {
  const plain = unpack(bytes, encoding);
  const entries = plain.subarray(0, 4).equals(ZIP)
    ? Object.entries(unzipSync(plain)).map(([name, entry]) => Buffer.concat([Buffer.from(`${name} `), entry]))
    : [];
  return [plain, ...entries].flatMap((one) => {
    const text = one.toString();
    return [text, unescaped(text), ...decoded(text)];
  });
}

function unpack(bytes: Buffer, encoding?: string): Buffer {
  if (encoding === undefined && !bytes.subarray(0, 2).equals(GZIP)) return bytes;
  for (const unpacker of UNPACKERS) {
    try {
      return unpacker(bytes);
    } catch {
      // Another one made it.
    }
  }
  return bytes;
}

/** Without the signs with which an address, JSON or HTML write a letter. */
function unescaped(text: string): string {
  const letter = (code: string, base: number) => String.fromCharCode(Number.parseInt(code, base));
  return text
    .replace(/%([0-9a-f]{2})/gi, (_, code) => letter(code, 16))
    .replace(/\\u([0-9a-f]{4})/gi, (_, code) => letter(code, 16))
    .replace(/&#x([0-9a-f]{1,4});/gi, (_, code) => letter(code, 16))
    .replace(/&#(\d{1,5});/g, (_, code) => letter(code, 10));
}

/** What stands in base64, wherever in a group of four it begins, or in hexadecimal digits. */
function decoded(text: string): string[] {
  const runs = text.match(BASE64) ?? [];
  const inBase64 = runs.flatMap((run) =>
    [0, 1, 2, 3].map((from) => Buffer.from(run.slice(from), 'base64').toString('latin1')),
  );
  const inHex = (text.match(HEX) ?? []).map((run) => Buffer.from(run, 'hex').toString('latin1'));
  return [inBase64.join('\n'), inHex.join('\n')];
}
