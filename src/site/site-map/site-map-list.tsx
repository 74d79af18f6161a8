import { TextLink } from '#ui/link.tsx';
import type { MapPart } from './site-map-content.ts';

export function SiteMapList({ title, links }: MapPart) {
  return (
    <section className="grid content-start gap-2">
      <h2 className="font-title text-h3 font-semibold">{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} bare className="inline-flex min-h-11 items-center">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
