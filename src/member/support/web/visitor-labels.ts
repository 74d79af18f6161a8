import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import type { VisitorLabels } from '../rules.ts';

/** The keys of spec 2 §3; labels only, a cookie opens the conversation (D14). */
const KEYS = { visitorId: 'visitorId', name: 'visitorName', email: 'visitorEmail' } as const;
/** In memory, if the browser forbids storage. */
let remembered: VisitorLabels | null = null;

export function readLabels(): VisitorLabels | null {
  const [visitorId, name, email] = [KEYS.visitorId, KEYS.name, KEYS.email].map(readStored);
  return visitorId && name && email ? { visitorId, name, email } : remembered;
}

export function storeLabels(labels: VisitorLabels): void {
  remembered = labels;
  writeStored(KEYS.visitorId, labels.visitorId);
  writeStored(KEYS.name, labels.name);
  writeStored(KEYS.email, labels.email);
}

export function forgetLabels(): void {
  remembered = null;
  for (const key of Object.values(KEYS)) removeStored(key);
}

/** « visitor-{timestamp}-{random} » (spec 2 §3). */
export function newVisitorId(): string {
  return `visitor-${Date.now()}-${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
