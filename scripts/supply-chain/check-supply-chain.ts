import { add, type Count, none } from '../checks.ts';
import { auditPackages } from './audit.ts';
import { SBOM_FILE, writeSbom } from './sbom.ts';

/**
 * Writes the list of what runs, and asks the registry what is known against it: a critical flaw fails, the others are
 * said (docs/dependencies.md has the time that each leaves). Licences and secrets are unit tests.
 */
export async function checkSupplyChain(): Promise<Count> {
  return add(await sbomWritten(), await knownFlaws());
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

async function knownFlaws(): Promise<Count> {
  const audit = await auditPackages();
  if (!audit) {
    process.stdout.write(
      'Aucun registre ne répond à npm audit : les failles connues ne sont pas vérifiées ici.\n',
    );
    return none;
  }
  const fails = audit.critical > 0;
  process.stdout.write(`${fails ? '✗' : '✓'} ${audit.sentence}\n`);
  return { ...none, passed: fails ? 0 : 1, failed: fails ? 1 : 0 };
}
