import { createHash, randomInt } from 'node:crypto';
import { strToU8 } from 'fflate';
import {
  type CaseRow,
  findCaseRow,
  findReport,
  listDecisionsAbout,
  listReportPhotos,
} from '#desk/moderation/server/case-store.ts';
import { hasRole } from '#desk/staff/rules.ts';
import { areIndependent, DEPENDENT } from '#desk/staff/server/shared/are-independent.ts';
import { auditBy, auditSubject, recordAudit } from '#desk/staff/server/shared/record-audit.ts';
import { requireStaff } from '#desk/staff/server/shared/require-staff.ts';
import { findAccountByAddress } from '#identity/accounts/server/store.ts';
import { parisDay } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { holdOf, listRefused, refusedPerson } from '#mechanisms/decisions/server/standing-store.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { reportEvidence, sealedThread } from '#member/reports/contract.ts';
import { findMailAddress } from '#platform/database/addresses.ts';
import type { Database } from '#platform/database/client.ts';
import { implementContract } from '#platform/http/request-context.ts';
import { addressPseudonym } from '#platform/pseudonym.ts';
import type { Services } from '#platform/services.ts';
import { UNCHANGED, write } from '#platform/write.ts';
import { zipFiles } from '#platform/zip-files.ts';
import { deskAuthoritiesContract } from '../contract.ts';
import { isWithin } from '../rules.ts';
import {
  type AskedCase,
  deleteRequest,
  findAccount,
  findAskedCase,
  insertRequest,
  listRequests,
  markHandedOver,
} from './store.ts';

const api = implementContract(deskAuthoritiesContract);
const door = requireStaff('moderation', 'admin');

/** Returns the address of the subject of a case; undefined once the account is gone. */
async function addressOfCase(db: Database, { subject_id }: CaseRow['row']): Promise<string | undefined> {
  return subject_id === null ? undefined : findMailAddress(db, subject_id);
}

/** Whether a case may concern an address: an erased subject is known by the addresses under legal hold (D31). */
async function mayBeAbout(
  { db, secret }: Services,
  { row, address, email }: { row: CaseRow['row']; address: string | undefined; email: string },
): Promise<boolean> {
  if (address !== undefined) return address === email;
  if (row.held_person === null) return true;
  const held = [row.held_person, ...(await listRefused(db, holdOf(row.id)))];
  return held.includes(refusedPerson(secret, email));
}

const requests = api.requests.use(door).handler(async ({ context: { services, staff } }) => {
  const isAdmin = hasRole(staff.roles, ['admin']);
  return (await listRequests(services.db)).map(({ row, about, askedBy, handedBy }) => ({
    id: row.id,
    caseId: row.case_id,
    about,
    authority: row.authority,
    reference: row.reference,
    from: row.period_from,
    until: row.period_until,
    askedBy: askedBy ?? '',
    askedAt: row.asked_at.toISOString(),
    mayHandOver:
      isAdmin && row.asked_by !== staff.id && (row.handed_at === null || row.handed_by === staff.id),
    handedOver:
      row.handed_at && row.digest
        ? { by: handedBy ?? '', at: row.handed_at.toISOString(), digest: row.digest }
        : null,
  }));
});

const ask = api.ask.use(door).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { db, secret } = services;
  const { id, case: caseId, authority, reference, from, until } = input;
  const found = caseId === null ? undefined : await findCaseRow(db, caseId);
  if (caseId !== null && !found) throw errors.NOT_FOUND();
  const address = found && (await addressOfCase(db, found.row));
  const email = input.email || address;
  if (found && email && !(await mayBeAbout(services, { row: found.row, address, email })))
    throw errors.OTHER_ADDRESS();
  const account = found || !input.email ? undefined : (await findAccountByAddress(db, input.email))?.id;
  await write(context, {
    async change({ tx, now }) {
      const isNew = await insertRequest(tx, {
        id,
        case_id: caseId,
        subject_id: account,
        // Without an address, sealed records stay closed.
        person: email ? addressPseudonym(secret, email) : null,
        authority,
        reference,
        period_from: from,
        period_until: until,
        asked_by: staff.id,
        asked_at: now,
      });
      if (!isNew) return UNCHANGED;
    },
    audit: auditBy(staff, {
      action: 'authorities.ask',
      subject: auditSubject(found?.row.subject_id ?? account, caseId ?? id),
      reason: `${authority}, ${reference}`,
    }),
  });
});

const drop = api.drop.use(door).handler(async ({ context, input, errors }) => {
  const { staff } = context;
  await write(context, {
    async change({ tx }) {
      const number = await deleteRequest(tx, input.id);
      if (number === undefined) throw errors.NOT_FOUND();
      return { kind: 'report', id: number } as const;
    },
    audit: ({ tx, now }, subject) => recordAudit(tx, { staff, action: 'authorities.drop', subject, now }),
  });
});

