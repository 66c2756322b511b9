import type { Post } from '~/api/posts';
import { business } from '~/config';
import { fallbackPath } from '~/lib/pictureSources';
import { postPath } from '~/paths';
import type { JsonLdValue } from './jsonLd';

/** A post as schema.org's BlogPosting, with only what its page shows. */
export function postJsonLd(post: Post, site: URL | undefined): Record<string, JsonLdValue> {
  const absolute = (path: string) => new URL(path, site).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: post.image && absolute(fallbackPath(post.image)),
    datePublished: post.createdAt,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    author: { '@type': 'Organization', name: business.authorLabel, url: absolute('/') },
    publisher: { '@type': 'Organization', name: business.name },
    mainEntityOfPage: absolute(postPath(post.slug)),
  };
}
