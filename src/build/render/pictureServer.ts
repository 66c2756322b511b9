import type { AstroIntegration } from 'astro';
import { createReadStream } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { MEDIA_PATH } from '#/lib/pictureSources.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

/** Serves the picture store at `/_media/` in `npm run dev`, where Place does not run. */
export const pictureServer = (): AstroIntegration => ({
  name: 'picture-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use(MEDIA_PATH, (request, response, next) => {
        const name = basename(request.url ?? '');
        const type = TYPES[extname(name)];
        if (!type || !process.env.PICTURE_STORE_DIR) {
          next();
          return;
        }
        response.setHeader('content-type', type);
        createReadStream(join(process.env.PICTURE_STORE_DIR, name))
          .on('error', () => {
            next();
          })
          .pipe(response);
      });
    },
  },
});
