import { FORMAT_NAMES, TOPIC_TONES } from '#lib/article-topics.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import type { SavedArticle } from '../contract.ts';
import { Illustration } from './shared/illustration.tsx';
import { TextPreview } from './text-preview.tsx';

export function ArticlePreview({ typed }: { typed: SavedArticle }) {
  return (
    <div className="max-h-[80dvh] overflow-y-auto rounded-card border border-filet bg-papier">
      <div className={classNames('grid gap-3 p-5', TOPIC_TONES[typed.topic]?.band)}>
        <p className="flex flex-wrap gap-2">
          <Badge tone="lin">{typed.topic}</Badge>
          <Badge tone="lin">{FORMAT_NAMES[typed.format]}</Badge>
        </p>
        <p className="font-title text-[1.75rem] leading-tight font-semibold">{typed.title || 'Titre'}</p>
        <Illustration scene={typed.scene} className="max-w-sm rounded-[28px] border-8 border-carte" />
      </div>
      <div className="prose prose-article p-5">
        <TextPreview text={typed.text} />
      </div>
    </div>
  );
}
