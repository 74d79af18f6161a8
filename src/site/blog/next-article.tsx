import type { PublicArticle } from '#lib/public-articles.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ArticleCard } from './article-card.tsx';

export function NextArticle({ article }: { article: PublicArticle }) {
  return (
    <aside aria-labelledby="article-suivant" className="border-t border-filet bg-lin">
      <div className="page-width grid gap-6 py-12 lg:gap-8 lg:py-20">
        <h2 id="article-suivant">Article suivant</h2>
        <ArticleCard article={article} titleTag="h3" wide dated={false} />
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-2">
          <p className="max-w-xl text-encre-2">
            Les articles se lisent dans l’ordre que vous voulez. Et si le cœur vous en dit, la suite s’écrit à
            deux.
          </p>
          <ButtonLink to="/inscription/bienvenue" variant="secondary">
            Commencer gratuitement
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
