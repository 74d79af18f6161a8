/** Anchors of the sections, in their order on the page. */
const SECTIONS = [
  { id: 'compte', title: 'Votre compte' },
  { id: 'mot-de-passe', title: 'Mot de passe' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'pause', title: 'Faire une pause' },
  { id: 'appareils', title: 'Appareils connectés' },
  { id: 'accords', title: 'Vos accords' },
  { id: 'mes-donnees', title: 'Télécharger vos données' },
  { id: 'suppression', title: 'Supprimer votre compte' },
] as const;

/** Where the sections are: beside them on wide screens, which alone have the room. */
export function SettingsContents() {
  return (
    <nav aria-label="Sur cette page" className="sticky top-28 hidden lg:block">
      <ul className="grid border-l border-filet">
        {SECTIONS.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px flex min-h-11 items-center border-l-2 border-transparent pl-4 text-encre-2 no-underline transition-colors hover:border-prune hover:text-prune"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
