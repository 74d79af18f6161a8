import { existsSync } from 'node:fs';
import { DAY_MS } from '#lib/durations.ts';
import { NO_JOURNAL } from '#member/data-rights/server/erasure-journal.ts';
import { listMissingPhotoModel } from '#platform/photo-model.ts';
import { isFresh } from '#platform/security-contact.ts';
import { listUnfinished } from '#platform/unfinished.ts';
import { inspectMachine, listUnsafe } from '#platform/unsafe-production.ts';
import { broken, doubtful, type Examination, type Finding, sound } from './finding.ts';

const MONTH_MS = 30 * DAY_MS;

/** Checks the variables: what a start in production would reject, and what it will reject soon. */
export async function checkSettings({ env, unusable, now }: Examination): Promise<Finding[]> {
  const refused = [
    ...unusable,
    ...listMissingPhotoModel(env),
    ...(existsSync(env.DATA_DIR)
      ? listUnsafe(env, inspectMachine(env.DATA_DIR))
      : [`DATA_DIR n’existe pas : ${env.DATA_DIR}`]),
    // The people of the public pages are checked with the database.
    ...listUnfinished(env, [], now),
  ];
  const findings = refused.map((sentence) =>
    broken(
      sentence,
      'Corrigez la variable (docs/configuration.md décrit chacune, docs/operations.md les mentions légales).',
    ),
  );
  if (refused.length === 0) findings.push(sound('Un démarrage en production accepte les réglages.'));
  return [...findings, ...soonOver(env.SECURITY_EXPIRES, now), ...lacking(env)];
}

function soonOver(day: string | undefined, now: Date): Finding[] {
  if (!isFresh(day, now) || Date.parse(String(day)) - now.getTime() > MONTH_MS) return [];
  return [
    doubtful(
      `SECURITY_EXPIRES est dans moins d’un mois (${day}).`,
      'Vérifiez que la boîte SECURITY_CONTACT est lue, puis avancez le jour.',
    ),
  ];
}

function lacking({ ALLOW_UNFINISHED, DANGER_CONTACTS, ERASURES_DIR }: Examination['env']): Finding[] {
  const findings: Finding[] = [];
  if (ALLOW_UNFINISHED)
    findings.push(
      doubtful(
        'ALLOW_UNFINISHED=1 : les nœuds démarrent même si le site n’est ni sûr ni prêt.',
        'Retirez-le une fois que tout ce qui suit est en ordre.',
      ),
    );
  if (DANGER_CONTACTS.length === 0)
    findings.push(
      doubtful(
        'DANGER_CONTACTS est vide : personne à appeler quand une vie est en danger.',
        'Donnez les noms et téléphones, dans l’ordre des appels.',
      ),
    );
  if (!ERASURES_DIR || ERASURES_DIR === NO_JOURNAL)
    findings.push(
      doubtful(
        'Le journal des effacements n’existe que dans DATA_DIR.',
        'Donnez à ERASURES_DIR un dossier d’une autre machine : sans lui, une machine perdue fait revenir les personnes effacées depuis la sauvegarde.',
      ),
    );
  return findings;
}
