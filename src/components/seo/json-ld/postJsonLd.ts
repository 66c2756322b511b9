import type { Post } from '#/api/posts.ts';
import { business } from '#/config.ts';
import { language } from '#/copy/language.ts';
import { fallbackPath } from '#/lib/pictureSources.ts';
import { scriptLanguage } from '#/content/scriptLanguage.ts';
import { postPath } from '#/content/paths.ts';
import { entityIds } from './entityIds.ts';
import type { JsonLdValue } from './jsonLd.ts';
import { organizationReference } from './organizationJsonLd.ts';

/** A post as schema.org's BlogPosting, only with what its page shows. */
export function postJsonLd(post: Post, site: URL | undefined): Record<string, JsonLdValue> {
  const absolute = (path: string) => new URL(path, site).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: post.image && absolute(fallbackPath(post.image)),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: scriptLanguage(post.title) ?? language.tag,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    author: {
      '@type': 'Organization',
      name: business.authorLabel ?? business.name,
      url: absolute('/'),
    },
    publisher: organizationReference(site),
    isPartOf: { '@id': entityIds.website(site) },
    mainEntityOfPage: absolute(postPath(post.slug)),
  };
}
