import { watchSession } from '#browser/session/session.ts';
import { ApiPages } from './api-pages.tsx';

/** All pages that call the API. Landing and welcome pages stay outside, to keep them light. */
export default function SessionLayout() {
  return <ApiPages watch={watchSession} />;
}
