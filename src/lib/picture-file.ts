const SIGNATURES = { jpeg: /^\xff\xd8\xff/, png: /^\x89PNG\r\n/, webp: /^RIFF[\s\S]{4}WEBP/ };
type Kind = keyof typeof SIGNATURES;

/** Whether the file starts like a JPEG, a PNG or a WebP. */
export function hasPictureSignature(bytes: Uint8Array): boolean {
  return kindOf(bytes) !== undefined;
}

/** Whether the end of a JPEG, a PNG or a WebP is missing. Browsers render such a file, in grey where it ends. */
export function isCutOff(bytes: Uint8Array): boolean {
  const kind = kindOf(bytes);
  return (
    kind !== undefined && !END_FOUND[kind](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.length))
  );
}

function kindOf(bytes: Uint8Array): Kind | undefined {
  const first = String.fromCharCode(...bytes.subarray(0, 12));
  return (Object.keys(SIGNATURES) as Kind[]).find((kind) => SIGNATURES[kind].test(first));
}

const END_FOUND: Record<Kind, (bytes: Uint8Array, view: DataView) => boolean> = {
  jpeg: hasEndOfJpeg,
  png: hasEndOfPng,
  webp: (bytes, view) => bytes.length >= view.getUint32(4, true) + 8,
};

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const RESTARTS = [0xd0, 0xd7] as const;

/** Walks from marker to marker, past the thumbnails in metadata: they have end markers of their own. */
function hasEndOfJpeg(bytes: Uint8Array, view: DataView): boolean {
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) return true;
    else {
      at += 2 + view.getUint16(at + 2);
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    }
  }
  return bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE;
}

/** Walks coded pixels: 0xFF precedes 0 or a restart number there, and otherwise starts the next marker. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < RESTARTS[0] || next > RESTARTS[1])) return at;
  }
  return bytes.length;
}

function hasEndOfPng(bytes: Uint8Array, view: DataView): boolean {
  const [signature, frame, end] = [8, 12, 0x49454e44];
  for (let at = signature; at + frame <= bytes.length; at += frame + view.getUint32(at))
    if (view.getUint32(at + 4) === end) return true;
  return false;
}
