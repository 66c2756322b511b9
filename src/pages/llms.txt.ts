import type { APIContext } from 'astro';
import { loadLocations } from '#/api/locations.ts';
import { loadPosts } from '#/api/posts.ts';
import { llms } from '#/content/en/llms.ts';
import { addressedPages, markdownPath } from '#/content/markdownPages.ts';
import { locationPage } from '#/features/finder/locationPage.ts';
import { locationPath } from '#/features/finder/locationPaths.ts';
import { listLocationRoutes, slugsOf } from '#/features/finder/locationRoutes.ts';
import { postPath } from '#/words/pagePaths.ts';
import { llmsText } from '#/lib/llmsText.ts';

const MAX_POSTS = 100;

/** Describes the site, and links to the Markdown of each page. */
export const GET = ({ site, url }: APIContext) => {
  const addressOf = (path: string) => new URL(markdownPath(path), site ?? url).href;
  const pages = addressedPages.map(({ title, description, link }) => ({
    title,
    description,
    url: addressOf(link.href),
  }));
  const locations = listLocationRoutes(loadLocations().items).map((route) => ({
    title: locationPage(route).title,
    url: addressOf(locationPath(...slugsOf(route))),
  }));
  const posts = loadPosts()
    .items.slice(0, MAX_POSTS)
    .map(({ title, slug, metaDescription }) => ({
      title,
      description: metaDescription,
      url: addressOf(postPath(slug)),
    }));
  const { sections, ...said } = llms;
  return new Response(
    llmsText({
      ...said,
      sections: [
        { heading: sections.pages, entries: pages },
        { heading: sections.locations, entries: locations },
        { heading: sections.posts, entries: posts },
      ],
    }),
  );
};
