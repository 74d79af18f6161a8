import type { Source } from './sources.ts';

export function Sources({ list }: { list: readonly Source[] }) {
  return (
    <section aria-labelledby="sources" className="grid gap-2 text-sm text-encre-2">
      <h2 id="sources" className="font-text text-base font-semibold tracking-normal">
        Sources
      </h2>
      <ul className="grid list-disc gap-1 pl-5">
        {list.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noreferrer" className="underline underline-offset-4 hover:text-prune">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
