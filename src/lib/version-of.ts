/**
 * Returns a fingerprint of a form's content. Equal content has an equal version, so a repeated save is no conflict. The
 * browser computes it too, hence no `node:crypto`: a version distinguishes two contents and proves nothing.
 */
export function versionOf(shown: object): string {
  return hash(inStableOrder(shown));
}

function inStableOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** 64 bits: FNV-1a and a second hash that mixes in the position. */
function hash(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    two = Math.imul(two ^ (unit * 0x9e37 + at), 0x85ebca6b);
    two ^= two >>> 13;
  }
  return [one, two].map((part) => (part >>> 0).toString(36)).join('-');
}
