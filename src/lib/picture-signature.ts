const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/];

/** Whether the first bytes are those of a JPEG, a PNG or a WebP. */
export function hasPictureSignature(bytes: Uint8Array): boolean {
  const first = String.fromCharCode(...bytes.subarray(0, 12));
  return SIGNATURES.some((signature) => signature.test(first));
}
