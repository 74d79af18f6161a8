import type { ReactNode } from 'react';

interface Network {
  name: string;
  address: unknown;
  /** What is drawn in a square of 24; icon sets no longer carry brands. */
  drawing: ReactNode;
}

const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    address: import.meta.env.VITE_SOCIAL_FACEBOOK,
    drawing: <path d="M16 4h-2a4 4 0 0 0-4 4v13M6.5 12H15" />,
  },
  {
    name: 'LinkedIn',
    address: import.meta.env.VITE_SOCIAL_LINKEDIN,
    drawing: <path d="M5.5 10v10M5.5 5v.2M11 20V10m0 5a4 4 0 0 1 8 0v5" />,
  },
  {
    name: 'Instagram',
    address: import.meta.env.VITE_SOCIAL_INSTAGRAM,
    drawing: (
      <path d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM16.800 7.100v.1" />
    ),
  },
];

/**
 * Our pages on the three networks. Their addresses are variables of the build (`VITE_SOCIAL_FACEBOOK`, `…_LINKEDIN`,
 * `…_INSTAGRAM`): only those that are given are shown, since a link to a page that is not ours would mislead.
 */
export function SocialLinks() {
  const links = NETWORKS.flatMap(({ name, address, drawing }) =>
    typeof address === 'string' && address.startsWith('https://') ? [{ name, address, drawing }] : [],
  );
  if (links.length === 0) return null;
  return (
    <ul className="-ml-2.5 flex gap-1" aria-label="Sur les réseaux">
      {links.map(({ name, address, drawing }) => (
        <li key={name}>
          <a
            href={address}
            rel="noopener noreferrer"
            className="inline-flex size-11 items-center justify-center rounded-full text-prune transition-colors hover:bg-rosee"
          >
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-6"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              {drawing}
            </svg>
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
