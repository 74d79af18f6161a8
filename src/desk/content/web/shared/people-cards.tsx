import type { ShownTeamMember, ShownTestimonial } from '#lib/public-people.ts';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

export function Quote({ testimonial, tone }: { testimonial: ShownTestimonial; tone: string | undefined }) {
  const { text, author, picture, example } = testimonial;
  return (
    <div className="mx-auto grid h-full max-w-4xl grid-cols-[auto_1fr] content-start gap-4 px-1 py-2 md:content-center md:items-center md:gap-12">
      <Face
        picture={picture}
        name={author}
        className={classNames('aspect-square! size-16! rounded-full md:size-52!', tone)}
      />
      <figure className="grid content-center gap-2 md:gap-4">
        {example ? (
          <p className="text-sm text-encre-2 demonstrated:hidden">
            Texte inventé par notre équipe, en attendant vos mots
          </p>
        ) : null}
        <blockquote className="font-title text-[clamp(1.1875rem,0.95rem+1.1vw,1.875rem)] leading-[1.36] font-[480] text-pretty">
          <p>{`« ${text} »`}</p>
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold text-prune">
          {author}
          {example ? <ExampleBadge className="bg-papier!" /> : null}
        </figcaption>
      </figure>
    </div>
  );
}

export function TeamMemberCard({ member }: { member: ShownTeamMember }) {
  const { name, role, picture, line, example } = member;
  return (
    <>
      <Face picture={picture} name={name} className="rounded-card bg-carte" />
      <div className="grid gap-1">
        <h3 className="leading-snug wrap-anywhere">{name}</h3>
        {example ? <ExampleBadge className="justify-self-start" /> : null}
        <p className="font-medium text-prune">{role}</p>
        {line ? <p className="text-sm text-encre-2">{line}</p> : null}
      </div>
    </>
  );
}
