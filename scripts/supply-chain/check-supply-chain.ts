import { add, type Count, none } from '../checks.ts';
import { type Audit, auditPackages } from './audit.ts';
import { readLockfile } from './lockfile.ts';
import { auditByOsv, readOsv } from './osv.ts';
import { SBOM_FILE, writeSbom } from './sbom.ts';
import { searchHistory } from './search-history.ts';

type Options = {
  /** A file or a folder of OSV records that the operator brought, instead of the registry. */
  osv?: string | undefined;
  /** Also what commits added and removed since. */
  history?: boolean;
};

/**
 * Writes the list of what runs, and asks the registry what is known against it: a critical flaw fails, the others are
 * said (docs/dependencies.md has the time that each leaves). Licences and secrets of the tree are unit tests.
 */
export async function checkSupplyChain({ osv, history = false }: Options = {}): Promise<Count> {
  return add(await sbomWritten(), await knownFlaws(osv), history ? await noSecretInHistory() : none);
}

async function noSecretInHistory(): Promise<Count> {
  const found = await searchHistory();
  const ok = found.length === 0;
  process.stdout.write(
    `${ok ? '✓' : '✗'} secrets dans l’histoire de git : ${ok ? 'aucun' : ['', ...found].join('\n  ')}\n`,
  );
  return { ...none, passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

async function sbomWritten(): Promise<Count> {
  try {
    process.stdout.write(`✓ ${await writeSbom()} composants dans ${SBOM_FILE}\n`);
    return { ...none, passed: 1 };
  } catch (error) {
    process.stdout.write(`✗ liste des composants\n${String(error)}\n`);
    return { ...none, failed: 1 };
  }
}

async function knownFlaws(osv: string | undefined): Promise<Count> {
  let audit: Audit | undefined;
  try {
    audit = osv === undefined ? await auditPackages() : auditFromFile(osv);
  } catch (error) {
    process.stdout.write(`✗ ${osv} n’est pas fait d’enregistrements OSV : ${String(error)}\n`);
    return { ...none, failed: 1 };
  }
  if (!audit) {
    process.stdout.write(
      'Aucun registre ne répond à npm audit : les failles connues ne sont pas vérifiées ici. Avec des données OSV : npm run check -- supply-chain --osv <fichier>.\n',
    );
    return none;
  }
  const fails = audit.critical > 0;
  process.stdout.write(`${fails ? '✗' : '✓'} ${audit.sentence}\n`);
  return { ...none, passed: fails ? 0 : 1, failed: fails ? 1 : 0 };
}

function auditFromFile(osv: string): Audit {
  return auditByOsv(
    readOsv(osv),
    readLockfile().filter(({ dev }) => !dev),
  );
}
