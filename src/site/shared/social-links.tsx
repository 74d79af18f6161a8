import type { ReactNode } from 'react';

interface Network {
  name: string;
  /** Of our page, when the build knows it. */
  page: unknown;
  /** Of the network itself. */
  home: string;
  /** What is drawn in a square of 24; icon sets no longer carry brands. */
  drawing: ReactNode;
}

const NETWORKS: readonly Network[] = [
  {
    name: 'Facebook',
    page: import.meta.env.VITE_SOCIAL_FACEBOOK,
    home: 'https://www.facebook.com/',
    drawing: <path d="M16 4h-2a4 4 0 0 0-4 4v13M6.5 12H15" />,
  },
  {
    name: 'LinkedIn',
    page: import.meta.env.VITE_SOCIAL_LINKEDIN,
    home: 'https://www.linkedin.com/',
    drawing: <path d="M5.5 10v10M5.5 5v.2M11 20V10m0 5a4 4 0 0 1 8 0v5" />,
  },
  {
    name: 'Instagram',
    page: import.meta.env.VITE_SOCIAL_INSTAGRAM,
    home: 'https://www.instagram.com/',
    drawing: (
      <path d="M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600ZM16.800 7.100v.1" />
    ),
  },
];

/**
 * The three networks of spec 1 §2.1. The addresses of our pages are variables of the build (`VITE_SOCIAL_FACEBOOK`,
 * `…_LINKEDIN`, `…_INSTAGRAM`); without one the link leads to the network, never to a page that may be somebody else's.
 */
export function SocialLinks() {
  return (
    <ul className="-ml-2.5 flex gap-1" aria-label="Sur les réseaux">
      {NETWORKS.map(({ name, page, home, drawing }) => (
        <li key={name}>
          <a
            href={typeof page === 'string' && page.startsWith('https://') ? page : home}
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
