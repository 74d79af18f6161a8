import { coachPhoto } from '#member/coaches/web/shared/coach-photos.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { ServerIf } from '#ui/page/server-if.tsx';
import { frenchDuration, frenchHour, type Masterclass } from './masterclasses.ts';

/** Weekly programme for visitors; members choose dates in « Webinaires ». */
export function Masterclasses({ list }: { list: readonly Masterclass[] }) {
  return (
    <section id="semaine" aria-labelledby="titre-masterclass" className="bg-lavande py-14 lg:py-20">
      <div className="page-width grid gap-8 lg:gap-12">
        <div className="grid max-w-2xl gap-3">
          <h2 id="titre-masterclass">Huit masterclass par semaine</h2>
          <p>
            En visio, à l’heure de Paris, de deux à cinq personnes, pendant 45{'\u00a0'}minutes. Quatre
            d’entre elles durent deux heures{'\u202f'}: elles répondent aux questions du quiz que l’on vous
            propose après l’inscription. Une fois votre profil créé, vous choisissez votre date{'\u202f'}; en
            cas d’empêchement, vous la rendez.
          </p>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:gap-6">
          {list.map(({ id, title, summary, coach, photo, day, time, minutes }) => (
            <li
              key={id}
              className="grid grid-rows-[auto_auto_1fr_auto] justify-items-start gap-2 rounded-card bg-carte p-6 lg:p-7"
            >
              <p className="mb-1 rounded-full bg-rosee px-3.5 py-1 text-sm font-semibold text-prune">
                Le {day} à {frenchHour(time)}, {frenchDuration(minutes)}
              </p>
              <h3>{title}</h3>
              <p>{summary}</p>
              <ServerIf has="EXAMPLE_COACHES">
                <p className="mt-2 flex flex-wrap items-center gap-3 text-sm text-encre-2">
                  <img
                    src={coachPhoto(photo)}
                    alt=""
                    width={40}
                    height={40}
                    loading="lazy"
                    decoding="async"
                    className="size-10 rounded-full bg-sauge-100 object-cover"
                  />
                  Avec {coach}
                  <ExampleBadge />
                </p>
              </ServerIf>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
