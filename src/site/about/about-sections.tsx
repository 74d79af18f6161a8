import { ButtonLink } from '#ui/button.tsx';
import { MEASURE, WAYS } from './about-content.ts';

export function Ways() {
  return (
    <section
      aria-labelledby="facon"
      className="page-width grid gap-10 py-14 lg:grid-cols-[1fr_2fr] lg:gap-16 lg:py-24"
    >
      <h2 id="facon">Ce que nous faisons autrement</h2>
      <div className="grid">
        {WAYS.map(({ title, text }) => (
          <div
            key={title}
            className="grid gap-2 border-t border-filet py-6 first:border-t-0 first:pt-0 md:grid-cols-[14rem_1fr] md:gap-8"
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

export function ValuesInvitation() {
  return (
    <section aria-labelledby="reussite" className="page-width pb-8 lg:pb-12">
      <div className="grid justify-items-start gap-6 rounded-[32px] bg-abricot-100 px-6 py-10 sm:px-10 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-14 lg:px-14 lg:py-14">
        <div className="grid max-w-2xl gap-4">
          <h2 id="reussite">Heureux de vous voir partir à deux</h2>
          <p className="text-lg">{MEASURE}</p>
        </div>
        <ButtonLink to="/nos-valeurs">Lire nos valeurs</ButtonLink>
      </div>
    </section>
  );
}
