import { awaitEarlyReads } from '#browser/api/await-early-reads.ts';
import { queryClient } from '#browser/api/query-client.ts';
import type { VisibleProfile } from '#member/matching/contract.ts';
import { SelectionScreen } from '#member/matching/web/selection-screen.tsx';
import { selectionQuery } from '#member/matching/web/shared/api.ts';
import { introductionsQuery } from '#member/matchmaker/web/shared/api.ts';
import { Introductions } from '#member/matchmaker/web/shared/introductions.tsx';
import { PersonMenu } from '#member/reports/web/shared/report-person.tsx';

export async function clientLoader() {
  await awaitEarlyReads({
    '/api/selection': () => queryClient.prefetchQuery(selectionQuery()),
    '/api/introductions': () => queryClient.prefetchQuery(introductionsQuery()),
  });
}

const menuOf = (person: VisibleProfile) => <PersonMenu person={person} />;

export default function SelectionPage() {
  return <SelectionScreen menuOf={menuOf} introductions={<Introductions menuOf={menuOf} />} />;
}
