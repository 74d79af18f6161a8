declare module 'punycode.js' {
  /** The domain of an address or a host in ASCII letters, and back; the package ships no types. */
  const punycode: { toASCII: (address: string) => string; toUnicode: (address: string) => string };
  export default punycode;
}
