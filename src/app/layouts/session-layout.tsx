import { awaitEarlyReads } from '#browser/api/await-early-reads.ts';
import { readSessionAhead, watchSession } from '#browser/session/session.ts';
import { ApiPages } from './api-pages.tsx';

export async function clientLoader() {
  await awaitEarlyReads({ '/api/session': readSessionAhead });
}

/** All pages that call the API. Landing and welcome pages stay outside, to keep them light. */
export default function SessionLayout() {
  return <ApiPages watch={watchSession} />;
}
