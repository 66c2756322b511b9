import type { AstroIntegration } from 'astro';
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import { contentTypeOf } from '#/hosts/contentTypes.ts';
import { MEDIA_PATH } from '#/lib/pictures.ts';

/** Serves the picture store at `/_media/` in `npm run dev`, where the place step does not run. */
export const pictureServer = (): AstroIntegration => ({
  name: 'picture-server',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const folder = process.env.PICTURE_STORE_DIR;
      if (!folder) return;
      server.middlewares.use(MEDIA_PATH, (request, response, next) => {
        const name = basename(request.url ?? '');
        response.setHeader('content-type', contentTypeOf(name));
        createReadStream(join(folder, name))
          .on('error', () => {
            next();
          })
          .pipe(response);
      });
    },
  },
});
