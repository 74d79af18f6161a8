import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { DrawnSlots, PublicParts } from '#lib/public-people.ts';
import { drawnPortrait } from '#member/coaches/web/shared/coach-photos.ts';
import { BannerStrip } from '#member/content/web/shared/banner-strip.tsx';
import { TeamSection } from './about/team-section.tsx';
import { listBuiltArticles } from './blog/articles.ts';
import { drawBlog } from './blog/draw-blog.tsx';
import { WhoAnswers } from './proof/who-answers.tsx';
import { QuestionsData, ServiceQuestions } from './services/services-questions.tsx';
import { CoachPortraits } from './team/coach-portraits.tsx';
import { TeamCarousel } from './team/team-carousel.tsx';
import { Testimonials } from './testimonials/testimonials-section.tsx';
import { Voices } from './young-adults/young-adults-voices.tsx';

export { drawBlog, listBuiltArticles };

/** Renders page parts with the content stored at the desk; a separate server bundle (decision 17). */
export function drawSlots({ coaches, team, testimonials, banner, questions }: PublicParts): DrawnSlots {
  const drawn = coaches?.map((coach) => ({ ...coach, picture: coach.picture ?? drawnPortrait(coach) }));
  return {
    ...(drawn && {
      coaches: html(<TeamCarousel team={drawn} />),
      'coach-portraits': html(<CoachPortraits team={drawn} />),
    }),
    ...(team && { team: html(<TeamSection team={team} />), 'who-answers': html(<WhoAnswers team={team} />) }),
    ...(banner && {
      banner: html(
        <div data-banner={banner.text}>
          {/* Before the text, so that a closed banner is never painted. */}
          <script src={banner.script} />
          <BannerStrip text={banner.text} link={banner.link} />
        </div>,
      ),
    }),
    ...(questions && {
      questions: html(<ServiceQuestions list={questions} />),
      'questions-data': html(<QuestionsData list={questions} />),
    }),
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
