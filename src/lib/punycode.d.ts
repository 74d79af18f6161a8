declare module 'punycode.js' {
  /** Converts the domain of an address or a host to ASCII letters, and back; the package ships no types. */
  const punycode: { toASCII: (address: string) => string; toUnicode: (address: string) => string };
  export default punycode;
}
