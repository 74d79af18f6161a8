import type { ShownTestimonial } from '#lib/public-people.ts';
import { classNames } from '#ui/class-names.ts';
import { ExampleBadge } from '#ui/example-badge.tsx';
import { Face } from '#ui/face.tsx';

export function Quote({ testimonial, tone }: { testimonial: ShownTestimonial; tone: string | undefined }) {
  const { text, author, picture, example } = testimonial;
  return (
    <div className="mx-auto grid h-full max-w-4xl content-center items-center gap-6 px-1 py-4 text-center md:grid-cols-[auto_1fr] md:gap-12 md:text-left">
      <Face
        picture={picture}
        name={author}
        className={classNames('mx-auto aspect-square! size-32! rounded-full md:size-52!', tone)}
      />
      <figure className="grid content-center gap-4">
        {example ? (
          <p className="text-sm text-encre-2">Texte inventé par notre équipe, en attendant vos mots</p>
        ) : null}
        <blockquote className="font-title text-[clamp(1.3125rem,1.1rem+1.1vw,1.875rem)] leading-[1.36] font-[480] text-pretty">
          <p>{`« ${text} »`}</p>
        </blockquote>
        <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold text-prune max-md:justify-center">
          {author}
          {example ? <ExampleBadge /> : null}
        </figcaption>
      </figure>
    </div>
  );
}
