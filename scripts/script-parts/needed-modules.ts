export type ModuleFacts = {
  id: string;
  isEntry: boolean;
  importedIds: readonly string[];
  code: string | null;
};

/** One module that names several thousand others, of which an importer keeps those that it names itself. */
const ICONS = /\/lucide-react\/dist\/esm\/lucide-react\.m?js$/;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*['"]lucide-react['"]/g;
const ICON_LINE = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.m?js)'/g;

/** What a module needs of the others, by its id. */
export function needsOf(modules: readonly ModuleFacts[]): (id: string) => readonly string[] {
  const byId = new Map(modules.map((module) => [module.id, module]));
  const list = modules.find(({ id }) => ICONS.test(id));
  const icons = list ? iconsOf(list) : new Map<string, string>();
  return (id) => {
    const { importedIds = [], code } = byId.get(id) ?? {};
    if (!importedIds.some((one) => one === list?.id)) return id === list?.id ? [] : importedIds;
    const names = [...(code ?? '').matchAll(NAMED_ICONS)].flatMap(([, inside = '']) => inside.split(','));
    const named = names.flatMap((name) => icons.get(name.trim().replace(/ as .*/, '')) ?? []);
    return [...importedIds.filter((one) => one !== list?.id), ...named];
  };
}

/** Ids of icons by each of their names. */
function iconsOf({ id, code }: ModuleFacts): Map<string, string> {
  const folder = id.replace(/[^/]+$/, '');
  const lines = [...(code ?? '').matchAll(ICON_LINE)];
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [name.replace(/.* as /, '').trim(), `${folder}${file}`]),
    ),
  );
}
