declare module 'punycode.js' {
  /** The domain of an address or a host in letters of ASCII, and back; the package brings no types. */
  export function toASCII(address: string): string;
  export function toUnicode(address: string): string;
}
