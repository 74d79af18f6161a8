import { Decrypter } from 'age-encryption';
import { isWithin } from '#desk/authorities/rules.ts';
import { findHandedOver } from '#desk/authorities/server/store.ts';
import { recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { listRecords } from '#identity/accounts/server/identification-store.ts';
import { parisDay } from '#lib/french-date.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import { openKeys } from '#platform/keys/open-keys.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import { readSecrets } from '#platform/secret-files.ts';
import type { TeamDeps } from './team-commands.ts';

const NOT_ASKED =
  'Aucune demande d’une autorité n’a été remise pour ce dossier : à l’équipe, quelqu’un la note, quelqu’un d’autre la remet.';
const OF_SOMEONE_ELSE = 'Cette demande est celle d’une autre personne.';
const OF_NOBODY =
  'Le compte de ce dossier est effacé, et la demande ne nomme aucune adresse : notez-en une autre, avec l’adresse.';
const NOTHING_KEPT = 'Rien n’est conservé pour cette adresse.';
const NO_KEY = 'IDENTIFICATION_KEY manque : la liste seule, sans ce qui est sous scellé.';
const OTHER_KEY = 'scellé pour une autre clé';

/**
 * Opens the sealed records of one address, for an authority's written request (D36): one colleague recorded the request
 * at the desk, another handed its file over, and the holder of the secret key opens it. Returns the identity of the
 * account whatever the period, and the log-ins of the requested period. The audit log records it before anything is
 * printed.
 * @param number of the case, or of a request without a case
 */
export async function openIdentification(deps: TeamDeps, email: string, number = ''): Promise<string[]> {
  const { db, env, clock } = deps;
  const asked = await findHandedOver(db, number);
  if (!asked?.row.handed_by || asked.row.handed_by === asked.row.asked_by) return [NOT_ASKED];
  const { lasting } = await openKeys({ db, clock, log: () => undefined, ...readSecrets(env) });
  const person = addressPseudonym(lasting.pseudonyms, email);
  const isTheirs = asked.subject !== null && (await findMailAddress(db, asked.subject)) === email;
  if (!isTheirs && asked.row.person !== person) return [asked.row.person ? OF_SOMEONE_ELSE : OF_NOBODY];
  const period = { from: asked.row.period_from, until: asked.row.period_until };
  const records = (await listRecords(db, person)).filter(
    ({ occasion, at }) => occasion !== 'log-in' || isWithin(parisDay(at), period),
  );
  if (records.length === 0) return [NOTHING_KEPT];
  const key = env.IDENTIFICATION_KEY;
  if (!key) return [NO_KEY, ...records.map(({ occasion, at }) => `${at.toISOString()}  ${occasion}`)];
  await recordAudit(db, {
    staff: { id: asked.row.handed_by },
    action: 'authorities.open-identification',
    subject: { kind: 'report', id: number },
    reason: `${asked.row.authority}, ${asked.row.reference}`,
    now: clock.now(),
  });
  return Promise.all(
    records.map(({ sealed, occasion, at }) =>
      // After a key rotation some records of a person are under the previous key.
      opened(sealed, key).catch(() => `${at.toISOString()}  ${occasion}  ${OTHER_KEY}`),
    ),
  );
}

async function opened(sealed: string, key: string): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(key);
  return decrypter.decrypt(Buffer.from(sealed, 'base64'), 'text');
}
