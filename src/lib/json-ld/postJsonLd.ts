import type { Post } from '~/api/posts';
import { business, language } from '~/config';
import { fallbackPath } from '~/lib/pictureSources';
import { scriptLanguage } from '~/lib/scriptLanguage';
import { postPath } from '~/paths';
import { entityIds } from './entityIds';
import type { JsonLdValue } from './jsonLd';
import { organizationReference } from './organizationJsonLd';

/** A post as schema.org's BlogPosting, with only what its page shows. */
export function postJsonLd(post: Post, site: URL | undefined): Record<string, JsonLdValue> {
  const absolute = (path: string) => new URL(path, site).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: post.image && absolute(fallbackPath(post.image)),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: scriptLanguage(post.title) ?? language,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    author: { '@type': 'Organization', name: business.authorLabel, url: absolute('/') },
    publisher: organizationReference(site),
    isPartOf: { '@id': entityIds.website(site) },
    mainEntityOfPage: absolute(postPath(post.slug)),
  };
}
