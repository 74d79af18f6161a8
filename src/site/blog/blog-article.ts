export interface BlogArticle {
  id: number;
  /** Also the name of its text and of its illustration: `content/blog/<slug>.md` and `<slug>.svg`. */
  slug: string;
  title: string;
  excerpt: string;
  /** Day of publication, yyyy-mm-dd. */
  date: string;
  topic: BlogTopic;
}

export type BlogTopic =
  | 'Premiers pas'
  | 'Se rencontrer'
  | 'Mieux se connaître'
  | 'Apprendre à deux'
  | 'Au fil de la vie';
