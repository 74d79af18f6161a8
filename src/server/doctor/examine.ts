import { checkBackups } from './check-backups.ts';
import { checkDatabase } from './check-database.ts';
import { checkMachine } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkMailRecords } from './check-mail-records.ts';
import { checkPhotos } from './check-photos.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkRelay } from './check-relay.ts';
import { checkSettings } from './check-settings.ts';
import type { Examination } from './examination.ts';
import { broken, type Finding, reasonOf } from './finding.ts';

type Check = (examination: Examination) => Promise<Finding[]>;

/** In the order in which a set-up is mended. */
const CHECKS: Record<string, readonly Check[]> = {
  Réglages: [checkSettings],
  Machine: [checkMachine],
  Base: [checkDatabase],
  Photos: [checkPhotos],
  'Adresse publique': [checkPublicAddress],
  'E-mails': [checkMail, checkMailRecords],
  Appels: [checkRelay],
  Sauvegardes: [checkBackups],
};

/** Looks at everything, one thing after the other, so that each is seen as it stands alone. */
export async function* examine(
  examination: Examination,
): AsyncGenerator<{ part: string; findings: Finding[] }> {
  for (const [part, checks] of Object.entries(CHECKS)) {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await attempt(() => check(examination))));
    yield { part, findings };
  }
}

async function attempt(check: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await check();
  } catch (error) {
    return [
      broken(`La vérification s’est arrêtée (${reasonOf(error)}).`, 'Corrigez ce qui précède, et relancez.'),
    ];
  }
}
