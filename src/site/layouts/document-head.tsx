import { PRODUCT_NAME } from '#lib/product.ts';
import { dataBlock, publicAddress, sharedPicture } from '../shared/structured-data.ts';

export interface DocumentFacts {
  title: string;
  /** Whether to omit the name of the site. */
  wholeTitle?: boolean;
  description: string;
  type?: 'website' | 'article';
  /** Name of its social sharing picture. */
  picture?: string;
  /** Whether search engines must ignore it. */
  hidden?: boolean;
  /** schema.org data. */
  data?: readonly Record<string, unknown>[];
}

/** The metadata of a page for search engines and shared links. */
export function DocumentHead(facts: DocumentFacts & { path: string }) {
  const { description, type = 'website', picture = 'accueil', hidden = false, data = [], path } = facts;
  const title = facts.wholeTitle ? facts.title : `${facts.title} – ${PRODUCT_NAME}`;
  const address = publicAddress(path);
  const card = {
    'og:site_name': PRODUCT_NAME,
    'og:locale': 'fr_FR',
    'og:type': type,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': sharedPicture(picture),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {hidden
        ? null
        : Object.entries(card).map(([property, content]) => (
            <meta key={property} property={property} content={content} />
          ))}
      {hidden ? null : <meta name="twitter:card" content="summary_large_image" />}
      {data.map((block) => (
        <script
          key={JSON.stringify(block)}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening angle bracket
          dangerouslySetInnerHTML={{ __html: dataBlock(block) }}
        />
      ))}
    </>
  );
}
