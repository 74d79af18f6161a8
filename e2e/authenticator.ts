import type { Page } from '@playwright/test';

/**
 * Chromium's own authenticator of software: it knows passkeys, and makes sure of the person without asking. It would take
 * the passkey that a form offers by itself before any button is pressed: here no form does.
 */
export async function withAuthenticator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal' },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
}
