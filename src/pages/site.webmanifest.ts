import { businessIn } from '#/business/business.ts';
import { defaultLanguage } from '#/messages/languages.ts';
import { colorOf } from '#/system/palette.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const { name, tagline } = businessIn(defaultLanguage.code);

/** Lets a phone install the site; browsers offer that only if `display` gives it a window of its own. */
export const GET = () =>
  Response.json({
    name: name,
    short_name: name,
    description: tagline,
    lang: defaultLanguage.tag,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: colorOf('cool'),
    background_color: colorOf('paper'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