const handOver = api.handOver.use(requireStaff('admin')).handler(async ({ context, input, errors }) => {
  const { services, staff } = context;
  const { db, clock } = services;
  const asked = await findAskedCase(db, input.id);
  if (!asked) throw errors.NOT_FOUND();
  const { asked_by, case_id, authority, reference } = asked.row;
  // Four eyes: never the author of the request.
  if (asked_by === staff.id) throw errors.OWN_REQUEST();
  if (!(await areIndependent(db, asked_by, staff.id, clock.now())))
    throw errors.OWN_REQUEST({ message: DEPENDENT });
  const { bytes, password, digest } = await sealFile(await makeAuthorityFile(services, asked));
  // Logged before the file leaves, so that no handover goes unlogged.
  await write(context, {
    async change({ tx, now }) {
      // The request was withdrawn, or handed over by another colleague, while the file was created.
      if (!(await markHandedOver(tx, input.id, { by: staff.id, at: now, digest })))
        throw errors.HANDED_OVER();
    },
    audit: auditBy(staff, {
      action: 'authorities.hand-over',
      subject: auditSubject(asked.subject, case_id ?? input.id),
      reason: `${authority}, ${reference}, SHA-256 ${digest}`,
    }),
  });
  return {
    name: `dossier-${case_id ?? input.id}.zip.age`,
    file: bytes.toString('base64'),
    password,
    digest,
  };
});

export const deskAuthoritiesRoutes = { requests, ask, drop, handOver };

type Deps = Pick<Services, 'db' | 'photos' | 'clock'>;

/**
 * Builds the file of one request, within its period: identity, sealed report of its case, decisions. Excludes data
 * about the reporter and other conversations.
 */
export async function makeAuthorityFile({ db, photos, clock }: Deps, asked: AskedCase): Promise<Uint8Array> {
  const { row, kind, source, subject } = asked;
  const { authority, reference, period_from: from, period_until: until, case_id: caseId } = row;
  const isOf = (instant: string) => isWithin(parisDay(new Date(instant)), { from, until });
  const account = subject ? await findAccount(db, subject) : undefined;
  const profile = subject ? await findProfile(db, subject) : undefined;
  const report =
    source !== null && (kind === 'report' || kind === 'words') ? await findReport(db, source) : undefined;
  const evidence = report && reportEvidence.parse(report.evidence);
  const said = report && [...(evidence?.messages ?? []), ...(sealedThread.parse(report.sealed_thread) ?? [])];
  const decisions = subject ? await listDecisionsAbout(db, subject) : [];
  const contents = {
    demande: { autorite: authority, reference, du: from, au: until },
    compte: account
      ? {
          identifiant: subject,
          email: account.email,
          cree_le: account.createdAt.toISOString(),
          ...(profile && {
            prenom: profile.first_name,
            nom: profile.last_name,
            date_de_naissance: profile.birth_date,
            commune: profile.city,
          }),
        }
      : 'effacé, ou inconnu',
    dossier: caseId && { numero: caseId, nature: kind },
    signalement: report && {
      numero: report.number,
      recu_le: report.created_at.toISOString(),
      motif: report.matter,
      mots: report.reason,
      profil_signale: evidence?.profile ?? null,
      messages: withoutRepeats(said ?? []).filter(({ at }) => isOf(at)),
      mot_apres_rencontre: evidence?.words ?? null,
    },
    decisions: decisions
      .map(({ row }) => ({ decision: row.decision, faits: row.facts, le: row.decided_at.toISOString() }))
      .filter(({ le }) => isOf(le)),
  };
  const files: Record<string, Uint8Array> = {
    'LISEZ-MOI.txt': strToU8(EXPLANATION),
    'dossier.json': strToU8(`${JSON.stringify(contents, null, 2)}\n`),
  };
  const sealed = report ? await listReportPhotos(db, report.number) : [];
  for (const { id, part } of sealed) {
    const jpeg = part === 'reported' ? await photos.find(id, 'upright') : undefined;
    if (jpeg) files[`photos/${id}.jpg`] = Uint8Array.from(jpeg);
  }
  return zipFiles(files, clock.now());
}

/** The sealed conversation already contains the latest messages of the report. */
function withoutRepeats<Said extends object>(said: readonly Said[]): Said[] {
  const seen = new Map(said.map((one) => [JSON.stringify(one), one]));
  return [...seen.values()];
}

const EXPLANATION = `Dossier remis par ${PRODUCT_NAME} à l’autorité nommée dans dossier.json.

dossier.json : la demande, l’identité telle que le compte la donne, le signalement tel qu’il a été mis
sous scellé le jour où nous l’avons reçu, et nos décisions, pour la période demandée. Les dates sont en
temps universel (UTC).
photos : celles du profil signalé, ce jour-là.

L’identité est déclarative : ${PRODUCT_NAME} ne demande aucun document. Qui a signalé n’y est pas nommé.
`;

/** Omits characters that are easily confused, spoken or on paper. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 6;
const GROUP_LETTERS = 4;
/** scrypt 2^15: a 118-bit password needs no slower function, and `age` itself is slow. */
const WORK_FACTOR = 15;

type SealedFile = { bytes: Buffer; password: string; digest: string };

/**
 * Encrypts in the age format; the random 118-bit password travels separately. The logged digest reveals later changes.
 */
async function sealFile(plain: Uint8Array): Promise<SealedFile> {
  const password = Array.from({ length: GROUPS }, group).join('-');
  const { Encrypter } = await import('age-encryption');
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  encrypter.setPassphrase(password);
  const bytes = Buffer.from(await encrypter.encrypt(plain));
  return { bytes, password, digest: createHash('sha256').update(bytes).digest('hex') };
}

function group(): string {
  return Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
