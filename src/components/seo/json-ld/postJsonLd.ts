import type { Post } from '#/api/posts.ts';
import { businessIn } from '#/business/business.ts';
import { fallbackPath } from '#/lib/pictures.ts';
import { languageOf, type Locale } from '#/messages/languages.ts';
import { languageOfText } from '#/messages/languageOfText.ts';
import { postPath } from '#/business/pages.ts';
import { organizationReference, websiteReference } from './organizationJsonLd.ts';
import type { JsonLdThing } from './jsonLd.ts';

/** Returns a post as schema.org's BlogPosting, only with what its page shows. */
export function postJsonLd(locale: Locale, post: Post, site: URL | undefined): JsonLdThing {
  const { code, tag } = languageOf(locale);
  const { name, authorLabel } = businessIn(locale);
  const absolute = (path: string) => new URL(path, site).href;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.metaDescription,
    image: post.image && absolute(fallbackPath(post.image)),
    datePublished: post.createdAt,
    dateModified: post.updatedAt,
    inLanguage: languageOfText(post.title, code) ?? tag,
    keywords: post.tags.length > 0 ? post.tags.join(', ') : undefined,
    author: {
      '@type': 'Organization',
      name: authorLabel ?? name,
      url: absolute('/'),
    },
    publisher: organizationReference(site),
    isPartOf: websiteReference(site),
    mainEntityOfPage: absolute(postPath(locale, post.slug)),
  };
}
