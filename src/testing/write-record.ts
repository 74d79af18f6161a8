import { readFileSync } from 'node:fs';
import {
  ERASURE_RULES,
  type ErasureRule,
  type KnownTable,
} from '#member/data-rights/server/erasure-rules.ts';
import { table } from './markdown-table.ts';
import { OF_NOBODY, TREATMENTS, type Treatment } from './treatments-content.ts';

/** Names of the data classes in `docs/privacy.md`, most sensitive first. */
const CLASSES = {
  secret: 'secrète',
  intimate: 'intime',
  personal: 'personnelle',
  internal: 'interne',
  public: 'publique',
} as const;
type DataClass = keyof typeof CLASSES;
const ORDER = Object.keys(CLASSES);
const isDataClass = (name: string): name is DataClass => name in CLASSES;

/** Returns each table with its data class in `docs/privacy.md`. */
function readClasses(): (readonly [table: string, DataClass])[] {
  const classes = readFileSync('docs/privacy.md', 'utf8').split('\n## Tables by class\n')[1] ?? '';
  const rows = [...classes.matchAll(/^\| \*\*(\w+)\*\* \| (.*) \|$/gm)];
  return rows.flatMap(([, name = '', tables = '']) =>
    isDataClass(name) ? [...tables.matchAll(/`(\w+)`/g)].map(([, one = '']) => [one, name] as const) : [],
  );
}

/** Lists every classified table; one in two classes appears twice. */
export function listClassed(): string[] {
  return readClasses().map(([name]) => name);
}

/** Lists every table in the record, including those without personal data; one in two activities appears twice. */
export function listRecorded(): KnownTable[] {
  return [...TREATMENTS.flatMap(({ data }) => data.flatMap(({ tables }) => tables)), ...OF_NOBODY];
}

/** Writes the record of processing (GDPR, article 30), in French. */
export function writeRecord(): string {
  const classes = new Map(readClasses());
  const parts = TREATMENTS.map((one, index) => writeTreatment(one, index + 1, classes));
  const nobody = `### Tables qui ne concernent personne\n\n${inCode(OF_NOBODY)}.`;
  return french([...parts, nobody].join('\n\n'));
}

function writeTreatment(treatment: Treatment, number: number, classes: Map<string, DataClass>): string {
  const facts = [
    ['Finalité', treatment.purpose],
    ['Base légale', treatment.basis],
    ['Personnes', treatment.people],
    ['Destinataires', treatment.recipients],
    ['Hors de l’Union', treatment.transfers ?? 'aucun transfert par le logiciel'],
  ];
  const rows = treatment.data.map(({ tables, what, kept }) => [
    what,
    inCode(tables),
    classOf(tables, classes),
    kept,
    erasureOf(tables),
  ]);
  const head = ['Données', 'Tables', 'Classe', 'Durée', 'Si le compte est effacé'];
  const data = rows.length > 0 ? table(head, rows) : 'Aucune table de la base.';
  return [`### ${number}. ${treatment.name}`, table(['', ''], facts), data].join('\n\n');
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** Returns the most sensitive class among the tables. */
function classOf(tables: readonly string[], classes: Map<string, DataClass>): string {
  const found = tables.flatMap((name) => classes.get(name) ?? []);
  const [first] = found.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
  return first ? CLASSES[first] : 'sans classe';
}

/** Describes what erasing the account does to the rows, from the rule of each column. */
function erasureOf(tables: readonly KnownTable[]): string {
  const rules = tables.flatMap((name): ErasureRule[] => Object.values(ERASURE_RULES[name]));
  const said = [
    rules.some((rule) => rule === 'cascade' || rule === 'erased') && 'part avec le compte',
    rules.includes('unnamed') && 'reste sans le nom',
    rules.some((rule) => typeof rule === 'object' && 'kept' in rule) &&
      'ce qui prouve ou protège reste jusqu’à son terme',
  ].filter((words) => words !== false);
  return said.join(' ; ') || 'sans lien avec un compte';
}

/** Inserts narrow no-break spaces where French typography requires them. */
const french = (text: string) => text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u202f');
