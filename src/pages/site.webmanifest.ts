import { business } from '#/config.ts';
import { language } from '#/copy/language.ts';
import { colorOf } from '#/lib/palette.ts';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${purpose === 'maskable' ? 'maskable-' : ''}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Lets a phone put the site on its home screen. */
export const GET = () =>
  Response.json({
    name: business.name,
    short_name: business.name,
    description: business.tagline,
    lang: language.tag,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: colorOf('gali'),
    background_color: colorOf('rann'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
