import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';

/** Mails about a plan leave with the transaction that changes it. Without an outbox none is sent. */
export type Messenger = Pick<Services, 'env'> & Partial<Pick<Services, 'outbox'>> & { tx: Database };
