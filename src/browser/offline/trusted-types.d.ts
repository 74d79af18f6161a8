/** The parts of Trusted Types that we use, missing from TypeScript's own library. */
interface Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScriptURL?: (address: string) => string },
    ) => { createScriptURL: (address: string) => string };
  };
}
