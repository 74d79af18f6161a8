import { createHash, randomInt } from 'node:crypto';
import { strToU8 } from 'fflate';
import { findReport, listDecisionsAbout, listReportPhotos } from '#desk/moderation/server/case-store.ts';
import { parisDay } from '#lib/french-date.ts';
import { PRODUCT_NAME } from '#lib/product.ts';
import { findProfile } from '#member/profile/server/store.ts';
import { reportEvidence, sealedThread } from '#member/reports/contract.ts';
import type { Services } from '#platform/services.ts';
import { zipFiles } from '#platform/zip-files.ts';
import { isWithin } from '../rules.ts';
import { type AskedCase, findAccount } from './store.ts';

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
export async function sealFile(plain: Uint8Array): Promise<SealedFile> {
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
