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

/** Lets a phone put the site on its home screen. */
export const GET = () =>
  Response.json({
    name: name,
    short_name: name,
    description: tagline,
    lang: defaultLanguage.tag,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colorOf('gali'),
    background_color: colorOf('rann'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
