import type { SpokenNode } from './accessibility-tree.ts';

/** NVDA's French words for roles; null for roles that it does not announce. */
const ROLE_WORDS: Record<string, string | null> = {
  RootWebArea: 'document',
  banner: 'bannière',
  main: 'contenu principal',
  contentinfo: 'informations sur le contenu',
  complementary: 'complémentaire',
  navigation: 'navigation',
  region: 'région',
  form: 'formulaire',
  search: 'recherche',
  heading: 'titre niveau',
  link: 'lien',
  button: 'bouton',
  DisclosureTriangle: 'bouton',
  DisclosureTriangleGrouped: 'bouton',
  textbox: 'zone d’édition',
  searchbox: 'zone d’édition de recherche',
  spinbutton: 'bouton rotatif',
  combobox: 'zone de liste déroulante',
  radio: 'bouton radio',
  radiogroup: 'groupe de boutons radio',
  group: 'groupement',
  checkbox: 'case à cocher',
  switch: 'bouton bascule',
  slider: 'potentiomètre',
  progressbar: 'barre de progression',
  list: 'liste',
  dialog: 'boîte de dialogue',
  alertdialog: 'boîte d’alerte',
  alert: 'alerte',
  article: 'article',
  figure: 'figure',
  image: 'graphique',
  log: 'journal',
  blockquote: 'citation',
  separator: 'séparateur',
  menu: 'menu',
  menuitem: 'élément de menu',
  listbox: 'liste à choix',
  option: 'choix',
  listitem: null,
  sectionheader: null,
  sectionfooter: null,
  ListMarker: null,
  Details: null,
  status: null,
  paragraph: null,
  generic: null,
  none: null,
  strong: null,
  emphasis: null,
  time: null,
  code: null,
  LabelText: null,
  Legend: null,
  Figcaption: null,
  DescriptionList: null,
  term: null,
  definition: null,
  LineBreak: null,
  StaticText: null,
};

/** The states that NVDA adds, in its order. */
const STATES: readonly (readonly [property: string, value: unknown, spoken: string])[] = [
  ['pressed', 'true', 'enfoncé'],
  ['checked', 'true', 'coché'],
  ['checked', 'false', 'non coché'],
  ['expanded', true, 'développé'],
  ['expanded', false, 'réduit'],
  ['hasPopup', 'menu', 'sous-menu'],
  ['hasPopup', 'dialog', 'ouvre une boîte de dialogue'],
  ['multiline', true, 'multiligne'],
  ['required', true, 'requis'],
  ['invalid', 'true', 'entrée invalide'],
  ['disabled', true, 'non disponible'],
];
/** Roles whose value is spoken too. */
const VALUED = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton', 'slider', 'progressbar']);

/** Returns the line of one element; empty for elements that are not announced. */
export function lineOf(node: SpokenNode): string {
  const { role, name, value, description, properties } = node;
  const word = ROLE_WORDS[role];
  if (word === undefined) throw new Error(`No French word for the role ${role}`);
  // Not announced without a name. Some versions of Chromium have no node for such a form.
  if (word === null || (['group', 'form'].includes(role) && !name)) return '';
  const states = STATES.filter(([property, on]) => properties.get(property) === on).map(([, , said]) => said);
  const parts = [
    withCount(word, node),
    name,
    ...states,
    VALUED.has(role) && value ? `« ${value} »` : '',
    description === name ? '' : description,
  ];
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}

function withCount(word: string, { role, properties, children }: SpokenNode): string {
  if (role === 'heading') return `${word} ${properties.get('level')}`;
  if (role !== 'list') return word;
  const items = children.filter((child) => child.role === 'listitem').length;
  return `${word} de ${items} élément${items > 1 ? 's' : ''}`;
}
