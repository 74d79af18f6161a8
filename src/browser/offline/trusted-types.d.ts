/** What we use of Trusted Types, which TypeScript's own library does not know yet. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL?: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}
