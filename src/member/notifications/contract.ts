import { z } from 'zod';
import { action, base, done, route } from '#lib/contract-base.ts';

const choices = z.object({
  messageMails: z.boolean({ error: 'Veuillez répondre par oui ou par non' }),
  weeklyMails: z.boolean({ error: 'Veuillez répondre par oui ou par non' }),
});
export type NotificationChoices = z.infer<typeof choices>;

export const pushEndpoint = z
  .url({ protocol: /^https$/, error: 'Cette adresse d’envoi n’est pas valable' })
  .max(1000);
const base64url = (bytes: string) =>
  z.string().regex(new RegExp(`^[\\w-]{${bytes}}$`), 'Cette clé n’est pas valable');

/** Shape of the browser's `PushSubscription.toJSON()`. */
export const pushSubscription = z.object({
  endpoint: pushEndpoint,
  // A P-256 point of 65 bytes, and 16 random bytes.
  keys: z.object({ p256dh: base64url('87'), auth: base64url('22') }),
});

export const PUSH_ERRORS = {
  PUSH_SERVICE_UNKNOWN: {
    status: 422,
    message: 'Votre navigateur passe par un service de notifications que nous ne connaissons pas.',
  },
} as const;

export const notificationsContract = {
  choices: route('GET', '/notification-choices', 'Get my notification choices').output(choices),
  saveChoices: action('/notification-choices', 'Save my notification choices').input(choices.partial()),
  stopMails: base
    .route({
      method: 'POST',
      path: '/unsubscribe',
      summary: 'Unsubscribe from mails by a mailed link (RFC 8058), without session or Origin',
      inputStructure: 'detailed',
    })
    .errors({
      LINK_UNKNOWN: {
        status: 410,
        message:
          'Ce lien de désinscription n’est pas complet ou n’est plus valable. Vous pouvez refuser ces e-mails dans « Mon compte ».',
      },
    })
    // Mail servers post a form of their own (RFC 8058), which is ignored.
    .input(z.object({ query: z.object({ jeton: z.string().max(400) }) }))
    .output(done),
  pushKey: route('GET', '/push/key', 'Get the public key for push subscriptions').output(
    z.object({ publicKey: z.string() }),
  ),
  pushState: route('POST', '/push/state', 'Get the push state of this browser')
    .input(z.object({ endpoint: pushEndpoint }))
    .output(z.object({ subscribed: z.boolean() })),
  subscribe: action('/push', 'Subscribe this browser to push notifications')
    .errors(PUSH_ERRORS)
    .input(pushSubscription),
  unsubscribe: action('/push/end', 'Unsubscribe this browser from push notifications').input(
    z.object({ endpoint: pushEndpoint }),
  ),
};
