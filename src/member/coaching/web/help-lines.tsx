import { HELP_LINES } from '../texts/advice.ts';

/** Advice is not medical care: the page also names help lines. */
export function HelpLines() {
  return (
    <section aria-labelledby="help-lines" className="grid gap-3 rounded-card bg-lin p-6 sm:p-8">
      <h2 id="help-lines" className="text-h3">
        Besoin de parler tout de suite ?
      </h2>
      <p>
        Ces conseils ne remplacent pas l’écoute d’un médecin ou d’un psychologue. En cas de danger immédiat,
        appelez le 15 ou le 112.
      </p>
      <ul className="grid gap-1">
        {HELP_LINES.map(({ number, tel, what }) => (
          <li key={number} className="grid min-h-11 grid-cols-[5.5rem_1fr] items-baseline">
            <a
              href={`tel:${tel}`}
              className="inline-flex min-h-11 justify-self-start items-center rounded-sm font-semibold text-prune underline underline-offset-4 hover:text-prune-hover"
            >
              {number}
            </a>
            <span>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
