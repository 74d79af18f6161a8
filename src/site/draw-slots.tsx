import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnSlots, PublicPeople } from '#lib/public-people.ts';
import { drawnPortrait } from '#member/coaches/web/shared/coach-photos.ts';
import { TeamSection } from './about/team-section.tsx';
import { listBuiltArticles } from './blog/articles.ts';
import { drawBlog } from './blog/draw-blog.tsx';
import { WhoAnswers } from './proof/who-answers.tsx';
import { CoachPortraits } from './team/coach-portraits.tsx';
import { TeamCarousel } from './team/team-carousel.tsx';
import { Testimonials } from './testimonials/testimonials-section.tsx';
import { Voices } from './young-adults/young-adults-voices.tsx';

export { drawBlog, listBuiltArticles };

/** Page parts with people stored at the desk, rendered by the server in a separate bundle (decision 17). */
export function drawSlots({ coaches, team, testimonials }: PublicPeople): DrawnSlots {
  const drawn = coaches?.map((coach) => ({ ...coach, picture: coach.picture ?? drawnPortrait(coach) }));
  return {
    ...(drawn && {
      coaches: html(<TeamCarousel team={drawn} />),
      'coach-portraits': html(<CoachPortraits team={drawn} />),
    }),
    ...(team && { team: html(<TeamSection team={team} />), 'who-answers': html(<WhoAnswers team={team} />) }),
    ...(testimonials && {
      testimonials: html(<Testimonials list={testimonials} />),
      'testimonials-of-coaches': html(
        <Testimonials list={testimonials} className="bg-rosee py-14 lg:py-20" />,
      ),
      'testimonials-of-the-young': html(<Voices list={testimonials.filter(({ young }) => young)} />),
    }),
  };
}

function html(part: ReactElement): string {
  return renderToStaticMarkup(part);
}
