import { expect, test } from 'vitest';
import { parseArticle } from './markdown.ts';

const ARTICLE = `# Titre

Une phrase
sur deux lignes.

## Première partie {#premiere}

Du texte **fort** et [un lien](/cgu#prix).

> En bref, sur
> deux lignes.

### À part

- un
- **deux**

## Seconde partie {#seconde}

| Quoi | Durée |
|---|---|
| Compte | 1 an |
`;

test('an article has a title, a lead and sections with their anchors', () => {
  const article = parseArticle(ARTICLE);
  expect(article.title).toBe('Titre');
  expect(article.lead).toEqual([
    { kind: 'paragraph', text: [{ kind: 'text', text: 'Une phrase sur deux lignes.' }] },
  ]);
  expect(article.sections.map(({ id, title }) => [id, title])).toEqual([
    ['premiere', 'Première partie'],
    ['seconde', 'Seconde partie'],
  ]);
});

test('bold, links, notes, subheadings, lists and tables keep their words and their order', () => {
  const [first, second] = parseArticle(ARTICLE).sections;
  expect(first?.blocks).toEqual([
    {
      kind: 'paragraph',
      text: [
        { kind: 'text', text: 'Du texte ' },
        { kind: 'strong', text: 'fort' },
        { kind: 'text', text: ' et ' },
        { kind: 'link', text: 'un lien', to: '/cgu#prix' },
        { kind: 'text', text: '.' },
      ],
    },
    { kind: 'note', text: [{ kind: 'text', text: 'En bref, sur deux lignes.' }] },
    { kind: 'subheading', text: [{ kind: 'text', text: 'À part' }] },
    { kind: 'list', items: [[{ kind: 'text', text: 'un' }], [{ kind: 'strong', text: 'deux' }]] },
  ]);
  expect(second?.blocks).toEqual([
    {
      kind: 'table',
      head: [[{ kind: 'text', text: 'Quoi' }], [{ kind: 'text', text: 'Durée' }]],
      rows: [[[{ kind: 'text', text: 'Compte' }], [{ kind: 'text', text: '1 an' }]]],
    },
  ]);
});

test.each([
  'Sans titre',
  '# T\n\n## Partie sans ancre',
  '# T\n\n> note\nsuite',
  '# T\n\n- un\nsuite',
  '# T\n\nun *mot*',
  '# T\n\n[lien](pas fini',
])('what it does not know stops the build rather than showing raw signs: %j', (source) => {
  expect(() => parseArticle(source)).toThrow();
});
