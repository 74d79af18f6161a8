import { redressToken } from '#mechanisms/decisions/server/shared/redress-token.ts';
import { findNotice } from '#member/reports/server/notice-store.ts';
import { settleNotice } from '#member/reports/server/shared/settle-notice.ts';
import type { Database } from '#platform/database/client.ts';
import type { Services } from '#platform/services.ts';
import { findGround, findReporterAddress } from './case-store.ts';
import type { CaseRow } from './queue-store.ts';

type Telling = Pick<Services, 'outbox' | 'keys'>;
type Outcome = { acted: boolean; answer: string };

/** The mail says that the case was handled and how to contest that, but not the decision. Contests get their outcome. */
export async function answerTeller(
  tx: Database,
  services: Telling,
  row: CaseRow['row'],
  { acted, answer }: Outcome,
  now: Date,
): Promise<void> {
  const { id, kind, source } = row;
  const token = redressToken(services, id);
  if (kind === 'notice')
    await settleNotice(
      tx,
      services,
      { notice: source, outcome: acted ? 'acted' : 'dismissed', answer, token },
      now,
    );
  else if (kind === 'report' || kind === 'words') {
    const to = await findReporterAddress(tx, source);
    const data = { number: source, acted, token };
    if (to) await services.outbox.send(tx, { template: 'report-answered', to, data });
  } else if (kind === 'redress') {
    const to = await findTellerOf(tx, row);
    if (to) await services.outbox.send(tx, { template: 'redress-answered', to, data: { acted, answer } });
  }
}

async function findTellerOf(tx: Database, row: CaseRow['row']): Promise<string | undefined> {
  const ground = await findGround(tx, row);
  if (ground?.kind === 'notice') return (await findNotice(tx, ground.source))?.email ?? undefined;
  return ground && findReporterAddress(tx, ground.source);
}
